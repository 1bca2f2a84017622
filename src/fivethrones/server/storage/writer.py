"""One thread that writes. What piles up while it commits shares the next commit."""

import asyncio
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager, nullcontext, suppress
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, NamedTuple, TypeAlias

from sqlalchemy import Connection, Engine, text, update
from sqlalchemy.exc import IntegrityError, OperationalError

from fivethrones.server.storage.chat import store
from fivethrones.server.storage.engine import away
from fivethrones.server.storage.news import CHANNEL, CHAT, payload, payloads
from fivethrones.server.storage.schema import tables

MOST: Final = 1000  # appends in one commit


class Taken(Exception):
    """Another worker has already appended a line with this number."""


class Append(NamedTuple):
    """A new line of a table's log; ``line`` is what the table's row in the lists becomes by it, if it changes.

    ``said`` is a line of chat that goes with it.
    """

    table: str
    number: int
    at: int
    text: str
    line: dict[str, Any] | None = None
    said: dict[str, Any] | None = None


@dataclass(frozen=True)
class Job:
    """Any other write. It may share a transaction with others, and is repeated if one of those fails."""

    work: Callable[[Connection], Any]


class Receipt(asyncio.Future[Any]):
    """It cannot be cancelled, so that whoever waits for it learns what became of the work even when cancelled meanwhile."""

    def cancel(self, msg: Any = None) -> bool:  # noqa: ARG002 (asyncio's name)
        return False


Batch: TypeAlias = list[tuple[Append | Job, Receipt]]


class Writer:
    """Hands its thread one batch at a time, and collects the next one meanwhile.

    Two threads of Python slow each other down whenever one wakes the other, so they do that twice per commit and not twice per
    action.
    """

    def __init__(self, engine: Engine, worker: str) -> None:
        self.engine = engine
        self.worker = worker  # whose news this is
        self.commits = 0
        self._own: Connection | None = None
        self._tells = engine.dialect.name == "postgresql"
        self._batches: SimpleQueue[Batch | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._pending: Batch = []
        self._busy = False  # the thread has a batch, or is about to get one
        self._stopped = False

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    def stop(self) -> None:
        """What was handed in before is still written; what comes later fails. Not from the loop's own thread."""
        self._stopped = True
        assert self._loop is not None
        asyncio.run_coroutine_threadsafe(self._drained(), self._loop).result()
        self._batches.put(None)
        self._thread.join()

    async def _drained(self) -> None:
        while self._busy:
            await asyncio.sleep(0.001)

    def submit(self, what: Append | Job) -> Receipt:
        """Done once it is on disk; fails with `Taken`, or whatever the job or the database raised."""
        assert self._loop is not None
        future = Receipt(loop=self._loop)
        if self._stopped:
            future.set_exception(RuntimeError("the database is closed"))
            return future
        self._pending.append((what, future))
        if not self._busy:
            self._busy = True
            self._loop.call_soon(self._gather, 0)
        return future

    def _gather(self, before: int) -> None:
        """Hand over what is pending once nothing more has come in since the last turn of the loop."""
        if before < len(self._pending) < MOST:
            assert self._loop is not None
            self._loop.call_soon(self._gather, len(self._pending))
        else:
            self._hand_over()

    def _hand_over(self) -> None:
        batch, self._pending = self._pending[:MOST], self._pending[MOST:]
        self._batches.put(batch)

    def _done(self, done: list[tuple[Receipt, Any]]) -> None:
        if self._pending:
            self._hand_over()
        else:
            self._busy = False
        for future, result in done:
            if isinstance(result, Exception):
                future.set_exception(result)
            else:
                future.set_result(result)

    def _run(self) -> None:
        while (batch := self._batches.get()) is not None:
            done = self._write(batch)
            assert self._loop is not None
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                self._loop.call_soon_threadsafe(self._done, done)
        if self._own is not None:
            self._own.close()

    def _write(self, batch: Batch) -> list[tuple[Receipt, Any]]:
        # All workers write in the same order, so that no two of them can wait for each other.
        appends = sorted((pair for pair in batch if isinstance(pair[0], Append)), key=table_of)
        jobs = [pair for pair in batch if isinstance(pair[0], Job)]
        # It is not known which rows a job locks, so where other workers write, too, each job gets a transaction of its own.
        groups = [appends, *([job] for job in jobs)] if self._tells else [appends + jobs]
        return [done for group in groups if group for done in self._commit(group)]

    def _commit(self, batch: Batch) -> list[tuple[Receipt, Any]]:
        """One commit for all; when that fails, one for each, so that each gets its own answer."""
        results = self._attempt(lambda connection: self._carry_out(connection, [what for what, _ in batch]))
        if not isinstance(results, Exception):
            return [(receipt, result) for (_, receipt), result in zip(batch, results, strict=True)]
        if len(batch) == 1:
            return [(batch[0][1], results)]
        return [done for each in batch for done in self._commit([each])]

    def _attempt(self, work: Callable[[Connection], Any]) -> Any:
        """The result of a transaction, or the error it ended with."""
        try:
            with self._connected() as connection, connection.begin():
                result = work(connection)
            self.commits += 1
        except IntegrityError:
            return Taken()
        except OperationalError as error:
            return away(error)
        except Exception as error:
            return error
        return result

    def _connected(self) -> AbstractContextManager[Connection]:
        """For a file the same connection every time; one to a database server may break, so the pool checks it first."""
        if self._tells:
            return self.engine.connect()
        if self._own is None:
            self._own = self.engine.connect()
        return nullcontext(self._own)

    def _carry_out(self, connection: Connection, batch: list[Append | Job]) -> list[Any]:
        appends = [what for what in batch if isinstance(what, Append)]
        if appends:
            self._insert(connection, appends)
        return [what.work(connection) if isinstance(what, Job) else None for what in batch]

    def _insert(self, connection: Connection, appends: list[Append]) -> None:
        # Straight to the driver: this is done for every action.
        mark = "%s" if self._tells else "?"
        statement = f"INSERT INTO log (table_id, number, at, text) VALUES ({', '.join([mark] * 4)})"
        connection.exec_driver_sql(statement, [(a.table, a.number, a.at, a.text) for a in appends])
        for append in appends:
            if append.line is not None:
                connection.execute(update(tables).where(tables.c.id == append.table).values(append.line))
        self._tell(connection, payloads(self.worker, [append.table for append in appends]))
        for append in appends:
            if append.said is not None:
                number = store(connection, append.said)
                self._tell(connection, [payload(self.worker, CHAT, [append.table, number])])

    def _tell(self, connection: Connection, news: Iterable[str]) -> None:
        """The other workers, if there can be any."""
        if self._tells:
            for each in news:
                connection.execute(NOTIFY, {"channel": CHANNEL, "payload": each})


def table_of(pair: tuple[Append | Job, Receipt]) -> str:
    assert isinstance(pair[0], Append)
    return pair[0].table


NOTIFY: Final = text("SELECT pg_notify(:channel, :payload)")
