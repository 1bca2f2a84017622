"""``fivethrones dataset``: games between bots as Parquet files, to learn from."""

import os
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from rich.progress import Progress

from fivethrones.cli import asking
from fivethrones.cli.failing import DONE
from fivethrones.cli.screen import screen
from fivethrones.cli.simulate import MOST_GAMES, hold_interrupts
from fivethrones.kernel.errors import Refusal
from fivethrones.kernel.message import Message, literal
from fivethrones.locales import Translator


def dataset(
    game_id: str,
    bots: str,
    games: str,
    out: str,
    seats: str,
    seed: str,
    jobs: str,
    lang: str,
    options: Sequence[str],
) -> int:
    if find_spec("numpy") is None or find_spec("pyarrow") is None:
        raise Refusal(Message("refused-no-pyarrow", {}))
    # The other commands need neither.
    from fivethrones.datasets.dataset import Dataset
    from fivethrones.datasets.writing import write

    game = asking.game_named(game_id)
    words = Translator(asking.language_of(lang), game.id)
    places = asking.number("--seats", seats, 1) if seats else game.seats[0]
    settings = asking.settled(game, options, places)
    count = asking.number("--games", games, 1, MOST_GAMES)
    processes = min(asking.number("--jobs", jobs, 1), os.cpu_count() or 1)
    wanted = Dataset(game.id, settings, bots.split(","), count, asking.seed(seed))
    with Progress(console=screen(sys.stderr), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(words.say("cli-playing"), total=count)

        def hear(games: int) -> None:
            hold_interrupts(False)
            bar.advance(task, games)

        hold_interrupts(processes > 1)
        try:
            rows = write(wanted, Path(out), processes, hear)
        finally:
            hold_interrupts(False)
    print(words.say("cli-dataset-written", games=count, rows=rows, path=literal(out)))
    return DONE
