"""A series of games, in one process or in several."""

import multiprocessing
import signal
from collections.abc import Callable, Generator
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing, contextmanager
from time import perf_counter
from typing import Any, Final, TypeAlias

from fivethrones.arena.play import game_seed, play_one
from fivethrones.arena.report import Report
from fivethrones.arena.result import Result
from fivethrones.bots import bot_named
from fivethrones.games import GAMES
from fivethrones.kernel.errors import Refusal
from fivethrones.kernel.game import Game
from fivethrones.kernel.message import Message, literal
from fivethrones.kernel.options import Options, settle

# Games that a process gets at a time: few enough to stop soon, many enough to be worth the errand.
CHUNK: Final = 8

Chunk: TypeAlias = tuple[str, Options, list[str], int, range, bool]


def simulate(
    game: Game[Any],
    options: Options,
    levels: list[str],
    games: int,
    seed: int,
    jobs: int = 1,
    progress: Callable[[Result], None] | None = None,
    keep: bool = False,
) -> Report:
    """Play games between bots of these levels, one in each seat. Same arguments, same report, for any number of jobs.

    ``progress`` hears of each game in the order of their numbers; with ``keep`` it gets the record, too.
    """
    if games < 1:
        raise Refusal(Message("refused-no-games", {"games": games}))
    seats = str(len(levels))
    if options.get("seats", seats) != seats:
        raise Refusal(Message("refused-line-up", {"bots": len(levels), "seats": literal(options["seats"])}))
    settled = settle(game.settings, {**options, "seats": seats})
    game.blank(settled)  # refuses options that do not go together before anything is started
    report = Report(game, settled, [bot_named(level, game).id for level in levels], seed)
    report.jobs = jobs
    start = perf_counter()
    if jobs == 1:
        results = play_numbers(game, settled, levels, seed, range(games), keep)
    else:
        results = play_in_processes(game, settled, levels, seed, games, jobs, keep)
    with closing(results):
        for result in results:
            report.add(result)
            if progress is not None:
                progress(result)
    report.seconds = perf_counter() - start
    return report


def play_numbers(
    game: Game[Any], options: Options, levels: list[str], seed: int, numbers: range, keep: bool
) -> Generator[Result, None, None]:
    bots = [bot_named(level, game) for level in levels]
    for number in numbers:
        yield play_one(game, options, bots, game_seed(seed, number), keep)


def play_in_processes(
    game: Game[Any], options: Options, levels: list[str], seed: int, games: int, jobs: int, keep: bool
) -> Generator[Result, None, None]:
    """The results in the order of their numbers, whoever is ready first."""
    assert GAMES.get(game.id) is game, f"{game.id} is not on the list from which other processes take it"
    chunks: list[Chunk] = [
        (game.id, options, levels, seed, range(first, min(first + CHUNK, games)), keep)
        for first in range(0, games, CHUNK)
    ]
    context = multiprocessing.get_context("spawn")  # the same on every system, and safe beside threads
    pool = ProcessPoolExecutor(min(jobs, len(chunks)), context)
    try:
        with deaf_to_interrupts():
            series = pool.map(play_chunk, chunks)  # starts the processes
        for results in series:
            yield from results
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def deaf_to_interrupts() -> Generator[None, None, None]:
    """Processes started meanwhile never heed Ctrl-C, which reaches them all: the one that started them ends them."""
    heeding = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, heeding)


def play_chunk(chunk: Chunk) -> list[Result]:
    game, options, levels, seed, numbers, keep = chunk
    return list(play_numbers(GAMES[game], options, levels, seed, numbers, keep))
