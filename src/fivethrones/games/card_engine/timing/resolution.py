"""Resolving abilities: targets, costs, cancels, effects, and then passives and responses, to any depth.

A cancel of a cancel is a `Using` on a `Window` on a `Using` on a `Window` on a `Using`: nesting needs no code of its own.
"""

from typing import ClassVar, Final, final

from fivethrones.games.card_engine.ability.active import CANCEL, DELAYED, PASSIVE, RESPONSE
from fivethrones.games.card_engine.box.figures import DEATHBOUND, EVENT
from fivethrones.games.card_engine.moves.moving import move, show
from fivethrones.games.card_engine.moves.tolls import pay_for_use
from fivethrones.games.card_engine.records.numbers import NO_ABILITY, NO_CARD, NO_KIND, AbilityNo, Kind, Slot
from fivethrones.games.card_engine.records.occurrences import INITIATED, PLACED, Answer, Answered, Occurrence
from fivethrones.games.card_engine.records.zones import DEAD, DISCARD, HAND, PLAYED
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.ability_use import AbilityUse
from fivethrones.games.card_engine.timing.answers import answered_by, kinds_of
from fivethrones.games.card_engine.timing.doomed import sweep
from fivethrones.games.card_engine.timing.occasion import Opener, check_state, first_to_respond
from fivethrones.games.card_engine.timing.response_window import open_window
from fivethrones.games.card_engine.timing.sequence import OWN, Effects
from fivethrones.games.card_engine.timing.usable import count_use
from fivethrones.kernel.action import NOTHING, Action, Option, Seat
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.event import Event
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.knowledge import EVERYONE, NOBODY
from fivethrones.kernel.message import Message
from fivethrones.kernel.row import Row

# The steps of a use.
PLAYER: Final = 0
TARGET: Final = 1
SECOND_TARGET: Final = 2
TAKE_TARGETS: Final = 3
COSTS: Final = 4
PAY: Final = 5
CANCELS: Final = 6
EFFECTS: Final = 7
PASSIVES_AND_RESPONSES: Final = 8
END: Final = 9


def begin_use(
    table: Table,
    seat: Seat,
    card: Slot,
    index: AbilityNo,
    about: Slot = NO_CARD,
    by: Seat = NOTHING,
    of: int = NOTHING,
    learning: int = NOBODY,
) -> Slot:
    """Begin to use an ability. A card used from hand is played face up. Returns the slot that the card then has."""
    if table.zone[card] == HAND:
        card = move(table, card, PLAYED, seat)
        learning |= show(table, card)
    ability = table.card(card).ability(index)
    kind = "plays-event" if table.zone[card] == PLAYED and table.is_a(card, EVENT) else "uses"
    table.emit(Event(kind, seat, {"card": table.name(card)}, table.rule("action"), discloses=learning))
    count_use(table, seat, card, index)
    table.push(new_use(seat, card, table.kinds[card], index, about, by, of, table.mark()))
    pay_for_use(table, seat, card, ability.timing)
    return card


def begin_answer(table: Table, answer: Answer, occurrence: Occurrence, of: int) -> Slot:
    """Begin an answer to an occurrence; ``of`` is the position in the stack of what it stops. Returns the card's new slot."""
    return begin_use(
        table, answer.seat, answer.card, answer.ability, occurrence.card, occurrence.who, of, EVERYONE
    )


def new_use(
    seat: Seat, card: Slot, kind: Kind, index: AbilityNo, about: Slot, by: Seat, of: int, base: int
) -> "Using":
    return Using(
        seat=seat, card=card, kind=kind, index=index, about=about, by=by, of=of, base=base, step=PLAYER, asked=0, player=NOTHING, targets=[], paid=[], chosen=[], way=0, amount=0, named=NOTHING, done=True, cancelled=False,
    )  # fmt: skip


@final
class Using(AbilityUse):
    """The steps of using an ability."""

    def clone(self) -> "Frame[Table]":
        return Using(
            self.seat, self.card, self.kind, self.index, self.about, self.by, self.of, self.base, self.step, self.asked,
            self.player, self.targets.copy(), self.paid.copy(), self.chosen.copy(), self.way, self.amount, self.named,
            self.done, self.cancelled,
        )  # fmt: skip

    def resume(self, table: Table) -> Decision | None:
        if self.step == EFFECTS:
            self.step = PASSIVES_AND_RESPONSES
            if not self.cancelled:
                table.push(Effects(len(table.stack) - 1, OWN, 0, 0))
        elif self.step == PASSIVES_AND_RESPONSES:
            self.step = END
            self.put_away(table)
            # What a passive causes is answered together with what triggered it.
            if self.ability(table).timing not in (PASSIVE, DELAYED):
                begin_aftermath(table, self.base, self.seat)
        elif self.step == END:
            table.pop()
        else:
            self.declare(table)
        return None

    def declare(self, table: Table) -> None:
        """Choose targets, pay, and let others cancel it."""
        if self.step == PLAYER:
            self.step = TARGET
            self.ask_player(table)
        elif self.step == TARGET:
            self.step = SECOND_TARGET
            self.take_player(table)
            self.ask_target(table)
        elif self.step == SECOND_TARGET:
            self.step = TAKE_TARGETS
            self.ask_second(table)
        elif self.step == TAKE_TARGETS:
            self.step = COSTS
            self.take_targets(table)
        elif self.step == COSTS:
            if not self.ask_cost(table):
                self.step = PAY
        elif self.step == PAY:
            self.step = CANCELS
            self.pay(table)
        else:
            self.step = EFFECTS
            self.open_cancels(table)

    def open_cancels(self, table: Table) -> None:
        if not table.box.answer_triggers >> INITIATED & 1 or table.card(self.card).final:
            return
        initiated = Occurrence(INITIATED, self.seat, self.card)
        place = len(table.stack) - 1
        open_window(table, CANCEL, [initiated], table.next_seat(self.seat), place)

    def begin_answer(self, table: Table, answer: Answer, occurrence: Occurrence) -> Slot:
        return begin_answer(table, answer, occurrence, table.stack.index(self))

    def put_away(self, table: Table) -> None:
        """Discard an event, cancelled or not; a deathbound one goes to the dead pile unless it was cancelled.

        Any other card that was used from hand and has not been moved by its effects returns to hand.
        """
        if table.zone[self.card] != PLAYED:
            return
        owner = table.owner[self.card]
        if not table.is_a(self.card, EVENT):
            move(table, self.card, HAND, owner)
        elif DEATHBOUND in table.card(self.card).keywords and not self.cancelled:
            move(table, self.card, DEAD, owner)
            table.note(PLACED, owner, self.card)
        else:
            move(table, self.card, DISCARD, owner)


