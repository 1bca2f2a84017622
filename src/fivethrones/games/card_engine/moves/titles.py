"""The Small Council: taking titles, and what they give for a round."""

from typing import ClassVar, Final, final

from fivethrones.games.card_engine.box.title import Title
from fivethrones.games.card_engine.records.lasting import ROUND, SPENT, Lasting
from fivethrones.games.card_engine.state import Table
from fivethrones.kernel.action import NOTHING, Action, Option, Seat
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.event import Event
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.message import Message

BONUS: Final = 3  # strength for the side of a player whose title is strong in the challenge
RIVALRY: Final = -2  # power for a win against a rival, once a round like the use of a title

NO_TITLE: Final = Title("")


def title(table: Table, seat: Seat) -> Title:
    number = table.titles[seat]
    return NO_TITLE if number == NOTHING else table.box.titles[number]


def supports(table: Table, seat: Seat, other: Seat) -> bool:
    supported = title(table, seat).supports
    return supported != "" and title(table, other).id == supported


def is_rival(table: Table, seat: Seat, other: Seat) -> bool:
    """One-sided where the council says so."""
    return title(table, other).id in title(table, seat).rivals


def supporter(table: Table, target: Seat) -> Seat:
    """Who may defend in the place of this player, or NOTHING."""
    for seat in range(table.seats):
        if supports(table, seat, target):
            return seat
    return NOTHING


# Once a round


def is_spent(table: Table, seat: Seat, what: int) -> bool:
    """Of a title its number, or RIVALRY."""
    return table.has_spent(seat, what)


def spend(table: Table, seat: Seat, what: int) -> None:
    table.lasting.append(Lasting(SPENT, ROUND, seat=seat, title=what))


def unspent_title(table: Table, seat: Seat) -> Title:
    """The title of a player, if its use of the round is left."""
    return NO_TITLE if is_spent(table, seat, table.titles[seat]) else title(table, seat)


def spend_title(table: Table, seat: Seat) -> None:
    public = {"title": title(table, seat).name}
    table.emit(Event("uses-title", seat, {**public}, table.rule("titles")))
    spend(table, seat, table.titles[seat])


# Taking and returning


@final
class SmallCouncil(Frame[Table]):
    """From the first player clockwise each takes one title out of the chamber."""

    FIELDS: ClassVar[tuple[str, ...]] = ("turns",)

    def __init__(self, turns: int) -> None:
        self.turns = turns  # taken

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
    """When there are not enough for another round, all go back to the chamber; until then they stay out."""
    if len(table.chamber) >= table.seats:
        return
    table.titles = [NOTHING] * table.seats
    table.chamber = list(range(len(table.box.titles)))
