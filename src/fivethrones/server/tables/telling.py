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

MUCH: Final = 300  # steps; telling so many takes some milliseconds


def tell_table(live: "LiveTable") -> None:
    for connection in live.connections:
        connection.send(encode.answer("table", table=table_info(live, connection.guest)))


def tell_freed(live: "LiveTable", line: Freed) -> None:
    for connection in live.connections:
        if connection.guest.id == line.guest:
            connection.send(encode.answer("freed", seat=line.seat))


def tell_seen(live: "LiveTable") -> None:
    """To each viewer what it sees. A viewer for whom nothing has changed is not told that anything has happened."""
    if live.table.match is None:
        return
    fresh: dict[Seat, bytes] = {}
    for connection in live.connections:
        eyes = connection.eyes
        if eyes not in fresh:
            fresh[eyes] = news(live, eyes)
        if live.told.get(eyes) != fresh[eyes]:
            connection.send_numbered(fresh[eyes])
    live.told = fresh


def news(live: "LiveTable", viewer: Seat) -> bytes:
    """Those who look on late catch up at the end, and are told everything that came in between."""
    table = live.table
    if viewer != SPECTATOR or not table.opened.tournament:
        return seen.seen(table, viewer)
    before, live.late = live.late, seen.step_told(table, viewer)
    return seen.seen(table, viewer, first=live.late - before not in (0, 1))


def tell_alone(live: "LiveTable", seats: list[Seat]) -> None:
    """What concerns only these seats: nothing at all is sent to others."""
    live.touched = live.registry.config.now()
    for seat in seats:
        told = [connection for connection in live.connections if connection.eyes == seat]
        if told:
            live.told[seat] = seen.seen(live.table, seat)
        for connection in told:
            connection.send_numbered(live.told[seat])


async def first_seen(live: "LiveTable", viewer: Seat) -> bytes:
    """With the whole history; if that is long, without holding up other tables."""
    if live.table.step < MUCH:
        return seen.seen(live.table, viewer, first=True)
    return await asyncio.to_thread(seen.seen, live.table, viewer, first=True)
