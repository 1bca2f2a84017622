"""Reviews of finished games. Of games that are played there are none."""

from typing import Any, Final

from fastapi import APIRouter, Response
from starlette.requests import HTTPConnection

from fivethrones.server import encode, wire
from fivethrones.server.club.reviews import Reviews
from fivethrones.server.refusals import refuse
from fivethrones.server.routes.identity import AGuest, BusyGuest, TheRegistry
from fivethrones.server.routes.tables import entered

router = APIRouter(prefix="/api/tables", tags=["review"])
INFO: Final[dict[int | str, dict[str, Any]]] = {200: {"model": wire.ReviewInfo}}
BEGUN: Final = 0.1  # reviews a second that one guest may ask for


def reviews_of(connection: HTTPConnection) -> Reviews:
    reviews: Reviews | None = connection.app.state.reviews
    if reviews is None:
        raise refuse("no-reviews")
    return reviews


def json(data: Any) -> Response:
    return Response(encode.dumps(data), media_type="application/json")


@router.get("/{id}/review", responses=INFO, response_model=None)
async def look(id: str, connection: HTTPConnection, registry: TheRegistry, guest: AGuest) -> Response:
    """How far a review has come; what is judged already can be read."""
    return json(await reviews_of(connection).look(await entered(registry, id, guest)))


@router.post("/{id}/review", responses=INFO, response_model=None)
async def begin(id: str, connection: HTTPConnection, registry: TheRegistry, guest: BusyGuest) -> Response:
    """Have a finished game reviewed, by the strongest bot and behind everything else; once is enough for everybody."""
    live = await entered(registry, id, guest)
    registry.rates.spend("reviews", guest.id, BEGUN, at_once=5)
    return json(await reviews_of(connection).begin(live, guest))
