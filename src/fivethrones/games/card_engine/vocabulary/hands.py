"""Effects on hands and decks, which not everybody can see."""

from typing import final

from fivethrones.games.card_engine.ability.aim import Aim
from fivethrones.games.card_engine.ability.effect import Effect
from fivethrones.games.card_engine.ability.filter import CardFilter
from fivethrones.games.card_engine.moves.hidden import FromHand, look_at_hand, look_at_top, reveal_hand
from fivethrones.games.card_engine.moves.moving import discard_at_random, discard_from_hand, move, show
from fivethrones.games.card_engine.records.numbers import Slot, Zone
from fivethrones.games.card_engine.records.occurrences import SHOWN, TOP_SHOWN
from fivethrones.games.card_engine.records.zones import DECK, DISCARD, HAND
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.ability_use import AbilityUse
from fivethrones.games.card_engine.timing.search import begin_search
from fivethrones.games.card_engine.values.players import players_of
from fivethrones.games.card_engine.vocabulary.from_piles import OfPile
from fivethrones.kernel.action import NOTHING, Seat
from fivethrones.kernel.event import Event
from fivethrones.kernel.message import Args


@final
class DiscardAtRandom(OfPile):
    """Some players discard a random card from hand."""

    def __init__(self, which: int) -> None:
        super().__init__(HAND, which)

    def happen(self, table: Table, use: AbilityUse) -> None:
        for seat in players_of(table, use, self.which):
            discard_at_random(table, seat, 1)


@final
class DiscardHand(OfPile):
    """Some players discard their whole hand."""

    def __init__(self, which: int) -> None:
        super().__init__(HAND, which)

    def happen(self, table: Table, use: AbilityUse) -> None:
        for seat in players_of(table, use, self.which):
            while table.pile(HAND, seat):
                discard_from_hand(table, table.pile(HAND, seat)[0])


@final
class LargestHandDownTo(Effect):
    """If one player holds more cards than anybody else, that player discards cards of choice down to a number."""

    def __init__(self, left: int) -> None:
        self.left = left

    def could(self, table: Table, aim: Aim) -> bool:
        return self.largest(table) != NOTHING

    def largest(self, table: Table) -> Seat:
        sizes = [len(table.pile(HAND, seat)) for seat in range(table.seats)]
        most = max(sizes)
        return sizes.index(most) if sizes.count(most) == 1 and most > self.left else NOTHING

    def happen(self, table: Table, use: AbilityUse) -> None:
        seat = self.largest(table)
        if seat != NOTHING:
            table.push(FromHand(seat, seat, DISCARD, len(table.pile(HAND, seat)) - self.left))


@final
class LookAndTake(OfPile):
    """Look at the hands of some players and take a card from each: to the discard pile, or under the deck."""

    def __init__(self, which: int, goal: Zone) -> None:
        super().__init__(HAND, which)
        self.goal = goal

    def happen(self, table: Table, use: AbilityUse) -> None:
        for seat in players_of(table, use, self.which):
            if table.pile(HAND, seat):
                look_at_hand(table, use.seat, seat)
                table.push(FromHand(use.seat, seat, self.goal, 1))


@final
class DiscardNamed(OfPile):
    """Some players reveal their hands and discard every copy of the named card."""

    def __init__(self, which: int) -> None:
        super().__init__(HAND, which)

    def happen(self, table: Table, use: AbilityUse) -> None:
        for seat in players_of(table, use, self.which):
            reveal_hand(table, seat)
            discarded = discard_all_called(table, seat, table.box.cards[use.named].title)
            for card in discarded + table.pile(HAND, seat):
                table.note(SHOWN, use.seat, card)


def discard_all_called(table: Table, seat: Seat, title: str) -> list[Slot]:
    """Discard them from hand. Returns their slots in the discard pile."""
    pile = table.pile(DISCARD, seat)
    before = len(pile)
    called = [card for card in table.pile(HAND, seat) if table.card(card).title == title]
    for card in reversed(called):  # from the back, since cards behind one that leaves move up
        discard_from_hand(table, card)
    return pile[before:]


# Decks


@final
class SearchDeck(Effect):
    """Some players search their decks for a card ``who``: to hand, into `PLAY`, or `UNDER` this card as a duplicate."""

    def __init__(self, which: int, who: CardFilter, goal: Zone = HAND) -> None:
        self.which = which
        self.who = who
        self.goal = goal

    def finds(self, table: Table, seat: Seat, me: Slot, card: Slot) -> bool:
        return self.who.matches(table, seat, me, card)

    def happen(self, table: Table, use: AbilityUse) -> None:
        begin_search(table, use, players_of(table, use, self.which), self.goal)


@final
class LookAtTop(OfPile):
    """Look at the top card of some players' decks, and leave it there or put it on the bottom."""

    def __init__(self, which: int) -> None:
        super().__init__(DECK, which)

    def happen(self, table: Table, use: AbilityUse) -> None:
        for seat in players_of(table, use, self.which):
            if table.pile(DECK, seat):
                look_at_top(table, use.seat, seat)


@final
class TakeTop(Effect):
    """Reveal the top card of your deck and put it into your hand. This does not count as drawing."""

    def could(self, table: Table, aim: Aim) -> bool:
        return len(table.pile(DECK, aim.seat)) > 0

    def happen(self, table: Table, use: AbilityUse) -> None:
        if not table.pile(DECK, use.seat):
            return
        card = move(table, table.pile(DECK, use.seat)[0], HAND, use.seat)
        learning = show(table, card)
        table.note(TOP_SHOWN, use.seat, card)
        public: Args = {"card": table.name(card)}
        table.emit(Event("takes-top", use.seat, public, table.rule("hidden"), discloses=learning))
