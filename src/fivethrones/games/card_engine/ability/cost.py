"""The base class of costs."""

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from fivethrones.games.card_engine.records.numbers import Slot
from fivethrones.kernel.action import Seat

if TYPE_CHECKING:
    from fivethrones.games.card_engine.state import Table
    from fivethrones.games.card_engine.timing.ability_use import AbilityUse


@mypyc_attr(allow_interpreted_subclasses=True)
class Cost:
    """What is paid to use an ability; ``picks`` is the number of cards that the player chooses for it.

    A cost with a ``verb`` first asks for a number: the way to pay ("way"), how much ("amount"), a kind of card ("name"), a
    type of challenge ("type"). The answer is kept in ``use.way``, ``use.amount`` or ``use.named``.
    """

    verb: ClassVar[str] = ""
    words: ClassVar[str] = ""  # the message that names it as one of two ways to pay

    def __init__(self, picks: int = 0) -> None:
        self.picks = picks

    def payable(self, table: "Table", seat: Seat, me: Slot) -> bool:
        raise TypeError(f"{type(self).__name__} cannot be paid")

    def gold(self, table: "Table", seat: Seat, me: Slot) -> int:
        """The least amount of gold that it takes."""
        return 0

    def numbers(self, table: "Table", seat: Seat, me: Slot) -> list[int]:
        """The numbers that a cost with a verb offers."""
        return []

    def meant(self, use: "AbilityUse") -> "Cost":
        """The cost that is actually paid, where there are two ways to pay."""
        return self

    def ways(self) -> list[str]:
        """The messages that name the ways to pay."""
        return []

    def ask(self, table: "Table", use: "AbilityUse") -> bool:
        """Ask for the cards that pay in a way of its own (the answer is in `picked_cards`); False if the usual way is meant."""
        return False

    def choices(self, table: "Table", seat: Seat, me: Slot) -> list[Slot]:
        """The cards from which those that pay are chosen."""
        return []

    def pay(self, table: "Table", use: "AbilityUse") -> None:
        raise TypeError(f"{type(self).__name__} cannot be paid")
