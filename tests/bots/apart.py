"""What a seat cannot know has no effect on what its bot does: the same question asked in two worlds, again and again.

``python -m bots.apart POINTS [SEED]`` goes on until so many decisions have been compared, all levels of all games in turn.
"""

import sys
from itertools import count
from typing import Any, Final

from conformance.walk import some_settings
from fivethrones.bots import bots_for
from fivethrones.bots.bot import Bot, ask
from fivethrones.bots.search.budget import Budget
from fivethrones.games import GAMES
from fivethrones.kernel.action import Action, Seat
from fivethrones.kernel.game import Game, guess
from fivethrones.kernel.play import apply, legal, waiting
from fivethrones.kernel.rng import Rng, seeded
from fivethrones.kernel.state import State

# A leak shows in few iterations as in many; what is spared goes into more decisions.
THOUGHT: Final = Budget(8)
APART: Final = 7  # one of so many decisions is looked at, for neighbours are much alike
LONGEST: Final = 1_500  # answers; what comes later in a random game has been seen before


def plan(game: Game[Any], bot: Bot, state: State, seat: Seat, seed: int) -> list[Action]:
    rng = seeded(seed)
    return bot.plan(ask(game, state, seat, bot, rng, THOUGHT), rng)


def compare(game: Game[Any], bots: list[Bot], state: State, seat: Seat, rng: Rng) -> None:
    world = game.determinize(state, seat, rng)
    seed = rng.word()
    for bot in bots:
        chosen, other = plan(game, bot, state, seat, seed), plan(game, bot, world, seat, seed)
        assert chosen == other, f"{bot.id} of {game.id} knows more than its seat: {chosen}, {other}"


def compare_one_game(game: Game[Any], seed: int) -> int:
    """At some decisions of a random game with whatever options; how many choices were compared."""
    rng = seeded(seed)
    state = game.setup(some_settings(game, rng), seed)
    bots, compared = bots_for(game), 0
    for number in range(LONGEST):
        if state.decision is None:
            break
        seat = waiting(state)[0]
        if number % APART == seed % APART:
            compare(game, bots, state, seat, rng)
            compared += len(bots)
        apply(state, guess(legal(state, seat), rng))
    return compared


def main(points: int, seed: int) -> None:
    compared = dict.fromkeys(GAMES, 0)
    for number in count(seed):
        # Whoever is behind comes next, so that each game has its share.
        game = min(compared, key=compared.__getitem__)
        compared[game] += compare_one_game(GAMES[game], number)
        if sum(compared.values()) >= points:
            break
    print(f"{sum(compared.values())} choices were the same in two worlds: {compared}")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1)
