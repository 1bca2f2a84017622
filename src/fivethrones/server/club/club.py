"""The club is told once when a game is over, and keeps what there is to remember of it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from sqlalchemy import Connection, select

from fivethrones.club.results import Result
from fivethrones.kernel.errors import Refusal
from fivethrones.server.club import ratings, results, statistics
from fivethrones.server.storage.schema import UNCOUNTED, tables
from fivethrones.server.tables.live import LiveTable
from fivethrones.server.tables.loading import load
from fivethrones.server.tables.registry import Registry
from fivethrones.server.tables.table import FINISHED

LOG: Final = logging.getLogger("fivethrones.server")
CAUGHT_UP: Final = 500  # tables at each start that ended while nobody counted


class Club:
    """What is stored about the end of a game is stored in `count`, in one transaction with the result.

    ``listeners`` are told of each result once it is on disk, by the one worker that stored it.
    """

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.listeners: list[Callable[[Result], Awaitable[None]]] = []

    def start(self) -> None:
        """Be told of games that end from here on, and look for those of which nobody was told."""
        self.registry.ended = self.finished
        self.registry.begin(self.catch_up())

    async def finished(self, live: LiveTable) -> None:
        """A game is over, and its last line is on disk; to say so again does nothing."""
        id = live.table.id
        if live.table.status != FINISHED or await self._is_counted(id):
            return
        began = await self._began(id)
        async with live.lock:
            result = results.result_at(live.table, began)
        await self._keep(id, result)

    async def catch_up(self) -> None:
        """Games that ended while the server was killed, or before there was a club."""
        query = select(tables.c.id).where(UNCOUNTED).order_by(tables.c.updated).limit(CAUGHT_UP)
        for id in await self.registry.database.read(lambda connection: list(connection.scalars(query))):
            try:
                await self._catch_up_with(id)
            except Exception:
                LOG.exception("the end of table %s could not be counted", id, extra={"table": id})

    async def _catch_up_with(self, id: str) -> None:
        try:
            table, _ = await load(self.registry.database, id)
        except Refusal as refusal:
            if refusal.reason.id == "refused-storage-away":
                raise
            await self._keep(id, None)  # of rules that are not played here any more
            return
        began = await self._began(id)
        await self._keep(id, await asyncio.to_thread(results.result_at, table, began))

    async def _is_counted(self, id: str) -> bool:
        return await self.registry.database.read(partial(results.is_counted, table=id))

    async def _began(self, id: str) -> int:
        return await self.registry.database.read(partial(results.began_at, table=id))

    async def _keep(self, id: str, result: Result | None) -> None:
        stored = await self.registry.database.write_or_retry(partial(count, table=id, result=result))
        if stored and result is not None:
            for listener in self.listeners:
                await listener(result)


def count(connection: Connection, table: str, result: Result | None) -> bool:
    """A table is counted once, with or without a result; whether that was now."""
    if results.is_counted(connection, table):
        return False
    results.note_counted(connection, table)
    if result is not None:
        results.store(connection, result)
        statistics.add(connection, result)
        ratings.rate(connection, result)
    return True
