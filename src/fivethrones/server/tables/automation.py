"""What a table does by itself: bots move, clocks run out, somebody sits in for the absent."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from fivethrones.bots.hope import Judgement
from fivethrones.bots.resigning import Despair
from fivethrones.kernel.action import Action, Seat
from fivethrones.kernel.decision import SECRET
from fivethrones.kernel.errors import Refusal
from fivethrones.kernel.play import default
from fivethrones.kernel.state import State
from fivethrones.match.entry import ACT, BOT, DEFAULT, RESIGN, Entry
from fivethrones.server.refusals import refuse
from fivethrones.server.tables.bots import Thought, choose, imagined, stand_in_level, where_from
from fivethrones.server.tables.clocks import DAYS, LIVE, NONE
from fivethrones.server.tables.consent import offered, proposed, withdrawn
from fivethrones.server.tables.entries import Line
from fivethrones.server.tables.table import PLAYING, Table

if TYPE_CHECKING:
    from fivethrones.server.tables.live import LiveTable

LOG: Final = logging.getLogger("fivethrones.server")
COMING_BACK: Final = 10_000  # milliseconds
APART: Final = 20  # milliseconds between the answers of two bots on one beat
STORAGE_RETRY: Final = 1.0  # seconds until a table tries again what could not be stored
BACKUP: Final = 3.0  # seconds until a worker does what another should have done


class Automation:
    def __init__(self, live: "LiveTable") -> None:
        self.live = live
        self.since = live.registry.config.now()
        self._thinking: dict[Seat, int] = {}  # the question that a seat's bot is at
        self._despair: dict[Seat, Despair] = {}  # of bots, since this worker has had the table
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopped = False

    # Clocks and absent players

    def deadline(self, seat: Seat) -> int | None:
        """When the default is taken for this seat. After a restart players of live games get the time to come back."""
        clocks = self.live.table.clocks
        deadline = clocks.deadline(seat)
        if deadline is None or self.live.table.plays_itself(seat):
            return None
        return max(deadline, self.since + COMING_BACK) if clocks.rules.kind == LIVE else deadline

    def grace_ends(self, seat: Seat) -> int | None:
        """Until when this seat waits for its player, who is away; nothing where no bot may sit in."""
        table = self.live.table
        since = self.live.away.get(table.chairs[seat].guest)
        if since is None or table.status != PLAYING or table.plays_itself(seat):
            return None
        graces = self.live.registry.config.graces
        if table.opened.clock.kind == DAYS:
            return table.last_at[seat] + int(graces.days * 1000) if table.defaulted(seat) else None
        return since + int((graces.live if table.opened.clock.kind == LIVE else graces.none) * 1000)

    def stand_in_due(self, seat: Seat) -> int | None:
        """When a bot sits down for this seat because its player is away and others wait."""
        table, guest = self.live.table, self.live.table.chairs[seat].guest
        waited_for = any(self.live.is_here(other) for other in table.people() if other != guest)
        return self.grace_ends(seat) if waited_for or table.opened.clock.kind == DAYS else None

    def next_due(self) -> int | None:
        """When something is next due at this table."""
        if self.live.table.opened.clock.kind == NONE and not self.live.away:
            return None
        dues = [
            due
            for seat in range(len(self.live.table.chairs))
            for due in (self.deadline(seat), self.stand_in_due(seat))
            if due is not None
        ]
        return min(dues, default=None)

    async def attend(self, now: int) -> None:
        """Do what is due by now."""
        for seat in range(len(self.live.table.chairs)):
            due = self.stand_in_due(seat)
            if due is not None and due <= now:
                await self._sit_in(seat)
            deadline = self.deadline(seat)
            if deadline is not None and deadline <= now:
                await self._take_default(seat)
        self.live.registry.set_alarm(self.live)

    async def _sit_in(self, seat: Seat) -> None:
        def decide(table: Table) -> Line:
            if self.stand_in_due(seat) is None:
                raise refuse("stale")
            return Entry(BOT, seat, level=stand_in_level(table))

        await self._try(decide)

    async def _take_default(self, seat: Seat) -> None:
        def decide(table: Table) -> Line:
            if table.match is None or self.deadline(seat) is None:
                raise refuse("stale")
            return Entry(DEFAULT, seat, (default(table.match.state, seat),))

        await self._try(decide)

    # Bots

    def wake_bots(self, delay: float) -> None:
        """Let bots think about the questions that are put to their seats."""
        table = self.live.table
        if table.status != PLAYING or table.is_full or self._stopped:
            return
        for seat in table.waiting():
            question = table.questions[seat]
            if self._thinking.get(seat) != question and table.plays_itself(seat):
                self._thinking[seat] = question
                self._begin(self._think(seat, question, delay))

    async def _think(self, seat: Seat, question: int, delay: float) -> None:
        if delay:
            await asyncio.sleep(delay)
        try:
            thought = await self._choose(seat, question)
            if thought is not None:
                await self._wait_for_beat(seat)
        finally:
            if self._thinking.get(seat) == question:
                del self._thinking[seat]
        if thought is not None:
            actions = tuple(Action(seat, *choice) for choice in thought.choices)
            await self._answer(seat, question, actions)
            await self._despair_of(seat, thought)
        if is_asked(self.live.table, seat, question):
            # Others did something in the meantime, so the bot's choice no longer fits.
            self.wake_bots(0)

    async def _choose(self, seat: Seat, question: int) -> Thought | None:
        """All that its bot does at once; nothing where it is no longer asked."""
        registry = self.live.registry
        async with self.live.lock:
            table = self.live.table
            if table.match is None or not is_asked(table, seat, question) or not table.plays_itself(seat):
                return None
            level = table.bot_level(seat, stand_in_level(table))
            bot = where_from(registry.config, table.game, level, stand_in_level(table))
            state, game = table.match.state, table.game
            fallback = default(state, seat)
            world = imagined(game, state, seat, registry.config.new_seed())
        try:
            seed = registry.config.new_seed()
            thought: Thought = await registry.thinker.run(table.host, choose, game.id, bot, world, seat, seed)
        except Exception:
            LOG.exception(
                "the bot %s of %s failed at table %s", level, game.id, table.id, extra={"table": table.id}
            )
            return Thought([(fallback.verb, fallback.target, fallback.extra)], None)
        return thought

    async def _wait_for_beat(self, seat: Seat) -> None:
        """Secret questions are answered on a beat that everybody can predict, so that the moment of an answer reveals nothing.

        A thought that takes longer than a beat waits for the next one; of several bots the first seat answers first.
        """
        config = self.live.registry.config
        async with self.live.lock:
            table = self.live.table
            hidden = table.match is not None and asks_in_secret(table.match.state)
            put = table.clocks.since[seat]
        if not config.beat or not hidden or put is None or not table.people():
            return
        wait = time_to_beat(config.now() - put, int(config.beat * 1000)) + APART * seat
        await config.rest(wait / 1000)

    async def _answer(self, seat: Seat, question: int, actions: tuple[Action, ...]) -> None:
        def decide(table: Table) -> Line:
            if not is_asked(table, seat, question) or not table.plays_itself(seat):
                raise refuse("stale")
            return Entry(ACT, seat, actions)

        await self._try(decide)

    async def _despair_of(self, seat: Seat, thought: Thought) -> None:
        """A bot that has seen no hope for long enough offers to resign, until it sees some."""
        if thought.judged is None:
            return
        judgement = Judgement(*thought.judged)
        if self._despair.setdefault(seat, Despair()).note(judgement):
            await self._try(partial(offered, seat=seat))
        elif not judgement.hopeless and proposed(self.live.table, RESIGN) is not None:
            await self._try(partial(withdrawn, seat=seat))

    async def _try(self, decide: Callable[[Table], Line]) -> None:
        """Make a change that no person asked for; when it no longer fits, drop it."""
        try:
            await self.live.change(decide)
        except Refusal as refusal:
            if refusal.reason.id == "refused-storage-away":
                await asyncio.sleep(STORAGE_RETRY)
            elif refusal.reason.id != "refused-stale":
                id = self.live.table.id
                LOG.warning("table %s refused its own line: %s", id, refusal.reason.id, extra={"table": id})

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            id = self.live.table.id
            LOG.error("table %s cannot go on by itself", id, exc_info=task.exception(), extra={"table": id})

    @property
    def is_busy(self) -> bool:
        return bool(self._tasks)

    def halt(self) -> None:
        """Nothing new is begun here: the table has been given up."""
        self._stopped = True

    def release(self) -> None:
        """An idle table leaves memory: it is freed at once when nothing points back."""
        del self.live

    async def stop(self) -> None:
        self._stopped = True
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def asks_in_secret(state: State) -> bool:
    return state.decision is not None and state.decision.mode == SECRET


def time_to_beat(elapsed: int, beat: int) -> int:
    """From so many milliseconds after a question to the next whole beat after it, the first at the earliest."""
    beats = max(1, -(-elapsed // beat))
    return min(beats * beat - elapsed, beat)


def is_asked(table: Table, seat: Seat, question: int) -> bool:
    return table.questions[seat] == question and seat in table.waiting()
