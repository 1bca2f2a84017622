"""What a table tells those who are connected to it. All of it happens with the lock of the table held."""

import asyncio
from typing import TYPE_CHECKING, Final

from fivethrones.kernel.action import SPECTATOR, Seat
from fivethrones.server import encode
from fivethrones.server.tables import seen
from fivethrones.server.tables.entries import Freed
from fivethrones.server.tables.info import table_info

if TYPE_CHECKING:
    from fivethrones.server.tables.live import LiveTable

MUCH: Final = 300  # steps, to tell which takes some milliseconds


class Telling:
    def __init__(self, live: "LiveTable") -> None:
        self.live = live
        self._told: dict[Seat, bytes] = {}  # what each kind of viewer was told last
        self._late = 0  # the step that those who look on late were told last

    def table(self) -> None:
        for connection in self.live.connections:
            connection.send(encode.answer("table", table=table_info(self.live, connection.guest)))

    def freed(self, line: Freed) -> None:
        for connection in self.live.connections:
            if connection.guest.id == line.guest:
                connection.send(encode.answer("freed", seat=line.seat))

    def seen(self) -> None:
        """To each viewer what it sees. A viewer for whom nothing has changed is not told that anything has happened."""
        if self.live.table.match is None:
            return
        fresh: dict[Seat, bytes] = {}
        for connection in self.live.connections:
            eyes = connection.eyes
            if eyes not in fresh:
                fresh[eyes] = self._news(eyes)
            if self._told.get(eyes) != fresh[eyes]:
                connection.send_numbered(fresh[eyes])
        self._told = fresh

    def _news(self, viewer: Seat) -> bytes:
        """Those who look on late catch up at the end, and are told everything that came in between."""
        table = self.live.table
        if viewer != SPECTATOR or not table.opened.tournament:
            return seen.seen(table, viewer)
        before, self._late = self._late, seen.step_told(table, viewer)
        return seen.seen(table, viewer, first=self._late - before not in (0, 1))

    def alone(self, seats: list[Seat]) -> None:
        """What concerns only these seats: nothing at all is sent to others."""
        self.live.touched = self.live.registry.config.now()
        for seat in seats:
            told = [connection for connection in self.live.connections if connection.eyes == seat]
            if told:
                self._told[seat] = seen.seen(self.live.table, seat)
            for connection in told:
                connection.send_numbered(self._told[seat])

    async def first_seen(self, viewer: Seat) -> bytes:
        """With everything that was told before; if that is much, other tables need not wait for it."""
        if self.live.table.step < MUCH:
            return seen.seen(self.live.table, viewer, first=True)
        return await asyncio.to_thread(seen.seen, self.live.table, viewer, first=True)
