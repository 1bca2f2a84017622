"""Choosing among cards that not everybody can see."""

from typing import ClassVar, final

from fivethrones.games.card_engine.rules.moves import discard_from_hand, move, show, shuffle_deck
from fivethrones.games.card_engine.state import DECK, DISCARD, HAND, Table
from fivethrones.kernel.action import NOTHING, Action, Option, Seat
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.event import Event
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.knowledge import EVERYONE, only
from fivethrones.kernel.message import Args, Message, seat_name


def look_at_hand(table: Table, by: Seat, of: Seat) -> None:
    """All cards, for this player's eyes only."""
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
    """Somebody takes a card out of a hand: to the discard pile, or under the deck where others do not see it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("by", "of", "goal", "count")

    def __init__(self, by: Seat, of: Seat, goal: int, count: int) -> None:
        self.by = by
        self.of = of
        self.goal = goal
        self.count = count  # cards still to be taken

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
            discard_from_hand(table, action.target)
            return
        card = move(table, action.target, DECK, self.of)
        public: Args = {"of": seat_name(self.of)}
        seen_by = only(self.by) | only(self.of)
        for slot in [card, *table.pile(HAND, self.of)]:
            table.knowledge[slot] &= seen_by  # to others it may be any card of this hand
        secret: Args = {"card": table.name(card)}
        table.emit(Event("puts-under-deck", self.by, public, table.rule("hidden"), secret, seen_by))

    def why_not(self, table: Table, action: Action) -> Message:
        return Message("refused-choose-from-hand", {}, table.rule("hidden"))


@final
class Search(Frame[Table]):
    """Some players, one after the other, may look for a card in their deck; then all finds are shown."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seats", "types", "asked", "found")

    def __init__(self, seats: list[Seat], types: int, asked: int, found: list[int]) -> None:
        self.seats = seats
        self.types = types
        self.asked = asked
        self.found = found  # what those asked have taken, NOTHING for nothing

    def clone(self) -> "Frame[Table]":
        return Search(self.seats, self.types, self.asked, self.found.copy())

    def resume(self, table: Table) -> Decision | None:
        if self.asked == len(self.seats):
            table.pop()
            for i in range(len(self.seats)):
                take_find(table, self.seats[i], self.found[i])
            return None
        seat = self.seats[self.asked]
        if not table.pile(DECK, seat):
            self.take(NOTHING)
            return None
        for slot in table.pile(DECK, seat):
            table.knowledge[slot] |= only(seat)
        table.emit(Event("searches", seat, {}, table.rule("search"), discloses=only(seat)))
        return Decision(Message("prompt-search", {}, table.rule("search")), [seat])

    def take(self, card: int) -> None:
        self.asked += 1
        self.found.append(card)

    def options(self, table: Table, seat: Seat) -> list[Option]:
        fitting = [card for card in table.pile(DECK, seat) if table.is_a(card, self.types)]
        return [Action(seat, "done"), *(Action(seat, "choose", card) for card in fitting)]

    def answer(self, table: Table, action: Action) -> None:
        self.take(action.target if action.verb == "choose" else NOTHING)

    def why_not(self, table: Table, action: Action) -> Message:
        return Message("refused-search", {}, table.rule("search"))


def take_find(table: Table, seat: Seat, card: int) -> None:
    """Shown to all, into the hand; the deck is shuffled in any case."""
    if card == NOTHING:
        table.emit(Event("finds-nothing", seat, {}, table.rule("search"), discloses=EVERYONE))
    else:
        card = move(table, card, HAND, seat)
        show(table, card)
        public: Args = {"card": table.name(card)}
        table.emit(Event("finds", seat, public, table.rule("search"), discloses=EVERYONE))
    shuffle_deck(table, seat)
