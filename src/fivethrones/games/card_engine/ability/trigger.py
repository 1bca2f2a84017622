"""Base classes of triggers, and of what rules do by themselves."""

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from fivethrones.games.card_engine.records.numbers import OccurrenceKind, Slot
from fivethrones.games.card_engine.records.occurrences import Occurrence
from fivethrones.kernel.action import Seat

if TYPE_CHECKING:
    from fivethrones.games.card_engine.state import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Trigger:
    """What a response or a passive answers; ``listens_for`` lists the kinds of occurrences that could match."""

    def __init__(self, listens_for: list[OccurrenceKind], together: bool = False) -> None:
        self.listens_for = listens_for
        self.together = together  # simultaneous occurrences are answered only once

    def answers(self, table: "Table", seat: Seat, me: Slot, occurrence: Occurrence) -> bool:
        raise TypeError(f"{type(self).__name__} answers nothing")


@mypyc_attr(allow_interpreted_subclasses=True)
class RulePassive:
    """A passive of a keyword, a title or something delayed. It takes its place in the order of the passives of cards."""

    name: ClassVar[str] = ""  # the message that names it

    def __init__(self, listens_for: list[OccurrenceKind]) -> None:
        self.listens_for = listens_for  # the kinds of occurrences that could match

    def is_due(self, table: "Table", occurrence: Occurrence) -> bool:
        raise TypeError(f"{type(self).__name__} is never due")

    def happen(self, table: "Table", occurrence: Occurrence) -> None:
        """Change the table or push frames; whatever occurs is answered once they are done."""
        raise TypeError(f"{type(self).__name__} cannot happen")


@mypyc_attr(allow_interpreted_subclasses=True)
class StateCheck:
    """What the rules of a box check continually."""

    def begin(self, table: "Table") -> bool:
        """Begin whatever must be dealt with first; False if there is nothing."""
        raise TypeError(f"{type(self).__name__} checks nothing")
