"""Before the first round: the opening hand, set-up cards, the hand filled up."""

from typing import ClassVar, Final, final

from fivethrones.games.card_engine.cards import CHARACTER, LIMITED, LOCATION
from fivethrones.games.card_engine.rules.moves import draw, enter_play, move, shuffle_deck
from fivethrones.games.card_engine.rules.round import BEFORE, Round
from fivethrones.games.card_engine.state import DECK, HAND, SETUP, Table
from fivethrones.games.card_engine.usable import refusal
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


@final
class Setup(Frame[Table]):
    FIELDS: ClassVar[tuple[str, ...]] = ("step", "placing")

    def __init__(self, step: int, placing: Seat) -> None:
        self.step = step
        self.placing = placing  # whose turn it is to lay cards down

    def clone(self) -> "Frame[Table]":
        return Setup(self.step, self.placing)

    def resume(self, table: Table) -> Decision | None:
        if self.step == DRAW:
            self.step = MULLIGAN if table.box.mulligan else PLACE
            for seat in range(table.seats):
                shuffle_deck(table, seat)
                draw(table, seat, table.box.hand)
        if self.step == MULLIGAN:
            seats = list(range(table.seats))
            return Decision(Message("prompt-mulligan", {}, table.rule("mulligan")), seats, SECRET)
        if self.placing < table.seats:
            return Decision(Message("prompt-setup", {}, table.rule("setup")), [self.placing])
        reveal(table)
        table.pop()
        table.push(Round(BEFORE))
        return None

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
            self.placing += 1
        else:
            place(table, action.seat, action.target)

    def why_not(self, table: Table, action: Action) -> Message:
        if self.step == MULLIGAN:
            return Message("refused-keep-or-mulligan", {}, table.rule("mulligan"))
        if action.verb != "place" or action.target not in table.pile(HAND, action.seat):
            return Message("refused-place-or-done", {}, table.rule("setup"))
        reason = why_not_place(table, action.seat, action.target)
        if not reason:
            return Message("refused-place-or-done", {}, table.rule("setup"))
        return refusal(table, reason, action.target)


def begin_again(table: Table, action: Action) -> None:
    """Once, with the whole hand."""
    seat = action.seat
    table.emit(Event(f"{action.verb}s-hand", seat, {}, table.rule("mulligan"), discloses=EVERYONE))
    if action.verb == "keep":
        return
    while table.pile(HAND, seat):
        move(table, table.pile(HAND, seat)[0], DECK, seat)
    shuffle_deck(table, seat)
    draw(table, seat, table.box.hand)


def laid(table: Table, seat: Seat) -> int:
    """What the cards laid down so far cost."""
    return sum(table.card(card).cost for card in table.pile(SETUP, seat))


def why_not_place(table: Table, seat: Seat, card: int) -> str:
    """Why a card cannot be laid down: the id of a refusal, or nothing."""
    printed = table.card(card)
    down = table.pile(SETUP, seat)
    if not printed.type & (CHARACTER | LOCATION):
        return "refused-setup-type"
    if printed.cost + laid(table, seat) > table.box.setup_gold:
        return "refused-setup-gold"
    if LIMITED in printed.keywords and any(LIMITED in table.card(other).keywords for other in down):
        return "refused-limited"
    if printed.unique and any(table.kinds[other] == table.kinds[card] for other in down):
        return "refused-unique"
    return ""


def place(table: Table, seat: Seat, card: int) -> None:
    """Face down."""
    card = move(table, card, SETUP, seat)
    secret: Args = {"card": table.name(card)}
    table.emit(Event("places", seat, {}, table.rule("setup"), secret, only(seat)))


def reveal(table: Table) -> None:
    """All together; nothing triggers. Then the hands are filled up."""
    for seat in range(table.seats):
        down = table.pile(SETUP, seat).copy()
        for card in down:
            table.knowledge[card] = EVERYONE
            enter_play(table, card, seat)
        public: Args = {"cards": table.names(down), "count": len(down)}
        table.emit(Event("reveals-setup", seat, public, table.rule("setup-reveal"), discloses=EVERYONE))
    for seat in range(table.seats):
        draw(table, seat, table.box.hand - len(table.pile(HAND, seat)))
