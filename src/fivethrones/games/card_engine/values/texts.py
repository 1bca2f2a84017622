"""Whose text works, and which of them change a value."""

from typing import Final

from fivethrones.games.card_engine.ability.static import BLANKS
from fivethrones.games.card_engine.box.card import Card
from fivethrones.games.card_engine.records.lasting import BLANK
from fivethrones.games.card_engine.records.numbers import Slot
from fivethrones.games.card_engine.state import UNREAD, Table

NO_CARDS: Final[list[Slot]] = []


def card_of(table: Table, slot: Slot) -> Card:
    return table.box.cards[table.kinds[slot]]


def touching(table: Table, touch: int) -> list[Slot]:
    """The cards whose static effects change values of this kind, in the order of `Table.sources`."""
    touches = table.touches if table.touches != UNREAD else read_touches(table)
    if not touches & touch:
        return NO_CARDS
    known = table.touching
    found = known[touch] if touch in known else with_touch(table, touch)
    if touch == BLANKS or not (touches & BLANKS or table.lasts(BLANK)):
        return found
    blanking = with_touch(table, BLANKS)
    return [slot for slot in found if not is_blanked(table, slot, blanking)]


def read_touches(table: Table) -> int:
    """What the static effects of all cards together change."""
    table.touches = 0
    for slot in table.sources():
        table.touches |= card_of(table, slot).touches
    return table.touches


def with_touch(table: Table, touch: int) -> list[Slot]:
    """The same, whether their text works or not."""
    known, cards, kinds = table.touching, table.box.cards, table.kinds
    if touch not in known:
        known[touch] = [slot for slot in table.sources() if cards[kinds[slot]].touches & touch]
    return known[touch]


def is_blanked(table: Table, card: Slot, blanking: list[Slot]) -> bool:
    """By something that lasts or by one of these cards."""
    for lasting in table.lasting:
        if lasting.what == BLANK and lasting.card == card:
            return True
    for me in blanking:
        for static in card_of(table, me).static_effects:
            if static.blanks(table, table.controller[me], me, card):
                return True
    return False


def is_blank(table: Table, card: Slot) -> bool:
    """Whether its text does not work; what it has gained does."""
    if not table.box.touches & BLANKS and not table.lasts(BLANK):
        return False
    return is_blanked(table, card, touching(table, BLANKS))
