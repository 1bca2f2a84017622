"""Each level beats the one below. Few games, for a test; benchmarks/strength.py measures it."""

import pytest

from fivethrones.arena.simulate import simulate
from fivethrones.games import GAMES
from fivethrones.kernel.settings import Settings

GAME = GAMES["monopoly"]
SHORT: Settings = {"seats": "4", "rounds": "100"}


@pytest.mark.parametrize(("level", "games", "least"), [("squire", 8, 0.6), ("knight", 8, 0.6)])
def test_one_among_random_players_wins_most_games(level: str, games: int, least: float) -> None:
    report = simulate(GAME, SHORT, [level, "random", "random", "random"], games, seed=5).to_data()

    assert float(report["bots"][level]["share"]) > least


@pytest.mark.parametrize(("level", "seats"), [("knight", 4), ("squire", 2), ("squire", 4), ("squire", 8)])
def test_games_among_equals_end(level: str, seats: int) -> None:
    """Without a limit of rounds."""
    report = simulate(GAME, {}, [level] * seats, 3, seed=5).to_data()

    assert list(report["outcomes"]) == ["outcome-last"]
