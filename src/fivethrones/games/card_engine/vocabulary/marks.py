"""Properties of cards, from which the less common words of a filter are made."""

from typing import final

from fivethrones.games.card_engine.ability.filter import CardFilter
from fivethrones.games.card_engine.records.numbers import Keyword, OccurrenceKind, Slot
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.occasion import has_just
from fivethrones.games.card_engine.values.bearing import may_bear
from fivethrones.games.card_engine.values.of_cards import (
    INCOME,
    INFLUENCE,
    has_keyword,
    has_trait,
    strength,
    symbol,
)
from fivethrones.games.card_engine.values.players import players
from fivethrones.games.card_engine.values.prices import spendable
from fivethrones.kernel.action import Seat


@final
class Not(CardFilter):
    def __init__(self, who: CardFilter) -> None:
        self.who = who

    def matches(self, table: Table, seat: Seat, me: Slot, card: Slot) -> bool:
        return not self.who.matches(table, seat, me, card)


@final
class AnyOf(CardFilter):
    """Matching one of these filters: ``AnyOf(CHARACTERS.called("cersei_lannister"), ITSELF)``."""

    def __init__(self, *whos: CardFilter) -> None:
        self.whos = list(whos)

    def matches(self, table: Table, seat: Seat, me: Slot, card: Slot) -> bool:
        for who in self.whos:
            if who.matches(table, seat, me, card):
                return True
        return False


@final
class OfHouse(CardFilter):
    def __init__(self, houses: int) -> None:
        self.houses = houses

    def matches(self, table: Table, seat: Seat, me: Slot, card: Slot) -> bool:
        return table.card(card).house & self.houses != 0


@final
class Crested(CardFilter):
    """With one of these crests."""

    def __init__(self, crests: list[int]) -> None:
        self.crests = crests

    def matches(self, table: Table, seat: Seat, me: Slot, card: Slot) -> bool:
        for crest in table.card(card).crests:
            if crest in self.crests:
                return True
        return False


@final
class Keyworded(CardFilter):
    """With one of these keywords."""

    def __init__(self, keywords: list[Keyword]) -> None:
        self.keywords = keywords

    def matches(self, table: Table, seat: Seat, me: Slot, card: Slot) -> bool:
        for keyword in self.keywords:
            if has_keyword(table, card, keyword):
                return True
        return False


@final
class Costing(CardFilter):
    """With a printed cost from ``low`` to ``high``."""

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def matches(self, table: Table, seat: Seat, me: Slot, card: Slot) -> bool:
        return self.low <= table.card(card).cost <= self.high


@final
class Affordable(CardFilter):
    """With a printed cost that you could pay now."""

    def matches(self, table: Table, seat: Seat, me: Slot, card: Slot) -> bool:
        return table.card(card).cost <= spendable(table, seat)


@final
class Yielding(CardFilter):
    """That gives income or influence."""

    def matches(self, table: Table, seat: Seat, me: Slot, card: Slot) -> bool:
        return symbol(table, card, INCOME) > 0 or symbol(table, card, INFLUENCE) > 0


@final
class Bearing(CardFilter):
    """With an attachment, which has one of these traits if any are given; with ``other``, not the card with the ability."""

    def __init__(self, traits: list[str], other: bool = False) -> None:
        self.traits = traits
        self.other = other

    def matches(self, table: Table, seat: Seat, me: Slot, card: Slot) -> bool:
        for attached in table.attachments(card):
            if self.other and attached == me:
                continue
            if not self.traits or has_trait(table, attached, self.traits):
                return True
        return False


@final
class AbleToBear(CardFilter):
    """That may bear the card with the ability."""

    def matches(self, table: Table, seat: Seat, me: Slot, card: Slot) -> bool:
        return may_bear(table, seat, me, card)


@final
class Powerful(CardFilter):
    """With power on it."""

    def matches(self, table: Table, seat: Seat, me: Slot, card: Slot) -> bool:
        return table.power_on[card] > 0


@final
class WeakerThanThis(CardFilter):
    """With less strength than the card with the ability."""

    def matches(self, table: Table, seat: Seat, me: Slot, card: Slot) -> bool:
        return strength(table, card) < strength(table, me)


@final
class Just(CardFilter):
    """That the response is about, because this has just happened to it: ``CHARACTERS.that(Just(STOOD))``."""

    def __init__(self, what: OccurrenceKind) -> None:
        self.what = what

    def matches(self, table: Table, seat: Seat, me: Slot, card: Slot) -> bool:
        return has_just(table, self.what, card)


@final
class OfPlayers(CardFilter):
    """Controlled by one of these players."""

    def __init__(self, which: int) -> None:
        self.which = which

    def matches(self, table: Table, seat: Seat, me: Slot, card: Slot) -> bool:
        return table.controller[card] in players(table, seat, self.which)


@final
class OfTheChallenged(CardFilter):
    """Controlled by the player who is challenged."""

    def matches(self, table: Table, seat: Seat, me: Slot, card: Slot) -> bool:
        return table.controller[card] == table.defender


@final
class OfTheStronger(CardFilter):
    """Controlled by a player with more power than you."""

    def matches(self, table: Table, seat: Seat, me: Slot, card: Slot) -> bool:
        return table.total_power(table.controller[card]) > table.total_power(seat)
