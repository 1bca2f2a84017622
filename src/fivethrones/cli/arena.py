"""``fivethrones arena``: which of several bots is the stronger, and by how much."""

import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from fivethrones.arena.contest import Contest, hold, opened, report
from fivethrones.arena.deals import Deal
from fivethrones.arena.sprt import BOUND
from fivethrones.cli import asking
from fivethrones.cli.failing import DONE
from fivethrones.cli.screen import screen
from fivethrones.cli.simulate import MOST_GAMES, hold_interrupts, interval, percent, table_of
from fivethrones.kernel.message import literal
from fivethrones.locales import Translator


def arena(
    game_id: str,
    bots: str,
    deals: str,
    seats: str,
    seed: str,
    jobs: str,
    ray: str,
    lang: str,
    options: Sequence[str],
    file: str,
    sprt: bool,
    as_json: bool,
) -> int:
    game = asking.game_named(game_id)
    words = Translator(asking.language_of(lang), game.id)
    places = asking.number("--seats", seats, 1) if seats else game.seats[0]
    contest = Contest(game, asking.settled(game, options, places), bots.split(","), asking.seed(seed))
    count = asking.number("--deals", deals, 1, MOST_GAMES)
    processes = min(asking.number("--jobs", jobs, 1), os.cpu_count() or 1)
    results = Path(file) if file else None
    if results is not None and not results.exists():
        asking.check_new(results)
    left = contest.errands(count, opened(contest, results) if results is not None else [])
    with Progress(console=screen(sys.stderr), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(words.say("cli-playing"), total=len(left))

        def hear(_: Deal) -> None:
            hold_interrupts(False)
            bar.advance(task)

        hold_interrupts(processes > 1 and not ray)
        try:
            played = hold(contest, count, processes, results, hear, sprt, ray)
        finally:
            hold_interrupts(False)
    data = report(contest, played)
    if as_json:
        print(json.dumps(data, ensure_ascii=False, indent=2))
    else:
        show(screen(), words, data)
    return DONE


def show(console: Console, words: Translator, data: dict[str, Any]) -> None:
    title = words.say(
        "stats-deals", game=f"game-{data['game']}", deals=data["deals"], seed=literal(str(data["seed"]))
    )
    console.print(title, style="bold")
    for table in (shares(words, data), ratings(words, data)):
        console.print()
        console.print(table)
    if "sprt" not in data:
        return
    test = data["sprt"]
    console.print()
    console.print(
        words.say(
            "stats-sprt",
            bot=literal(named(words, test["bot"])),
            verdict=literal(test["verdict"]),
            ratio=literal(f"{test['ratio']:.2f}"),
            bound=literal(f"{BOUND:.2f}"),
        )
    )


def shares(words: Translator, data: dict[str, Any]) -> Table:
    table = table_of(
        words, "stats-line-ups", "stats-line-up", "stats-share", "stats-interval", "stats-fair", "stats-rank"
    )
    for line_up in data["line_ups"]:
        for bot, found in line_up["bots"].items():
            others = [named(words, other) for other in line_up["line_up"] if other != bot]
            name = f"{named(words, bot)} : {', '.join(others)}"
            rank = f"{found['rank']:.2f}"
            table.add_row(name, percent(found["share"]), interval(found), percent(found["fair"]), rank)
    return table


def named(words: Translator, bot: str) -> str:
    """A level in the reader's language; a bot from elsewhere as it was called."""
    return bot if ":" in bot else words.say(f"bot-{bot}")


def ratings(words: Translator, data: dict[str, Any]) -> Table:
    table = table_of(words, "stats-ratings", "stats-who", "stats-elo", "stats-interval")
    for bot, found in sorted(data["ratings"].items(), key=lambda each: -each[1]["elo"]):
        table.add_row(
            named(words, bot), f"{found['elo']:+.0f}", f"{found['low']:+.0f} … {found['high']:+.0f}"
        )
    return table
