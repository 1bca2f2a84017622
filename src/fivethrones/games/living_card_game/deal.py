"""Dealing anew what a viewer has not seen.

The lists of starter decks are public. Of a deck that a player has built, others know the House, the number of cards and
what they have seen of it; the rest may be anything that such a deck may hold. As far as possible it is assumed to be of
its House or neutral, since cards of other Houses cost more (LC-41).
"""

from fivethrones.games.card_engine import redeal as deal
from fivethrones.games.card_engine.box.card import Card
from fivethrones.games.card_engine.box.figures import NEUTRAL, PLOT
from fivethrones.games.card_engine.records.numbers import Kind, Slot
from fivethrones.games.card_engine.state import Table
from fivethrones.games.living_card_game.bringing import house_of
from fivethrones.games.living_card_game.decks import HOUSE_DECK, may_hold, most_copies
from fivethrones.games.living_card_game.pieces import CARDS
from fivethrones.kernel.action import Seat
from fivethrones.kernel.knowledge import knows, redeal_unseen
from fivethrones.kernel.rng import Rng


def redeal(table: Table, viewer: Seat, rng: Rng) -> None:
    decks = deal.decks(table)
    for seat in range(table.seats):
        if seat in table.secret_decks and seat != viewer:
            imagine(table, seat, viewer, HOUSE_DECK, rng)
            imagine(table, seat, viewer, PLOT, rng)
        else:
            redeal_unseen(table.kinds, decks[seat], table.knowledge, viewer, rng)
    deal.rechoose(table, viewer, rng)


def imagine(table: Table, seat: Seat, viewer: Seat, types: int, rng: Rng) -> None:
    """Replace the cards of a deck that the viewer has not seen by others that might be in it."""
    owned = [Slot(slot) for slot in range(len(table.kinds)) if table.owner[slot] == seat]
    slots = [slot for slot in owned if table.card(slot).type & types]
    seen = [table.kinds[slot] for slot in slots if knows(table.knowledge[slot], viewer)]
    unseen = [slot for slot in slots if not knows(table.knowledge[slot], viewer)]
    house, free = house_of(table, seat), table.box.free_decks
    likely: list[Kind] = []
    others: list[Kind] = []
    for kind in table.box.kinds:
        card = CARDS[kind]
        if card.type & types and may_hold(house, card, free):
            usual = max(card.per_deck - seen.count(kind), 0) if is_likely(house, card) else 0
            likely += [kind] * usual
            others += [kind] * (most_copies(card, free) - seen.count(kind) - usual)
    rng.shuffle(likely)
    rng.shuffle(others)
    imagined = likely + others
    for i in range(len(unseen)):
        table.kinds[unseen[i]] = imagined[i]


def is_likely(house: int, card: Card) -> bool:
    return may_hold(house, card, False) and (card.house == NEUTRAL or card.house & house != 0)
