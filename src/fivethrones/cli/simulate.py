"""``fivethrones simulate``: many games between bots, and what they came to."""

import json
import os
import signal
import sys
from collections.abc import Callable, Sequence
from multiprocessing import resource_tracker
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from fivethrones.arena.report import Report
from fivethrones.arena.result import Result
from fivethrones.arena.simulate import simulate as play_series
from fivethrones.cli import asking
from fivethrones.cli.failing import DONE
from fivethrones.cli.screen import screen
from fivethrones.kernel.errors import Refusal
from fivethrones.kernel.message import Message, literal
from fivethrones.locales import Translator

MOST_GAMES: Final = 10**9  # more than a lifetime of them


def simulate(
    game_id: str,
    seats: str,
    games: str,
    seed: str,
    jobs: str,
    lang: str,
    options: Sequence[str],
    record: str,
    watched: bool,
    as_json: bool,
) -> int:
    game = asking.game_named(game_id)
    words = Translator(asking.language_of(lang), game.id)
    levels = asking.players(game, seats, options, asking.USUAL, "random")
    if asking.HUMAN in levels:
        raise asking.wrong("wrong-human", text=literal(seats))
    settled = asking.settled(game, options, len(levels))
    count, series = asking.number("--games", games, 1, MOST_GAMES), asking.seed(seed)
    processes = min(asking.number("--jobs", jobs, 1), os.cpu_count() or 1)
    if record:
        asking.check_new(Path(record))
    with Progress(console=screen(sys.stderr), transient=True, disable=not sys.stderr.isatty()) as bar:
        hear = listener(bar, words, count, record)
        hold_interrupts(processes > 1)
        try:
            report = play_series(
                game, settled, levels, count, series, processes, hear, keep=bool(record), watched=watched
            )
        finally:
            hold_interrupts(False)
    if as_json:
        print(json.dumps(report.to_data(), ensure_ascii=False, indent=2))
    else:
        show(screen(), words, report, watched)
    return DONE


def hold_interrupts(held: bool) -> None:
    """Ctrl-C waits until other processes stand: one that is being started would die of it, and not in silence."""
    if hasattr(signal, "pthread_sigmask"):
        if held:
            resource_tracker.ensure_running()  # when started later it would let interrupts through again
        signal.pthread_sigmask(signal.SIG_BLOCK if held else signal.SIG_UNBLOCK, [signal.SIGINT])


def listener(bar: Progress, words: Translator, games: int, record: str) -> Callable[[Result], None]:
    """Moves the bar, and keeps the records."""
    task = bar.add_task(words.say("cli-playing"), total=games)
    number = 0

    def hear(result: Result) -> None:
        nonlocal number
        number += 1
        hold_interrupts(False)
        bar.advance(task)
        if record:
            write(Path(record) if games == 1 else numbered(Path(record), number), result.record)

    return hear


def numbered(path: Path, number: int) -> Path:
    """``games.txt`` becomes ``games-3.txt``."""
    return path.with_name(f"{path.stem}-{number}{path.suffix}")


def write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise Refusal(Message("refused-record-unsaved", {"path": literal(str(path))})) from error


def show(console: Console, words: Translator, report: Report, watched: bool) -> None:
    data = report.to_data()
    say = words.say
    console.print(
        say(
            "stats-title",
            game=f"game-{report.game.id}",
            games=report.games,
            seed=literal(str(report.seed)),
        ),
        style="bold",
    )
    tables = [wins(words, data), length(words, data), prompts(words, data), events(words, data)]
    tables.append(outcomes(words, data))
    if watched:
        tables.append(blunders(words, data))
    for table in tables:
        console.print()
        console.print(table)
    timing = data["timing"]
    console.print()
    console.print(
        say(
            "stats-timing",
            seconds=literal(f"{timing['seconds']:.1f}"),
            decisions=literal(f"{timing['decisions_per_second']:.0f}"),
            jobs=timing["jobs"],
        )
    )


def table_of(words: Translator, title: str, *heads: str) -> Table:
    """The first column is text, the others are numbers."""
    table = Table(title=words.say(title), title_justify="left", title_style="bold", box=None, pad_edge=False)
    table.add_column(words.say(heads[0]))
    for head in heads[1:]:
        table.add_column(words.say(head), justify="right")
    return table


def wins(words: Translator, data: dict[str, Any]) -> Table:
    table = table_of(words, "stats-wins", "stats-who", "stats-share", "stats-interval", "stats-fair")
    names = asking.names(words, [seat["bot"] for seat in data["seats"]])
    fair = percent(1 / len(data["seats"]))
    for name, seat in zip(names, data["seats"], strict=True):
        table.add_row(name, percent(seat["share"]), interval(seat), fair)
    for level, bot in data["bots"].items():
        name = words.say("stats-all-seats", bot=f"bot-{level}", seats=bot["seats"])
        table.add_row(name, percent(bot["share"]), interval(bot), percent(bot["fair"]))
    return table


def length(words: Translator, data: dict[str, Any]) -> Table:
    table = table_of(words, "stats-length", "stats-what", "stats-mean", "stats-sd", "stats-min", "stats-max")
    table.add_row(words.say("stats-decisions"), *spread(data["decisions"]))
    return table


def prompts(words: Translator, data: dict[str, Any]) -> Table:
    table = table_of(words, "stats-prompts", "stats-id", "stats-per-game", "stats-options", "stats-max")
    for id, asked in data["prompts"].items():
        options = asked["options"]
        table.add_row(id, f"{asked['asked']:.2f}", f"{options['mean']:.2f}", str(options["max"]))
    return table


def events(words: Translator, data: dict[str, Any]) -> Table:
    table = table_of(words, "stats-events", "stats-id", "stats-mean", "stats-sd", "stats-min", "stats-max")
    for kind, event in data["events"].items():
        table.add_row(kind, *spread(event))
        for name, sums in event["arguments"].items():
            table.add_row(f"  {name}", *spread(sums))
    return table


def outcomes(words: Translator, data: dict[str, Any]) -> Table:
    table = table_of(words, "stats-outcomes", "stats-id", "stats-share")
    for id, outcome in data["outcomes"].items():
        table.add_row(id, percent(outcome["share"]))
    return table


def blunders(words: Translator, data: dict[str, Any]) -> Table:
    """How often each kind came in fifty games, and where it was seen first."""
    table = table_of(
        words, "stats-blunders", "stats-who", "stats-kind", "stats-per-fifty", "stats-first-seen"
    )
    for level, kinds in data["blunders"].items():
        for kind, places in kinds.items():
            first = words.say("stats-place", seed=literal(str(places[0]["seed"])), step=places[0]["step"])
            rate = f"{50 * len(places) / data['games']:.1f}"
            table.add_row(words.say(f"bot-{level}"), words.say(f"blunder-{kind}"), rate, first)
    return table


def spread(data: dict[str, Any]) -> list[str]:
    return [f"{data['mean']:.2f}", f"{data['sd']:.2f}", str(data["min"]), str(data["max"])]


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def interval(data: dict[str, Any]) -> str:
    return f"{100 * data['low']:.1f}–{100 * data['high']:.1f} %"
