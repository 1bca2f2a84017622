"""The socket of a tab: what it says, and what it is told."""

import asyncio
from contextlib import suppress
from typing import Final

from fastapi import APIRouter
from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from fivethrones.kernel.errors import Refusal
from fivethrones.server import encode, wire
from fivethrones.server.edge.protocol import LINE
from fivethrones.server.edge.security import is_own_origin
from fivethrones.server.refusals import refuse, status_of
from fivethrones.server.routes.dispatch import answer
from fivethrones.server.routes.identity import guest_of, registry_of
from fivethrones.server.tables import spoken
from fivethrones.server.tables.admission import check_may_enter
from fivethrones.server.tables.connection import Connection
from fivethrones.server.tables.live import LiveTable

router = APIRouter()
SAID: Final[TypeAdapter[wire.ClientMessage]] = TypeAdapter(wire.ClientMessage)
TOO_SLOW: Final = 4408


@router.websocket("/ws/tables/{id}")
async def socket(websocket: WebSocket, id: str) -> None:
    if not is_own_origin(websocket):
        await websocket.close()  # before it is accepted: the browser sees 403
        return
    try:
        live, connection = await arrival(websocket, id)
    except Refusal as refusal:
        await websocket.accept()  # else nobody could be told why
        await turn_away(websocket, refusal)
        return
    # Who hears that the socket is open is at the table in the same moment: all that had to be read for that is read.
    await websocket.accept()
    try:
        await live.greet(connection)
    except Refusal as refusal:
        await turn_away(websocket, refusal)
        return
    writing = asyncio.create_task(write(websocket, connection))
    try:
        await spoken.show_past(live, connection)
        # By itself: else every message would be handed down through all that stands before the application.
        await asyncio.create_task(read(websocket, live, connection))
    finally:
        writing.cancel()
        await live.remove(connection)


async def arrival(websocket: WebSocket, id: str) -> tuple[LiveTable, Connection]:
    """Who comes, and to which table."""
    registry = registry_of(websocket)
    guest = await guest_of(websocket)
    live = await registry.get(id)
    await check_may_enter(live, guest)
    line = websocket.scope.get("state", {}).get(LINE)
    connection = Connection(guest, registry.config.limits.queue, line)
    connection.unheard = await registry.avoiding.unheard_by(guest.id)
    return live, connection


async def turn_away(websocket: WebSocket, refusal: Refusal) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        await websocket.send_text(encode.refused(refusal.reason, None).decode())
        await websocket.close(4000 + status_of(refusal.reason))


async def write(websocket: WebSocket, connection: Connection) -> None:
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        while messages := await connection.next():
            for message in messages:
                await websocket.send_text(message.decode())
        await websocket.close(TOO_SLOW)


async def read(websocket: WebSocket, live: LiveTable, connection: Connection) -> None:
    with suppress(WebSocketDisconnect):
        # Who was found gone while writing is not listened to any more.
        while websocket.application_state == WebSocketState.CONNECTED:
            message = await websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if not connection.lost:  # a device that has just been ended says nothing any more
                await hear(live, connection, message.get("text") or "")  # bytes are no words


async def hear(live: LiveTable, connection: Connection, text: str) -> None:
    """One message; whatever is wrong with it is answered, and the talk goes on."""
    limits = live.registry.config.limits
    try:
        live.registry.rates.spend("say", connection.guest.id, limits.actions)
        said = SAID.validate_json(text)
    except Refusal as refusal:
        connection.send(encode.refused(refusal.reason, None))
    except ValidationError:
        connection.send(encode.refused(refuse("malformed").reason, None))
    else:
        await answer(live, connection, said)
