"""Measure one game in this interpreter, as it is on the path: compiled or not. Prints one line of JSON."""

import json
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

from fivethrones.games import GAMES
from fivethrones.kernel import play
from fivethrones.kernel.game import Game
from fivethrones.kernel.options import Options, settle
from fivethrones.kernel.playout import playout
from fivethrones.kernel.rng import seeded
from fivethrones.kernel.state import State

ROUNDS = 5  # the best of so many is reported: the rest is other people's work on the same machine
COPIES = 2_000
ENDLESS = 100_000  # decisions


def best(work: Callable[[], int]) -> float:
    """How many per second of processor time, in the best round."""
    rates: list[float] = []
    for _ in range(ROUNDS):
        start = process_time()
        done = work()
        rates.append(done / (process_time() - start))
    return max(rates)


class RandomPlay:
    """Whole games by random choice through the kernel's public calls."""

    def __init__(self, game: Game[Any], options: Options, games: int) -> None:
        self.game = game
        self.options = options
        self.games = games
        self.decisions = 0

    def play(self) -> int:
        self.decisions = 0
        for seed in range(self.games):
            state = self.game.setup(self.options, seed)
            self.decisions += playout(state, seeded(seed + 1_000_000), ENDLESS)
        return self.games

    def middle(self) -> State:
        """A position half-way through a game."""
        state: State = self.game.setup(self.options, 1)
        playout(state, seeded(1), self.decisions // self.games // 2)
        return state


def reference() -> int:
    """A plain loop that no change of ours can speed up, to compare machines and moments by."""
    table = list(range(64))
    total = 0
    for i in range(200_000):
        total += table[i & 63]
    return 200_000 if total else 0


def measure(game: Game[Any], games: int) -> dict[str, float]:
    options = settle(game.settings, {})
    random_play = RandomPlay(game, options, games)
    games_per_second = best(random_play.play)
    state = random_play.middle()

    def clones() -> int:
        for _ in range(COPIES):
            state.clone()
        return COPIES

    def views() -> int:
        for _ in range(COPIES):
            game.view(state, 0)
        return COPIES

    return {
        "games/s": games_per_second,
        "decisions/s": games_per_second * random_play.decisions / games,
        "clone µs": 1e6 / best(clones),
        "view µs": 1e6 / best(views),
        "reference loops/s": best(reference),
    }


if __name__ == "__main__":
    compiled = play.__file__.endswith(".py") is False
    figures = {id: measure(game, int(sys.argv[1])) for id, game in GAMES.items()}
    print(json.dumps({"compiled": compiled, "games": figures}))
