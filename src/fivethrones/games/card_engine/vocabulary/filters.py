"""Filters for cards: ``CHARACTERS.mine().of(STARK).attacking()`` reads like the text of a card."""

from typing import Final, final

from fivethrones.games.card_engine.ability.filter import CardFilter
from fivethrones.games.card_engine.box.figures import ATTACHMENT, CHARACTER, EVENT, LOCATION, PLOT
from fivethrones.games.card_engine.records.numbers import Icon, Keyword
from fivethrones.games.card_engine.values.matching import (
    ANY_STRENGTH,
    APART,
    ATTACKING,
    DEFENDING,
    MINE,
    NO,
    NOT_THE_BEARER,
    NOT_THIS,
    THE_BEARER,
    THEIRS,
    THIS,
    YES,
    Pattern,
)
from fivethrones.games.card_engine.vocabulary.marks import (
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


@final
class Filter(Pattern):
    """Each word returns a new, narrower filter."""

    def copy(self) -> "Filter":
        other = Filter(self.types)
        self.copy_to(other)
        return other

    def that(self, mark: CardFilter) -> "Filter":
        """That also match this filter."""
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

    def called(self, *titles: str) -> "Filter":
        """Cards with one of these names, in any version."""
        other = self.copy()
        other.titles = list(titles)
        return other

    def other(self) -> "Filter":
        """Not the card with the ability."""
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

    def in_challenges(self, *types: Icon) -> "Filter":
        """While a challenge of one of these types is under way."""
        other = self.copy()
        other.challenges = list(types)
        return other

    def with_the_icon(self, type: Icon) -> "Filter":
        other = self.copy()
        other.with_icon = type
        return other

    def without_the_icon(self, type: Icon) -> "Filter":
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

    def with_keyword(self, *keywords: Keyword) -> "Filter":
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
        """That give income or influence."""
        return self.that(Yielding())

    def bearing(self, *traits: str) -> "Filter":
        """With an attachment, which has one of these traits if any are given."""
        return self.that(Bearing(list(traits)))

    def bearing_nothing_else(self) -> "Filter":
        """Without attachments other than the card with the ability."""
        return self.that(Not(Bearing([], other=True)))

    def able_to_bear_this(self) -> "Filter":
        """That may bear the card with the ability."""
        return self.that(AbleToBear())

    def with_power(self) -> "Filter":
        """With power on it."""
        return self.that(Powerful())

    def weaker_than_this(self) -> "Filter":
        """With less strength than the card with the ability."""
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
