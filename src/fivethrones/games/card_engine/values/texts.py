"""Whose text works, and which of them change a value."""

from fivethrones.games.card_engine.ability.static import ANYTHING, BLANKS
from fivethrones.games.card_engine.box.card import Card
from fivethrones.games.card_engine.records.lasting import BLANK
from fivethrones.games.card_engine.records.numbers import Slot
from fivethrones.games.card_engine.state import Table


def card_of(table: Table, slot: Slot) -> Card:
    return table.box.cards[table.kinds[slot]]


def touching(table: Table, touch: int) -> list[Slot]:
    """The cards whose static effects change values of this kind, in the order of `Table.sources`."""
    if not table.box.touches & touch:
        return []
    known = table.touching
    found = known[touch] if touch in known else with_touch(table, touch)
    if not found or touch == BLANKS:
        return found
    blanking = known[BLANKS] if BLANKS in known else with_touch(table, BLANKS)
    if not blanking and not table.lasts(BLANK):
        return found
    return [slot for slot in found if not is_blanked(table, slot, blanking)]


def with_touch(table: Table, touch: int) -> list[Slot]:
    """The same, whether their text works or not."""
    known, cards, kinds = table.touching, table.box.cards, table.kinds
    if ANYTHING not in known:
        known[ANYTHING] = [slot for slot in table.sources() if cards[kinds[slot]].touches]
    known[touch] = [slot for slot in known[ANYTHING] if cards[kinds[slot]].touches & touch]
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
