"""Set-up: drawing a hand, placing cards, refilling the hand."""

from typing import Final, final

from fivethrones.games.card_engine.box.figures import AT_SETUP, CHARACTER, LIMITED, LOCATION
from fivethrones.games.card_engine.moves.choosing import ask, is_picked, picked_cards
from fivethrones.games.card_engine.moves.moving import draw, enter_play, move, move_all, shuffle_deck
from fivethrones.games.card_engine.phases.round import BEFORE, Round
from fivethrones.games.card_engine.records.chance import FIRST_PLAYER
from fivethrones.games.card_engine.records.numbers import Slot
from fivethrones.games.card_engine.records.zones import DECK, DISCARD, HAND, PLAY, SETUP
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.usable import refusal
from fivethrones.games.card_engine.values.bearing import may_bear
from fivethrones.games.card_engine.values.prices import penalty
from fivethrones.kernel.action import Action, Option, Seat
from fivethrones.kernel.decision import SECRET, Decision
from fivethrones.kernel.event import Event
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.knowledge import EVERYONE, only
from fivethrones.kernel.message import Args, Message

# The steps.
DRAW: Final = 0
MULLIGAN: Final = 1
PLACE: Final = 2
BEARER: Final = 3
ATTACH: Final = 4


@final
class Setup(Frame[Table]):
    def __init__(self, step: int, placed: int) -> None:
        self.step = step
        self.placed = placed  # how many players have placed their cards

    def clone(self) -> "Frame[Table]":
        return Setup(self.step, self.placed)

    def resume(self, table: Table) -> Decision | None:
        if self.step == DRAW:
            self.step = MULLIGAN if table.box.mulligan else PLACE
            deal(table)
        if self.step == MULLIGAN:
            seats = list(range(table.seats))
            return Decision(Message("prompt-mulligan", {}, table.rule("mulligan")), seats, SECRET)
        if self.step == PLACE and self.placed < table.seats:
            placing = table.in_order(table.first)[self.placed]
            return Decision(Message("prompt-setup", {}, table.rule("setup")), [placing])
        if self.step == PLACE:
            self.step = BEARER
            reveal(table)
            return None
        self.attach(table)
        return None

    def attach(self, table: Table) -> None:
        """Attach the next attachment; when there is none left, refill the hands."""
        waiting = [card for seat in table.in_order(table.first) for card in table.pile(SETUP, seat)]
        if not waiting:
            fill_hands(table)
            table.pop()
            table.push(Round(BEFORE, True))
            return
        card = waiting[0]
        seat = table.controller[card]
        if self.step == BEARER:
            self.step = ATTACH
            choices = [other for other in table.pile(PLAY, seat) if may_bear(table, seat, card, other)]
            ask(table, seat, "prompt-bearer", "attachment", card, 1, 1, choices)
        else:
            self.step = BEARER
            self.enter(table, seat, card)

    def enter(self, table: Table, seat: Seat, card: Slot) -> None:
        if not is_picked(table):  # in an imagined world the cards that were placed need not fit together
            move(table, card, DISCARD, seat)
            return
        bearer = picked_cards(table)[0]
        enter_play(table, card, seat, bearer)
        public: Args = {"card": table.name(card), "bearer": table.name(bearer)}
        table.emit(Event("attaches", seat, public, table.rule("attachment")))

    def options(self, table: Table, seat: Seat) -> list[Option]:
        if self.step == MULLIGAN:
            return [Action(seat, "keep"), Action(seat, "mulligan")]
        fitting = [card for card in table.pile(HAND, seat) if not why_not_place(table, seat, card)]
        return [Action(seat, "done"), *(Action(seat, "place", card) for card in fitting)]

    def answer(self, table: Table, action: Action) -> None:
        if self.step == MULLIGAN:
            if action.seat == table.seats - 1:
                self.step = PLACE
            begin_again(table, action)
        elif action.verb == "done":
            self.placed += 1
        else:
            place(table, action.seat, Slot(action.target))

    def why_not(self, table: Table, action: Action) -> Message:
        if self.step == MULLIGAN:
            return Message("refused-keep-or-mulligan", {}, table.rule("mulligan"))
        if action.verb != "place" or action.target not in table.pile(HAND, action.seat):
            return Message("refused-place-or-done", {}, table.rule("setup"))
        reason = why_not_place(table, action.seat, Slot(action.target))
        if not reason:
            return Message("refused-place-or-done", {}, table.rule("setup"))
        return refusal(table, reason, Slot(action.target))


def cast_lot(table: Table) -> None:
    """Choose at random who begins the set-up."""
    table.first = table.rng.below(table.seats, FIRST_PLAYER)
    table.emit(Event("begins-setup", table.first, {}, table.rule("setup-first"), discloses=EVERYONE))


def deal(table: Table) -> None:
    for seat in range(table.seats):
        shuffle_deck(table, seat)
        draw(table, seat, table.box.hand)


def begin_again(table: Table, action: Action) -> None:
    """Take a mulligan: once, with the whole hand."""
    seat = action.seat
    table.emit(Event(f"{action.verb}s-hand", seat, {}, table.rule("mulligan"), discloses=EVERYONE))
    if action.verb == "keep":
        return
    move_all(table, HAND, DECK, seat)
    shuffle_deck(table, seat)
    draw(table, seat, table.box.hand)


def price(table: Table, seat: Seat, card: Slot) -> int:
    """The cost during set-up: without reductions, but with the penalty."""
    return table.card(card).cost + penalty(table, seat, card)


def laid(table: Table, seat: Seat) -> int:
    """The cost of the cards placed so far."""
    return sum(price(table, seat, card) for card in table.pile(SETUP, seat))


def why_not_place(table: Table, seat: Seat, card: Slot) -> str:
    """Why a card cannot be placed: the id of a refusal, or an empty string."""
    printed = table.card(card)
    down = table.pile(SETUP, seat)
    if not printed.type & (CHARACTER | LOCATION) and AT_SETUP not in printed.keywords:
        return "refused-setup-type"
    if price(table, seat, card) + laid(table, seat) > table.box.setup_gold:
        return "refused-setup-gold"
    if LIMITED in printed.keywords and any(LIMITED in table.card(other).keywords for other in down):
        return "refused-limited"
    if printed.unique and any(table.are_copies(other, card) for other in down):
        return "refused-unique"
    if printed.bearer is not None and not any(may_bear(table, seat, card, other) for other in down):
        return "refused-no-bearer"
    return ""


def place(table: Table, seat: Seat, card: Slot) -> None:
    """Place a card face down."""
    card = move(table, card, SETUP, seat)
    secret: Args = {"card": table.name(card)}
    table.emit(Event("places", seat, {}, table.rule("setup"), secret, only(seat)))


def reveal(table: Table) -> None:
    """Turn all placed cards up at once. Nothing triggers. Attachments are attached afterwards."""
    for seat in range(table.seats):
        down = table.pile(SETUP, seat).copy()
        for card in down:
            table.knowledge[card] = EVERYONE
            if AT_SETUP not in table.card(card).keywords:
                enter_play(table, card, seat)
        public: Args = {"cards": table.names(down), "count": len(down)}
        table.emit(Event("reveals-setup", seat, public, table.rule("setup-reveal"), discloses=EVERYONE))


def fill_hands(table: Table) -> None:
    for seat in range(table.seats):
        draw(table, seat, table.box.hand - len(table.pile(HAND, seat)))
