"""A table as it is on disk, and a new one before it is there."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from sqlalchemy import Connection, insert, update

from fivethrones.games import GAMES
from fivethrones.server.refusals import refuse
from fivethrones.server.storage.database import Database
from fivethrones.server.storage.news import LOG
from fivethrones.server.storage.schema import log, tables
from fivethrones.server.storage.snapshots import Row, Saved, read_table, write_rows
from fivethrones.server.storage.writer import Taken
from fivethrones.server.tables import snapshots
from fivethrones.server.tables.entries import Line, Opened, write_line
from fivethrones.server.tables.snapshots import EVERY, Loaded, freeze, saved_now
from fivethrones.server.tables.table import Table

TRIES: Final = 8  # when other workers write at the same time


async def load(database: Database, id: str) -> tuple[Table, Saved]:
    """Load a table as it is on disk, and find out how much of it is in its snapshots; all of this in a thread."""
    for _ in range(TRIES):
        stored = await database.read(partial(read_table, table=id))
        loaded = await asyncio.to_thread(snapshots.load, id, GAMES, stored)
        if loaded.carried is None and loaded.replayed < EVERY:
            return loaded.table, loaded.saved
        rows = await asyncio.to_thread(freeze, loaded.table, loaded.saved)
        try:
            newest = await database.write(partial(keep, loaded=loaded, rows=rows))
        except Taken:
            continue  # another worker was first
        if loaded.carried is not None:
            await database.tell(LOG, [id])
        return loaded.table, saved_now(loaded.table) if newest is None else newest
    raise refuse("busy")


def keep(connection: Connection, loaded: Loaded, rows: list[Row]) -> Saved | None:
    """Store what loading has produced: the snapshot, and the line that says that other rules hold, both or neither."""
    table = loaded.table
    if loaded.carried is not None:
        text = write_line(None, loaded.carried)
        row = {"table_id": table.id, "number": table.number, "at": table.updated, "text": text}
        connection.execute(insert(log).values(row))
        connection.execute(update(tables).where(tables.c.id == table.id).values(status=table.status))
    newest = write_rows(connection, table.id, loaded.saved.number, rows)
    if newest is not None and loaded.carried is not None:
        raise Taken
    return newest


def new_table(id: str, opened: Opened, lines: Sequence[Line], at: int) -> tuple[Table, list[str]]:
    """A table by today's rules, unless it is only to be looked at, and its log as text."""
    if opened.game in GAMES and not opened.imported:
        opened = replace(opened, version=GAMES[opened.game].version)
    table = Table(id, GAMES, opened, at)
    texts = [write_line(None, opened)]
    for line in lines:
        texts.append(write_line(table.match, line))
        table.enter(line, at)
    return table, texts
