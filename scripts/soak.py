"""`make soak`: many random games over all player counts and settings, every law tried on a sample of them.

    soak.py [--games N] [--checked N] [--seed S] [--jobs J] [--game ID]

A game that fails is named with all that is needed to play it again.
"""

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from conformance.case import Case
from conformance.cases import case_of
from conformance.laws import play_checked
from fivethrones.games import GAMES
from fivethrones.kernel.errors import BadOptions
from fivethrones.kernel.options import Options, settle
from fivethrones.kernel.playout import playout
from fivethrones.kernel.rng import Rng, derived, seeded

CHUNK = 500


def some_options(case: Case, rng: Rng) -> Options:
    """Any value of every setting; drawn anew where two do not go together."""
    while True:
        settings = case.game.settings
        given = {setting.id: setting.values[rng.below(len(setting.values))] for setting in settings}
        try:
            case.game.blank(options := settle(settings, given))
        except BadOptions:
            continue
        return options


def play_chunk(game: str, first: int, seed: int, checked_every: int) -> list[str]:
    """Play games first to first + CHUNK; what went wrong."""
    case = case_of(game)
    failures: list[str] = []
    for number in range(first, first + CHUNK):
        options = some_options(case, seeded(seed << 64 | number))
        deal = (
            number if number % 2 else derived(number, game)
        )  # one stream for everything, or one for each purpose
        try:
            if number % checked_every == 0:
                play_checked(case, options, deal, sample=5)
            else:
                play_plain(case, options, deal)
        except Exception as error:
            failures.append(f"{game}, seed {deal}, {options}: {type(error).__name__}: {error}")
    return failures


def play_plain(case: Case, options: Options, seed: int) -> None:
    state = case.game.setup(options, seed)
    playout(state, seeded(seed), case.most)
    case.conserve(state)
    assert state.outcome is not None, "the game does not end"


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=100_000, help="random games of each box")
    parser.add_argument("--checked", type=int, default=500, help="how many of them with every law tried")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--game", choices=list(GAMES), help="this one only")
    asked = parser.parse_args()
    every = max(1, asked.games // asked.checked)
    failures: list[str] = []
    with ProcessPoolExecutor(asked.jobs) as pool:
        for game in [asked.game] if asked.game else GAMES:
            chunks = [
                pool.submit(play_chunk, game, first, asked.seed, every)
                for first in range(0, asked.games, CHUNK)
            ]
            failures += [failure for chunk in chunks for failure in chunk.result()]
            print(
                f"{game}: {len(chunks) * CHUNK} games, every law on each {every}th, {len(failures)} failures"
            )
    print(*failures[:20], sep="\n")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
