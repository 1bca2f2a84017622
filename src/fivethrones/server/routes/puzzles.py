"""Puzzles: those in the package, and those that reviews make of mistakes."""

import asyncio
from typing import Any, Final

from fastapi import APIRouter, Response
from starlette.requests import HTTPConnection

from fivethrones.server import encode, wire
from fivethrones.server.club import mistakes, puzzles
from fivethrones.server.routes.identity import AGuest, AnyGuest, BusyGuest, TheRegistry
from fivethrones.server.routes.review import reviews_of
from fivethrones.server.routes.tables import entered

router = APIRouter(prefix="/api", tags=["puzzles"])
SEEN: Final[dict[int | str, dict[str, Any]]] = {200: {"model": wire.PuzzleSeen}}


def json(data: Any) -> Response:
    return Response(encode.dumps(data), media_type="application/json")


@router.get("/puzzles", responses={200: {"model": wire.PuzzleList}}, response_model=None)
async def listed(registry: TheRegistry, guest: AnyGuest) -> Response:
    """All puzzles, the one of the day, and how well the reader has done."""
    return json(await puzzles.listed(registry.database, guest, registry.config.now()))


@router.get("/puzzles/{id}", responses=SEEN, response_model=None)
async def look(id: str, registry: TheRegistry, guest: AGuest) -> Response:
    """The position, as its seat sees it."""
    puzzle = await puzzles.puzzle_named(id)
    line = (await puzzles.standing_of(registry.database, guest)).line(puzzle)
    return json(await asyncio.to_thread(puzzles.shown, puzzle, line, guest, registry.config.now()))


@router.post("/puzzles/{id}", responses=SEEN, response_model=None)
async def solve(id: str, body: wire.PuzzleTry, registry: TheRegistry, guest: BusyGuest) -> Response:
    """Try a choice, or ask for the solution; the first try counts, and giving up is one that failed."""
    puzzle, now = await puzzles.puzzle_named(id), registry.config.now()
    line = (await puzzles.standing_of(registry.database, guest)).line(puzzle)
    answer = await asyncio.to_thread(puzzles.tried, puzzle, body.choice, line, guest, now)
    change = await puzzles.note_try(registry.database, guest, puzzle, answer["right"] is True, now)
    return json({**answer, "change": round(change)})


@router.get("/tables/{id}/review/{step}/puzzle", responses=SEEN, response_model=None)
async def look_at_mistake(
    id: str, step: wire.Step, connection: HTTPConnection, registry: TheRegistry, guest: AGuest
) -> Response:
    """A decision of a reviewed game to be made again; it is not rated."""
    puzzle = await mistakes.puzzle_at(reviews_of(connection), await entered(registry, id, guest), step)
    line = mistakes.line(puzzle)
    return json(await asyncio.to_thread(puzzles.shown, puzzle, line, guest, registry.config.now()))


@router.post("/tables/{id}/review/{step}/puzzle", responses=SEEN, response_model=None)
async def mend(
    id: str,
    step: wire.Step,
    body: wire.PuzzleTry,
    connection: HTTPConnection,
    registry: TheRegistry,
    guest: BusyGuest,
) -> Response:
    puzzle = await mistakes.puzzle_at(reviews_of(connection), await entered(registry, id, guest), step)
    line = mistakes.line(puzzle)
    now = registry.config.now()
    return json(await asyncio.to_thread(puzzles.tried, puzzle, body.choice, line, guest, now))
