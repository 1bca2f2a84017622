"""The Small Council: choosing and returning titles."""

from typing import final

from fivethrones.games.card_engine.state import Table
from fivethrones.kernel.action import NOTHING, Action, Option, Seat
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.event import Event
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.message import Message


@final
class SmallCouncil(Frame[Table]):
    """Each player takes a title from the chamber, clockwise from the first player."""

    def __init__(self, turns: int) -> None:
        self.turns = turns  # so far

    def clone(self) -> "Frame[Table]":
        return SmallCouncil(self.turns)

    def resume(self, table: Table) -> Decision | None:
        if self.turns == table.seats:
            table.pop()
            return None
        seat = table.in_order(table.first)[self.turns]
        if len(table.chamber) == 1:
            self.take(table, seat, table.chamber[0])
            return None
        return Decision(Message("prompt-title", {}, table.rule("titles")), [seat])

    def take(self, table: Table, seat: Seat, number: int) -> None:
        self.turns += 1
        table.chamber.remove(number)
        table.titles[seat] = number
        public = {"title": table.box.titles[number].name}
        table.emit(Event("takes-title", seat, {**public}, table.rule("titles")))

    def options(self, table: Table, seat: Seat) -> list[Option]:
        return [Action(seat, "title", number) for number in table.chamber]

    def answer(self, table: Table, action: Action) -> None:
        self.take(table, action.seat, action.target)

    def why_not(self, table: Table, action: Action) -> Message:
        return Message("refused-title", {}, table.rule("titles"))


def return_titles(table: Table) -> None:
    """All titles go back to the chamber when too few are left in it for another round; until then they stay out."""
    if len(table.chamber) >= table.seats:
        return
    table.titles = [NOTHING] * table.seats
    table.chamber = list(range(len(table.box.titles)))
