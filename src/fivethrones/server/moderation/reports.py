"""What guests report. Who plays at a table that goes on reads nothing here of what is said there."""

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, Select, and_, func, insert, select, update

from fivethrones.server.people.guests import Guest
from fivethrones.server.refusals import refuse
from fivethrones.server.storage.database import Database
from fivethrones.server.storage.schema import admitted, chat, reports, tables
from fivethrones.server.tables.registry import Registry
from fivethrones.server.tables.spoken import STORED_PRIVATE
from fivethrones.server.tables.table import FINISHED
from fivethrones.server.tables.whom import Whom

SHOWN: Final = 100  # rows of a list
PENDING: Final = 30  # reports of one guest that nobody has settled yet
REPORTING: Final = 0.05  # a second
AT_ONCE: Final = 5.0

Row = dict[str, Any]


@dataclass(frozen=True)
class Moderator:
    """Who looks after the server: the host, or a guest; ``guest`` is who plays on this device, if anybody."""

    by: str
    guest: str


async def report(registry: Registry, by: Guest, kind: str, about: Whom, words: str) -> None:
    registry.rates.spend("reports", by.id, REPORTING, AT_ONCE)
    pending = select(func.count()).where(reports.c.by == by.id, reports.c.settled.is_(None))
    values = {
        "at": registry.config.now(),
        "by": by.id,
        "kind": kind,
        "guest": about.guest,
        "name": about.name,
        "table_id": about.table,
        "message": about.message,
        "text": about.text,
        "words": words,
        "settled_by": "",
    }

    def work(connection: Any) -> bool:
        if (connection.scalar(pending) or 0) >= PENDING:
            return False
        connection.execute(insert(reports).values(values))
        return True

    if not await registry.database.write(work):
        raise refuse("too-many-reports", most=PENDING)


def not_playing(table: Any, moderator: Moderator) -> ColumnElement[bool]:
    """Of rows about tables: those of which this moderator is not a player while it is played."""
    playing = (
        select(admitted.c.table_id)
        .join(tables, tables.c.id == admitted.c.table_id)
        .where(admitted.c.guest == moderator.guest, admitted.c.seated, tables.c.status != FINISHED)
    )
    return and_(table.not_in(playing))


async def listed(database: Database, query: Select[Any]) -> list[Row]:
    rows = await database.read(lambda connection: connection.execute(query.limit(SHOWN)).mappings().all())
    return [dict(row) for row in rows]


async def pending(database: Database, moderator: Moderator) -> list[Row]:
    """The oldest first."""
    query = select(reports).where(reports.c.settled.is_(None), not_playing(reports.c.table_id, moderator))
    return await listed(database, query.order_by(reports.c.id))


async def messages(database: Database, moderator: Moderator, before: int | None) -> list[Row]:
    """What was said for all to read, the newest first; a private talk is read by nobody else unless it is reported."""
    query = select(chat).where(chat.c.room != STORED_PRIVATE, not_playing(chat.c.table_id, moderator))
    if before is not None:
        query = query.where(chat.c.id < before)
    return await listed(database, query.order_by(chat.c.id.desc()))


async def settle(database: Database, id: int, by: str, now: int) -> bool:
    """Whether there was such a report to settle."""
    query = update(reports).where(reports.c.id == id, reports.c.settled.is_(None))
    settled = query.values(settled=now, settled_by=by)
    return await database.write(lambda connection: connection.execute(settled).rowcount > 0)
