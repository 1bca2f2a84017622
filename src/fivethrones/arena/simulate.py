"""A series of games, in one process or in several."""

from collections.abc import Callable, Generator
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from time import perf_counter
from typing import Any, Final

from fivethrones.arena.blunders import watches_for
from fivethrones.arena.play import game_seed, play_one
from fivethrones.arena.processes import in_order
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


@dataclass(frozen=True)
class Series:
    """What all games of a series have in common."""

    game: str
    settings: Settings
    levels: list[str]
    seed: int
    keep: bool  # records are kept
    watched: bool  # blunders are noted


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
    assert jobs == 1 or GAMES.get(game.id) is game, f"other processes take {game.id} from the list"
    results = results_of(game, Series(game.id, settled, levels, seed, keep, watched), games, jobs)
    with closing(results):
        for result in results:
            report.add(result)
            if progress is not None:
                progress(result)
    report.seconds = perf_counter() - start
    return report


def results_of(game: Game[Any], series: Series, games: int, jobs: int) -> Generator[Result, None, None]:
    if jobs == 1:
        yield from play_numbers(game, series, range(games))
        return
    chunks = [range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    with closing(in_order(partial(play_chunk, series), chunks, jobs)) as played:
        for results in played:
            yield from results


def play_chunk(series: Series, numbers: range) -> list[Result]:
    return list(play_numbers(GAMES[series.game], series, numbers))


def play_numbers(game: Game[Any], series: Series, numbers: range) -> Generator[Result, None, None]:
    bots = [bot_named(level, game) for level in series.levels]
    for number in numbers:
        watches = watches_for(game) if series.watched else []
        yield play_one(game, series.settings, bots, game_seed(series.seed, number), series.keep, watches)
