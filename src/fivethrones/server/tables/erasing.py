"""Being forgotten: seats fall to bots, and neither name nor words stay anywhere."""

from dataclasses import replace
from functools import partial

from sqlalchemy import Connection, and_, delete, or_, select, update

from fivethrones.club.statistics import RIVAL
from fivethrones.kernel.action import Seat
from fivethrones.kernel.errors import Refusal
from fivethrones.server.people.guests import Guest
from fivethrones.server.people.kept import forget
from fivethrones.server.storage import schema, tournaments
from fivethrones.server.storage.news import UNSAID
from fivethrones.server.tables import snapshots, spoken
from fivethrones.server.tables.bots import stand_in_level
from fivethrones.server.tables.entries import (
    BOT,
    Chair,
    Freed,
    Hosted,
    Line,
    Opened,
    Seated,
    read_line,
    write_line,
)
from fivethrones.server.tables.info import seats_text
from fivethrones.server.tables.live import LiveTable
from fivethrones.server.tables.play import check_holds
from fivethrones.server.tables.registry import Registry
from fivethrones.server.tables.table import GATHERING, Table


async def erase(registry: Registry, guest: Guest) -> None:
    """The guest itself goes last: whatever fails before that can be asked for again."""
    for id in await registry.database.read(lambda connection: tables_with(connection, guest.id)):
        try:
            live = await registry.get(id)
        except Refusal:
            continue  # of a version that is not played here: what is stored is all there is
        await get_up(live, guest)
    ids = await registry.database.write(lambda connection: wipe(connection, guest.id))
    await registry.show_out(guest.id)
    for id in ids:
        if id in registry.live:
            await spoken.show_anew(registry.live[id])
        await registry.database.tell(UNSAID, id)


async def get_up(live: LiveTable, guest: Guest) -> None:
    """For good: a bot has the seat, or nobody yet; and the table belongs to somebody else."""
    for seat in live.table.seats_of(guest.id):
        await live.change(partial(without, guest=guest, seat=seat))
    if live.table.host == guest.id:
        await live.change(lambda table: Hosted(next(iter(table.people()), "")))


def without(table: Table, guest: Guest, seat: Seat) -> Line:
    check_holds(table, guest, seat)
    gathering = table.status == GATHERING
    return Seated(seat, Chair() if gathering else Chair(BOT, level=stand_in_level(table)))


# In the database alone, whether or not a table can be played here


def tables_with(connection: Connection, guest: str) -> list[str]:
    """Where this guest has sat, been let in or spoken."""
    let_in = select(schema.admitted.c.table_id).where(schema.admitted.c.guest == guest)
    spoken = select(schema.chat.c.table_id).where(schema.chat.c.guest == guest)
    return list(connection.scalars(let_in.union(spoken)))


def wipe(connection: Connection, guest: str) -> list[str]:
    """All that is known of a guest; the tables that it was at."""
    ids = tables_with(connection, guest)
    for id in ids:
        rewrite_name(connection, id, guest, "")
    seats, counted = schema.result_seats, schema.statistics
    connection.execute(update(seats).where(seats.c.guest == guest).values(name=""))
    connection.execute(delete(counted).where(counted.c.topic == RIVAL, counted.c.key == guest))
    tournaments.blot_out(connection, guest)
    forget(connection, guest)
    return ids


def rewrite_name(connection: Connection, id: str, guest: str, name: str) -> None:
    """The one change that is ever made to a log: whose seat it was stays, name and letter go, or the name is another."""
    log = schema.log
    about_seats = or_(*(log.c.text.startswith(f"{word} ") for word in ("opened", "seated", "freed")))
    query = select(log.c.number, log.c.text).where(log.c.table_id == id, about_seats).order_by(log.c.number)
    chairs: list[Chair] = []
    for number, text in connection.execute(query).all():
        line = read_line(None, text)
        if isinstance(line, Opened):
            line = replace(line, chairs=[called(chair, guest, name) for chair in line.chairs])
            chairs = list(line.chairs)
        elif isinstance(line, Seated):
            line = replace(line, chair=called(line.chair, guest, name))
            chairs[line.seat] = line.chair
        elif isinstance(line, Freed):
            chairs[line.seat] = Chair()
        this = and_(log.c.table_id == id, log.c.number == number)
        connection.execute(update(log).where(this).values(text=write_line(None, line)))
    snapshots.rewrite_name(connection, id, guest, name)
    listed = update(schema.tables).where(schema.tables.c.id == id)
    connection.execute(listed.values(seats=seats_text(chairs)))


def called(chair: Chair, guest: str, name: str) -> Chair:
    return replace(chair, name=name, letter="") if chair.guest == guest else chair
