"""``fivethrones puzzles``: looking for positions with one best choice in games between bots."""

import sys
from collections.abc import Sequence
from pathlib import Path

from rich.progress import Progress

from fivethrones.cli import asking
from fivethrones.cli.failing import DONE
from fivethrones.cli.screen import screen
from fivethrones.cli.simulate import MOST_GAMES
from fivethrones.club.puzzles.find import find as find_in_games
from fivethrones.club.puzzles.puzzle import write
from fivethrones.kernel.message import literal
from fivethrones.locales import Translator


def find(game_id: str, games: str, seats: str, seed: str, options: Sequence[str], out: str, lang: str) -> int:
    """What is found goes into the file at once, so that nothing is lost when it is stopped."""
    game = asking.game_named(game_id)
    words = Translator(asking.language_of(lang), game.id)
    places = asking.number("--seats", seats, 1) if seats else game.seats[0]
    settings = asking.settled(game, options, places)
    count, series = asking.number("--games", games, 1, MOST_GAMES), asking.seed(seed)
    path = Path(out)
    asking.check_new(path)
    found = 0
    with (
        path.open("w", encoding="utf-8") as file,
        Progress(console=screen(sys.stderr), transient=True, disable=not sys.stderr.isatty()) as bar,
    ):
        task = bar.add_task(words.say("cli-playing"), total=count)
        for puzzles in find_in_games(game, settings, count, series):
            file.write(write(puzzles))
            file.flush()
            found += len(puzzles)
            bar.advance(task)
    screen().print(words.say("cli-puzzles-found", count=found, path=literal(out)))
    return DONE
