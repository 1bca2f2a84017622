"""Play games of every box, at random and between bots, with whatever settings, and print a digest of all for each box.

Interpreted and compiled must print the same: ``make compiled`` compares.
"""

import hashlib
import sys
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from conformance.walk import some_settings
from fivethrones.arena.play import play_one
from fivethrones.bots import bots_for
from fivethrones.games import GAMES
from fivethrones.kernel import play
from fivethrones.kernel.game import Game
from fivethrones.kernel.playout import playout
from fivethrones.kernel.rng import derived, seeded
from fivethrones.kernel.text import state_hash

RANDOM_GAMES = 15  # for each number of seats that a box has
GAMES_OF_BOTS = 6
LONG = ["lord", "hand"]  # interpreted, they think for minutes in a game
ENDLESS = 100_000


def at_random(game: Game[Any]) -> Iterator[str]:
    """The last states of random games."""
    for number in range(RANDOM_GAMES * len(game.seats)):
        rng = seeded(number)
        # In turn with one stream for everything, and with one for each purpose.
        state = game.setup(some_settings(game, rng), number if number % 2 else derived(number, game.id))
        playout(state, rng, ENDLESS)
        yield state_hash(state)


def between_bots(game: Game[Any]) -> Iterator[str]:
    """The records of games in which every level sits in every seat, but for those that think long."""
    quick = [bot for bot in bots_for(game) if bot.id not in LONG]
    for number in range(GAMES_OF_BOTS):
        settings = some_settings(game, seeded(number))
        levels = islice(cycle(quick), number, number + int(settings["seats"]))
        yield play_one(game, settings, list(levels), derived(number, game.id), keep=True).record


def main() -> None:
    for game in GAMES.values():
        digest = hashlib.sha256()
        for told in (*at_random(game), *between_bots(game)):
            digest.update(told.encode())
        print(game.id, digest.hexdigest())
    print(f"played by {play.__file__}", file=sys.stderr)


if __name__ == "__main__":
    main()
