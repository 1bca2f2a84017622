"""One open tab or program at a table."""

import asyncio
from collections import deque
from typing import NamedTuple, Protocol

from fivethrones.kernel.action import SPECTATOR, Seat
from fivethrones.server.encode import with_number
from fivethrones.server.people.guests import Guest


class Line(Protocol):
    """The way to the other side."""

    def say(self, text: bytes) -> int:
        """Send this. Returns how many texts the other side has not read yet."""


class Connection:
    """What it is sent goes straight to its socket, or waits here until its reader takes it."""

    def __init__(self, guest: Guest, queue: int, line: Line | None = None) -> None:
        self.guest = guest
        self.eyes: Seat = SPECTATOR  # whose view it is shown
        self.unheard: frozenset[str] = frozenset()  # guests whose words it is not shown
        self.number: int | None = None  # of the request that the next view answers
        self.lost = False  # it did not keep up, or was told to go
        self._queue = queue
        self._line = line
        self._waiting: deque[bytes] = deque()
        self._reader: asyncio.Future[None] | None = None  # waits for more

    def send(self, message: bytes) -> None:
        if self._line is not None and not self.lost:
            if self._line.say(message) > self._queue:
                self.drop()  # a fresh start costs less than catching up
            return
        if len(self._waiting) >= self._queue:
            self.drop()
        self._waiting.append(message)
        self._wake()

    def send_numbered(self, message: bytes) -> None:
        self.send(with_number(message, self.number))
        self.number = None

    def drop(self) -> None:
        self.lost = True
        self._waiting.clear()
        self._wake()

    def _wake(self) -> None:
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def next(self) -> list[bytes]:
        """Everything that has accumulated, in order; empty when the connection is to be closed."""
        while not self._waiting and not self.lost:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        if self.lost:
            return []
        messages = list(self._waiting)
        self._waiting.clear()
        return messages


class Request(NamedTuple):
    """Something that a connection wants done; the number comes back in the answer."""

    connection: Connection
    number: int | None
