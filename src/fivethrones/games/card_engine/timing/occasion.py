"""What is being answered."""

from mypy_extensions import mypyc_attr

from fivethrones.games.card_engine.records.occurrences import Occurrence
from fivethrones.games.card_engine.state import Table
from fivethrones.kernel.frame import Frame


@mypyc_attr(allow_interpreted_subclasses=True)
class Occasion(Frame[Table]):
    """A window with the occurrences that are answered in it."""

    def __init__(self, records: list[Occurrence]) -> None:
        self.records = records

    def names(self, what: int, card: int) -> bool:
        """Whether this has occurred to the card."""
        for occurrence in self.records:
            if occurrence.what == what and occurrence.card == card:
                return True
        return False


def has_just(table: Table, what: int, card: int) -> bool:
    """Whether this is among what is being answered now."""
    for i in range(len(table.stack) - 1, -1, -1):
        frame = table.stack[i]
        if isinstance(frame, Occasion):
            return frame.names(what, card)
    return False
