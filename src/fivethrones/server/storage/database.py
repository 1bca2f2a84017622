"""All that the server asks of its database."""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, select
from sqlalchemy.exc import OperationalError

from fivethrones.server.storage.engine import READS, away, open_engine
from fivethrones.server.storage.news import CHANNEL, Handler, Listener, payload
from fivethrones.server.storage.schema import log
from fivethrones.server.storage.writer import NOTIFY, Append, Job, Taken, Writer

T = TypeVar("T")
TRIES: Final = 8  # when other workers write the same rows


class Database:
    """Reads go to a few threads, writes to one that commits them together. ``worker`` names this process to others."""

    def __init__(self, url: str) -> None:
        self.worker = secrets.token_hex(4)
        self.engine = open_engine(url)
        self.shared = self.engine.dialect.name == "postgresql"  # other workers may use it too
        self._writer = Writer(self.engine, self.worker)
        self._reading = self.engine.execution_options(**{READS: True})
        self._readers = ThreadPoolExecutor(4, thread_name_prefix="reader")
        self._listener: Listener | None = None

    async def start(self, handler: Handler) -> None:
        """Start listening; ``handler`` is told what other workers have done."""
        self._writer.start()
        if self.shared:
            self._listener = Listener(self.engine.url, self.worker, handler)
            await self._listener.start()

    def stop(self) -> None:
        if self._listener is not None:
            self._listener.stop()
        self._writer.stop()
        self._readers.shutdown()
        self.engine.dispose()

    @property
    def commits(self) -> int:
        return self._writer.commits

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    def _read(self, work: Callable[[Connection], T]) -> T:
        try:
            with self._reading.connect() as connection:
                return work(connection)
        except OperationalError as error:
            raise away(error) from error

    async def write(self, work: Callable[[Connection], T]) -> T:
        result: T = await self._writer.submit(Job(work))
        return result

    async def write_or_retry(self, work: Callable[[Connection], T]) -> T:
        """For work that reads before it writes: when another worker was faster, it is done again from the start."""
        for _ in range(TRIES):
            with suppress(Taken):
                return await self.write(work)
        return await self.write(work)

    def append(
        self,
        table: str,
        number: int,
        at: int,
        text: str,
        line: dict[str, Any] | None = None,
        said: dict[str, Any] | None = None,
    ) -> asyncio.Future[None]:
        """Done when it is on disk; fails with `Taken` when another worker was first."""
        return self._writer.submit(Append(table, number, at, text, line, said))

    async def lines(self, table: str, after: int) -> Sequence[tuple[int, int, str]]:
        """A table's log from the line after this number on: number, at, text."""
        query = (
            select(log.c.number, log.c.at, log.c.text)
            .where(log.c.table_id == table, log.c.number > after)
            .order_by(log.c.number)
        )
        return await self.read(lambda connection: [tuple(row) for row in connection.execute(query)])

    async def tell(self, kind: str, about: Any) -> None:
        """News for the other workers, if there can be any."""
        if not self.shared:
            return
        news = {"channel": CHANNEL, "payload": payload(self.worker, kind, about)}
        await self.write(lambda connection: connection.execute(NOTIFY, news) and None)
