"""Measure each game in this interpreter, as it is on the path: compiled or not. Prints one line of JSON."""

import json
import sys
from collections.abc import Callable
from functools import partial
from time import process_time
from typing import Any

from rows.row import row

from fivethrones.arena.play import play_one
from fivethrones.bots import bots_for
from fivethrones.bots.bot import Bot
from fivethrones.games import GAMES
from fivethrones.kernel import play
from fivethrones.kernel.game import Game, guess
from fivethrones.kernel.play import apply, legal, waiting
from fivethrones.kernel.playout import playout
from fivethrones.kernel.rng import seeded
from fivethrones.kernel.settings import Settings, with_defaults
from fivethrones.kernel.state import State

ROUNDS = 5  # the best of so many is reported: the rest is other people's work on the same machine
COPIES = 2_000
BOT_GAMES = 4
LONG = ["lord", "hand"]  # a game of theirs takes minutes; benchmarks/strength.py has their thinking times
ENDLESS = 100_000  # decisions


def best(work: Callable[[], int], rounds: int = ROUNDS) -> float:
    """How many per second of processor time, in the best round."""
    rates: list[float] = []
    for _ in range(rounds):
        start = process_time()
        done = work()
        rates.append(done / (process_time() - start))
    return max(rates)


class RandomPlay:
    """Whole games by random choice through the kernel's public calls, until so many decisions have been made."""

    def __init__(self, game: Game[Any], settings: Settings, decisions: int) -> None:
        self.game = game
        self.settings = settings
        self.least = decisions
        self.games = 0
        self.decisions = 0

    def play(self) -> int:
        self.games = self.decisions = 0
        while self.decisions < self.least:
            state = self.game.setup(self.settings, self.games)
            self.decisions += playout(state, seeded(self.games + 1_000_000), ENDLESS)
            self.games += 1
        return self.games

    def middle(self) -> State:
        """A position half-way through a game."""
        state: State = self.game.setup(self.settings, 1)
        playout(state, seeded(1), self.decisions // self.games // 2)
        return state

    def passes(self) -> float:
        """Which share of the answers in some of these games is to pass."""
        passes = answers = 0
        for seed in range(min(self.games, 20)):
            state = self.game.setup(self.settings, seed)
            rng = seeded(seed + 1_000_000)
            while state.decision is not None:
                action = guess(legal(state, waiting(state)[0]), rng)
                passes += action.verb == "pass"
                answers += 1
                apply(state, action)
        return passes / answers


def reference() -> int:
    """A plain loop that no change of ours can speed up, to compare machines and moments by."""
    table = list(range(64))
    total = 0
    for i in range(200_000):
        total += table[i & 63]
    return 200_000 if total else 0


def measure(game: Game[Any], settings: Settings, decisions: int) -> dict[str, float]:
    random_play = RandomPlay(game, settings, decisions)
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

    def games_of(bot: Bot) -> int:
        for seed in range(BOT_GAMES):
            play_one(game, settings, [bot] * state.seats, seed)
        return BOT_GAMES

    levels = [bot for bot in bots_for(game)[1:] if bot.id not in LONG]
    decisions_per_game = random_play.decisions / random_play.games
    return {
        "games/s": games_per_second,
        "decisions/s": games_per_second * decisions_per_game,
        "decisions a game": decisions_per_game,
        "passes %": 100 * random_play.passes(),
        "clone µs": 1e6 / best(clones),
        "view µs": 1e6 / best(views),
        **{f"{bot.id} games/s": best(partial(games_of, bot), 1) for bot in levels},
        **{name: best(partial(work, game, settings)) for name, work in row(game).further.items()},
        "reference loops/s": best(reference),
    }


if __name__ == "__main__":
    compiled = play.__file__.endswith(".py") is False
    figures: dict[str, dict[str, float]] = {}
    for game in GAMES.values():
        for given in row(game).measured:
            options = with_defaults(game.settings, given)
            others = [f"{name} {value}" for name, value in given.items() if name != "seats"]
            name = ", ".join([game.id, f"{options['seats']} seats", *others])
            figures[name] = measure(game, options, int(sys.argv[1]))
    print(json.dumps({"compiled": compiled, "games": figures}))
