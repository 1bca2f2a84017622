"""Small records: cards about to leave play, plots passed on in the draft, gold owed."""

from typing import ClassVar, final

from fivethrones.games.card_engine.records.numbers import Kind, Slot, Zone
from fivethrones.kernel.action import Seat
from fivethrones.kernel.row import Row


@final
class Doomed(Row):
    """A card about to leave play, and where it will go."""

    WIDTH: ClassVar[int] = 2

    def __init__(self, card: Slot, goal: Zone) -> None:
        self.card = card
        self.goal = goal

    def numbers(self) -> list[int]:
        return [self.card, self.goal]

    @staticmethod
    def of(numbers: list[int]) -> "Doomed":
        return Doomed(Slot(numbers[0]), Zone(numbers[1]))


@final
class PassedOn(Row):
    """Two plots that a player passed on in the draft."""

    WIDTH: ClassVar[int] = 3

    def __init__(self, giver: Seat, kinds: list[Kind]) -> None:
        self.giver = giver
        self.kinds = kinds

    def numbers(self) -> list[int]:
        return [self.giver, *self.kinds]

    @staticmethod
    def of(numbers: list[int]) -> "PassedOn":
        return PassedOn(numbers[0], [Kind(number) for number in numbers[1:]])


@final
class Toll:
    """Gold owed to a player."""

    def __init__(self, to: Seat, gold: int) -> None:
        self.to = to
        self.gold = gold
