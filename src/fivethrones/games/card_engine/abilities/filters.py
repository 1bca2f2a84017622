"""Which cards: ``CHARACTERS.mine().of(STARK).attacking()`` reads like the text of a card."""

from typing import Final, final

from fivethrones.games.card_engine.abilities.ability import Who
from fivethrones.games.card_engine.abilities.marks import (
    AbleToBear,
    Affordable,
    Bearing,
    Costing,
    Crested,
    Keyworded,
    Not,
    OfHouse,
    OfPlayers,
    OfTheChallenged,
    OfTheStronger,
    Powerful,
    WeakerThanThis,
    Yielding,
)
from fivethrones.games.card_engine.cards import ATTACHMENT, CHARACTER, EVENT, LOCATION, PLOT
from fivethrones.games.card_engine.derived import has_icon, has_trait, strength
from fivethrones.games.card_engine.state import Table
from fivethrones.kernel.action import NOTHING, Seat

# Whose cards.
ANYBODYS: Final = 0
MINE: Final = 1
THEIRS: Final = 2

# Yes, no or never mind.
NO: Final = 0
YES: Final = 1
EITHER: Final = 2

# Roles in the challenge under way; several add up.
ATTACKING: Final = 1
DEFENDING: Final = 2
APART: Final = 4  # taking no part
ANY_ROLE: Final = 7

# Its relation to the card with the ability.
ANY_CARD: Final = 0
THIS: Final = 1
NOT_THIS: Final = 2
THE_BEARER: Final = 3
NOT_THE_BEARER: Final = 4

ANY_STRENGTH: Final = 1000


