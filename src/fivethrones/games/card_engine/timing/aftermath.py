"""What follows from what has occurred: passives, then responses, then doomed cards leave play."""

from typing import ClassVar, Final, final

from fivethrones.games.card_engine.ability.active import PASSIVE, RESPONSE
from fivethrones.games.card_engine.records.occurrences import Answered, Occurrence
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing import response_window as window
from fivethrones.games.card_engine.timing import state_based as settle
from fivethrones.games.card_engine.timing import using as resolve
from fivethrones.games.card_engine.timing.answers import answered_by, kinds_of
from fivethrones.games.card_engine.timing.doomed import sweep
from fivethrones.kernel.action import NOTHING, Action, Option, Seat
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.message import Message
from fivethrones.kernel.row import Row

# The steps, as states that were saved number them.
PASSIVES: Final = 0
RESPONSES: Final = 2


def begin_aftermath(table: Table, base: int, actor: Seat = NOTHING) -> None:
    """Let passives and responses answer what has occurred since; ``actor`` is who did it, if a player did."""
    records = table.take_since(base)
    if records:
        table.push(Aftermath(records, [], actor, PASSIVES))


def first_to_respond(table: Table, actor: Seat) -> Seat:
    """Whoever sits left of the actor; to what no player did, the first player."""
    if actor == NOTHING or not table.box.left_responds_first:
        return table.first
    return table.next_seat(actor)


@final
class Aftermath(Frame[Table]):
    """First all passives, in the order that the first player likes; then responses."""

    FIELDS: ClassVar[tuple[str, ...]] = ("records", "used", "actor", "step")
    ROWS: ClassVar[dict[str, type[Row]]] = {"records": Occurrence, "used": Answered}

    def __init__(self, records: list[Occurrence], used: list[Answered], actor: Seat, step: int) -> None:
        self.records = records  # and what passives have added to them
        self.used = used  # the passives that have answered them
        self.actor = actor
        self.step = step

    def clone(self) -> "Frame[Table]":
        return Aftermath(self.records, self.used.copy(), self.actor, self.step)

    def resume(self, table: Table) -> Decision | None:
        if settle.settle(table):
            return None
        pending = self.pending(table) if self.step == PASSIVES else []
        if len(pending) > 1:
            return Decision(Message("prompt-order", {}, table.rule("passive")), [table.first])
        if pending:
            self.answer(table, pending[0])
        elif self.step == PASSIVES and kinds_of(self.records) & table.box.heeds[RESPONSE]:
            self.step = RESPONSES
            speaker = first_to_respond(table, self.actor)
            table.push(window.Window(RESPONSE, self.records, [], speaker, NOTHING, [], False))
        else:
            self.end(table)
        return None

    def end(self, table: Table) -> None:
        table.pop()
        base = table.mark()
        if table.doomed:
            sweep(table, self.records)
        begin_aftermath(table, base)

    def pending(self, table: Table) -> list[Action]:
        """The passives that are due, as the answers that put one of them first."""
        occurred = kinds_of(self.records)
        if not occurred & table.box.heeded:
            return []
        found: list[Action] = []
        cards, kinds = table.box.cards, table.kinds
        for card in table.sources():
            printed = cards[kinds[card]]
            for index in printed.deeds[PASSIVE]:
                if printed.heeds[index] & occurred and self.is_pending(table, card, index):
                    found.append(Action(table.first, "order", card, index))
        for number in range(len(table.box.passives)):
            if table.box.rule_heeds[number] & occurred and self.due(table, number) != NOTHING:
                found.append(Action(table.first, "rule", number))
        return found

    def is_pending(self, table: Table, card: int, index: int) -> bool:
        return answered_by(table, table.controller[card], card, index, self.records, self.used) != NOTHING

    def due(self, table: Table, number: int) -> int:
        """Where the first occurrence stands that this rule answers and has not answered yet, or NOTHING."""
        rule = table.box.passives[number]
        for place in range(len(self.records)):
            occurrence = self.records[place]
            if (
                occurrence.what in rule.heeds
                and not self.has_followed(number, place)
                and rule.is_due(table, occurrence)
            ):
                return place
        return NOTHING

    def has_followed(self, number: int, place: int) -> bool:
        """Whether this rule has answered the occurrence that stands there."""
        for answered in self.used:
            if answered.place == place and answered.rule == number:
                return True
        return False

    def options(self, table: Table, seat: Seat) -> list[Option]:
        return [*self.pending(table)]

    def answer(self, table: Table, action: Action) -> None:
        if action.verb == "order":
            self.begin(table, action.target, action.extra)
        else:
            self.begin_rule(table, action.target)

    def begin(self, table: Table, card: int, index: int) -> None:
        seat = table.controller[card]
        place = answered_by(table, seat, card, index, self.records, self.used)
        self.used.append(Answered(place, card, index))
        table.push(Consequence(table.mark()))
        occurrence = self.records[place]
        resolve.begin_use(table, seat, card, index, occurrence.card, occurrence.who)

    def begin_rule(self, table: Table, number: int) -> None:
        place = self.due(table, number)
        self.used.append(Answered(place, NOTHING, NOTHING, NOTHING, number))
        table.push(Consequence(table.mark()))
        table.box.passives[number].happen(table, self.records[place])

    def why_not(self, table: Table, action: Action) -> Message:
        return Message("refused-order-due", {}, table.rule("passive"))


@final
class Consequence(Frame[Table]):
    """Lies beneath a passive, or something that the rules themselves bring about.

    What occurs there while passives happen is answered together with what caused it: all passives come before the first
    response, and whoever is doomed stays for the responses.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("base",)

    def __init__(self, base: int) -> None:
        self.base = base  # occurrences from here on are its own

    def clone(self) -> "Frame[Table]":
        return Consequence(self.base)

    def resume(self, table: Table) -> Decision | None:
        table.pop()
        beneath = table.stack[-1]
        if isinstance(beneath, Aftermath) and beneath.step == PASSIVES:
            beneath.records = beneath.records + table.take_since(self.base)
        else:
            begin_aftermath(table, self.base)
        return None
