"""Which guest a request is about: whoever sits in a seat, said a line, or has an id."""

from dataclasses import dataclass

from sqlalchemy import select

from fivethrones.server import wire
from fivethrones.server.people.guests import Guest
from fivethrones.server.refusals import refuse
from fivethrones.server.storage.schema import chat, guests
from fivethrones.server.tables.admission import check_may_enter
from fivethrones.server.tables.entries import GUEST
from fivethrones.server.tables.live import LiveTable
from fivethrones.server.tables.registry import Registry
from fivethrones.server.tables.spoken import PRIVATE, STORED_PRIVATE, may_read


@dataclass(frozen=True)
class Whom:
    """A guest, or only a table; with the line of chat, if it was meant."""

    guest: str = ""
    name: str = ""
    table: str = ""
    message: int | None = None
    text: str = ""


async def whom(registry: Registry, reader: Guest, meant: wire.Whom) -> Whom:
    """Only what the reader can see can be meant."""
    if meant.guest is not None:
        return await by_id(registry, meant.guest)
    if meant.table is None:
        raise refuse("malformed")
    live = await registry.get(meant.table)
    await check_may_enter(live, reader)
    if meant.line is not None:
        return await by_line(live, reader, meant.line)
    if meant.seat is None:
        return Whom(table=live.table.id)
    chairs = live.table.chairs
    if not 0 <= meant.seat < len(chairs) or chairs[meant.seat].kind != GUEST:
        raise refuse("nobody-meant")
    chair = chairs[meant.seat]
    return Whom(chair.guest, chair.name, live.table.id)


async def by_id(registry: Registry, id: str) -> Whom:
    query = select(guests.c.name).where(guests.c.id == id)
    name = await registry.database.read(lambda connection: connection.scalar(query))
    if name is None:
        raise refuse("nobody-meant")
    return Whom(id, name)


async def by_line(live: LiveTable, reader: Guest, line: wire.LineSaid) -> Whom:
    room = STORED_PRIVATE if line.room == PRIVATE else line.room
    here = (
        chat.c.table_id == live.table.id,
        chat.c.room == room,
        chat.c.at == line.at,
        chat.c.name == line.name,
    )
    query = select(chat).where(*here)
    rows = await live.registry.database.read(lambda c: [dict(row) for row in c.execute(query).mappings()])
    row = next((row for row in rows if may_read(live.table, reader.id, row)), None)
    if row is None:
        raise refuse("nobody-meant")
    return Whom(row["guest"], row["name"], live.table.id, row["id"], row["text"])
