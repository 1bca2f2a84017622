"""Types for numbers, and the small records of which a realm holds many."""

from typing import ClassVar, Final, NewType, final

from fivethrones.kernel.action import SPECTATOR, Seat
from fivethrones.kernel.row import Row

Slot = NewType("Slot", int)  # one card, ally or token of the match, wherever it is
Kind = NewType("Kind", int)  # an index into the list of such cards, or the value of a token
Council = NewType("Council", int)  # numbered by the seat to whose left it lies
Color = NewType("Color", int)
Season = NewType("Season", int)

NO_SLOT: Final = Slot(-1)
NO_KIND: Final = Kind(-1)
NO_COUNCIL: Final = Council(-1)

# What may happen to a card in a stack for the rest of the round.
Effect = NewType("Effect", int)
SET: Final = Effect(0)  # it counts so much
ADD: Final = Effect(1)  # its value is higher by this
OFF: Final = Effect(2)  # BT-44: its ability does not work


@final
class Bid(Row):
    """A card in a stack, and whose stack it is."""

    WIDTH: ClassVar[int] = 2

    def __init__(self, holder: Seat, card: Slot) -> None:
        self.holder = holder
        self.card = card

    def numbers(self) -> list[int]:
        return [self.holder, self.card]

    @staticmethod
    def of(numbers: list[int]) -> "Bid":
        return Bid(numbers[0], Slot(numbers[1]))


@final
class Change(Row):
    """A change to a card in a stack."""

    WIDTH: ClassVar[int] = 3

    def __init__(self, card: Slot, effect: Effect, amount: int) -> None:
        self.card = card
        self.effect = effect
        self.amount = amount

    def numbers(self) -> list[int]:
        return [self.card, self.effect, self.amount]

    @staticmethod
    def of(numbers: list[int]) -> "Change":
        return Change(Slot(numbers[0]), Effect(numbers[1]), numbers[2])


@final
class Bag(Row):
    """Slots of which a viewer knows the kinds, but not which kind is where."""

    def __init__(self, viewer: Seat, slots: list[Slot]) -> None:
        self.viewer = viewer
        self.slots = slots

    def without(self, slots: list[Slot]) -> "Bag":
        return Bag(self.viewer, [slot for slot in self.slots if slot not in slots])

    def swapped(self, one: Slot, other: Slot) -> "Bag":
        """The bag after two cards have swapped slots."""
        traded = {one: other, other: one}
        return Bag(self.viewer, [traded.get(slot, slot) for slot in self.slots])

    def numbers(self) -> list[int]:
        return [SPECTATOR - 1 - self.viewer, *self.slots]

    @staticmethod
    def of(numbers: list[int]) -> "Bag":
        return Bag(SPECTATOR - 1 - numbers[0], [Slot(number) for number in numbers[1:]])
