"""Each level beats the one below. Few games, for a test; benchmarks/strength.py measures it."""

import pytest

from fivethrones.arena.simulate import simulate
from fivethrones.games import GAMES
from fivethrones.kernel.settings import Settings

GAME = GAMES["living-card-game"]
pytestmark = pytest.mark.long


def share(line_up: list[str], games: int, settings: Settings) -> float:
    """The part of all games that the first level won, from every seat."""
    shares: list[float] = []
    for turn in range(len(line_up)):
        turned = line_up[turn:] + line_up[:turn]
        report = simulate(GAME, settings, turned, games, seed=77).to_data()
        shares.append(float(report["bots"][line_up[0]]["share"]))
    return sum(shares) / len(shares)


@pytest.mark.parametrize(
    ("level", "field", "games", "least"),
    [("squire", "random", 6, 0.8), ("knight", "random", 2, 0.7), ("knight", "squire", 2, 0.4)],
)
def test_a_level_beats_the_one_below(level: str, field: str, games: int, least: float) -> None:
    assert share([level, field], games, {}) > least


def test_a_squire_is_ahead_of_three_who_play_at_random() -> None:
    assert share(["squire", "random", "random", "random"], 2, {"seats": "4"}) > 0.5


@pytest.mark.parametrize(
    ("seats", "settings"),
    [(3, {"variant": "littlefinger"}), (4, {"variant": "teams"}), (2, {"deck_0": "own", "deck_1": "own"})],
    ids=["littlefinger", "teams", "own-decks"],
)
def test_levels_play_every_variant_to_the_end(seats: int, settings: Settings) -> None:
    line_up = ["knight", "squire", "random", "squire"][:seats]
    report = simulate(GAME, {"seats": str(seats), "victory": "10", **settings}, line_up, 1, seed=3).to_data()

    assert sum(outcome["games"] for outcome in report["outcomes"].values()) == 1
