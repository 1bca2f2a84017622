"""Replays, records, and playing on from a step."""

from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request, Response

from fivethrones.server import encode, wire
from fivethrones.server.refusals import refuse
from fivethrones.server.routes.identity import AGuest, BusyGuest, TheRegistry
from fivethrones.server.routes.tables import INFO, entered, info
from fivethrones.server.tables import replays

router = APIRouter(prefix="/api", tags=["replays"])

TEXT: Final[dict[str, Any]] = {"content": {"text/plain": {"schema": {"type": "string"}}}}
SEATS: Final = [str(seat) for seat in range(-1, 15)]


def json(data: Any) -> Response:
    return Response(encode.dumps(data), media_type="application/json")


def read_eyes(text: str | None) -> list[int] | None:
    """`0,2`: through whose eyes; -1 for a spectator's."""
    if text is None:
        return None
    if not all(word in SEATS for word in text.split(",")):
        raise refuse("malformed")
    return [int(word) for word in dict.fromkeys(text.split(","))]


@router.get("/tables/{id}/replay", responses={200: {"model": wire.Replay}}, response_model=None)
async def replay(id: str, registry: TheRegistry, guest: AGuest) -> Response:
    """All steps so far, as this guest may read them."""
    return json(await replays.steps(await entered(registry, id, guest), guest))


@router.get("/tables/{id}/replay/{step}", responses={200: {"model": wire.ReplaySeen}}, response_model=None)
async def replay_step(
    id: str,
    step: wire.Step,
    registry: TheRegistry,
    guest: AGuest,
    eyes: Annotated[str | None, Query(pattern=r"^-?\d{1,2}(,-?\d{1,2})*$", max_length=60)] = None,
) -> Response:
    """The table after a step, through these eyes; while it is played, through one's own only."""
    live = await entered(registry, id, guest)
    return json(await replays.seen_at(live, guest, step, read_eyes(eyes)))


@router.post("/tables/{id}/branch", responses=INFO, response_model=None)
async def branch(id: str, body: wire.NewBranch, registry: TheRegistry, guest: BusyGuest) -> Response:
    """Play on from a step of a finished match, at a new table."""
    live = await entered(registry, id, guest)
    return await info(await replays.branch(live, guest, body), guest)


@router.get(
    "/tables/{id}/record",
    responses={200: {"description": "The record of a finished match", **TEXT}},
    response_class=Response,
)
async def record(id: str, registry: TheRegistry, guest: AGuest) -> Response:
    text = await replays.record(await entered(registry, id, guest))
    name = f'attachment; filename="{id}.record"'
    return Response(text, media_type="text/plain; charset=utf-8", headers={"content-disposition": name})


@router.post(
    "/records",
    responses=INFO,
    response_model=None,
    openapi_extra={"requestBody": {"required": True, **TEXT}},
)
async def bring(request: Request, registry: TheRegistry, guest: BusyGuest) -> Response:
    """Hand in a record's text; the answer is a table to look at."""
    return await info(await replays.bring_record(registry, guest, await request.body()), guest)
