"""One thread that writes. What piles up while it commits shares the next commit."""

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, TypeAlias

from sqlalchemy import Connection, Engine, text, update
from sqlalchemy.exc import IntegrityError, OperationalError

from fivethrones.server.storage.chat import store
from fivethrones.server.storage.engine import away
from fivethrones.server.storage.news import CHANNEL, CHAT, payload, payloads
from fivethrones.server.storage.schema import tables

MOST: Final = 1000  # appends in one commit


class Taken(Exception):
    """Somebody else has appended this number."""


@dataclass(frozen=True)
class Append:
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
    """Anything else, in a transaction of its own."""

    work: Callable[[Connection], Any]


class Receipt(asyncio.Future[Any]):
    """Whoever waits for it may be cancelled, but only when it is known what became of what was handed in."""

    def cancel(self, msg: Any = None) -> bool:  # noqa: ARG002 (asyncio's name)
        return False


Batch: TypeAlias = list[tuple[Append | Job, Receipt]]


class Writer:
    """Hands its thread one batch at a time, and collects the next one meanwhile.

    Two threads of Python disturb each other whenever one wakes the other; so that is done twice a commit, not twice
    an action.
    """

    def __init__(self, engine: Engine, worker: str) -> None:
        self.engine = engine
        self.worker = worker  # whose news this is
        self.commits = 0
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
            self._loop.call_soon(self._hand_over)  # with what else comes up until then
        return future

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

    def _write(self, batch: Batch) -> list[tuple[Receipt, Any]]:
        done: list[tuple[Receipt, Any]] = []
        appends = [(what, future) for what, future in batch if isinstance(what, Append)]
        if appends:
            # In one order for all workers, so that two can never wait for each other.
            appends.sort(key=lambda pair: pair[0].table)
            results = self._append_all([what for what, _ in appends])
            done += [(future, result) for (_, future), result in zip(appends, results, strict=True)]
        for what, future in batch:
            if isinstance(what, Job):
                done.append((future, self._attempt(what.work)))
        return done

    def _append_all(self, appends: list[Append]) -> list[Any]:
        """One commit for all; when that fails, one for each, so that each gets its own answer."""
        result = self._attempt(lambda connection: self._insert(connection, appends))
        if result is None or len(appends) == 1:
            return [result] * len(appends)
        return [
            self._attempt(lambda connection, append=append: self._insert(connection, [append]))  # type: ignore[misc]
            for append in appends
        ]

    def _attempt(self, work: Callable[[Connection], Any]) -> Any:
        """The result of a transaction, or the error it ended with."""
        try:
            with self.engine.begin() as connection:
                result = work(connection)
            self.commits += 1
        except IntegrityError:
            return Taken()
        except OperationalError as error:
            return away(error)
        except Exception as error:
            return error
        return result

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


NOTIFY: Final = text("SELECT pg_notify(:channel, :payload)")
