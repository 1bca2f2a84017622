"""One effect from beginning to end: targets, costs, cancels, what it does, passives, responses; to any depth.

A cancel of a cancel is a `Using` on a `Window` on a `Using` on a `Window` on a `Using`: nesting needs no code of its own.
"""

from typing import Final, final

from fivethrones.games.card_engine.ability.active import CANCEL, DELAYED, PASSIVE
from fivethrones.games.card_engine.box.card import DEATHBOUND, EVENT
from fivethrones.games.card_engine.moves.moving import move, show
from fivethrones.games.card_engine.moves.tolls import pay_for_use
from fivethrones.games.card_engine.records.occurrences import INITIATED, PLACED, Occurrence
from fivethrones.games.card_engine.records.zones import DEAD, DISCARD, HAND, PLAYED
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing import aftermath
from fivethrones.games.card_engine.timing import response_window as window
from fivethrones.games.card_engine.timing.ability_use import Use
from fivethrones.games.card_engine.timing.sequence import OWN, Effects
from fivethrones.games.card_engine.timing.usable import count_use
from fivethrones.kernel.action import NOTHING, Seat
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.event import Event
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.knowledge import NOBODY

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
    card: int,
    index: int,
    about: int = NOTHING,
    by: Seat = NOTHING,
    of: int = NOTHING,
    learning: int = NOBODY,
) -> int:
    """A player uses an ability; a card that is used from hand leaves it for all to see. Returns the slot it then has."""
    if table.zone[card] == HAND:
        card = move(table, card, PLAYED, seat)
        learning |= show(table, card)
    deed = table.card(card).deed(index)
    kind = "plays-event" if table.zone[card] == PLAYED and table.is_a(card, EVENT) else "uses"
    table.emit(Event(kind, seat, {"card": table.name(card)}, table.rule("action"), discloses=learning))
    count_use(table, seat, card, index)
    table.push(new_use(seat, card, table.kinds[card], index, about, by, of, table.mark()))
    pay_for_use(table, seat, card, deed.timing)
    return card


def new_use(
    seat: Seat, card: int, kind: int, index: int, about: int, by: Seat, of: int, base: int
) -> "Using":
    return Using(
        seat, card, kind, index, about, by, of, base, PLAYER, 0, NOTHING, [], [], [], 0, 0, NOTHING, True, False,
    )  # fmt: skip


@final
class Using(Use):
    """Its way through all steps."""

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
            if self.deed(table).timing not in (
                PASSIVE,
                DELAYED,
            ):  # what a passive causes is answered with the rest
                aftermath.begin_aftermath(table, self.base, self.seat)
        elif self.step == END:
            table.pop()
        else:
            self.declare(table)
        return None

    def declare(self, table: Table) -> None:
        """Choose, pay, and let others cancel it."""
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
        if not table.box.answered >> INITIATED & 1 or table.card(self.card).final:
            return
        initiated = Occurrence(INITIATED, self.seat, self.card)
        place = len(table.stack) - 1
        table.push(window.Window(CANCEL, [initiated], [], table.next_seat(self.seat), place, [], False))

    def put_away(self, table: Table) -> None:
        """An event is discarded, played or cancelled; one that is deathbound goes to the dead pile once it was played.

        Any other card that was used from hand and has gone nowhere else goes back there.
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
