"""Where values of a card that differ from print come from."""

from typing import Final

from fivethrones.games.card_engine.abilities.base.constant import (
    BLANKS,
    FORBIDS,
    ICONS,
    KEYWORDS,
    STRENGTH,
    SYMBOLS,
    TRAITS,
)
from fivethrones.games.card_engine.cards import ALL_TYPES, CHARACTER, INTIMIDATE, RENOWN, STEALTH
from fivethrones.games.card_engine.derived.of_cards import (
    DEFEND,
    INCOME,
    INITIATIVE,
    has_icon,
    has_keyword,
    possible_keywords,
    strength,
)
from fivethrones.games.card_engine.derived.texts import card_of, touching
from fivethrones.games.card_engine.lasting import (
    BLANK,
    FORBIDDEN,
    ICON,
    KEYWORD,
    LEFT_OUT,
    LOST_KEYWORD,
    STRONGER,
    WIDTH,
)
from fivethrones.games.card_engine.state import Table

# What a source changes: an icon by the number of its challenge, or one of these.
OF_STRENGTH: Final = 3
OF_RENOWN: Final = 4
OF_STEALTH: Final = 5
NO_STRENGTH: Final = 6  # in this challenge: it is left out of the total
NO_TEXT: Final = 7
OF_TRAITS: Final = 8
OF_INCOME: Final = 9
OF_INITIATIVE: Final = 10
NOT_COUNTED: Final = 11  # in this challenge: somebody stronger intimidates
NO_DEFENCE: Final = 12  # in this challenge
OF_KEYWORD: Final = 20  # and its number, but for the two above


def sources(table: Table, card: int) -> list[int]:
    """What, how much, and the kind of card that does it, of all that differs from print."""
    printed = card_of(table, card)
    found: list[int] = []
    if table.is_a(card, CHARACTER):
        if strength(table, card) != printed.strength:
            found += strength_sources(table, card)
        for type in ALL_TYPES:
            if has_icon(table, card, type) != (type in printed.icons):
                found += icon_sources(table, card, type)
        if table.in_challenge():
            found += challenge_sources(table, card)
    for keyword in possible_keywords(table, card):
        if has_keyword(table, card, keyword) != (keyword in printed.keywords):
            found += keyword_sources(table, card, keyword)
    return found + text_sources(table, card) + trait_sources(table, card) + symbol_sources(table, card)


def challenge_sources(table: Table, card: int) -> list[int]:
    """Why the strength of a participant does not count, or why a character of the target cannot defend."""
    if card in table.participants():
        return left_out_sources(table, card) + intimidation_sources(table, card)
    return defence_sources(table, card) if table.controller[card] == table.defending() else []


def left_out_sources(table: Table, card: int) -> list[int]:
    lasting = table.lasting
    found: list[int] = []
    for i in range(0, len(lasting), WIDTH):
        if lasting[i] == LEFT_OUT and lasting[i + 2] == card:
            found += [NO_STRENGTH, 0, lasting[i + 4]]
    return found


def intimidation_sources(table: Table, card: int) -> list[int]:
    found: list[int] = []
    if table.box.has_intimidate:
        for foe in table.attackers:
            if has_keyword(table, foe, INTIMIDATE) and strength(table, foe) > strength(table, card):
                found += [NOT_COUNTED, 0, table.kinds[foe]]
    return found


def defence_sources(table: Table, card: int) -> list[int]:
    lasting = table.lasting
    found: list[int] = []
    for i in range(0, len(lasting), WIDTH):
        if lasting[i] == FORBIDDEN and lasting[i + 2] == card and lasting[i + 3] == DEFEND:
            found += [NO_DEFENCE, 0, lasting[i + 4]]
    for me in touching(table, FORBIDS):
        for constant in card_of(table, me).constants:
            if constant.forbids(table, table.controller[me], me, card, DEFEND):
                found += [NO_DEFENCE, 0, table.kinds[me]]
    return found


def strength_sources(table: Table, card: int) -> list[int]:
    lasting = table.lasting
    found: list[int] = []
    for i in range(0, len(lasting), WIDTH):
        if lasting[i + 2] == card and lasting[i] == STRONGER:
            found += [OF_STRENGTH, lasting[i + 3], lasting[i + 4]]
    for me in touching(table, STRENGTH):
        for constant in card_of(table, me).constants:
            amount = constant.strength(table, table.controller[me], me, card)
            if amount:
                found += [OF_STRENGTH, amount, table.kinds[me]]
    return found


def icon_sources(table: Table, card: int, type: int) -> list[int]:
    lasting = table.lasting
    found: list[int] = []
    for i in range(0, len(lasting), WIDTH):
        if lasting[i] == ICON and lasting[i + 2] == card and abs(lasting[i + 3]) == type + 1:
            found += [type, 1 if lasting[i + 3] > 0 else -1, lasting[i + 4]]
    for me in touching(table, ICONS):
        for constant in card_of(table, me).constants:
            amount = constant.icon(table, table.controller[me], me, card, type)
            if amount:
                found += [type, amount, table.kinds[me]]
    return found


def keyword_sources(table: Table, card: int, keyword: int) -> list[int]:
    what = OF_KEYWORD + keyword
    if keyword == RENOWN:
        what = OF_RENOWN
    elif keyword == STEALTH:
        what = OF_STEALTH
    lasting = table.lasting
    found: list[int] = []
    for i in range(0, len(lasting), WIDTH):
        if lasting[i] in (KEYWORD, LOST_KEYWORD) and lasting[i + 2] == card and lasting[i + 3] == keyword:
            found += [what, 1 if lasting[i] == KEYWORD else -1, lasting[i + 4]]
    for me in touching(table, KEYWORDS << keyword):
        for constant in card_of(table, me).constants:
            amount = constant.keyword(table, table.controller[me], me, card, keyword)
            if amount:
                found += [what, amount, table.kinds[me]]
    return found


def text_sources(table: Table, card: int) -> list[int]:
    lasting = table.lasting
    found: list[int] = []
    for i in range(0, len(lasting), WIDTH):
        if lasting[i] == BLANK and lasting[i + 2] == card:
            found += [NO_TEXT, 0, lasting[i + 4]]
    for me in touching(table, BLANKS):
        for constant in card_of(table, me).constants:
            if constant.blanks(table, table.controller[me], me, card):
                found += [NO_TEXT, 0, table.kinds[me]]
    return found


def trait_sources(table: Table, card: int) -> list[int]:
    found: list[int] = []
    for me in touching(table, TRAITS):
        for constant in card_of(table, me).constants:
            if constant.gained_traits(table, table.controller[me], me, card):
                found += [OF_TRAITS, 1, table.kinds[me]]
    return found


def symbol_sources(table: Table, card: int) -> list[int]:
    found: list[int] = []
    for me in touching(table, SYMBOLS):
        for constant in card_of(table, me).constants:
            for symbol, what in ((INCOME, OF_INCOME), (INITIATIVE, OF_INITIATIVE)):
                amount = constant.symbol(table, table.controller[me], me, card, symbol)
                if amount:
                    found += [what, amount, table.kinds[me]]
    return found
