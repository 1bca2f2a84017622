"""Values of cards: strength, icons, keywords, traits, symbols, and what cannot be done with them."""

from typing import Final

from fivethrones.games.card_engine.ability.static import (
    ANY_KEYWORD,
    FORBIDS,
    ICONS,
    IMMUNITY,
    KEYWORDS,
    KNEELING,
    STRENGTH,
    SYMBOLS,
    TRAITS,
)
from fivethrones.games.card_engine.box.figures import EVENT
from fivethrones.games.card_engine.records.lasting import (
    FORBIDDEN,
    ICON,
    KEYWORD,
    LOST_KEYWORD,
    STRONGER,
)
from fivethrones.games.card_engine.records.numbers import Icon, Keyword, Slot
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.values.texts import card_of, is_blank, touching
from fivethrones.kernel.action import NOTHING, Seat

# What static effects may forbid.
ATTACK: Final = 0
BE_BARRED: Final = 1  # be chosen by stealth
BE_SAVED: Final = 2
STAND_UP: Final = 3  # in the standing phase
DEFEND: Final = 4
BE_KILLED: Final = 5
BE_DISCARDED: Final = 6  # from play

# Symbols that a card in play may have.
INCOME: Final = 0
INITIATIVE: Final = 1
INFLUENCE: Final = 2


def strength(table: Table, card: Slot) -> int:
    """Never below 0, even if the sum is."""
    total = card_of(table, card).strength
    for lasting in table.lasting:
        if lasting.what == STRONGER and lasting.card == card:
            total += lasting.amount
    for me in touching(table, STRENGTH):
        for static in card_of(table, me).static_effects:
            total += static.strength(table, table.controller[me], me, card)
    return max(total, 0)


def has_icon(table: Table, card: Slot, type: Icon) -> bool:
    """Icons gained and lost are added up."""
    count = 1 if type in card_of(table, card).icons else 0
    for lasting in table.lasting:
        if lasting.what == ICON and lasting.card == card and lasting.type == type:
            count += lasting.amount
    for me in touching(table, ICONS):
        for static in card_of(table, me).static_effects:
            count += static.icon(table, table.controller[me], me, card, type)
    return count > 0


def has_keyword(table: Table, card: Slot, keyword: Keyword) -> bool:
    """Keywords gained and lost are added up. A blank text box takes away printed ones."""
    count = 1 if keyword in card_of(table, card).keywords and not is_blank(table, card) else 0
    for lasting in table.lasting:
        if lasting.card == card and lasting.amount == keyword:
            if lasting.what == KEYWORD:
                count += 1
            elif lasting.what == LOST_KEYWORD:
                count -= 1
    for me in touching(table, KEYWORDS << keyword):
        for static in card_of(table, me).static_effects:
            count += static.keyword(table, table.controller[me], me, card, keyword)
    return count > 0


def keywords_of(table: Table, card: Slot) -> list[Keyword]:
    """All keywords that a card has now."""
    return [keyword for keyword in possible_keywords(table, card) if has_keyword(table, card, keyword)]


def possible_keywords(table: Table, card: Slot) -> list[Keyword]:
    """Keywords that are printed on a card or that something might give it."""
    found = card_of(table, card).keywords.copy()
    for lasting in table.lasting:
        if lasting.what == KEYWORD and lasting.card == card:
            found.append(Keyword(lasting.amount))
    for me in touching(table, ANY_KEYWORD):
        for static in card_of(table, me).static_effects:
            found += static.keywords
    return sorted(set(found)) if len(found) > 1 else found


def has_trait(table: Table, card: Slot, traits: list[str]) -> bool:
    """Whether a card has one of these traits, printed or gained."""
    printed = card_of(table, card).traits
    for trait in traits:
        if trait in printed:
            return True
    gained = gained_traits(table, card)
    for trait in traits:
        if trait in gained:
            return True
    return False


def gained_traits(table: Table, card: Slot) -> list[str]:
    found: list[str] = []
    for me in touching(table, TRAITS):
        for static in card_of(table, me).static_effects:
            found += static.gained_traits(table, table.controller[me], me, card)
    return found


def symbol(table: Table, card: Slot, which: int) -> int:
    """Income, initiative or influence of a card in play."""
    total = printed_symbol(table, card, which)
    for me in touching(table, SYMBOLS):
        for static in card_of(table, me).static_effects:
            total += static.symbol(table, table.controller[me], me, card, which)
    return total


def printed_symbol(table: Table, card: Slot, which: int) -> int:
    printed = card_of(table, card)
    total = printed.income
    if which == INITIATIVE:
        total = printed.initiative
    elif which == INFLUENCE:
        total = printed.influence
    if total and table.box.blank_removes_symbols and is_blank(table, card):
        return 0
    return total


def stays_standing(table: Table, card: Slot, role: int) -> bool:
    """Whether a card takes part in the current challenge without kneeling."""
    for me in touching(table, KNEELING):
        for static in card_of(table, me).static_effects:
            if static.stays_standing(table, table.controller[me], me, card, role):
                return True
    return False


def cannot(table: Table, card: Slot, what: int) -> bool:
    for lasting in table.lasting:
        if lasting.what == FORBIDDEN and lasting.card == card and lasting.amount == what:
            return True
    for me in touching(table, FORBIDS):
        for static in card_of(table, me).static_effects:
            if static.forbids(table, table.controller[me], me, card, what):
                return True
    return False


def ignores(table: Table, card: Slot, source: Slot, seat: Seat) -> bool:
    """Whether a card is immune to what this player does with the source."""
    return is_immune(table, card, source, seat, False)


def may_choose(table: Table, card: Slot, source: Slot, seat: Seat) -> bool:
    """Whether this player may choose a card as a target of the source."""
    return not is_immune(table, card, source, seat, True)


def is_immune(table: Table, card: Slot, source: Slot, seat: Seat, chosen: bool) -> bool:
    if card == source or not table.box.touches & IMMUNITY:
        return False
    # NOTHING stands for an event that might be in a hand.
    types = EVENT if source == NOTHING else table.type_of(source)
    for me in touching(table, IMMUNITY):
        for static in card_of(table, me).static_effects:
            if static.immune(table, table.controller[me], me, card, types, seat, chosen):
                return True
    return False
