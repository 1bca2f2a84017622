"""Bots think in processes of their own, so that no table waits for the bots of another.

A thinking process is handed a world that the seat cannot tell from the true one, as plain data, and nothing else.
"""

import asyncio
import multiprocessing
import os
import signal
import sys
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from multiprocessing import resource_tracker
from multiprocessing.connection import wait
from threading import Thread
from typing import Any, Final, TypeVar, TypeVarTuple

from fivethrones.arena.outside import bot_called
from fivethrones.bots import ANYWHERE, bot_named, bots_for
from fivethrones.bots.bot import gesture
from fivethrones.bots.resigning import judge
from fivethrones.games import GAMES
from fivethrones.kernel.action import Seat
from fivethrones.kernel.game import Game
from fivethrones.kernel.rng import seeded
from fivethrones.kernel.state import State
from fivethrones.kernel.text import Data, state_from_data, state_to_data
from fivethrones.server.config import Config
from fivethrones.server.tables.entries import BOT
from fivethrones.server.tables.table import Table

BEHIND: Final = 10  # how much lower its priority is (Unix niceness)
MIDDLE: Final = "knight"

Args = TypeVarTuple("Args")
Done = TypeVar("Done")


def strongest(game: Game[Any]) -> str:
    return bots_for(game)[-1].id


def middle(game: Game[Any]) -> str:
    """The level of bots that fill up a table of people: a medium one, since nobody has asked for a strong one."""
    levels = [bot.id for bot in bots_for(game)]
    return MIDDLE if MIDDLE in levels else levels[0]


def stand_in_level(table: Table) -> str:
    """As strong as the strongest bot at the table, and never the random one, so that nobody profits from an absence."""
    sitting = [chair.level for chair in table.chairs if chair.kind == BOT]
    levels = [bot.id for bot in bots_for(table.game) if bot.id in sitting and bot not in ANYWHERE]
    return levels[-1] if levels else strongest(table.game)


def check_level(config: Config, game: Game[Any], level: str) -> None:
    """Refuses what is neither a level of the game nor a bot that the host has brought."""
    if level not in config.bots.get(game.id, {}):
        bot_named(level, game)


def where_from(config: Config, game: Game[Any], level: str, otherwise: str) -> str:
    """By what a thinking process finds a bot. A table may have a bot that the host no longer brings."""
    if level in [bot.id for bot in bots_for(game)]:
        return level
    return config.bots.get(game.id, {}).get(level, otherwise)


def imagined(game: Game[Any], state: State, seat: Seat, seed: int) -> Data:
    """Another world that this seat cannot tell apart, as plain data."""
    return state_to_data(game.determinize(state, seat, seeded(seed)))


@dataclass(frozen=True)
class Thought:
    """What a bot does, and its judgement of the position (the round, and whether it has lost hope), or None if it has none."""

    choices: list[tuple[str, int, int]]
    judged: tuple[int, bool] | None


def choose(game_id: str, name: str, world: Data, seat: Seat, seed: int) -> Thought:
    """A whole gesture, if the bot begins one. Runs in a thinking process."""
    game = GAMES[game_id]
    bot = bot_called(name, game)
    state = state_from_data(game, world)
    judged = judge(game, state, seat)
    said = gesture(game, state, seat, bot, seeded(seed))
    return Thought(
        [(action.verb, action.target, action.extra) for action in said],
        (judged.round, judged.hopeless) if judged is not None else None,
    )


def end_with_parent() -> None:
    """A server that is killed cannot end its thinking processes, so each of them watches for that and ends itself."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        wait([parent.sentinel])
        os._exit(0)

    Thread(target=watch, daemon=True).start()


def work_behind_others() -> None:
    """The same for background work: it gets the processor only when nothing else needs it."""
    end_with_parent()
    if sys.platform != "win32":
        os.nice(BEHIND)


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Processes started meanwhile never hear Ctrl-C, which reaches all of them: the server ends them when it is ready.

    What comes meanwhile is not lost: the server hears it afterwards.
    """
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # it would hear again as soon as it has started
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Turns:
    """Lets a limited number work at once. Each of those who wait gets one turn before anybody gets a second one."""

    def __init__(self, places: int) -> None:
        self.free = places
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}  # the next asker first

    @asynccontextmanager
    async def turn(self, asker: str) -> AsyncIterator[None]:
        await self._wait(asker)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, asker: str) -> None:
        if self.free:
            self.free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(asker, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # the turn came when nobody was waiting for it any more
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        while self._waiting:
            asker = next(iter(self._waiting))
            turns = self._waiting.pop(asker)
            turn = turns.popleft()
            if turns:
                self._waiting[asker] = turns  # behind all others
            if not turn.done():
                turn.set_result(None)
                return
        self.free += 1


class Thinker:
    """Hands questions to the thinking processes, and gets new ones when they die."""

    def __init__(self, workers: int, begin: Callable[[], None] = end_with_parent) -> None:
        self.workers = workers
        self._begin = begin  # what each process runs first
        self._turns = Turns(max(1, workers))
        self._pool: Executor | None = None

    async def run(self, asker: str, work: Callable[[*Args], Done], *args: *Args) -> Done:
        """``asker`` is the guest for whom it is done: the tables of one guest do not make those of another wait."""
        async with self._turns.turn(asker):
            return await self._run(work, *args)

    async def _run(self, work: Callable[[*Args], Done], *args: *Args) -> Done:
        try:
            return await self._hand_over(work, *args)
        except BrokenProcessPool:
            self.stop()
            return await self._hand_over(work, *args)

    def _hand_over(self, work: Callable[[*Args], Done], *args: *Args) -> asyncio.Future[Done]:
        with deaf_to_interrupts():
            return asyncio.get_running_loop().run_in_executor(self._processes(), work, *args)

    def _processes(self) -> Executor:
        if self._pool is None and not self.workers:
            self._pool = ThreadPoolExecutor(1)
        elif self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, context, self._begin)
        return self._pool

    def stop(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None
