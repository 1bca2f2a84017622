"""Effects on decks, discard piles and dead piles."""

from typing import final

from fivethrones.games.card_engine.ability.aim import Aim
from fivethrones.games.card_engine.ability.effect import Effect
from fivethrones.games.card_engine.ability.filter import PlayerFilter
from fivethrones.games.card_engine.moves.piles import discard_top, put_back, shuffle_in, take_in_hand
from fivethrones.games.card_engine.records.numbers import Slot, Zone
from fivethrones.games.card_engine.records.zones import DECK, DISCARD
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.ability_use import AbilityUse
from fivethrones.games.card_engine.values.players import EACH, players_in, players_of
from fivethrones.games.card_engine.vocabulary.on_cards import OnCards
from fivethrones.kernel.action import Seat
from fivethrones.kernel.event import Event
from fivethrones.kernel.message import Args, seat_name


def someone_has(table: Table, zone: Zone, seats: list[Seat]) -> bool:
    """Whether one of these players has cards in this zone."""
    for seat in seats:
        if table.pile(zone, seat):
            return True
    return False


class OfPile(Effect):
    """An effect on the piles, or hands, of some players. Empty ones are not affected."""

    def __init__(self, zone: Zone, which: int) -> None:
        self.zone = zone
        self.which = which

    def could(self, table: Table, aim: Aim) -> bool:
        return someone_has(table, self.zone, players_in(table, aim, self.which))


@final
class WithCardsIn(PlayerFilter):
    """Players with cards in a pile."""

    def __init__(self, zone: Zone) -> None:
        self.zone = zone

    def fits(self, table: Table, seat: Seat, me: Slot, player: Seat) -> bool:
        return someone_has(table, self.zone, [player])


@final
class ShuffleIn(OfPile):
    """All players shuffle their discard pile or dead pile into their deck."""

    def __init__(self, zone: Zone) -> None:
        super().__init__(zone, EACH)

    def happen(self, table: Table, use: AbilityUse) -> None:
        for seat in players_of(table, use, self.which):
            shuffle_in(table, self.zone, seat)


@final
class TopOntoDeck(OfPile):
    """Some players put the top card of their discard pile on top of their deck."""

    def __init__(self, which: int) -> None:
        super().__init__(DISCARD, which)

    def happen(self, table: Table, use: AbilityUse) -> None:
        for seat in players_of(table, use, self.which):
            pile = table.pile(DISCARD, seat)
            if pile:
                public: Args = {"card": table.name(pile[-1]), "of": seat_name(seat)}
                put_back(table, pile[-1])
                table.emit(Event("puts-on-deck", use.seat, public, table.rule("discard")))


@final
class TakeInHand(OnCards):
    """These cards return to hand from a discard pile or a dead pile."""

    def happen(self, table: Table, use: AbilityUse) -> None:
        cards = self.affected(table, use)
        for card in cards:
            take_in_hand(table, card)
        use.done = len(cards) > 0


@final
class DiscardTop(OfPile):
    """Some players discard the top card of their deck."""

    def __init__(self, which: int) -> None:
        super().__init__(DECK, which)

    def happen(self, table: Table, use: AbilityUse) -> None:
        for seat in players_of(table, use, self.which):
            discard_top(table, seat)
