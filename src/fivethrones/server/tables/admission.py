"""Who may enter a table, and how many tables a guest may have."""

from typing import TYPE_CHECKING

from sqlalchemy import Connection, and_, delete, func, insert, select

from fivethrones.server.people.guests import Guest
from fivethrones.server.refusals import refuse
from fivethrones.server.storage.schema import admitted, tables
from fivethrones.server.tables.live import LiveTable
from fivethrones.server.tables.table import FINISHED

if TYPE_CHECKING:
    from fivethrones.server.tables.registry import Registry


async def admit(registry: "Registry", guest: Guest, id: str, seated: bool) -> None:
    await registry.database.write(lambda connection: admit_in(connection, guest.id, id, seated))


async def check_may_enter(live: LiveTable, guest: Guest) -> None:
    table = live.table
    if not table.wants_code or guest.id == table.host or table.seats_of(guest.id):
        return
    query = select(admitted.c.guest).where(admitted.c.guest == guest.id, admitted.c.table_id == table.id)
    if await live.registry.database.read(lambda connection: connection.execute(query).first()) is None:
        raise refuse("private")


def count_made(connection: Connection, guest: str, since: int) -> int:
    """Unfinished tables of a guest; those where nothing has happened since then do not count."""
    query = select(func.count()).where(
        tables.c.host == guest, tables.c.status != FINISHED, tables.c.updated >= since
    )
    return connection.scalar(query) or 0


def admit_in(connection: Connection, guest: str, table: str, seated: bool) -> None:
    here = and_(admitted.c.guest == guest, admitted.c.table_id == table)
    was = connection.scalar(select(admitted.c.seated).where(here))
    connection.execute(delete(admitted).where(here))
    connection.execute(insert(admitted).values(guest=guest, table_id=table, seated=seated or bool(was)))
