"""What abilities do to hands and decks, where not everybody can look."""

from typing import final

from fivethrones.games.card_engine.abilities.ability import Effect
from fivethrones.games.card_engine.abilities.players import players
from fivethrones.games.card_engine.rules.hidden import FromHand, Search, look_at_hand
from fivethrones.games.card_engine.rules.moves import discard_at_random, discard_from_hand
from fivethrones.games.card_engine.rules.resolve import Use
from fivethrones.games.card_engine.state import DISCARD, HAND, Table
from fivethrones.kernel.action import Seat


def someone_holds_cards(table: Table, seats: list[Seat]) -> bool:
    for seat in seats:
        if table.pile(HAND, seat):
            return True
    return False


@final
class DiscardAtRandom(Effect):
    """Some players discard so many random cards from hand."""

    def __init__(self, which: int, count: int = 1) -> None:
        self.which = which
        self.count = count

    def could(self, table: Table, seat: Seat, me: int) -> bool:
        return someone_holds_cards(table, players(table, seat, self.which))

    def happen(self, table: Table, use: Use) -> None:
        for seat in players(table, use.seat, self.which):
            discard_at_random(table, seat, self.count)


@final
class DiscardHand(Effect):
    """Some players discard their whole hand."""

    def __init__(self, which: int) -> None:
        self.which = which

    def could(self, table: Table, seat: Seat, me: int) -> bool:
        return someone_holds_cards(table, players(table, seat, self.which))

    def happen(self, table: Table, use: Use) -> None:
        for seat in players(table, use.seat, self.which):
            while table.pile(HAND, seat):
                discard_from_hand(table, table.pile(HAND, seat)[0])


@final
class LargestHandDownTo(Effect):
    """Whoever alone holds the most cards discards, by choice, until so many are left."""

    def __init__(self, left: int) -> None:
        self.left = left

    def happen(self, table: Table, use: Use) -> None:
        sizes = [len(table.pile(HAND, seat)) for seat in range(table.seats)]
        most = max(sizes)
        if sizes.count(most) == 1 and most > self.left:
            seat = sizes.index(most)
            table.push(FromHand(seat, seat, DISCARD, most - self.left))


@final
class LookAndTake(Effect):
    """Look at the hand of some players and take a card out of each: to the discard pile, or under its deck."""

    def __init__(self, which: int, goal: int) -> None:
        self.which = which
        self.goal = goal

    def could(self, table: Table, seat: Seat, me: int) -> bool:
        return someone_holds_cards(table, players(table, seat, self.which))

    def happen(self, table: Table, use: Use) -> None:
        for seat in players(table, use.seat, self.which):
            if table.pile(HAND, seat):
                look_at_hand(table, use.seat, seat)
                table.push(FromHand(use.seat, seat, self.goal, 1))


@final
class SearchDeck(Effect):
    """Some players may look for a card of these types in their deck and take it in hand."""

    def __init__(self, which: int, types: int) -> None:
        self.which = which
        self.types = types

    def happen(self, table: Table, use: Use) -> None:
        table.push(Search(players(table, use.seat, self.which), self.types, 0, []))
