"""Choosing among cards that not everybody can see."""

from typing import final

from fivethrones.games.card_engine.moves.moving import discard_from_hand, move, show
from fivethrones.games.card_engine.records.numbers import Slot, Zone
from fivethrones.games.card_engine.records.zones import DECK, DISCARD, HAND
from fivethrones.games.card_engine.state import Table
from fivethrones.kernel.action import Action, Option, Seat
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.event import Event
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.knowledge import NOBODY, only
from fivethrones.kernel.message import Args, Message, seat_name


def look_at_hand(table: Table, by: Seat, of: Seat) -> None:
    """Show a whole hand to one player."""
    hand = table.pile(HAND, of)
    learning = 0
    for slot in hand:
        learning |= only(by) & ~table.knowledge[slot]
        table.knowledge[slot] |= only(by)
    public: Args = {"of": seat_name(of)}
    secret: Args = {"cards": sorted(table.names(hand))}
    seen_by = only(by) | only(of)
    table.emit(Event("looks-at-hand", by, public, table.rule("hidden"), secret, seen_by, learning))


@final
class FromHand(Frame[Table]):
    """A player takes cards out of a hand: to the discard pile, or under the deck unseen by others."""

    def __init__(self, by: Seat, of: Seat, goal: Zone, count: int) -> None:
        self.by = by
        self.of = of
        self.goal = goal
        self.count = count  # how many are still to be taken

    def clone(self) -> "Frame[Table]":
        return FromHand(self.by, self.of, self.goal, self.count)

    def resume(self, table: Table) -> Decision | None:
        if self.count == 0 or not table.pile(HAND, self.of):
            table.pop()
            return None
        prompt = "prompt-discard-from-hand" if self.goal == DISCARD else "prompt-put-under-deck"
        return Decision(Message(prompt, {"of": seat_name(self.of)}, table.rule("hidden")), [self.by])

    def options(self, table: Table, seat: Seat) -> list[Option]:
        return [Action(seat, "choose", card) for card in table.pile(HAND, self.of)]

    def answer(self, table: Table, action: Action) -> None:
        self.count -= 1
        if self.goal == DISCARD:
            discard_from_hand(table, Slot(action.target))
            return
        card = move(table, Slot(action.target), DECK, self.of)
        public: Args = {"of": seat_name(self.of)}
        seen_by = only(self.by) | only(self.of)
        for slot in [card, *table.pile(HAND, self.of)]:
            table.knowledge[slot] &= seen_by  # for all others it could be any card of this hand
        secret: Args = {"card": table.name(card)}
        table.emit(Event("puts-under-deck", self.by, public, table.rule("hidden"), secret, seen_by))

    def why_not(self, table: Table, action: Action) -> Message:
        return Message("refused-choose-from-hand", {}, table.rule("hidden"))


def reveal_hand(table: Table, seat: Seat) -> None:
    """Show a whole hand to everybody."""
    hand = table.pile(HAND, seat)
    if not hand:
        return
    learning = NOBODY
    for slot in hand:
        learning |= show(table, slot)
    public: Args = {"cards": sorted(table.names(hand))}
    table.emit(Event("shows-hand", seat, public, table.rule("hidden"), discloses=learning))


@final
class TopCard(Frame[Table]):
    """A player looks at the top card of a deck and leaves it there or puts it on the bottom, unseen by others."""

    def __init__(self, by: Seat, of: Seat) -> None:
        self.by = by
        self.of = of

    def clone(self) -> "Frame[Table]":
        return TopCard(self.by, self.of)

    def resume(self, table: Table) -> Decision | None:
        return Decision(
            Message("prompt-top-card", {"of": seat_name(self.of)}, table.rule("hidden")), [self.by]
        )

    def options(self, table: Table, seat: Seat) -> list[Option]:
        return [Action(seat, "top"), Action(seat, "under")]

    def answer(self, table: Table, action: Action) -> None:
        table.pop()
        under = action.verb == "under"
        if under:
            move(table, table.pile(DECK, self.of)[0], DECK, self.of)
        public: Args = {"of": seat_name(self.of)}
        rule = table.rule("hidden")
        table.emit(Event("puts-top-under" if under else "leaves-on-top", self.by, public, rule))

    def why_not(self, table: Table, action: Action) -> Message:
        return Message("refused-top-card", {}, table.rule("hidden"))


def look_at_top(table: Table, by: Seat, of: Seat) -> None:
    """Begin to look at the top card of a deck that is not empty."""
    card = table.pile(DECK, of)[0]
    learning = only(by) & ~table.knowledge[card]
    table.knowledge[card] |= only(by)
    public: Args = {"of": seat_name(of)}
    secret: Args = {"card": table.name(card)}
    table.emit(Event("looks-at-top", by, public, table.rule("hidden"), secret, only(by), learning))
    table.push(TopCard(by, of))
