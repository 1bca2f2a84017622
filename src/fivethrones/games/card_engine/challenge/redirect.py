"""Challenges that change their target: turned away, or taken over."""

from typing import Final, final

from fivethrones.games.card_engine.box.figures import MILITARY
from fivethrones.games.card_engine.challenge.opponents import is_target
from fivethrones.games.card_engine.moves.payment import spend_title
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.values.titles import unspent_title
from fivethrones.kernel.action import Action, Option, Seat
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.event import Event
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.message import Args, Message, seat_name

# The steps of turning a challenge away.
ASK: Final = 0
CHOOSE: Final = 1


def begin_turn_away(table: Table) -> None:
    """Ask whoever may turn the challenge away from its target."""
    for seat in table.opponents(table.attacker):
        if unspent_title(table, seat).turns_away:
            table.push(TurnAway(seat, ASK))


def other_targets(table: Table) -> list[Seat]:
    return [
        other
        for other in table.opponents(table.attacker)
        if other != table.defender and is_target(table, table.attacker, table.type, other)
    ]


@final
class TurnAway(Frame[Table]):
    """The holder of the title decides whether to do it, the attacker chooses the new target."""

    def __init__(self, seat: Seat, step: int) -> None:
        self.seat = seat
        self.step = step

    def clone(self) -> "Frame[Table]":
        return TurnAway(self.seat, self.step)

    def resume(self, table: Table) -> Decision | None:
        if self.step == ASK:
            return Decision(Message("prompt-turn-away", {}, table.rule("turn-away")), [self.seat])
        found = other_targets(table)
        if len(found) > 1:
            return Decision(Message("prompt-new-target", {}, table.rule("turn-away")), [table.attacker])
        if found:
            self.turn(table, found[0])
        else:
            table.emit(Event("no-new-target", table.attacker, {}, table.rule("turn-away")))
        table.pop()
        return None

    def turn(self, table: Table, target: Seat) -> None:
        table.defender = target
        public: Args = {"against": seat_name(target)}
        table.emit(Event("turned-away", table.attacker, public, table.rule("turn-away")))

    def options(self, table: Table, seat: Seat) -> list[Option]:
        if self.step == ASK:
            return [Action(seat, "pass"), Action(seat, "title", table.titles[seat])]
        return [Action(seat, "target", other) for other in other_targets(table)]

    def answer(self, table: Table, action: Action) -> None:
        if self.step == ASK and action.verb == "title":
            self.step = CHOOSE
            spend_title(table, action.seat)
            return
        if self.step == CHOOSE:
            self.turn(table, action.target)
        table.pop()

    def why_not(self, table: Table, action: Action) -> Message:
        if self.step == ASK:
            return Message("refused-title-or-pass", {}, table.rule("turn-away"))
        return Message("refused-new-target", {}, table.rule("turn-away"))


def begin_take_over(table: Table) -> None:
    """If no defenders are declared in a military challenge, ask whoever may become its new target."""
    if table.type != MILITARY:
        return
    for seat in table.opponents(table.attacker):
        if (
            table.are_opponents(seat, table.defender)
            and unspent_title(table, seat).takes_over
            and is_target(table, table.attacker, table.type, seat)
        ):
            table.push(TakeOver(seat))


@final
class TakeOver(Frame[Table]):
    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def clone(self) -> "Frame[Table]":
        return self

    def resume(self, table: Table) -> Decision | None:
        return Decision(Message("prompt-take-over", {}, table.rule("take-over")), [self.seat])

    def options(self, table: Table, seat: Seat) -> list[Option]:
        return [Action(seat, "pass"), Action(seat, "title", table.titles[seat])]

    def answer(self, table: Table, action: Action) -> None:
        table.pop()
        if action.verb == "pass":
            return
        spend_title(table, self.seat)
        table.defender = self.seat
        table.commander = self.seat
        table.barred = []
        table.emit(Event("takes-over", self.seat, {}, table.rule("take-over")))

    def why_not(self, table: Table, action: Action) -> Message:
        return Message("refused-title-or-pass", {}, table.rule("take-over"))
