"""What everybody sees of a card in play."""

from typing import final

from fivethrones.games.card_engine.box.figures import ALL_TYPES, CHARACTER, RENOWN, STEALTH
from fivethrones.games.card_engine.records.numbers import Icon, Keyword, Kind, Slot
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.values.changes import sources
from fivethrones.games.card_engine.values.of_cards import (
    INCOME,
    INFLUENCE,
    gained_traits,
    has_icon,
    keywords_of,
    strength,
    symbol,
)
from fivethrones.games.card_engine.values.texts import is_blank
from fivethrones.kernel.action import NOTHING, Seat
from fivethrones.kernel.game import View
from fivethrones.kernel.row import numbers_of


@final
class CardView(View):
    """A card in play."""

    slot: Slot
    kind: Kind
    owner: Seat
    controller: Seat
    kneeling: int
    attached_to: int
    power: int
    duplicates: int
    strength: int
    icons: list[Icon]
    renown: bool
    stealth: bool
    sources: list[int]  # what differs from print: the value, by how much, and the kind of card that causes it
    gold: int
    keywords: list[Keyword]  # printed and gained
    traits: list[str]  # gained
    income: int  # income bonus
    influence: int
    blank: bool  # its text box is blank
    doomed: int  # where it goes when the response window ends, or NOTHING


def card_view(table: Table, slot: Slot) -> CardView:
    is_character = table.is_a(slot, CHARACTER)
    keywords = keywords_of(table, slot)
    seen = CardView()
    seen.slot = slot
    seen.kind = table.kinds[slot]
    seen.owner = table.owner[slot]
    seen.controller = table.controller[slot]
    seen.kneeling = table.kneeling[slot]
    seen.attached_to = table.attached_to[slot]
    seen.power = table.power_on[slot]
    seen.duplicates = len(table.duplicates(slot))
    seen.strength = strength(table, slot) if is_character else 0
    seen.icons = [type for type in ALL_TYPES if has_icon(table, slot, type)] if is_character else []
    seen.renown = RENOWN in keywords
    seen.stealth = STEALTH in keywords
    seen.sources = numbers_of(sources(table, slot, seen.strength, seen.icons, keywords))
    seen.gold = table.gold_on[slot]
    seen.keywords = keywords
    seen.traits = gained_traits(table, slot)
    seen.income = symbol(table, slot, INCOME)
    seen.influence = symbol(table, slot, INFLUENCE)
    seen.blank = is_blank(table, slot)
    seen.doomed = goal_of(table, slot)
    return seen


def goal_of(table: Table, slot: Slot) -> int:
    for doomed in table.doomed:
        if doomed.card == slot:
            return doomed.goal
    return NOTHING
