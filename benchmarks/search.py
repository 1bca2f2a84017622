"""How much search looks at in a second of processor time, beside OpenSpiel's search of breakthrough: ``python benchmarks/search.py``.

One process, from positions in the middle of random games. OpenSpiel is left out, and named, where it is not installed.
"""

from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any

from measure import best

from fivethrones.bots.hand_of_the_king.outlook import outlook_of
from fivethrones.bots.hand_of_the_king.rivals import Rivals
from fivethrones.bots.hand_of_the_king.targets import worth_a_thought
from fivethrones.bots.hand_of_the_king.twin.table import Table, side_of, table_of
from fivethrones.bots.search.budget import Budget
from fivethrones.bots.search.deepening import TO_THE_END, deepen
from fivethrones.bots.search.tree import weigh_tries
from fivethrones.games import GAMES
from fivethrones.games.hand_of_the_king.state import Court
from fivethrones.kernel.game import Game
from fivethrones.kernel.playout import playout
from fivethrones.kernel.rng import seeded
from fivethrones.kernel.settings import Settings, with_defaults
from fivethrones.kernel.state import State

HAND = "hand-of-the-king"
BUDGET = Budget(10_000)
TURNS = 6  # that are played before search begins
GAMES_TRIED = 10
ROLLOUTS = 4  # from each of them
LONGEST = 100_000  # decisions of a game
ROLLED_OUT = [
    ("stark-lannister", "2"),
    ("living-card-game", "2"),
    ("living-card-game", "4"),
    ("btwixt", "4"),
    ("monopoly", "4"),
]


def opening(seats: str) -> Table:
    """A few turns into a game of Hand of the King, when somebody is to move Varys."""
    game = GAMES[HAND]
    state = game.setup(with_defaults(game.settings, {"seats": seats}), 1)
    playout(state, seeded(1), TURNS)
    assert isinstance(state, Court)
    return table_of(state)


def alpha_beta() -> int:
    """Positions from which something is tried."""
    table = opening("2")
    meter = BUDGET.begin()
    deepen(outlook_of(table, side_of(table, table.turn)), worth_a_thought(table), TO_THE_END, meter)
    return meter.spent


def judged_tree(seats: str) -> int:
    """Positions that the net judges."""
    table = opening(seats)
    meter = BUDGET.begin()
    weigh_tries(Rivals(table), worth_a_thought(table), meter)
    return meter.spent


def middles(game: Game[Any], settings: Settings) -> list[State]:
    """Half-way through random games."""
    found: list[State] = []
    for seed in range(GAMES_TRIED):
        length = playout(game.setup(settings, seed), seeded(seed), LONGEST)
        state = game.setup(settings, seed)
        playout(state, seeded(seed), length // 2)
        found.append(state)
    return found


def rollouts(game: Game[Any], states: list[State]) -> int:
    """Games that are played to the end by chance, each from another world that the seat to act cannot tell from the true one."""
    rng = seeded(1)
    for state in states:
        assert state.decision is not None
        for _ in range(ROLLOUTS):
            playout(game.determinize(state, state.decision.asked[0], rng), rng, LONGEST)
    return ROLLOUTS * len(states)


def breakthrough(pyspiel: Any) -> int:
    """Simulations of OpenSpiel's tree search in C++, each a position more in the tree and a random game from there."""
    game = pyspiel.load_game("breakthrough")
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, BUDGET.iterations, 100, False, 1, False)
    bot.step(game.new_initial_state())
    return BUDGET.iterations


def breakthrough_in_python(pyspiel: Any) -> int:
    """The same, written in Python."""
    mcts = import_module("open_spiel.python.algorithms.mcts")
    game = pyspiel.load_game("breakthrough")
    simulations = BUDGET.iterations // 100
    mcts.MCTSBot(game, 2.0, simulations, mcts.RandomRolloutEvaluator(1)).step(game.new_initial_state())
    return simulations


def tell(what: str, work: Callable[[], int]) -> None:
    print(f"{what:<72}{best(work, 3):>12,.0f}/s", flush=True)


def main() -> None:
    tell("Hand of the King for two: positions of alpha-beta", alpha_beta)
    for seats in ("3", "4"):
        tell(f"Hand of the King for {seats}: positions judged by a net", partial(judged_tree, seats))
    for id, seats in ROLLED_OUT:
        game = GAMES[id]
        states = middles(game, with_defaults(game.settings, {"seats": seats}))
        tell(f"{id} for {seats}: sampled worlds played to the end", partial(rollouts, game, states))
    try:
        pyspiel = import_module("pyspiel")
    except ImportError:
        print("OpenSpiel is not installed: nothing to compare with.")
        return
    tell("OpenSpiel, breakthrough: simulations of its tree search (C++)", partial(breakthrough, pyspiel))
    tell(
        "OpenSpiel, breakthrough: the same (Python)",
        partial(breakthrough_in_python, pyspiel),
    )


if __name__ == "__main__":
    main()
