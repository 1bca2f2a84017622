"""A series of games, in one process or in several."""

import multiprocessing
import signal
from collections.abc import Callable, Generator
from contextlib import closing, contextmanager, suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from time import perf_counter
from typing import Any, Final, TypeAlias

from fivethrones.arena.blunders import watches_for
from fivethrones.arena.play import game_seed, play_one
from fivethrones.arena.report import Report
from fivethrones.arena.result import Result
from fivethrones.bots import bot_named
from fivethrones.games import GAMES
from fivethrones.kernel.errors import Refusal
from fivethrones.kernel.game import Game
from fivethrones.kernel.message import Message, literal
from fivethrones.kernel.settings import Settings, with_defaults

# Games that a process gets at a time: few enough to stop soon, many enough to be worth the errand.
CHUNK: Final = 8

# What all games of a series have in common: the game's id, settings, levels, seed, and whether records are kept and
# blunders noted.
Series: TypeAlias = tuple[str, Settings, list[str], int, bool, bool]
Pipe: TypeAlias = "Connection[Any, Any]"


def simulate(
    game: Game[Any],
    settings: Settings,
    levels: list[str],
    games: int,
    seed: int,
    jobs: int = 1,
    progress: Callable[[Result], None] | None = None,
    keep: bool = False,
    watched: bool = False,
) -> Report:
    """Play games between bots of these levels, one in each seat. Same arguments, same report, for any number of jobs.

    ``progress`` hears of each game in the order of their numbers; with ``keep`` it gets the record, too.
    Of ``watched`` games the report has the blunders.
    """
    if games < 1:
        raise Refusal(Message("refused-no-games", {"games": games}))
    seats = str(len(levels))
    if settings.get("seats", seats) != seats:
        raise Refusal(Message("refused-line-up", {"bots": len(levels), "seats": literal(settings["seats"])}))
    settled = with_defaults(game.settings, {**settings, "seats": seats})
    game.blank(settled)  # refuses settings that do not go together before anything is started
    report = Report(game, settled, [bot_named(level, game).id for level in levels], seed)
    report.jobs = jobs
    start = perf_counter()
    if jobs == 1:
        results = play_numbers(game, settled, levels, seed, range(games), keep, watched)
    else:
        results = play_in_processes(game, settled, levels, seed, games, jobs, keep, watched)
    with closing(results):
        for result in results:
            report.add(result)
            if progress is not None:
                progress(result)
    report.seconds = perf_counter() - start
    return report


def play_numbers(
    game: Game[Any],
    settings: Settings,
    levels: list[str],
    seed: int,
    numbers: range,
    keep: bool,
    watched: bool,
) -> Generator[Result, None, None]:
    bots = [bot_named(level, game) for level in levels]
    for number in numbers:
        watches = watches_for(game) if watched else []
        yield play_one(game, settings, bots, game_seed(seed, number), keep, watches)


def play_in_processes(
    game: Game[Any],
    settings: Settings,
    levels: list[str],
    seed: int,
    games: int,
    jobs: int,
    keep: bool,
    watched: bool,
) -> Generator[Result, None, None]:
    """The results in the order of their numbers, whoever is ready first."""
    assert GAMES.get(game.id) is game, f"{game.id} is not on the list from which other processes take it"
    chunks = [range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    unplayed = iter(range(len(chunks)))
    playing: dict[Pipe, int] = {}
    played: dict[int, list[Result]] = {}
    with players(min(jobs, len(chunks)), (game.id, settings, levels, seed, keep, watched)) as idle:
        for wanted in range(len(chunks)):
            while wanted not in played:
                for pipe, number in zip(idle, unplayed, strict=False):
                    pipe.send(chunks[number])
                    playing[pipe] = number
                ready = wait(playing)
                idle = [pipe for pipe in playing if pipe in ready]
                for pipe in idle:
                    played[playing.pop(pipe)] = pipe.recv()
            yield from played.pop(wanted)


@contextmanager
def players(count: int, series: Series) -> Generator[list[Pipe], None, None]:
    """Pipes to so many processes that play what they are sent.

    There are no threads and no locks between them, so an interrupt at any moment leaves nobody waiting for ever.
    """
    context = multiprocessing.get_context("spawn")  # the same on every system, and safe beside threads
    pipes: list[Pipe] = []
    processes: list[SpawnProcess] = []
    try:
        with deaf_to_interrupts():
            for _ in range(count):
                ours, theirs = context.Pipe()
                process = context.Process(target=play_what_comes, args=(theirs, series), daemon=True)
                process.start()
                theirs.close()  # so that nobody but the process holds it, and its end is heard
                pipes.append(ours)
                processes.append(process)
        yield pipes
    except (EOFError, ConnectionError) as broken:
        raise RuntimeError("a process that played games was ended from outside") from broken
    finally:
        for process in processes:
            process.terminate()
        for process in processes:
            process.join()


@contextmanager
def deaf_to_interrupts() -> Generator[None, None, None]:
    """Processes started meanwhile never heed Ctrl-C, which reaches them all: the one that started them ends them."""
    heeding = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, heeding)


def play_what_comes(pipe: Pipe, series: Series) -> None:
    """Until there is nobody at the other end, however that came."""
    game, options, levels, seed, keep, watched = series
    with suppress(EOFError, ConnectionError):
        while True:
            numbers = pipe.recv()
            pipe.send(list(play_numbers(GAMES[game], options, levels, seed, numbers, keep, watched)))
