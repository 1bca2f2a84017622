"""The socket of a tab and the stream of a program, where who reads goes without a word."""

import asyncio
from contextlib import suppress

import pytest
from starlette.types import Message, Scope
from starlette.websockets import WebSocket, WebSocketDisconnect

from fivethrones.server.people.guests import Guest
from fivethrones.server.routes.play import Stream
from fivethrones.server.routes.sockets import read
from fivethrones.server.tables import telling
from fivethrones.server.tables.connection import Connection
from fivethrones.server.tables.live import LiveTable
from server.running import Server, two_players


def test_who_was_found_gone_while_writing_is_not_listened_to(server: Server) -> None:
    id, _anna, _boris = two_players(server)

    asyncio.run(listen_to_the_gone(server.live(id)))


async def listen_to_the_gone(live: LiveTable) -> None:
    scope: Scope = {"type": "websocket", "headers": []}
    websocket = WebSocket(scope, connect, send_into_the_void)
    await websocket.accept()
    with suppress(WebSocketDisconnect):
        await websocket.send_text("anybody there?")

    await read(websocket, live, Connection(Guest("g", "Anna"), 10))


async def connect() -> Message:
    return {"type": "websocket.connect"}


async def send_into_the_void(message: Message) -> None:
    if message["type"] == "websocket.send":
        raise OSError


@pytest.mark.parametrize("read", [0, 1], ids=["before it is read", "while it is read"])
def test_who_leaves_a_stream_while_the_table_is_busy_is_gone(server: Server, read: int) -> None:
    """All that is done for a reader who has gone is cancelled: he stayed at the table for ever, and nobody sat in for him."""
    id, _anna, _boris = two_players(server)
    assert server.client.portal is not None

    assert server.client.portal.call(left_behind, server.live(id), read) == 0


async def left_behind(live: LiveTable, read: int) -> int:
    """How many are at the table when somebody has hung up after so many messages, while something was entered there."""
    connection = Connection(Guest("g", "Vera"), 10)
    await live.greet(connection)
    told = asyncio.Semaphore(0)

    async def receive() -> Message:
        for _ in range(read):
            await told.acquire()
        return {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        if message["type"] == "http.response.body":
            told.release()

    async with live.lock:
        await Stream(live, connection)({"type": "http"}, receive, send)
    for _ in range(10):  # so that whatever waits for the table has its turn
        await asyncio.sleep(0)
    return len(live.connections)


def test_a_newcomer_is_told_the_same_of_a_long_game(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Which is put together beside the loop, so that other tables do not wait for it."""
    id, anna, boris = two_players(server)
    with anna.at(id) as moving:
        moving.act(moving.seen())
    with boris.at(id) as tab:
        soon = tab.seen()

    monkeypatch.setattr(telling, "MUCH", 0)
    with boris.at(id) as tab:
        later = tab.seen()

    assert later == soon
    assert len(later["log"]) > 1


class Line:
    """The other side of a socket, which reads or does not."""

    def __init__(self) -> None:
        self.said: list[bytes] = []
        self.behind = 0

    def say(self, text: bytes) -> int:
        self.said.append(text)
        return self.behind


def test_what_is_sent_goes_out_at_once() -> None:
    line = Line()
    connection = Connection(Guest("g", "Anna"), 2, line)

    connection.send(b"one")
    connection.send(b"two")

    assert line.said == [b"one", b"two"]
    assert not connection.lost


def test_who_does_not_read_is_let_go_and_told_nothing_more() -> None:
    line = Line()
    connection = Connection(Guest("g", "Anna"), 2, line)
    for line.behind in (1, 2, 3):
        connection.send(b"more")
    connection.send(b"never said")

    assert connection.lost
    assert line.said == [b"more"] * 3
    assert asyncio.run(connection.next()) == []
