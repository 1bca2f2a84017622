"""What a game has measured."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from fivethrones.games import beside
from fivethrones.kernel.game import Game
from fivethrones.kernel.settings import Settings

TEAMS: Final = {"variant": "teams"}


class Meeting(NamedTuple):
    """One bot against a field of others."""

    level: str
    field: str
    seats: int
    settings: Settings = {}


@dataclass
class Row:
    # Set-ups whose speed is measured.
    measured: list[Settings] = field(default_factory=lambda: [{}])
    # Further figures: what to call it, and how many are done by one call.
    further: dict[str, Callable[[Game[Any], Settings], int]] = field(default_factory=dict)
    # Of bots, beside those that every game has for its fewest seats.
    meetings: list[Meeting] = field(default_factory=list)


def row(game: Game[Any]) -> Row:
    found: Row = beside(game, "rows.*").ROW
    return found
