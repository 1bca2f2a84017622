"""Each level beats the one below. Few games, for a test; benchmarks/strength.py measures it."""

import pytest

from fivethrones.arena.simulate import simulate
from fivethrones.games import GAMES
from fivethrones.kernel.settings import Settings

GAME = GAMES["hand-of-the-king"]


def share(level: str, line_ups: list[list[str]], games: int, settings: Settings) -> float:
    """The part of all games that seats of this level won."""
    reports = [simulate(GAME, settings, line_up, games, seed=77).to_data() for line_up in line_ups]
    return sum(float(report["bots"][level]["share"]) for report in reports) / len(reports)


@pytest.mark.parametrize(
    ("level", "field", "least"),
    [
        ("squire", "random", 0.7),
        ("knight", "random", 0.9),
        ("knight", "squire", 0.6),
        ("lord", "knight", 0.6),
    ],
)
def test_a_level_beats_the_one_below(level: str, field: str, least: float) -> None:
    assert share(level, [[level, field], [field, level]], 15, {}) > least


@pytest.mark.parametrize("seats", [3, 4])
def test_a_knight_among_many_wins_more_than_twice_its_share(seats: int) -> None:
    line_ups = [["knight" if seat == own else "random" for seat in range(seats)] for own in range(seats)]

    assert share("knight", line_ups, 8, {}) > 2 / seats


def test_two_knights_beat_another_team() -> None:
    line_ups = [["knight", "random"] * 2, ["random", "knight"] * 2]

    assert share("knight", line_ups, 8, {"variant": "teams"}) > 0.8
