"""What is answered, by cards and by rules."""

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from fivethrones.games.card_engine.records.numbers import Slot
from fivethrones.games.card_engine.records.occurrences import Occurrence
from fivethrones.kernel.action import Seat

if TYPE_CHECKING:
    from fivethrones.games.card_engine.state import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Trigger:
    """What a response or a passive answers; ``listens_for`` lists the kinds of occurrences it looks at."""

    def __init__(self, listens_for: list[int], together: bool = False) -> None:
        self.listens_for = listens_for
        self.together = together  # several at once are one occasion

    def answers(self, table: "Table", seat: Seat, me: Slot, occurrence: Occurrence) -> bool:
        raise TypeError(f"{type(self).__name__} answers nothing")


@mypyc_attr(allow_interpreted_subclasses=True)
class RulePassive:
    """A passive that no card has: of a keyword, a title, something delayed. It is put in order with those of cards."""

    name: ClassVar[str] = ""  # the message that names it

    def __init__(self, listens_for: list[int]) -> None:
        self.listens_for = listens_for  # kinds of occurrences

    def is_due(self, table: "Table", occurrence: Occurrence) -> bool:
        raise TypeError(f"{type(self).__name__} is never due")

    def happen(self, table: "Table", occurrence: Occurrence) -> None:
        """Change the table or push frames; what occurs is answered when they are done."""
        raise TypeError(f"{type(self).__name__} cannot happen")


@mypyc_attr(allow_interpreted_subclasses=True)
class StateCheck:
    """What the rules of a box look after all the time."""

    def begin(self, table: "Table") -> bool:
        """Whether there is something to be seen to first; it has then been begun."""
        raise TypeError(f"{type(self).__name__} checks nothing")
