"""Why the values of a card differ from what is printed on it."""

from typing import ClassVar, Final, final

from fivethrones.games.card_engine.ability.static import (
    BLANKS,
    FORBIDS,
    ICONS,
    KEYWORDS,
    STRENGTH,
    SYMBOLS,
    TRAITS,
)
from fivethrones.games.card_engine.box.figures import ALL_TYPES, CHARACTER, INTIMIDATE, RENOWN, STEALTH
from fivethrones.games.card_engine.records.lasting import (
    BLANK,
    FORBIDDEN,
    ICON,
    KEYWORD,
    LEFT_OUT,
    LOST_KEYWORD,
    STRONGER,
)
from fivethrones.games.card_engine.records.numbers import Icon, Keyword, Kind, Slot
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.values.of_cards import (
    DEFEND,
    INCOME,
    INITIATIVE,
    has_keyword,
    strength,
)
from fivethrones.games.card_engine.values.texts import card_of, touching
from fivethrones.kernel.row import Row

# What is changed: an icon, by the number of its challenge, or one of these.
OF_STRENGTH: Final = 3
OF_RENOWN: Final = 4
OF_STEALTH: Final = 5
NO_STRENGTH: Final = 6  # its strength does not count in this challenge
NO_TEXT: Final = 7
OF_TRAITS: Final = 8
OF_INCOME: Final = 9
OF_INITIATIVE: Final = 10
NOT_COUNTED: Final = 11  # its strength does not count in this challenge, because of intimidate
NO_DEFENCE: Final = 12  # it cannot defend in this challenge
OF_KEYWORD: Final = 20  # plus the number of the keyword, except for the two above


@final
class Change(Row):
    """What differs from print, by how much, and the kind of card that causes it."""

    WIDTH: ClassVar[int] = 3

    def __init__(self, what: int, amount: int, kind: Kind) -> None:
        self.what = what
        self.amount = amount
        self.kind = kind

    def numbers(self) -> list[int]:
        return [self.what, self.amount, self.kind]


def sources(table: Table, card: Slot, shown: int, icons: list[Icon], keywords: list[Keyword]) -> list[Change]:
    """Everything that differs from print, of a card with this strength and with these icons and keywords."""
    printed = card_of(table, card)
    found: list[Change] = []
    if table.is_a(card, CHARACTER):
        if shown != printed.strength:
            found += strength_sources(table, card)
        for type in ALL_TYPES:
            if (type in icons) != (type in printed.icons):
                found += icon_sources(table, card, type)
        if table.in_challenge():
            found += challenge_sources(table, card)
    if keywords != printed.keywords:
        for keyword in sorted({*keywords, *printed.keywords}):
            if (keyword in keywords) != (keyword in printed.keywords):
                found += keyword_sources(table, card, keyword)
    return found + text_sources(table, card) + trait_sources(table, card) + symbol_sources(table, card)


def challenge_sources(table: Table, card: Slot) -> list[Change]:
    """Why the strength of a participant does not count, or why a character cannot defend."""
    if card in table.participants():
        return left_out_sources(table, card) + intimidation_sources(table, card)
    return defence_sources(table, card) if table.controller[card] == table.defending() else []


def left_out_sources(table: Table, card: Slot) -> list[Change]:
    found: list[Change] = []
    for lasting in table.lasting:
        if lasting.what == LEFT_OUT and lasting.card == card:
            found.append(Change(NO_STRENGTH, 0, lasting.kind))
    return found


def intimidation_sources(table: Table, card: Slot) -> list[Change]:
    found: list[Change] = []
    if table.box.has_intimidate:
        for foe in table.attackers:
            if has_keyword(table, foe, INTIMIDATE) and strength(table, foe) > strength(table, card):
                found.append(Change(NOT_COUNTED, 0, table.kinds[foe]))
    return found


def defence_sources(table: Table, card: Slot) -> list[Change]:
    found: list[Change] = []
    for lasting in table.lasting:
        if lasting.what == FORBIDDEN and lasting.card == card and lasting.amount == DEFEND:
            found.append(Change(NO_DEFENCE, 0, lasting.kind))
    for me in touching(table, FORBIDS):
        for static in card_of(table, me).static_effects:
            if static.forbids(table, table.controller[me], me, card, DEFEND):
                found.append(Change(NO_DEFENCE, 0, table.kinds[me]))
    return found


def strength_sources(table: Table, card: Slot) -> list[Change]:
    found: list[Change] = []
    for lasting in table.lasting:
        if lasting.card == card and lasting.what == STRONGER:
            found.append(Change(OF_STRENGTH, lasting.amount, lasting.kind))
    for me in touching(table, STRENGTH):
        for static in card_of(table, me).static_effects:
            amount = static.strength(table, table.controller[me], me, card)
            if amount:
                found.append(Change(OF_STRENGTH, amount, table.kinds[me]))
    return found


def icon_sources(table: Table, card: Slot, type: Icon) -> list[Change]:
    found: list[Change] = []
    for lasting in table.lasting:
        if lasting.what == ICON and lasting.card == card and lasting.type == type:
            found.append(Change(type, lasting.amount, lasting.kind))
    for me in touching(table, ICONS):
        for static in card_of(table, me).static_effects:
            amount = static.icon(table, table.controller[me], me, card, type)
            if amount:
                found.append(Change(type, amount, table.kinds[me]))
    return found


def keyword_sources(table: Table, card: Slot, keyword: Keyword) -> list[Change]:
    what = OF_KEYWORD + keyword
    if keyword == RENOWN:
        what = OF_RENOWN
    elif keyword == STEALTH:
        what = OF_STEALTH
    found: list[Change] = []
    for lasting in table.lasting:
        if lasting.what in (KEYWORD, LOST_KEYWORD) and lasting.card == card and lasting.amount == keyword:
            found.append(Change(what, 1 if lasting.what == KEYWORD else -1, lasting.kind))
    for me in touching(table, KEYWORDS << keyword):
        for static in card_of(table, me).static_effects:
            amount = static.keyword(table, table.controller[me], me, card, keyword)
            if amount:
                found.append(Change(what, amount, table.kinds[me]))
    return found


def text_sources(table: Table, card: Slot) -> list[Change]:
    found: list[Change] = []
    for lasting in table.lasting:
        if lasting.what == BLANK and lasting.card == card:
            found.append(Change(NO_TEXT, 0, lasting.kind))
    for me in touching(table, BLANKS):
        for static in card_of(table, me).static_effects:
            if static.blanks(table, table.controller[me], me, card):
                found.append(Change(NO_TEXT, 0, table.kinds[me]))
    return found


def trait_sources(table: Table, card: Slot) -> list[Change]:
    found: list[Change] = []
    for me in touching(table, TRAITS):
        for static in card_of(table, me).static_effects:
            if static.gained_traits(table, table.controller[me], me, card):
                found.append(Change(OF_TRAITS, 1, table.kinds[me]))
    return found


def symbol_sources(table: Table, card: Slot) -> list[Change]:
    found: list[Change] = []
    for me in touching(table, SYMBOLS):
        for static in card_of(table, me).static_effects:
            for symbol, what in ((INCOME, OF_INCOME), (INITIATIVE, OF_INITIATIVE)):
                amount = static.symbol(table, table.controller[me], me, card, symbol)
                if amount:
                    found.append(Change(what, amount, table.kinds[me]))
    return found
