"""What can be said of a position in words: the facts that games are about. Each game has its own, beside it by name."""

from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias, cast

from fivethrones.games import beside
from fivethrones.kernel.action import Seat
from fivethrones.kernel.game import Game
from fivethrones.kernel.state import State


@dataclass(frozen=True)
class Fact:
    """Something of which one can have more or less: the id of its text, the piece that it is about, if any, and the rule."""

    name: str
    piece: str
    rule: str


Facts: TypeAlias = dict[Fact, float]


class FactsOf(Protocol):
    def __call__(self, state: State, seat: Seat) -> Facts: ...


def facts_of(game: Game[Any]) -> FactsOf:
    """What a seat has there; less is told by a negative number."""
    return cast(FactsOf, beside(game, "fivethrones.club.gains.*").facts)
