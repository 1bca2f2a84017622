"""One effect from beginning to end: target, cost, cancels, what it does, passives, responses; to any depth.

A cancel of a cancel is a `Use` on a `Window` on a `Use` on a `Window` on a `Use`: nesting needs no code of its own.
"""

from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from fivethrones.games.card_engine.abilities.ability import CANCEL, PASSIVE, RESPONSE, SAVE, Deed
from fivethrones.games.card_engine.abilities.filters import matching
from fivethrones.games.card_engine.occurrences import INITIATED
from fivethrones.games.card_engine.rules.answers import answered_by, answers, might_answer
from fivethrones.games.card_engine.rules.moves import leave_play, move, show
from fivethrones.games.card_engine.rules.pick import ask
from fivethrones.games.card_engine.state import (
    DISCARD,
    HAND,
    PLAYED,
    SPENT,
    UNDER,
    Table,
)
from fivethrones.games.card_engine.usable import spender
from fivethrones.kernel.action import NOTHING, Action, Option, Seat
from fivethrones.kernel.decision import SECRET, Decision
from fivethrones.kernel.event import Event
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.knowledge import EVERYONE, NOBODY
from fivethrones.kernel.message import Args, Message

# The steps of a use.
TARGET: Final = 0
COST: Final = 1
PAY: Final = 2
CANCELS: Final = 3
EFFECTS: Final = 4
PASSIVES_AND_RESPONSES: Final = 5
END: Final = 6


@mypyc_attr(allow_interpreted_subclasses=True)
class Stoppable(Frame[Table]):
    """Something that a save or a cancel may stop before it happens."""

    def stop(self, table: Table, card: int) -> None:
        raise TypeError(f"{type(self).__name__} cannot be stopped")

    def is_settled(self, table: Table) -> bool:
        """Whether there is nothing left to stop."""
        raise TypeError(f"{type(self).__name__} cannot be stopped")


def begin_use(
    table: Table,
    seat: Seat,
    card: int,
    index: int,
    about: int = NOTHING,
    of: int = NOTHING,
    learning: int = NOBODY,
) -> None:
    """A player uses an ability; an event leaves the hand for all to see."""
    if table.zone[card] == HAND:
        card = move(table, card, PLAYED, seat)
        learning |= show(table, card)
    deed = table.card(card).deed(index)
    kind = "plays-event" if table.zone[card] == PLAYED else "uses"
    table.emit(Event(kind, seat, {"card": table.name(card)}, table.rule("action"), discloses=learning))
    if deed.limit:
        table.last(SPENT, deed.per, spender(deed, seat, card), 0, table.kinds[card], index)
    table.push(new_use(seat, card, index, about, of, len(table.happened)))


def new_use(seat: Seat, card: int, index: int, about: int, of: int, base: int) -> "Use":
    return Use(seat, card, index, about, of, base, TARGET, 0, 0, [], [], [], False)


