"""Tables in lists: those that anybody may join, a guest's own, and how long games take."""

import json
from dataclasses import asdict
from statistics import median
from typing import Any, Final

from sqlalchemy import Connection, Select, and_, or_, select

from fivethrones.games import GAMES
from fivethrones.kernel.action import SPECTATOR
from fivethrones.kernel.errors import Refusal
from fivethrones.kernel.seen import plain
from fivethrones.server.people.avoiding import BLOCK
from fivethrones.server.people.guests import Guest
from fivethrones.server.storage.schema import admitted, avoided, log, tables
from fivethrones.server.tables.clocks import DAYS
from fivethrones.server.tables.entries import Opened, read_line
from fivethrones.server.tables.registry import ABANDONED, Registry
from fivethrones.server.tables.seen import step_told
from fivethrones.server.tables.table import FINISHED, PLAYING, UNFINISHED, Table

SHOWN: Final = 100  # tables in a list
MEASURED: Final = 300_000  # milliseconds for which it is remembered how long games take
ENOUGH: Final = 20  # finished games from which to tell how long one takes
RECENT: Final = 6  # of a guest's finished games whose results are told


# Somebody can come, or several play: a game with bots alone is nobody else's. What a name says is escaped in the text.
SHARED: Final = or_(
    tables.c.seats.like('%"kind": "open"%'),
    tables.c.seats.like('%"kind": "guest"%"kind": "guest"%'),
)


def with_openings(chosen: Select[Any]) -> Select[Any]:
    """Rows of tables, each with the line of its log that opened it. The tables are selected first, so that not all logs are searched."""
    found = chosen.subquery()
    opens = and_(log.c.table_id == found.c.id, log.c.number == 1)
    return select(found, log.c.text.label("opened")).join(log, opens).order_by(found.c.updated.desc())


def newest(chosen: Select[Any]) -> Select[Any]:
    return with_openings(chosen.order_by(tables.c.updated.desc()).limit(SHOWN))


async def open_tables(registry: Registry, guest: Guest) -> list[dict[str, Any]]:
    """Without those where somebody sits whom the guest has blocked."""
    blocked = select(avoided.c.other).where(avoided.c.guest == guest.id, avoided.c.kind == BLOCK)
    with_blocked = select(admitted.c.table_id).where(admitted.c.seated, admitted.c.guest.in_(blocked))
    query = newest(
        select(tables)
        .where(tables.c.status.in_(UNFINISHED), tables.c.private.is_(False), SHARED)
        .where(tables.c.id.not_in(with_blocked))
        .where(tables.c.updated >= registry.config.now() - ABANDONED)
    )
    rows = await registry.database.read(lambda connection: connection.execute(query).mappings().all())
    return [await open_line(registry, dict(row)) for row in rows]


async def open_line(registry: Registry, row: dict[str, Any]) -> dict[str, Any]:
    """Only tables in memory tell how far their games have come; nothing is loaded for a list."""
    line, live = table_line(row), registry.live.get(row["id"])
    if live is None:
        return line
    async with live.lock:
        table, step = live.table, step_told(live.table, SPECTATOR)
        return {**line, "step": step, "stage": stage_of(table) if step == table.step else None}


async def tables_of(registry: Registry, guest: Guest) -> list[dict[str, Any]]:
    """A guest's tables, the newest first: how those stand that are played, how the newest finished ones ended."""
    query = newest(
        select(tables)
        .join(admitted, and_(admitted.c.table_id == tables.c.id, admitted.c.seated))
        .where(admitted.c.guest == guest.id)
    )
    rows = await registry.database.read(lambda connection: connection.execute(query).mappings().all())
    finished = [row["id"] for row in rows if row["status"] == FINISHED]
    told = {row["id"] for row in rows if row["status"] == PLAYING}.union(finished[:RECENT])
    return [await my_line(registry, dict(row), guest, row["id"] in told) for row in rows]


async def my_line(registry: Registry, row: dict[str, Any], guest: Guest, told: bool) -> dict[str, Any]:
    line = {**table_line(row), "mine": True}
    if not told:
        return line
    try:
        live = await registry.get(row["id"])
    except Refusal:
        return line
    async with live.lock:
        return {**line, **standing(live.table, guest)}


def standing(table: Table, guest: Guest) -> dict[str, Any]:
    own, waiting = table.seats_of(guest.id), table.waiting()
    outcome = table.match.state.outcome if table.match is not None else None
    return {
        "own": own,
        "waiting": waiting,
        "your_turn": any(seat in own for seat in waiting),
        "step": table.step,
        "stage": stage_of(table),
        "ranking": outcome.ranking if outcome is not None else [],
    }


def stage_of(table: Table) -> dict[str, Any] | None:
    """Of a game that goes on."""
    if table.match is None or table.status != PLAYING:
        return None
    stage = table.game.stage(table.match.state)
    return plain(stage) if stage is not None else None


def table_line(row: dict[str, Any]) -> dict[str, Any]:
    opened = read_line(None, row["opened"])
    assert isinstance(opened, Opened), f"the log of {row['id']} begins otherwise"
    return {
        "id": row["id"],
        "game": row["game"],
        "status": row["status"],
        "private": row["private"],
        "clock": asdict(opened.clock),
        "seats": json.loads(row["seats"]),
        "created": row["created"],
        "updated": row["updated"],
        "mine": False,
        "own": [],
        "waiting": [],
        "your_turn": False,
        "step": 0,
        "stage": None,
        "ranking": [],
    }


def median_minutes(connection: Connection) -> dict[str, int]:
    """Imported records took no time, and games by days say nothing about an evening."""
    found: dict[str, int] = {}
    for game in GAMES:
        query = (
            select(tables.c.updated - tables.c.created)
            .where(tables.c.status == FINISHED, tables.c.game == game, tables.c.clock != DAYS)
            .where(tables.c.updated > tables.c.created)
            .order_by(tables.c.updated.desc())
            .limit(SHOWN)
        )
        took = list(connection.scalars(query))
        if len(took) >= ENOUGH:
            found[game] = max(1, round(median(took) / 60_000))
    return found


class Durations:
    """How long a game takes here, remembered for a while."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self._minutes: dict[str, int] = {}
        self._measured: int | None = None

    async def minutes(self) -> dict[str, int]:
        """By game: the median of the newest ones, where there are enough."""
        now = self.registry.config.now()
        if self._measured is None or now - self._measured >= MEASURED:
            self._measured = now
            self._minutes = await self.registry.database.read(median_minutes)
        return self._minutes
