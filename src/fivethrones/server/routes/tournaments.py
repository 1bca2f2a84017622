"""Tournaments: made by anybody, open or with a code."""

from typing import Annotated

from fastapi import APIRouter, Depends, Query
from starlette.requests import HTTPConnection

from fivethrones.club.tournaments.tournament import Tournament
from fivethrones.server import wire
from fivethrones.server.club.arbiter import Arbiter
from fivethrones.server.club.tournament_info import tournament_info
from fivethrones.server.people.guests import Guest
from fivethrones.server.refusals import refuse
from fivethrones.server.routes.identity import AGuest, BusyGuest

router = APIRouter(prefix="/api/tournaments", tags=["tournaments"])


def arbiter_of(connection: HTTPConnection) -> Arbiter:
    arbiter: Arbiter | None = connection.app.state.arbiter
    if arbiter is None:
        raise refuse("not-found")
    return arbiter


TheArbiter = Annotated[Arbiter, Depends(arbiter_of)]
Code = Annotated[str | None, Query(max_length=60)]


async def told(arbiter: Arbiter, tournament: Tournament, guest: Guest) -> wire.TournamentInfo:
    scores = await arbiter.scores.of(tournament)
    apart = await arbiter.registry.avoiding.apart(guest.id)
    return wire.TournamentInfo(**tournament_info(arbiter.registry, tournament, guest, scores, apart.blocked))


@router.get("")
async def listed(arbiter: TheArbiter, guest: AGuest) -> list[wire.TournamentLine]:
    """Those that anybody may join or watch, and the reader's own, the newest first."""
    return [wire.TournamentLine(**line) for line in await arbiter.tournaments.listed(guest)]


@router.post("")
async def create(body: wire.NewTournament, arbiter: TheArbiter, guest: BusyGuest) -> wire.TournamentInfo:
    return await told(arbiter, await arbiter.tournaments.create(guest, body), guest)


@router.get("/{id}")
async def one(id: str, arbiter: TheArbiter, guest: AGuest, code: Code = None) -> wire.TournamentInfo:
    """Standings, rounds and games; a private one is for those who are in it or know its code."""
    tournament = await arbiter.tournaments.get(id)
    arbiter.tournaments.check_may_see(tournament, guest, code)
    return await told(arbiter, tournament, guest)


@router.post("/{id}/join")
async def join(
    id: str, body: wire.JoinTournament, arbiter: TheArbiter, guest: BusyGuest
) -> wire.TournamentInfo:
    return await told(arbiter, await arbiter.tournaments.join(id, guest, body.code), guest)


@router.post("/{id}/leave")
async def leave(id: str, arbiter: TheArbiter, guest: BusyGuest) -> wire.TournamentInfo:
    """Before the start the place is free again; after it one is paired no more."""
    return await told(arbiter, await arbiter.tournaments.leave(id, guest), guest)


@router.post("/{id}/start")
async def start(id: str, arbiter: TheArbiter, guest: BusyGuest) -> wire.TournamentInfo:
    tournament = await arbiter.tournaments.start(id, guest)
    await arbiter.attend(id)
    return await told(arbiter, tournament, guest)


@router.post("/{id}/ready")
async def ready(id: str, arbiter: TheArbiter, guest: BusyGuest) -> wire.TournamentInfo:
    """The reader need not wait for the end of the pause; when all are ready the next round begins."""
    tournament = await arbiter.tournaments.ready(id, guest)
    await arbiter.attend(id)
    return await told(arbiter, tournament, guest)


@router.post("/{id}/cancel")
async def cancel(id: str, arbiter: TheArbiter, guest: BusyGuest) -> wire.TournamentInfo:
    """Whoever made it ends it; games that are played go on by themselves."""
    return await told(arbiter, await arbiter.tournaments.cancel(id, guest), guest)
