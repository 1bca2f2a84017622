"""Random games of Hand of the King are as long, as rich and as close as another model of the rules found them."""

from math import sqrt
from typing import Any, Final

import pytest

from fivethrones.arena.simulate import simulate
from fivethrones.games import GAMES

GAME = GAMES["hand-of-the-king"]
GAMES_PLAYED: Final = 1000
GAMES_THERE: Final = 4000  # that the model played for each number of seats
ROUNDING: Final = {1: 0.05, 2: 0.005, 3: 0.0005}  # of a number with so many digits after the point

# Turns, companions, tie choices, cards left, options of a move, games decided by tie-break, wins by seat.
FOUND: Final[dict[int, dict[str, Any]]] = {
    2: {"move": 26.5, "play": 4.6, "award": 0.44, "left": 3.2, "tie": 0.02, "wins": [0.547, 0.453]},
    3: {"move": 26.6, "play": 4.6, "award": 0.66, "left": 3.1, "tie": 0.22, "wins": [0.359, 0.332, 0.309]},
    4: {
        "move": 26.5,
        "play": 4.6,
        "award": 0.79,
        "left": 3.2,
        "tie": 0.37,
        "wins": [0.278, 0.273, 0.237, 0.213],
    },
}
MOVE_OPTIONS: Final = 4.8
MOST_MOVE_OPTIONS: Final = 10


def agree(mean: float, found: float, sd: float, digits: int, count: int = GAMES_PLAYED) -> bool:
    """Within four standard errors of the difference, of which the sample tells the deviation."""
    error = sd * sqrt(1 / count + 1 / (count * GAMES_THERE / GAMES_PLAYED))
    return abs(mean - found) <= 4 * error + ROUNDING[digits]


def share_sd(share: float) -> float:
    return sqrt(share * (1 - share))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_agree_with_the_model(seats: int) -> None:
    data = simulate(GAME, {}, ["random"] * seats, GAMES_PLAYED, seed=26).to_data()
    events, found = data["events"], FOUND[seats]

    assert agree(events["move"]["mean"], found["move"], events["move"]["sd"], 1)
    assert agree(events["play"]["mean"], found["play"], events["play"]["sd"], 1)
    assert agree(events["award"]["mean"], found["award"], events["award"]["sd"], 2)
    left = events["end"]["arguments"]["left"]
    assert agree(left["mean"], found["left"], left["sd"], 1)

    options = data["prompts"]["prompt-move"]["options"]
    turns = round(events["move"]["mean"] * GAMES_PLAYED)
    assert agree(options["mean"], MOVE_OPTIONS, options["sd"], 1, turns)
    assert options["max"] <= MOST_MOVE_OPTIONS

    tie_breaks = data["outcomes"]["outcome-tie-break"]["share"]
    assert agree(tie_breaks, found["tie"], share_sd(tie_breaks), 2)
    for seat in range(seats):
        share = data["seats"][seat]["share"]
        assert agree(share, found["wins"][seat], share_sd(share), 3)