@final
class Use(Stoppable):
    """An ability in use."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "seat", "card", "index", "about", "of", "base", "step", "effect", "asked", "targets", "paid",
        "chosen", "cancelled",
    )  # fmt: skip

    def __init__(
        self,
        seat: Seat,
        card: int,
        index: int,
        about: int,
        of: int,
        base: int,
        step: int,
        effect: int,
        asked: int,
        targets: list[int],
        paid: list[int],
        chosen: list[int],
        cancelled: bool,
    ) -> None:
        self.seat = seat
        self.card = card
        self.index = index  # of the ability
        self.about = about  # the card of the occurrence that it answers
        self.of = of  # place in the stack of what a save or a cancel stops
        self.base = base  # occurrences from here on are its own
        self.step = step
        self.effect = effect  # the next one
        self.asked = asked  # how many players have been asked for it
        self.targets = targets
        self.paid = paid  # cards chosen for the cost
        self.chosen = chosen  # cards chosen for the effect in progress
        self.cancelled = cancelled

    def clone(self) -> "Frame[Table]":
        return Use(
            self.seat, self.card, self.index, self.about, self.of, self.base, self.step,
            self.effect, self.asked, self.targets.copy(), self.paid.copy(), self.chosen.copy(), self.cancelled,
        )  # fmt: skip

    def deed(self, table: Table) -> Deed:
        return table.card(self.card).deed(self.index)

    def stop(self, table: Table, card: int) -> None:
        self.cancelled = True
        table.emit(Event("cancelled", self.seat, {"card": table.name(self.card)}, table.rule("cancel")))

    def is_settled(self, table: Table) -> bool:
        return self.cancelled

    def resume(self, table: Table) -> Decision | None:
        if self.step == TARGET:
            self.step = COST
            self.ask_target(table)
        elif self.step == COST:
            self.step = PAY
            self.take_target(table)
            self.ask_cost(table)
        elif self.step == PAY:
            self.step = CANCELS
            self.pay(table)
        elif self.step == CANCELS:
            self.step = EFFECTS
            if table.box.answered >> INITIATED & 1:
                record = [INITIATED, self.seat, self.card]
                place = len(table.stack) - 1
                table.push(Window(CANCEL, record, [], table.next_seat(self.seat), place, [], False))
        elif self.step == EFFECTS:
            self.take_effect(table)
        elif self.step == PASSIVES_AND_RESPONSES:
            self.step = END
            if table.zone[self.card] == PLAYED:
                move(table, self.card, DISCARD, table.owner[self.card])
            begin_aftermath(table, self.base)
        else:
            table.pop()
        return None

    def ask_target(self, table: Table) -> None:
        table.picked = []
        who = self.deed(table).target
        if who is not None:
            choices = matching(table, who, self.seat, self.card)
            ask(table, self.seat, "prompt-target", "target", self.card, 1, 1, choices)

    def take_target(self, table: Table) -> None:
        self.targets = table.picked
        if self.targets:
            public: Args = {"card": table.name(self.card), "targets": table.names(self.targets)}
            table.emit(Event("targets", self.seat, public, table.rule("target")))

    def ask_cost(self, table: Table) -> None:
        table.picked = []
        for cost in self.deed(table).costs:
            if cost.picks:
                choices = cost.choices(table, self.seat, self.card)
                ask(table, self.seat, "prompt-cost", "action", self.card, cost.picks, cost.picks, choices)

    def pay(self, table: Table) -> None:
        self.paid = table.picked
        for cost in self.deed(table).costs:
            cost.pay(table, self)

    def take_effect(self, table: Table) -> None:
        """The next one, once all who have a say in it have chosen."""
        effects = self.deed(table).effects
        if self.cancelled or self.effect == len(effects):
            self.step = PASSIVES_AND_RESPONSES
            return
        effect = effects[self.effect]
        choosers = effect.choosers(table, self)
        if self.asked:
            self.chosen += table.picked
        if self.asked < len(choosers):
            seat = choosers[self.asked]
            self.asked += 1
            choices = effect.choices(table, self, seat)
            ask(table, seat, effect.prompt, "target", self.card, effect.at_least(), effect.at_most(), choices)
            return
        self.effect += 1
        self.asked = 0
        effect.happen(table, self)
        self.chosen = []


def begin_aftermath(table: Table, base: int) -> None:
    """Let passives and responses answer what has occurred since."""
    if len(table.happened) == base:
        return
    records = table.happened[base:]
    table.happened = table.happened[:base]
    table.push(Aftermath(records, [], False))


@final
class Aftermath(Frame[Table]):
    """First all passives, in the order that the first player likes; then responses."""

    FIELDS: ClassVar[tuple[str, ...]] = ("records", "used", "passed")

    def __init__(self, records: list[int], used: list[int], passed: bool) -> None:
        self.records = records
        self.used = used  # passives: occurrence, card, ability
        self.passed = passed  # on to the responses

    def clone(self) -> "Frame[Table]":
        return Aftermath(self.records, self.used.copy(), self.passed)

    def resume(self, table: Table) -> Decision | None:
        if self.passed:
            table.pop()
            return None
        pending = self.pending(table)
        if len(pending) > 1:
            return Decision(Message("prompt-order", {}, table.rule("passive")), [table.first])
        if pending:
            self.begin(table, pending[0].target, pending[0].extra)
            return None
        self.passed = True
        table.push(Window(RESPONSE, self.records, [], table.first, NOTHING, [], False))
        return None

    def pending(self, table: Table) -> list[Action]:
        """The passives that are due, as the answers that put one of them first."""
        found: list[Action] = []
        for card in table.sources():
            for index in table.card(card).deeds[PASSIVE]:
                if (
                    answered_by(table, table.controller[card], card, index, self.records, self.used)
                    != NOTHING
                ):
                    found.append(Action(table.first, "order", card, index))
        return found

    def begin(self, table: Table, card: int, index: int) -> None:
        seat = table.controller[card]
        i = answered_by(table, seat, card, index, self.records, self.used)
        self.used += [i, card, index]
        begin_use(table, seat, card, index, self.records[i + 2])

    def options(self, table: Table, seat: Seat) -> list[Option]:
        return [*self.pending(table)]

    def answer(self, table: Table, action: Action) -> None:
        self.begin(table, action.target, action.extra)

    def why_not(self, table: Table, action: Action) -> Message:
        return Message("refused-order-due", {}, table.rule("passive"))


@final
class Window(Frame[Table]):
    """All who might have an answer are asked together, in secret; the first in order who has one acts, then all anew."""

    FIELDS: ClassVar[tuple[str, ...]] = ("timing", "records", "used", "speaker", "of", "answers", "answered")

    def __init__(
        self,
        timing: int,
        records: list[int],
        used: list[int],
        speaker: Seat,
        of: int,
        answers: list[int],
        answered: bool,
    ) -> None:
        self.timing = timing
        self.records = records
        self.used = used  # occurrence, card, ability
        self.speaker = speaker  # first in order now
        self.of = of  # place in the stack of what saves or cancels would stop
        self.answers = answers  # seat, card, ability of those who did not pass
        self.answered = answered

    def clone(self) -> "Frame[Table]":
        return Window(
            self.timing, self.records, self.used.copy(), self.speaker, self.of, self.answers.copy(), self.answered
        )  # fmt: skip

    def resume(self, table: Table) -> Decision | None:
        if self.of != NOTHING and stoppable(table, self.of).is_settled(table):
            table.pop()
            return None
        if self.answered:
            self.take_first(table)
            return None
        asked = [seat for seat in range(table.seats) if self.asks(table, seat)]
        if asked:
            return Decision(self.prompt(table), asked, SECRET)
        table.pop()
        return None

    def asks(self, table: Table, seat: Seat) -> bool:
        return might_answer(table, seat, self.timing, self.records, self.used)

    def prompt(self, table: Table) -> Message:
        if self.timing == SAVE:
            return Message("prompt-save", {"card": table.name(self.records[2])}, table.rule("save"))
        if self.timing == CANCEL:
            return Message("prompt-cancel", {"card": table.name(self.records[2])}, table.rule("cancel"))
        return Message("prompt-respond", {}, table.rule("response"))

    def options(self, table: Table, seat: Seat) -> list[Option]:
        return [Action(seat, "pass"), *answers(table, seat, self.timing, self.records, self.used)]

    def answer(self, table: Table, action: Action) -> None:
        self.answered = True
        if action.verb == "use":
            self.answers += [action.seat, action.target, action.extra]

    def take_first(self, table: Table) -> None:
        answers, self.answers, self.answered = self.answers, [], False
        for seat in table.in_order(self.speaker):
            for i in range(0, len(answers), 3):
                if answers[i] == seat:
                    self.speaker = table.next_seat(seat)
                    self.begin(table, seat, answers[i + 1], answers[i + 2])
                    return
        table.emit(Event("no-answer", self.speaker, {}, self.prompt(table).rule, discloses=EVERYONE))
        table.pop()

    def begin(self, table: Table, seat: Seat, card: int, index: int) -> None:
        if table.zone[card] == UNDER:
            self.give_up_duplicate(table, seat, card)
            return
        i = answered_by(table, seat, card, index, self.records, self.used)
        if table.zone[card] != HAND:  # slots of a hand are taken anew
            self.used += [i, card, index]
        begin_use(table, seat, card, index, self.records[i + 2], self.of, EVERYONE)

    def give_up_duplicate(self, table: Table, seat: Seat, card: int) -> None:
        leave_play(table, card, DISCARD)
        public = {"card": table.name(card)}
        table.emit(Event("discards-duplicate", seat, {**public}, table.rule("duplicate"), discloses=EVERYONE))
        stoppable(table, self.of).stop(table, self.records[2])

    def why_not(self, table: Table, action: Action) -> Message:
        rule = self.prompt(table).rule
        if action.verb != "use":
            return Message("refused-pass-or-use", {}, rule)
        return Message("refused-no-answer", {}, rule)


def stoppable(table: Table, place: int) -> Stoppable:
    frame = table.stack[place]
    assert isinstance(frame, Stoppable)
    return frame
