"""Lines of chat: kept, and shown to those who may read them."""

import json
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from sqlalchemy import select

from fivethrones.server import encode
from fivethrones.server.storage.schema import chat
from fivethrones.server.tables.connection import Connection
from fivethrones.server.tables.table import Table

if TYPE_CHECKING:
    from fivethrones.server.tables.live import LiveTable

TABLE: Final = "table"  # players speak, all may read
SPECTATORS: Final = "spectators"  # those who watch, among themselves
PRIVATE: Final = "private"  # among a few, where the rules allow it
# As a private line is stored since the first release: an older worker beside this one would show any other word to all.
STORED_PRIVATE: Final = "raven"
KEPT: Final = 100  # lines that a newcomer is shown

Spoken: TypeAlias = dict[str, Any]


def may_read(table: Table, guest: str, row: Spoken) -> bool:
    seats = table.seats_of(guest)
    if row["room"] == SPECTATORS:
        return not seats
    if row["room"] == STORED_PRIVATE:
        return any(seat in json.loads(row["readers"]) for seat in seats)
    return True


def deliver(live: "LiveTable", rows: list[Spoken]) -> None:
    for connection in live.connections:
        show(live, connection, rows)


def show(live: "LiveTable", connection: Connection, rows: list[Spoken], anew: bool = False) -> None:
    readable = [
        row
        for row in rows
        if may_read(live.table, connection.guest.id, row) and row["guest"] not in connection.unheard
    ]
    if readable or anew:
        connection.send(encode.answer("chat", lines=[line_data(row) for row in readable], anew=anew))


def line_data(row: Spoken) -> dict[str, Any]:
    return {
        "room": PRIVATE if row["room"] == STORED_PRIVATE else row["room"],
        "name": row["name"],
        "seat": row["seat"] if row["seat"] >= 0 else None,
        "text": row["text"],
        "at": row["at"],
    }


async def show_past(live: "LiveTable", connection: Connection) -> None:
    """What was said before this one came."""
    show(live, connection, await newest(live))


async def show_anew(live: "LiveTable") -> None:
    """Something that was said is there no more."""
    rows = await newest(live)
    for connection in live.connections:
        show(live, connection, rows, anew=True)


async def newest(live: "LiveTable") -> list[Spoken]:
    query = select(chat).where(chat.c.table_id == live.table.id).order_by(chat.c.id.desc()).limit(KEPT)
    rows = await live.registry.database.read(lambda c: [dict(row) for row in c.execute(query).mappings()])
    return rows[::-1]


async def hear(live: "LiveTable", id: int) -> None:
    """Somebody has spoken to another worker."""
    query = select(chat).where(chat.c.id == id)
    rows = await live.registry.database.read(lambda c: [dict(row) for row in c.execute(query).mappings()])
    deliver(live, rows)
