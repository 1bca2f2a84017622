"""All tables that are in memory, and the way to the others."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

from sqlalchemy import Connection as DatabaseConnection
from sqlalchemy import insert, select

from fivethrones.kernel.errors import Refusal
from fivethrones.server.config import Config
from fivethrones.server.edge.rates import Rates
from fivethrones.server.people.avoiding import Avoiding
from fivethrones.server.people.bans import Bans
from fivethrones.server.people.guests import Guest, Guests, is_short_id, letters_of, short_id
from fivethrones.server.refusals import refuse
from fivethrones.server.storage.database import Database
from fivethrones.server.storage.news import AVOIDED, ENDED, HERE, WHO
from fivethrones.server.storage.schema import log, tables
from fivethrones.server.storage.snapshots import Saved
from fivethrones.server.tables import keeping, loading, presence, spoken
from fivethrones.server.tables.admission import admit_in, count_made
from fivethrones.server.tables.bots import Thinker, work_behind_others
from fivethrones.server.tables.entries import Line, Opened, lettered
from fivethrones.server.tables.info import line_of
from fivethrones.server.tables.live import LiveTable
from fivethrones.server.tables.snapshots import EVERY
from fivethrones.server.tables.table import FINISHED, PLAYING

LOG: Final = logging.getLogger("fivethrones.server")
HEARTBEAT: Final = 20_000  # milliseconds between two words to other workers about who is here
LOOK: Final = 5_000  # milliseconds between two looks for tables whose clocks have run out
ABANDONED: Final = 24 * 3600_000  # milliseconds without a word at a table
EVERYBODY: Final = 10  # tables with bots alone on this server, as a multiple of what one guest may have
SHOWN: Final = 100  # tables in a list


class Registry:
    def __init__(self, config: Config, database: Database, guests: Guests) -> None:
        self.config = config
        self.database = database
        self.guests = guests
        self.avoiding = Avoiding(database, config.now)
        self.bans = Bans(database, config.now)
        self.thinker = Thinker(config.bot_workers)
        # Works out what was shown, where bots think in a process of their own too, so that they need not wait for it.
        self.archivist = Thinker(min(config.bot_workers, 1), work_behind_others)
        self.rates = Rates(config.now)
        self.ended: Callable[[LiveTable], Coroutine[Any, Any, None]] | None = (
            None  # who wants to know of games that end
        )
        self.turned: Callable[[LiveTable], None] | None = None  # who wants to know whose turn it is
        # Who holds names in memory: somebody may be nameless now, here or at another worker.
        self.holders: list[Callable[[], None]] = []
        # Who else looks at the time.
        self.attendants: list[Callable[[int], Awaitable[None]]] = []
        self.live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._alarms: dict[str, int] = {}  # when which table wants to be looked at
        self._tasks: set[asyncio.Task[Any]] = set()
        self._beat = 0
        self._looked = 0

    # Finding and making

    async def get(self, id: str) -> LiveTable:
        live = self.live.get(id)
        if live is not None:
            return live
        if not is_short_id(id):
            raise refuse("no-table")
        if id not in self._loading:
            self._loading[id] = asyncio.get_running_loop().create_task(self._bring_in(id))
        try:
            return await asyncio.shield(self._loading[id])
        finally:
            self._loading.pop(id, None)

    async def _bring_in(self, id: str) -> LiveTable:
        live = LiveTable(self, *await loading.load(self.database, id))
        self.live[id] = live
        if self.database.shared:
            await live.catch_up()  # with what came while it was being read
            await self.database.tell(WHO, id)
        live.automation.wake_bots(0.0)
        self.set_alarm(live)
        self.begin(keeping.keep_shown(live))
        return live

    async def exists(self, id: str) -> bool:
        query = select(tables.c.id).where(tables.c.id == id)
        return await self.database.read(lambda connection: connection.execute(query).first()) is not None

    async def create(
        self,
        opened: Opened,
        lines: Sequence[Line] = (),
        allowed: int | None = None,
        id: str = "",
        also: Callable[[DatabaseConnection], None] | None = None,
    ) -> LiveTable:
        """A new table with these first lines, all of them or none; fails with `Taken` when there is one of this id.

        ``also`` is done with it or, when either fails, not at all.
        """
        id, at = id or short_id(), self.config.now()
        people = {chair.guest for chair in opened.chairs} - {""}
        letters = await self.database.read(lambda connection: letters_of(connection, people))
        opened = replace(opened, chairs=lettered(opened.chairs, letters))
        table, texts = await asyncio.to_thread(loading.new_table, id, opened, lines, at)
        if allowed is not None and not table.people():
            self._check_unattended(table.host)
        live = LiveTable(self, table, Saved())

        def work(connection: DatabaseConnection) -> bool:
            if allowed is not None and count_made(connection, opened.host, at - ABANDONED) >= allowed:
                return False
            row = {
                "id": id,
                "game": table.game.id,
                "private": opened.private,
                "clock": opened.clock.kind,
                "created": at,
                **line_of(live),
            }
            connection.execute(insert(tables).values(row))
            rows = [{"table_id": id, "number": i + 1, "at": at, "text": text} for i, text in enumerate(texts)]
            connection.execute(insert(log), rows)
            for guest in {opened.host, *table.people()} - {""}:
                admit_in(connection, guest, id, seated=True)
            if also is not None:
                also(connection)
            return True

        if not await self.database.write(work):
            raise refuse("too-many-tables", most=allowed or 0)
        if id in self.live or id in self._loading:  # somebody has found it already
            return await self.get(id)
        self.live[id] = live
        live.automation.wake_bots(0.0)
        self.set_alarm(live)
        if self.turned is not None:
            self.turned(live)
        if len(texts) >= EVERY or table.status == FINISHED:
            await keeping.put_away(live)
            self.begin(keeping.keep_shown(live))
        return live

    def _check_unattended(self, host: str) -> None:
        """Bots that play for nobody take time from those that play with people."""
        most = self.config.limits.unattended
        hosts = [live.table.host for live in self.live.values() if live.is_unattended]
        if hosts.count(host) >= most or len(hosts) >= EVERYBODY * most:
            raise refuse("too-many-unattended", most=most)

    def give_up(self, live: LiveTable) -> None:
        """Whoever comes next finds what is on disk; those who are here must connect anew."""
        for connection in live.connections:
            connection.drop()
        live.automation.halt()
        self._forget(live)

    def _forget(self, live: LiveTable) -> None:
        """Nothing here holds on to it any more."""
        if self.live.get(live.table.id) is live:
            del self.live[live.table.id]
            self._alarms.pop(live.table.id, None)

    # Who is shown out

    async def end_device(self, guest: Guest, device: str) -> None:
        """A device no longer belongs to this guest: close its connections."""
        await self.guests.end(guest, device)
        await self.show_out(guest.id, device)

    async def show_out(self, guest: str, device: str = "") -> None:
        """Close this guest's connections, on one device or all, and identify the guest again next time."""
        self.close(guest, device)
        await self.guests.forget(guest, elsewhere=False)
        await self.database.tell(ENDED, [guest, device])

    def close(self, guest: str, device: str) -> None:
        if not device:
            for forget in self.holders:
                forget()
        for live in self.live.values():
            for connection in live.connections:
                if connection.guest.id == guest and device in ("", connection.guest.device):
                    connection.drop()

    async def listen_anew(self, guest: str, elsewhere: bool = True) -> None:
        """A guest wants to hear others than before: what was said is shown anew, here and at other workers."""
        unheard = await self.avoiding.unheard_by(guest)
        for live in list(self.live.values()):
            for connection in [each for each in live.connections if each.guest.id == guest]:
                connection.unheard = unheard
                spoken.show(live, connection, await spoken.newest(live), anew=True)
        if elsewhere:
            await self.database.tell(AVOIDED, guest)

    # Time

    def set_alarm(self, live: LiveTable) -> None:
        due = live.automation.next_due()
        if due is None:
            self._alarms.pop(live.table.id, None)
        elif self.live.get(live.table.id) is live:
            self._alarms[live.table.id] = due

    async def tick(self) -> None:
        """Look at the clocks; called a few times a second."""
        now = self.config.now()
        rung = [id for id, due in self._alarms.items() if due <= now]
        await asyncio.gather(*(self.live[id].automation.attend(now) for id in rung if id in self.live))
        if not 0 <= now - self._looked < LOOK:  # a clock may be set back
            self._looked = now
            await self._look_for_due(now)
            self._sweep(now)
        if self.database.shared and not 0 <= now - self._beat < HEARTBEAT:
            self._beat = now
            for live in list(self.live.values()):
                await presence.forget_lost_workers(live, now)
                if live.connections:
                    self.tell_presence(live)
        for attend in self.attendants:
            await attend(now)

    async def _look_for_due(self, now: int) -> None:
        """Tables that are not in memory, and whose clocks have run out."""
        query = select(tables.c.id).where(tables.c.due <= now, tables.c.status == PLAYING).limit(SHOWN)
        ids = await self.database.read(lambda connection: connection.scalars(query).all())
        for id in ids:
            if id not in self.live:
                with suppress(Refusal):  # of a version that cannot be played any more
                    await (await self.get(id)).automation.attend(now)

    def _sweep(self, now: int) -> None:
        for live in list(self.live.values()):
            if live.is_idle and abs(now - live.touched) > self.config.idle * 1000:
                self._forget(live)
                live.automation.release()

    def tell_presence(self, live: LiveTable) -> None:
        if self.database.shared:
            guests = sorted({connection.guest.id for connection in live.connections})
            self.begin(self.database.tell(HERE, [self.database.worker, live.table.id, guests]))

    def begin(self, work: Coroutine[Any, Any, object]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("a task failed", exc_info=task.exception())

    async def stop(self) -> None:
        """Everything that was begun is finished or given up; what was accepted is on disk."""
        for live in list(self.live.values()):
            await live.stop()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for live in list(self.live.values()):
            try:
                await keeping.put_away(live)
            except Exception:  # its log is there: the next server will play it again
                id = live.table.id
                LOG.exception("table %s could not be put away", id, extra={"table": id})
        await asyncio.to_thread(self.thinker.stop)
        await asyncio.to_thread(self.archivist.stop)
