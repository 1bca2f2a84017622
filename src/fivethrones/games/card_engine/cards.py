"""A card as it is printed: its figures, and its text in the words of `abilities`."""

from typing import Final, final

from fivethrones.games.card_engine.abilities.ability import TIMINGS, Ability, Constant, Deed, Who

# Types, one bit each, so that a filter can name several.
CHARACTER: Final = 1
LOCATION: Final = 2
ATTACHMENT: Final = 4
EVENT: Final = 8
PLOT: Final = 16

# Houses, one bit each; a card may belong to several, a neutral one belongs to none.
NEUTRAL: Final = 0
STARK: Final = 1
LANNISTER: Final = 2

# Challenges, and the icons that let a character take part in them.
MILITARY: Final = 0
INTRIGUE: Final = 1
POWER: Final = 2
CHALLENGES: Final = ["challenge-military", "challenge-intrigue", "challenge-power"]
ALL_TYPES: Final = [MILITARY, INTRIGUE, POWER]

RENOWN: Final = 0
STEALTH: Final = 1
LIMITED: Final = 2


@final
class Card:
    """What all copies of a card share."""

    def __init__(
        self,
        id: str,
        type: int,
        house: int,
        unique: bool,
        cost: int,
        strength: int,
        icons: list[int],
        traits: list[str],
        keywords: list[int],
        income: int,
        initiative: int,
        claim: int,
        bearer: Who | None,
        abilities: list[Ability],
    ) -> None:
        self.id = id
        self.name = f"card-{id}"
        self.type = type
        self.house = house
        self.unique = unique
        self.cost = cost
        self.strength = strength
        self.icons = icons
        self.traits = traits
        self.keywords = keywords
        self.income = income  # of a plot, or the bonus of a card in play
        self.initiative = initiative
        self.claim = claim
        self.bearer = bearer  # of an attachment
        self.abilities = abilities
        self.constants: list[Constant] = [ability for ability in abilities if isinstance(ability, Constant)]
        self.deeds: list[list[int]] = [
            [i for i in range(len(abilities)) if is_deed(abilities[i], timing)] for timing in range(TIMINGS)
        ]  # by timing, the numbers of its abilities
        self.touches = 0  # which values its constants change, one bit each
        for constant in self.constants:
            self.touches |= constant.touches

    def deed(self, index: int) -> Deed:
        """The ability with this number, which is one that is used."""
        ability = self.abilities[index]
        assert isinstance(ability, Deed)
        return ability


def is_deed(ability: Ability, timing: int) -> bool:
    return isinstance(ability, Deed) and ability.timing == timing


def character(
    id: str,
    house: int,
    cost: int,
    strength: int,
    icons: list[int],
    traits: list[str],
    abilities: list[Ability] | None = None,
    *,
    unique: bool = True,
    keywords: list[int] | None = None,
    income: int = 0,
) -> Card:
    return Card(
        id, CHARACTER, house, unique, cost, strength, icons, traits, keywords or [], income, 0, 0, None, abilities or []
    )  # fmt: skip


def location(
    id: str,
    house: int,
    cost: int,
    traits: list[str],
    abilities: list[Ability] | None = None,
    *,
    unique: bool = False,
    keywords: list[int] | None = None,
    income: int = 0,
) -> Card:
    return Card(
        id, LOCATION, house, unique, cost, 0, [], traits, keywords or [], income, 0, 0, None, abilities or []
    )


def attachment(
    id: str,
    house: int,
    cost: int,
    traits: list[str],
    bearer: Who,
    abilities: list[Ability],
    *,
    unique: bool = False,
) -> Card:
    """``bearer`` says to whom it may be attached."""
    return Card(id, ATTACHMENT, house, unique, cost, 0, [], traits, [], 0, 0, 0, bearer, abilities)


def event(id: str, house: int, deed: Deed) -> Card:
    """Whatever it costs is a cost of its deed."""
    return Card(id, EVENT, house, False, 0, 0, [], [], [], 0, 0, 0, None, [deed])


def plot(id: str, income: int, initiative: int, claim: int, abilities: list[Ability]) -> Card:
    return Card(id, PLOT, NEUTRAL, False, 0, 0, [], [], [], income, initiative, claim, None, abilities)
