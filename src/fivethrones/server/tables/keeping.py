"""What is stored of a table besides its log: its snapshots, and what viewers were shown."""

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from fivethrones.server.storage.snapshots import (
    Row,
    not_shown,
    read_rows,
    read_shown,
    write_rows,
    write_shown,
)
from fivethrones.server.tables.shown import Shown, show, stretch
from fivethrones.server.tables.snapshots import EVERY, freeze, saved_now
from fivethrones.server.tables.table import FINISHED

if TYPE_CHECKING:
    from fivethrones.server.tables.live import LiveTable


def save(live: "LiveTable") -> None:
    """Store a snapshot after every so many lines, and when the game is over."""
    table = live.table
    if table.number - live.saved.number < EVERY and table.status != FINISHED:
        return
    rows, after = freeze(table, live.saved), live.saved.number
    live.saved = saved_now(table)
    live.registry.begin(store(live, after, rows))


async def store(live: "LiveTable", after: int, rows: list[Row]) -> None:
    newest = await live.registry.database.write(
        partial(write_rows, table=live.table.id, after=after, rows=rows)
    )
    if newest is not None:
        live.saved = newest  # another worker was here
        return
    await keep_shown(live, rows)


async def keep_shown(live: "LiveTable", written: Sequence[Row] = ()) -> None:
    """Store what viewers were shown in complete parts: those just written, or all for which that is still missing."""
    database, id = live.registry.database, live.table.id
    known = {row.part: row for row in written}
    for index in list(known) or await database.read(partial(not_shown, table=id)):
        async with live.lock:
            match = live.table.match
            parts = len(match.starts) if match is not None else 0
            if index >= parts - (live.table.status != FINISHED):
                return
            part = stretch(live.table, index)
            rows = [known[i] for i in (index - 1, index) if i in known]
            if len(rows) < min(2, index + 1):
                rows = await database.read(partial(read_rows, table=id, first=index - 1, last=index))
        shown = await live.registry.archivist.run(live.table.host, show, part, rows)
        number = rows[-1].number
        await database.write(partial(write_shown, table=id, part=index, number=number, shown=shown))


async def shown(live: "LiveTable", index: int) -> Shown | None:
    """What viewers were shown in a part, if it is stored."""
    if live.looked_at is None or live.looked_at[0] != index:
        data = await live.registry.database.read(partial(read_shown, table=live.table.id, part=index))
        if data is None:
            return None
        live.looked_at = index, await asyncio.to_thread(Shown, data)
    return live.looked_at[1]


async def put_away(live: "LiveTable") -> None:
    """Store the table as it stands, before the server stops."""
    async with live.lock:
        if live.lost or live.table.number == live.saved.number:
            return
        rows = freeze(live.table, live.saved)
        work = partial(write_rows, table=live.table.id, after=live.saved.number, rows=rows)
        await live.registry.database.write(work)
