"""Hand of the King: bots for every number of seats, and in teams; the twin of its rules beside the engine."""

from typing import Any

from fivethrones.bots.hand_of_the_king.twin.playout import playout
from fivethrones.bots.hand_of_the_king.twin.table import table_of
from fivethrones.kernel.game import Game
from fivethrones.kernel.rng import seeded
from fivethrones.kernel.settings import Settings
from rows.row import TEAMS, Meeting, Row

GAMES = 500


def twin_games(game: Game[Any], settings: Settings) -> int:
    """Random games of the twin, from positions that have been dealt by the engine."""
    rng = seeded(1)
    dealt = [table_of(game.setup(settings, seed)) for seed in range(10)]
    for number in range(GAMES):
        playout(dealt[number % len(dealt)].copy(), rng)
    return GAMES


ROW = Row(
    measured=[{}, {"companions_enabled": "false"}],
    further={"twin games/s": twin_games},
    meetings=[
        Meeting("knight", "random", 3),
        Meeting("knight", "random", 4),
        Meeting("knight", "squire", 4),
        Meeting("knight", "random", 4, TEAMS),
    ],
)
