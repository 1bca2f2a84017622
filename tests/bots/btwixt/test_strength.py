"""Each level beats the one below. Few games, for a test; benchmarks/strength.py measures it."""

import pytest

from fivethrones.arena.simulate import simulate
from fivethrones.games import GAMES
from fivethrones.kernel.settings import Settings

GAME = GAMES["btwixt"]
QUICK: Settings = {"seats": "3", "quick": "true"}


@pytest.mark.parametrize(("level", "games"), [("squire", 24), ("knight", 6)])
def test_one_among_random_rulers_wins_more_than_its_share(level: str, games: int) -> None:
    report = simulate(GAME, QUICK, [level, "random", "random"], games, seed=5).to_data()

    assert float(report["bots"][level]["share"]) > 0.5