@final
class Filter(Who):
    """Each word narrows it and gives a new one."""

    def __init__(self, types: int = CHARACTER | LOCATION | ATTACHMENT) -> None:
        self.types = types
        self.whose = ANYBODYS
        self.houses = 0  # one of these, or any when 0
        self.is_unique = EITHER
        self.kneels = EITHER
        self.traits: list[str] = []
        self.ids: list[str] = []
        self.relation = ANY_CARD
        self.roles = ANY_ROLE
        self.challenges: list[int] = []
        self.is_alone = False
        self.with_icon = NOTHING
        self.without_icon = NOTHING
        self.most_strength = ANY_STRENGTH
        self.bears_no = ""
        self.marks: list[Who] = []

    def copy(self) -> "Filter":
        other = Filter(self.types)
        other.whose = self.whose
        other.houses = self.houses
        other.is_unique = self.is_unique
        other.kneels = self.kneels
        other.traits = self.traits
        other.ids = self.ids
        other.relation = self.relation
        other.roles = self.roles
        other.challenges = self.challenges
        other.is_alone = self.is_alone
        other.with_icon = self.with_icon
        other.without_icon = self.without_icon
        other.most_strength = self.most_strength
        other.bears_no = self.bears_no
        other.marks = self.marks
        return other

    # The words

    def that(self, mark: Who) -> "Filter":
        """Which also matches this."""
        other = self.copy()
        other.marks = [*self.marks, mark]
        return other

    def mine(self) -> "Filter":
        """Controlled by the player of the ability."""
        other = self.copy()
        other.whose = MINE
        return other

    def theirs(self) -> "Filter":
        """Controlled by an opponent."""
        other = self.copy()
        other.whose = THEIRS
        return other

    def of(self, houses: int) -> "Filter":
        """Of one of these houses."""
        other = self.copy()
        other.houses = houses
        return other

    def unique(self) -> "Filter":
        other = self.copy()
        other.is_unique = YES
        return other

    def not_unique(self) -> "Filter":
        other = self.copy()
        other.is_unique = NO
        return other

    def standing(self) -> "Filter":
        other = self.copy()
        other.kneels = NO
        return other

    def kneeling(self) -> "Filter":
        other = self.copy()
        other.kneels = YES
        return other

    def with_trait(self, *traits: str) -> "Filter":
        """With one of these traits."""
        other = self.copy()
        other.traits = list(traits)
        return other

    def called(self, *ids: str) -> "Filter":
        """One of these."""
        other = self.copy()
        other.ids = list(ids)
        return other

    def other(self) -> "Filter":
        """Not the card that has the ability."""
        other = self.copy()
        other.relation = NOT_THIS
        return other

    def not_the_bearer(self) -> "Filter":
        other = self.copy()
        other.relation = NOT_THE_BEARER
        return other

    def attacking(self) -> "Filter":
        other = self.copy()
        other.roles = ATTACKING
        return other

    def attacking_alone(self) -> "Filter":
        other = self.attacking()
        other.is_alone = True
        return other

    def defending(self) -> "Filter":
        other = self.copy()
        other.roles = DEFENDING
        return other

    def taking_part(self) -> "Filter":
        other = self.copy()
        other.roles = ATTACKING | DEFENDING
        return other

    def not_taking_part(self) -> "Filter":
        other = self.copy()
        other.roles = APART
        return other

    def in_challenges(self, *types: int) -> "Filter":
        """While a challenge of one of these types is under way."""
        other = self.copy()
        other.challenges = list(types)
        return other

    def with_the_icon(self, type: int) -> "Filter":
        other = self.copy()
        other.with_icon = type
        return other

    def without_the_icon(self, type: int) -> "Filter":
        other = self.copy()
        other.without_icon = type
        return other

    def with_strength_up_to(self, most: int) -> "Filter":
        other = self.copy()
        other.most_strength = most
        return other

    def not_bearing(self, id: str) -> "Filter":
        """Without this attachment."""
        other = self.copy()
        other.bears_no = id
        return other

    def not_of(self, houses: int) -> "Filter":
        """Of none of these houses."""
        return self.that(Not(OfHouse(houses)))

    def with_crest(self, *crests: int) -> "Filter":
        """With one of these crests."""
        return self.that(Crested(list(crests)))

    def without_crest(self, *crests: int) -> "Filter":
        return self.that(Not(Crested(list(crests))))

    def with_keyword(self, *keywords: int) -> "Filter":
        """With one of these keywords."""
        return self.that(Keyworded(list(keywords)))

    def costing_up_to(self, most: int) -> "Filter":
        """As printed."""
        return self.that(Costing(0, most))

    def costing_at_least(self, least: int) -> "Filter":
        """As printed."""
        return self.that(Costing(least, ANY_STRENGTH))

    def affordable(self) -> "Filter":
        """Whose printed cost you could pay now."""
        return self.that(Affordable())

    def yielding(self) -> "Filter":
        """That gives income or influence."""
        return self.that(Yielding())

    def bearing(self, *traits: str) -> "Filter":
        """With an attachment, of one of these traits if any are named."""
        return self.that(Bearing(list(traits)))

    def bearing_nothing_else(self) -> "Filter":
        """Without an attachment but the card that has the ability."""
        return self.that(Not(Bearing([], other=True)))

    def able_to_bear_this(self) -> "Filter":
        """That may bear the card that has the ability."""
        return self.that(AbleToBear())

    def with_power(self) -> "Filter":
        """With power on it."""
        return self.that(Powerful())

    def weaker_than_this(self) -> "Filter":
        """With less strength than the card that has the ability."""
        return self.that(WeakerThanThis())

    def of_players(self, which: int) -> "Filter":
        """Controlled by one of these players: ``LOSER``, ``WINNER``…"""
        return self.that(OfPlayers(which))

    def of_the_challenged(self) -> "Filter":
        """Controlled by the player who is challenged."""
        return self.that(OfTheChallenged())

    def of_the_stronger(self) -> "Filter":
        """Controlled by a player with more power than you."""
        return self.that(OfTheStronger())

    # What the engine asks

    def matches(self, table: Table, seat: Seat, me: int, card: int) -> bool:
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
        if self.ids and printed.id not in self.ids:
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
        if not self.has_figures(table, card):
            return False
        for mark in self.marks:
            if not mark.matches(table, seat, me, card):
                return False
        return True

    def is_related(self, table: Table, me: int, card: int) -> bool:
        if self.relation == THIS:
            return card == me
        if self.relation == NOT_THIS:
            return card != me
        bearer = NOTHING if me == NOTHING else table.attached_to[me]
        return (card == bearer) == (self.relation == THE_BEARER)

    def has_role(self, table: Table, card: int) -> bool:
        if card in table.attackers:
            return self.roles & ATTACKING != 0 and (not self.is_alone or len(table.attackers) == 1)
        if card in table.defenders:
            return self.roles & DEFENDING != 0
        return self.roles & APART != 0

    def has_figures(self, table: Table, card: int) -> bool:
        if self.with_icon != NOTHING and not has_icon(table, card, self.with_icon):
            return False
        if self.without_icon != NOTHING and has_icon(table, card, self.without_icon):
            return False
        return self.most_strength == ANY_STRENGTH or strength(table, card) <= self.most_strength


def bears(table: Table, card: int, id: str, me: int) -> bool:
    """Beside the card that has the ability."""
    for attached in table.attachments(card):
        if table.card(attached).id == id and attached != me:
            return True
    return False


def related(relation: int) -> Filter:
    found = Filter()
    found.relation = relation
    return found


CARDS: Final = Filter()
CHARACTERS: Final = Filter(CHARACTER)
LOCATIONS: Final = Filter(LOCATION)
ATTACHMENTS: Final = Filter(ATTACHMENT)
EVENTS: Final = Filter(EVENT)
PLOTS: Final = Filter(PLOT)
ITSELF: Final = related(THIS)
BEARER: Final = related(THE_BEARER)


def matching(table: Table, who: Who, seat: Seat, me: int) -> list[int]:
    """The cards in play that it names."""
    return [card for card in table.in_play() if who.matches(table, seat, me, card)]


def any_matches(table: Table, who: Who, seat: Seat, me: int) -> bool:
    for card in table.in_play():
        if who.matches(table, seat, me, card):
            return True
    return False
