"""What a tournament is to be: the game, the format, the clock, and what is done about the absent and the odd."""

from dataclasses import dataclass, field
from typing import Final

from fivethrones.kernel.settings import Settings

ROUND_ROBIN: Final = "round-robin"
SWISS: Final = "swiss"
KNOCKOUT: Final = "knockout"
PODS: Final = "pods"
FORMATS: Final = (ROUND_ROBIN, SWISS, KNOCKOUT, PODS)

SIT_IN: Final = "bot"  # whoever does not come is played for by a bot
FORFEIT: Final = "forfeit"  # or loses the game

NO_BOTS: Final = "none"
EVEN: Final = "even"  # bots make the number of players fit the tables
FILL: Final = "all"  # and take the places that nobody took

FEWEST: Final = 2  # players
MOST: Final = 64
MOST_BOTS: Final = 8  # that take places nobody took
MOST_ROUNDS: Final = 15


@dataclass(frozen=True)
class Clock:
    """As at a table, in seconds."""

    kind: str = "none"
    per_move: int = 0
    reserve: int = 0


@dataclass(frozen=True)
class Plan:
    name: str
    game: str
    settings: Settings
    format: str
    seats: int = 2  # at a table
    places: int = 8  # players at most; bots that make the number fit come on top
    rounds: int = 0  # of Swiss and pods; 0: as many as the number of players asks for
    clock: Clock = field(default_factory=Clock)
    private: bool = False
    code: str = ""  # lets people in who are not on the list, and those who watch
    rated: bool = False  # games between people count for the ratings
    absent: str = SIT_IN
    bots: str = EVEN
    level: str = ""  # of those bots
    grace: int = 180  # seconds until something is done about the absent
    pause: int = 300  # seconds between two rounds, unless all are ready before


def rounds_planned(plan: Plan, players: int) -> int:
    """How many rounds there will be, drawn games of a knockout apart."""
    if plan.format == ROUND_ROBIN:
        return max(1, players - 1 + players % 2)
    halvings = max(1, (players - 1).bit_length())
    if plan.format == KNOCKOUT:
        return halvings
    if plan.format == PODS:
        return plan.rounds or 3
    return min(plan.rounds or max(3, halvings), max(1, players - 1 + players % 2))
