"""Which cards change a value, and whose text is blank."""

from typing import Final

from fivethrones.games.card_engine.ability.static import BLANKS
from fivethrones.games.card_engine.box.card import Card
from fivethrones.games.card_engine.records.lasting import BLANK
from fivethrones.games.card_engine.records.numbers import Slot
from fivethrones.games.card_engine.state import UNREAD, Table
from fivethrones.games.card_engine.values.lasting import is_in_force

NO_CARDS: Final[list[Slot]] = []


def card_of(table: Table, slot: Slot) -> Card:
    return table.box.cards[table.kinds[slot]]


def touching(table: Table, touch: int) -> list[Slot]:
    """The cards whose static effects change a value, in the order of `Table.sources`."""
    touches = table.touches if table.touches != UNREAD else read_touches(table)
    if not touches & touch:
        return NO_CARDS
    known = table.touching
    found = known[touch] if touch in known else with_touch(table, touch)
    if touch == BLANKS or not (touches & BLANKS or is_in_force(table, BLANK)):
        return found
    blanking = with_touch(table, BLANKS)
    return [slot for slot in found if not is_blanked(table, slot, blanking)]


def read_touches(table: Table) -> int:
    """Every value that the static effects of some card change."""
    table.touches = 0
    for slot in table.sources():
        table.touches |= card_of(table, slot).touches
    return table.touches


def with_touch(table: Table, touch: int) -> list[Slot]:
    """The same, including cards whose text is blank."""
    known, cards, kinds = table.touching, table.box.cards, table.kinds
    if touch not in known:
        known[touch] = [slot for slot in table.sources() if cards[kinds[slot]].touches & touch]
    return known[touch]


def is_blanked(table: Table, card: Slot, blanking: list[Slot]) -> bool:
    """Whether a lasting effect or one of these cards blanks it."""
    for lasting in table.lasting:
        if lasting.what == BLANK and lasting.card == card:
            return True
    for me in blanking:
        for static in card_of(table, me).static_effects:
            if static.blanks(table, table.controller[me], me, card):
                return True
    return False


def is_blank(table: Table, card: Slot) -> bool:
    """Whether a card's text box is blank; keywords and traits that it has gained remain."""
    if not table.box.touches & BLANKS and not is_in_force(table, BLANK):
        return False
    return is_blanked(table, card, touching(table, BLANKS))
