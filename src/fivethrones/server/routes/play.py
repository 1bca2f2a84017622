"""The same as over a socket, for programs: a stream of lines, and a request for each thing to do."""

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Response
from fastapi.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from fivethrones.kernel.action import Seat
from fivethrones.kernel.errors import Refusal
from fivethrones.server import encode, wire
from fivethrones.server.refusals import status_of
from fivethrones.server.routes.identity import AGuest, BusyGuest, TheRegistry
from fivethrones.server.routes.tables import entered
from fivethrones.server.tables import chat, hints, play, resigning, spoken
from fivethrones.server.tables.connection import Connection
from fivethrones.server.tables.live import LiveTable

router = APIRouter(prefix="/api/tables/{id}", tags=["play"])

ALIVE: Final = 15.0  # seconds of silence after which an empty line is sent
LINES: Final[dict[int | str, dict[str, Any]]] = {
    200: {
        "description": "One server message per line",
        "content": {"application/x-ndjson": {"schema": {"$ref": "#/components/schemas/ServerMessage"}}},
    }
}
DONE: Final[dict[int | str, dict[str, Any]]] = {200: {"model": wire.Done}}
ACTED: Final[dict[int | str, dict[str, Any]]] = {200: {"model": wire.Seen}, 409: {"model": wire.Refused}}


def json(body: bytes, status: int = 200) -> Response:
    return Response(body, status, media_type="application/json")


@router.get("/stream", responses=LINES, response_class=StreamingResponse)
async def stream(
    id: str, registry: TheRegistry, guest: AGuest, eyes: Annotated[Seat | None, Query(ge=-1, le=14)] = None
) -> StreamingResponse:
    """All that a tab at this table is told, one message per line; an empty line now and then."""
    live = await entered(registry, id, guest)
    connection = Connection(guest, registry.config.limits.queue)
    await live.greet(connection)
    try:
        if eyes is not None and eyes != connection.eyes:
            await live.look(connection, eyes)
    except BaseException:
        await live.remove(connection)
        raise
    return Stream(live, connection)


class Stream(StreamingResponse):
    """Who reads it is at the table until the stream has ended, however that came."""

    media_type = "application/x-ndjson"

    def __init__(self, live: LiveTable, connection: Connection) -> None:
        super().__init__(lines(live, connection))
        self._live, self._connection = live, connection

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            # By itself: of a reader who has gone everything is cancelled, and would be while it waits for the table, too.
            self._live.registry.begin(self._live.remove(self._connection))


async def lines(live: LiveTable, connection: Connection) -> AsyncIterator[bytes]:
    await spoken.show_past(live, connection)
    while not connection.lost:
        try:
            messages = await asyncio.wait_for(connection.next(), ALIVE)
        except TimeoutError:
            messages = [b""]
        for message in messages:
            yield message + b"\n"


@router.post("/act", responses=ACTED, response_model=None)
async def act(id: str, body: wire.Act, registry: TheRegistry, guest: BusyGuest) -> Response:
    """Answer a question: all of these actions or none. A refusal brings the fresh view along."""
    live = await entered(registry, id, guest)
    try:
        say = None if body.say is None else chat.saying(live, guest, body.seat, body.say)
        await play.act(live, guest, body.seat, body.d, body.actions, say=say)
    except Refusal as refusal:
        holds = body.seat in live.table.seats_of(guest.id)
        fresh = await live.fresh(body.seat) if holds else None
        return json(encode.refused(refusal.reason, body.n, fresh), status_of(refusal.reason))
    fresh = await live.fresh(body.seat)
    assert fresh is not None
    return json(encode.with_number(fresh, body.n))


@router.post("/undo", responses=DONE, response_model=None)
async def undo(id: str, body: wire.Undo, registry: TheRegistry, guest: BusyGuest) -> Response:
    """Take back one's newest step; where that is not free, ask the others."""
    await play.undo(await entered(registry, id, guest), guest, body.seat)
    return json(encode.answer("done", body.n))


@router.post("/undo-answer", responses=DONE, response_model=None)
async def undo_answer(id: str, body: wire.UndoAnswer, registry: TheRegistry, guest: BusyGuest) -> Response:
    await play.answer_undo(await entered(registry, id, guest), guest, body.seat, body.agree)
    return json(encode.answer("done", body.n))


@router.post("/resign", responses=DONE, response_model=None)
async def resign(id: str, body: wire.Resign, registry: TheRegistry, guest: BusyGuest) -> Response:
    await play.resign(await entered(registry, id, guest), guest, body.seat)
    return json(encode.answer("done", body.n))


@router.post("/resign-answer", responses=DONE, response_model=None)
async def resign_answer(
    id: str, body: wire.ResignAnswer, registry: TheRegistry, guest: BusyGuest
) -> Response:
    """Accept that a bot resigns, or play on."""
    await resigning.answer(await entered(registry, id, guest), guest, body.seat, body.agree)
    return json(encode.answer("done", body.n))


@router.post("/chat", responses=DONE, response_model=None)
async def say(id: str, body: wire.Chat, registry: TheRegistry, guest: BusyGuest) -> Response:
    await chat.say(await entered(registry, id, guest), guest, body.room, body.text)
    return json(encode.answer("done", body.n))


@router.post("/part", responses=DONE, response_model=None)
async def part(id: str, body: wire.Part, registry: TheRegistry, guest: BusyGuest) -> Response:
    """End a private talk before its time."""
    await chat.part(await entered(registry, id, guest), guest, body.seat)
    return json(encode.answer("done", body.n))


@router.post("/why", responses={200: {"model": wire.WhyAnswer}}, response_model=None)
async def why(id: str, body: wire.Why, registry: TheRegistry, guest: BusyGuest) -> Response:
    """Why a piece or an action is not to be chosen now; null when it is."""
    reason = await hints.why(await entered(registry, id, guest), guest, body)
    return json(encode.answer("why", body.n, reason=reason))


@router.post("/preview", responses={200: {"model": wire.PreviewAnswer}}, response_model=None)
async def preview(id: str, body: wire.Preview, registry: TheRegistry, guest: BusyGuest) -> Response:
    """What a choice would surely bring."""
    seen = await hints.preview(await entered(registry, id, guest), guest, body)
    return json(encode.answer("preview", body.n, **seen))


@router.post("/hint", responses={200: {"model": wire.HintAnswer}}, response_model=None)
async def hint(id: str, body: wire.Hint, registry: TheRegistry, guest: BusyGuest) -> Response:
    """Up to three choices that a strong bot would think of, from what the seat knows."""
    options = await hints.hint(await entered(registry, id, guest), guest, body)
    return json(encode.answer("hint", body.n, options=options))
