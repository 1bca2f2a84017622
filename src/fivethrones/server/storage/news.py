"""What workers tell each other: which tables have a new line, who has come and gone, what was said."""

import asyncio
import json
from collections.abc import Callable, Iterator
from contextlib import suppress
from threading import Event, Thread
from typing import Any, Final, TypeAlias

import psycopg
from sqlalchemy.engine import URL

CHANNEL: Final = "fivethrones"
LONGEST: Final = 7000  # PostgreSQL carries at most 8000 bytes
RETRY: Final = 1.0  # seconds

# The kind of news, and what it is about.
Handler: TypeAlias = Callable[[str, Any], None]

LOG: Final = "log"  # tables that have new lines
CHAT: Final = "chat"  # a line that was said: its table and its number
BANS: Final = "bans"  # who may not come has changed
AVOIDED: Final = "avoided"  # a guest wants to hear others than before
REVIEW: Final = "review"  # what somebody did who looks at a review with others: its table and that
UNSAID: Final = "unsaid"  # a table where a line, or who said it, is gone
GUEST: Final = "guest"  # something about a guest has changed
ENDED: Final = "ended"  # a device that is this guest's no more, or all of them: the guest and the device
WHO: Final = "who"  # a table: those who have it are to say who is connected there
HERE: Final = "here"  # who is connected to a table: the worker that says so, the table, the guests
LOST: Final = "lost"  # some news may have been missed


def payloads(worker: str, tables: list[str]) -> Iterator[str]:
    """The news of these tables, in pieces that the channel can carry."""
    each = max(len(table) for table in tables) + 3
    size = LONGEST // each
    for start in range(0, len(tables), size):
        yield payload(worker, LOG, tables[start : start + size])


def payload(worker: str, kind: str, about: Any) -> str:
    return json.dumps([worker, kind, about], separators=(",", ":"))


class Listener:
    """A thread that hears what other workers have to say, over PostgreSQL's LISTEN."""

    def __init__(self, url: URL, worker: str, handler: Handler) -> None:
        self.url = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.worker = worker
        self.handler = handler
        self._stopping = Event()
        self._loop = asyncio.get_running_loop()
        self._ready: asyncio.Future[None] = self._loop.create_future()
        self._thread = Thread(target=self._run, name="news", daemon=True)

    async def start(self) -> None:
        self._thread.start()
        await self._ready

    def stop(self) -> None:
        self._stopping.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._stopping.is_set():
            try:
                with psycopg.connect(self.url, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._tell(LOST, None)
                    while not self._stopping.is_set():
                        for notify in connection.notifies(timeout=0.2):
                            self._hear(notify.payload)
            except psycopg.Error:
                self._stopping.wait(RETRY)

    def _hear(self, text: str) -> None:
        worker, kind, about = json.loads(text)
        if worker != self.worker:
            self._tell(kind, about)

    def _tell(self, kind: str, about: Any) -> None:
        with suppress(RuntimeError):  # the loop is closed
            self._loop.call_soon_threadsafe(self._hand_over, kind, about)

    def _hand_over(self, kind: str, about: Any) -> None:
        if not self._ready.done():
            self._ready.set_result(None)
        self.handler(kind, about)
