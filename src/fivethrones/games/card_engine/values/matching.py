"""What a filter compares, and which cards in play match it."""

from typing import Final

from fivethrones.games.card_engine.ability.filter import CardFilter
from fivethrones.games.card_engine.box.figures import ATTACHMENT, CHARACTER, LOCATION
from fivethrones.games.card_engine.records.numbers import NO_ICON, Icon, Slot
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.values.of_cards import has_icon, has_trait, strength
from fivethrones.kernel.action import NOTHING, Seat

# Who controls them.
ANYBODYS: Final = 0
MINE: Final = 1
THEIRS: Final = 2

# No, yes, or either.
NO: Final = 0
YES: Final = 1
EITHER: Final = 2

# Roles in the challenge under way; several add up.
ATTACKING: Final = 1
DEFENDING: Final = 2
APART: Final = 4  # not taking part
ANY_ROLE: Final = 7

# Their relation to the card with the ability.
ANY_CARD: Final = 0
THIS: Final = 1
NOT_THIS: Final = 2
THE_BEARER: Final = 3
NOT_THE_BEARER: Final = 4

ANY_STRENGTH: Final = 1000


class Pattern(CardFilter):
    """What must be true of a card; `Filter` has the words to say so."""

    def __init__(self, types: int = CHARACTER | LOCATION | ATTACHMENT) -> None:
        self.types = types
        self.whose = ANYBODYS
        self.houses = 0  # one of these; 0 for any
        self.is_unique = EITHER
        self.kneels = EITHER
        self.traits: list[str] = []
        self.titles: list[str] = []
        self.relation = ANY_CARD
        self.roles = ANY_ROLE
        self.challenges: list[Icon] = []
        self.is_alone = False
        self.with_icon = NO_ICON
        self.without_icon = NO_ICON
        self.most_strength = ANY_STRENGTH
        self.bears_no = ""
        self.marks: list[CardFilter] = []

    def copy_to(self, other: "Pattern") -> None:
        other.whose = self.whose
        other.houses = self.houses
        other.is_unique = self.is_unique
        other.kneels = self.kneels
        other.traits = self.traits
        other.titles = self.titles
        other.relation = self.relation
        other.roles = self.roles
        other.challenges = self.challenges
        other.is_alone = self.is_alone
        other.with_icon = self.with_icon
        other.without_icon = self.without_icon
        other.most_strength = self.most_strength
        other.bears_no = self.bears_no
        other.marks = self.marks

    def matches(self, table: Table, seat: Seat, me: Slot, card: Slot) -> bool:
        printed = table.box.cards[table.kinds[card]]
        if table.attached_to[card] == NOTHING:
            if not printed.type & self.types:
                return False
        elif not table.type_of(card) & self.types:
            return False
        if self.whose == MINE:
            if table.controller[card] != seat:
                return False
        elif self.whose == THEIRS and not table.are_opponents(seat, table.controller[card]):
            return False
        if self.houses and not printed.house & self.houses:
            return False
        if self.is_unique != EITHER and printed.unique != (self.is_unique == YES):
            return False
        if self.kneels != EITHER and table.kneeling[card] != self.kneels:
            return False
        if self.titles and printed.title not in self.titles:
            return False
        if self.relation != ANY_CARD and not self.is_related(table, me, card):
            return False
        if self.roles != ANY_ROLE and not self.has_role(table, card):
            return False
        if self.challenges and table.type not in self.challenges:
            return False
        if self.traits and not has_trait(table, card, self.traits):
            return False
        if self.bears_no and bears(table, card, self.bears_no, me):
            return False
        if self.with_icon != NOTHING and not has_icon(table, card, self.with_icon):
            return False
        if self.without_icon != NOTHING and has_icon(table, card, self.without_icon):
            return False
        if self.most_strength != ANY_STRENGTH and strength(table, card) > self.most_strength:
            return False
        for mark in self.marks:
            if not mark.matches(table, seat, me, card):
                return False
        return True

    def is_related(self, table: Table, me: Slot, card: Slot) -> bool:
        if self.relation == THIS:
            return card == me
        if self.relation == NOT_THIS:
            return card != me
        bearer = NOTHING if me == NOTHING else table.attached_to[me]
        return (card == bearer) == (self.relation == THE_BEARER)

    def has_role(self, table: Table, card: Slot) -> bool:
        if card in table.attackers:
            return self.roles & ATTACKING != 0 and (not self.is_alone or len(table.attackers) == 1)
        if card in table.defenders:
            return self.roles & DEFENDING != 0
        return self.roles & APART != 0


def bears(table: Table, card: Slot, title: str, me: Slot) -> bool:
    """Whether a card has an attachment of this name, other than the card with the ability."""
    for attached in table.attachments(card):
        if table.card(attached).title == title and attached != me:
            return True
    return False


def matching(table: Table, who: CardFilter, seat: Seat, me: Slot) -> list[Slot]:
    """The cards in play that match."""
    return [card for card in table.in_play() if who.matches(table, seat, me, card)]


def any_matches(table: Table, who: CardFilter, seat: Seat, me: Slot) -> bool:
    for card in table.in_play():
        if who.matches(table, seat, me, card):
            return True
    return False
