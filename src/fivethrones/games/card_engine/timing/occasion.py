"""Base classes of windows, of frames that open them, and of what an answer can stop."""

from mypy_extensions import mypyc_attr

from fivethrones.games.card_engine.records.numbers import OccurrenceKind, Slot
from fivethrones.games.card_engine.records.occurrences import Answer, Occurrence
from fivethrones.games.card_engine.state import Table
from fivethrones.kernel.action import NOTHING, Seat
from fivethrones.kernel.frame import Frame


@mypyc_attr(allow_interpreted_subclasses=True)
class Occasion(Frame[Table]):
    """A window, with the occurrences that can be answered in it."""

    def __init__(self, records: list[Occurrence]) -> None:
        self.records = records

    def names(self, what: OccurrenceKind, card: Slot) -> bool:
        """Whether such an occurrence about this card is among them."""
        for occurrence in self.records:
            if occurrence.what == what and occurrence.card == card:
                return True
        return False


def first_to_respond(table: Table, actor: Seat) -> Seat:
    """The player left of the actor, or the first player if nobody acted or the box says so."""
    if actor == NOTHING or not table.box.left_responds_first:
        return table.first
    return table.next_seat(actor)


def has_just(table: Table, what: OccurrenceKind, card: Slot) -> bool:
    """Whether such an occurrence about this card is being answered now."""
    for i in range(len(table.stack) - 1, -1, -1):
        frame = table.stack[i]
        if isinstance(frame, Occasion):
            return frame.names(what, card)
    return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Opener(Frame[Table]):
    """A frame that opens windows above it, and begins the answers given there."""

    def begin_answer(self, table: Table, answer: Answer, occurrence: Occurrence) -> Slot:
        """Begin this answer. Returns the slot that its card then has."""
        raise TypeError(f"{type(self).__name__} cannot be answered")


def opener(table: Table) -> Opener:
    """The frame that opened the window on top of the stack."""
    frame = table.stack[-2]
    assert isinstance(frame, Opener)
    return frame


@mypyc_attr(allow_interpreted_subclasses=True)
class Stoppable(Opener):
    """Something that a save or a cancel can stop before it happens."""

    def stop(self, table: Table, card: Slot) -> None:
        raise TypeError(f"{type(self).__name__} cannot be stopped")

    def is_decided(self, table: Table) -> bool:
        """Whether there is nothing left that could be stopped."""
        raise TypeError(f"{type(self).__name__} cannot be stopped")


def stoppable(table: Table, place: int) -> Stoppable:
    frame = table.stack[place]
    assert isinstance(frame, Stoppable)
    return frame


def check_state(table: Table) -> bool:
    """Run the state-based check of the box. True if it has begun something that comes first."""
    check = table.box.state_check
    return check is not None and check.begin(table)
