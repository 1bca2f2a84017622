"""Finding a game: quick pairing, open seeks, and invitations of earlier opponents."""

from typing import Annotated

from fastapi import APIRouter, Depends, Response
from starlette.requests import HTTPConnection

from fivethrones.server import wire
from fivethrones.server.club.seeks import Seeks
from fivethrones.server.routes.identity import AGuest, BusyGuest
from fivethrones.server.routes.tables import INFO, info

router = APIRouter(prefix="/api/seeks", tags=["seeks"])


def seeks_of(connection: HTTPConnection) -> Seeks:
    seeks: Seeks = connection.app.state.seeks
    return seeks


TheSeeks = Annotated[Seeks, Depends(seeks_of)]


@router.get("")
async def listed(seeks: TheSeeks, guest: AGuest) -> wire.Finding:
    """The reader's own seek or where it has led to, those of others, and invitations."""
    return await seeks.seen_by(guest)


@router.post("")
async def seek(body: wire.NewSeek, seeks: TheSeeks, guest: BusyGuest) -> wire.Finding:
    """Seek a game; who fits an open seek sits down at once."""
    await seeks.post(guest, body)
    return await seeks.seen_by(guest)


@router.post("/withdraw")
async def withdraw(seeks: TheSeeks, guest: BusyGuest) -> wire.Finding:
    await seeks.withdraw(guest.id)
    return await seeks.seen_by(guest)


@router.post("/again", responses=INFO, response_model=None)
async def again(body: wire.PlayAgain, seeks: TheSeeks, guest: BusyGuest) -> Response:
    """A private table for those of a finished game; each of them finds an invitation."""
    return await info(await seeks.invitations.play_again(guest, body.table), guest)


@router.post("/invitations/{table}/refuse")
async def refuse_invitation(table: str, seeks: TheSeeks, guest: BusyGuest) -> wire.Finding:
    await seeks.invitations.refuse(guest, table)
    return await seeks.seen_by(guest)
