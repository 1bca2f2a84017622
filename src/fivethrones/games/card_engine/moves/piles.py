"""Moving cards between decks, discard piles, dead piles and hands."""

from fivethrones.games.card_engine.moves.moving import (
    discard_unplayed,
    move,
    move_all,
    put_on_top,
    show,
    shuffle_deck,
)
from fivethrones.games.card_engine.records.numbers import Slot, Zone
from fivethrones.games.card_engine.records.zones import DECK, DISCARD, HAND
from fivethrones.games.card_engine.state import Table
from fivethrones.kernel.action import Seat
from fivethrones.kernel.event import Event
from fivethrones.kernel.message import Args


def put_back(table: Table, card: Slot) -> None:
    """Put a card on top of its owner's deck. Whoever knew the card still knows it there."""
    put_on_top(table, move(table, card, DECK, table.owner[card]))


def shuffle_in(table: Table, zone: Zone, seat: Seat) -> None:
    """Shuffle a whole pile of a player into the deck."""
    count = len(table.pile(zone, seat))
    if not count:
        return
    move_all(table, zone, DECK, seat)
    shuffle_deck(table, seat)
    public: Args = {"count": count}
    rule = table.rule("discard")
    table.emit(Event("shuffles-discard-in" if zone == DISCARD else "shuffles-dead-in", seat, public, rule))


def take_in_hand(table: Table, card: Slot) -> None:
    """Return a card from a public pile to hand. Everybody goes on knowing it."""
    seat = table.owner[card]
    public: Args = {"card": table.name(card)}
    move(table, card, HAND, seat)
    table.emit(Event("takes-in-hand", seat, public, table.rule("discard")))


def discard_top(table: Table, seat: Seat) -> None:
    """Discard the top card of a deck, if there is one."""
    if not table.pile(DECK, seat):
        return
    card = discard_unplayed(table, table.pile(DECK, seat)[0], seat)
    learning = show(table, card)
    public: Args = {"card": table.name(card)}
    table.emit(Event("discards-from-deck", seat, public, table.rule("discard"), discloses=learning))
