"""What is paid."""

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from fivethrones.games.card_engine.records.numbers import Slot
from fivethrones.kernel.action import Seat

if TYPE_CHECKING:
    from fivethrones.games.card_engine.state import Table
    from fivethrones.games.card_engine.timing.ability_use import AbilityUse


@mypyc_attr(allow_interpreted_subclasses=True)
class Cost:
    """What is paid first; ``picks`` is how many cards the player chooses for it.

    A cost with a ``verb`` asks for one of some numbers before that: the way to pay ("way"), how much ("amount"), a kind of
    card ("name"), a type of challenge ("type"). The answer is in ``use.way``, ``use.amount`` or ``use.named``.
    """

    verb: ClassVar[str] = ""
    words: ClassVar[str] = ""  # the message that names it where it is one of two ways to pay

    def __init__(self, picks: int = 0) -> None:
        self.picks = picks

    def payable(self, table: "Table", seat: Seat, me: Slot) -> bool:
        raise TypeError(f"{type(self).__name__} cannot be paid")

    def gold(self, table: "Table", seat: Seat, me: Slot) -> int:
        """How much gold it takes at least."""
        return 0

    def numbers(self, table: "Table", seat: Seat, me: Slot) -> list[int]:
        """What a cost with a verb lets the player choose from."""
        return []

    def meant(self, use: "AbilityUse") -> "Cost":
        """Of two ways to pay the chosen one."""
        return self

    def ways(self) -> list[str]:
        """The messages that name them."""
        return []

    def ask(self, table: "Table", use: "AbilityUse") -> bool:
        """Ask in a way of its own for the cards that pay, which are then had from `picked_cards`; False if it does not."""
        return False

    def choices(self, table: "Table", seat: Seat, me: Slot) -> list[Slot]:
        """Cards to choose from."""
        return []

    def pay(self, table: "Table", use: "AbilityUse") -> None:
        raise TypeError(f"{type(self).__name__} cannot be paid")
