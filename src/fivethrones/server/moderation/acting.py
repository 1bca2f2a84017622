"""What a moderator can do. Each act is written down with who did it and when."""

import logging
from dataclasses import replace
from functools import partial
from typing import Final

from sqlalchemy import Connection, delete, select, update

from fivethrones.kernel.action import Seat
from fivethrones.server.moderation import reports
from fivethrones.server.moderation.moderators import note
from fivethrones.server.moderation.reports import Moderator
from fivethrones.server.people.guests import DAY, Guest
from fivethrones.server.refusals import refuse
from fivethrones.server.storage import schema
from fivethrones.server.storage.news import UNSAID
from fivethrones.server.tables import erasing, spoken
from fivethrones.server.tables.entries import Ended, Line, Seated
from fivethrones.server.tables.live import LiveTable
from fivethrones.server.tables.registry import Registry
from fivethrones.server.tables.table import FINISHED, GATHERING, PLAYING, Table

LOG: Final = logging.getLogger("fivethrones.server")
LONGEST: Final = 3650  # days of a ban


async def written_down(
    registry: Registry,
    moderator: Moderator,
    kind: str,
    guest: str = "",
    table: str = "",
    until: int | None = None,
) -> None:
    now = registry.config.now()
    await registry.database.write(
        lambda connection: note(connection, now, moderator.by, kind, guest, table, until)
    )
    ids = {name: id for name, id in (("guest", guest), ("table", table)) if id}
    LOG.info("a moderator's act: %s", kind, extra=ids)


async def settle(registry: Registry, moderator: Moderator, id: int) -> None:
    if not await reports.settle(registry.database, id, moderator.by, registry.config.now()):
        raise refuse("not-found")
    await written_down(registry, moderator, "settle")


async def remove_message(registry: Registry, moderator: Moderator, id: int) -> None:
    """It is gone for everybody, who has read it included."""
    query = select(schema.chat.c.guest, schema.chat.c.table_id).where(schema.chat.c.id == id)
    row = await registry.database.read(lambda connection: connection.execute(query).first())
    if row is None:
        raise refuse("not-found")
    gone = delete(schema.chat).where(schema.chat.c.id == id)
    await registry.database.write(lambda connection: connection.execute(gone) and None)
    await written_down(registry, moderator, "remove", row.guest, row.table_id)
    if row.table_id in registry.live:
        await spoken.show_anew(registry.live[row.table_id])
    await registry.database.tell(UNSAID, row.table_id)


async def rename(registry: Registry, moderator: Moderator, id: str, name: str) -> None:
    """At every table and in every line, as if the guest had never been called otherwise."""
    guest = await known(registry, id)
    name = registry.guests.tidy(name)
    await registry.guests.check_free(guest, [name])  # before anything is called so
    ids = await registry.database.read(lambda connection: erasing.tables_with(connection, id))
    unfinished = select(schema.tables.c.id).where(
        schema.tables.c.id.in_(ids), schema.tables.c.status != FINISHED
    )
    for table in await registry.database.read(lambda connection: connection.scalars(unfinished).all()):
        await call_at(await registry.get(table), id, name)

    def work(connection: Connection) -> None:
        for table in ids:
            erasing.rewrite_name(connection, table, id, name)
        for named in (schema.chat, schema.result_seats):
            connection.execute(update(named).where(named.c.guest == id).values(name=name))

    await registry.database.write(work)
    await registry.guests.rename(guest, name, "")
    await written_down(registry, moderator, "rename", id)
    for table in ids:
        await show_renamed(registry, table)


async def show_renamed(registry: Registry, id: str) -> None:
    live = registry.live.get(id)
    if live is not None and live.table.status == FINISHED:
        registry.give_up(live)  # nothing is entered there any more: whoever looks connects anew
    elif live is not None:
        await spoken.show_anew(live)
    await registry.database.tell(UNSAID, id)


async def call_at(live: LiveTable, guest: str, name: str) -> None:
    def seated(table: Table, seat: Seat) -> Line:
        return Seated(seat, replace(table.chairs[seat], name=name, letter=""))

    for seat in live.table.seats_of(guest):
        await live.change(partial(seated, seat=seat))


async def close(registry: Registry, moderator: Moderator, id: str) -> None:
    """A game that is played ends without a result; a table where none was begun is gone."""
    live = await registry.get(id)
    if live.table.seats_of(moderator.guest):
        raise refuse("moderator-plays")
    if live.table.status == FINISHED:
        raise refuse("not-playing")
    if live.table.status == GATHERING:
        gone = delete(schema.tables).where(schema.tables.c.id == id, schema.tables.c.status == GATHERING)
        await registry.database.write(lambda connection: connection.execute(gone) and None)
        registry.give_up(live)
    else:
        await live.change(ended)
    await written_down(registry, moderator, "close", table=id)


def ended(table: Table) -> Line:
    if table.status != PLAYING:
        raise refuse("not-playing")
    return Ended()


async def ban(registry: Registry, moderator: Moderator, id: str, days: int, address: bool) -> None:
    """For so many days: the guest, or everybody who comes from where it was last seen."""
    await known(registry, id)
    until = registry.config.now() + min(days, LONGEST) * DAY
    network = registry.bans.network_of(id) if address else ""
    if address and not network:
        raise refuse("address-unknown")
    await registry.bans.add(moderator.by, id, network, until)
    await written_down(registry, moderator, "ban-address" if address else "ban", id, until=until)
    if not address:
        await registry.show_out(id)


async def lift(registry: Registry, moderator: Moderator, id: int) -> None:
    found = next((ban for ban in await registry.bans.all() if ban.id == id), None)
    if found is None:
        raise refuse("not-found")
    await registry.bans.lift(id)
    await written_down(registry, moderator, "lift", found.guest)


async def known(registry: Registry, id: str) -> Guest:
    query = select(schema.guests.c.id, schema.guests.c.name).where(schema.guests.c.id == id)
    row = await registry.database.read(lambda connection: connection.execute(query).first())
    if row is None:
        raise refuse("not-found")
    return Guest(row.id, row.name)