# Aftermath

# The steps; saved states contain these numbers.
PASSIVES: Final = 0
RESPONSES: Final = 2


def begin_aftermath(table: Table, base: int, actor: Seat = NOTHING) -> None:
    """Let passives and responses answer what has occurred since a mark; ``actor`` is the player who caused it, if any."""
    records = table.take_since(base)
    if records:
        table.push(Aftermath(records, [], actor, PASSIVES))


@final
class Aftermath(Opener):
    """First all passives, in an order that the first player chooses, then responses."""

    ROWS: ClassVar[dict[str, type[Row]]] = {"records": Occurrence, "used": Answered}

    def __init__(self, records: list[Occurrence], used: list[Answered], actor: Seat, step: int) -> None:
        self.records = records  # including those that passives have caused
        self.used = used  # by passives so far
        self.actor = actor
        self.step = step

    def clone(self) -> "Frame[Table]":
        return Aftermath(self.records, self.used.copy(), self.actor, self.step)

    def resume(self, table: Table) -> Decision | None:
        if check_state(table):
            return None
        pending = self.pending(table) if self.step == PASSIVES else []
        if len(pending) > 1:
            return Decision(Message("prompt-order", {}, table.rule("passive")), [table.first])
        if pending:
            self.answer(table, pending[0])
        elif self.step == PASSIVES and kinds_of(self.records) & table.box.triggers[RESPONSE]:
            self.step = RESPONSES
            speaker = first_to_respond(table, self.actor)
            open_window(table, RESPONSE, self.records, speaker)
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
        """The passives that are due, each as the action by which the first player puts it first."""
        occurred = kinds_of(self.records)
        if not occurred & table.box.passive_triggers:
            return []
        found: list[Action] = []
        cards, kinds = table.box.cards, table.kinds
        for card in table.sources():
            printed = cards[kinds[card]]
            for index in printed.active[PASSIVE]:
                if printed.triggers[index] & occurred and self.is_pending(table, card, index):
                    found.append(Action(table.first, "order", card, index))
        for number in range(len(table.box.passives)):
            if table.box.rule_triggers[number] & occurred and self.due(table, number) != NOTHING:
                found.append(Action(table.first, "rule", number))
        return found

    def is_pending(self, table: Table, card: Slot, index: AbilityNo) -> bool:
        return answered_by(table, table.controller[card], card, index, self.records, self.used) != NOTHING

    def due(self, table: Table, number: int) -> int:
        """The index of the first occurrence that this rule must answer and has not answered yet, or NOTHING."""
        rule = table.box.passives[number]
        for place in range(len(self.records)):
            occurrence = self.records[place]
            if (
                occurrence.what in rule.listens_for
                and not self.has_followed(number, place)
                and rule.is_due(table, occurrence)
            ):
                return place
        return NOTHING

    def has_followed(self, number: int, place: int) -> bool:
        """Whether this rule has answered the occurrence at this index."""
        for answered in self.used:
            if answered.place == place and answered.rule == number:
                return True
        return False

    def options(self, table: Table, seat: Seat) -> list[Option]:
        return [*self.pending(table)]

    def answer(self, table: Table, action: Action) -> None:
        if action.verb == "order":
            self.begin(table, Slot(action.target), AbilityNo(action.extra))
        else:
            self.begin_rule(table, action.target)

    def begin(self, table: Table, card: Slot, index: AbilityNo) -> None:
        seat = table.controller[card]
        place = answered_by(table, seat, card, index, self.records, self.used)
        self.used.append(Answered(place, card, index))
        table.push(Consequence(table.mark()))
        occurrence = self.records[place]
        begin_use(table, seat, card, index, occurrence.card, occurrence.who)

    def begin_rule(self, table: Table, number: int) -> None:
        place = self.due(table, number)
        self.used.append(Answered(place, NO_CARD, NO_ABILITY, NO_KIND, number))
        table.push(Consequence(table.mark()))
        table.box.passives[number].happen(table, self.records[place])

    def begin_answer(self, table: Table, answer: Answer, occurrence: Occurrence) -> Slot:
        return begin_answer(table, answer, occurrence, NOTHING)

    def why_not(self, table: Table, action: Action) -> Message:
        return Message("refused-order-due", {}, table.rule("passive"))


@final
class Consequence(Frame[Table]):
    """Lies beneath a passive, or anything that the rules bring about by themselves.

    What it causes is answered together with what triggered it: all passives come before the first response, and doomed cards
    stay for the responses.
    """

    def __init__(self, base: int) -> None:
        self.base = base  # a mark: occurrences after it were caused here

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
