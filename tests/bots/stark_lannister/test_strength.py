"""Each level beats the one below. Few games, for a test; benchmarks/strength.py measures it."""

import pytest

from fivethrones.arena.simulate import simulate
from fivethrones.games import GAMES
from fivethrones.kernel.settings import Settings

GAME = GAMES["stark-lannister"]
pytestmark = pytest.mark.long


def share(level: str, field: str, games: int, settings: Settings) -> float:
    """The part of all games that this level won, as Stark and as Lannister."""
    reports = [
        simulate(GAME, settings, line_up, games, seed=77).to_data()
        for line_up in ([level, field], [field, level])
    ]
    return sum(float(report["bots"][level]["share"]) for report in reports) / len(reports)


@pytest.mark.parametrize(
    ("level", "field", "games", "least"),
    [("squire", "random", 10, 0.8), ("knight", "random", 2, 0.7), ("knight", "squire", 12, 0.5)],
)
def test_a_level_beats_the_one_below(level: str, field: str, games: int, least: float) -> None:
    assert share(level, field, games, {}) > least


def test_levels_draft_plots_too() -> None:
    report = simulate(GAME, {"plots": "drafted", "victory": "10"}, ["squire", "knight"], 1, seed=3).to_data()

    assert report["prompts"]["prompt-draft"]["asked"] > 0
    assert sum(outcome["games"] for outcome in report["outcomes"].values()) == 1
