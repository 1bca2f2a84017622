"""A printed card: its figures, and its text in the words of `vocabulary`."""

from collections.abc import Sequence
from typing import Final, final

from fivethrones.games.card_engine.ability.ability import Ability
from fivethrones.games.card_engine.ability.active import ACTION, ALL_TIMINGS, ActiveAbility
from fivethrones.games.card_engine.ability.filter import CardFilter
from fivethrones.games.card_engine.ability.static import StaticEffect
from fivethrones.games.card_engine.box.figures import (
    AGENDA,
    ATTACHMENT,
    CHARACTER,
    EVENT,
    HOUSE,
    LOCATION,
    NEUTRAL,
    PLOT,
)
from fivethrones.games.card_engine.records.numbers import AbilityNo, Icon, Keyword, Timing
from fivethrones.kernel.action import NOTHING

# From where an ability is used: IN_PLAY, or the number of a zone (hand or pile).
IN_PLAY: Final = 0
IN_HAND: Final = 1
IN_A_PILE: Final = 2

ANY_PHASE: Final = -1

# Copies of a card that a deck may hold, unless the card says otherwise.
PER_DECK: Final = 3

# The same where players have agreed on free decks. The rules set no limit, but the list of choices must be finite.
BY_OTHER_RULES: Final = 10


@final
class Card:
    """What all copies of a card share."""

    def __init__(
        self,
        id: str,
        type: int,
        house: int = NEUTRAL,
        *,
        unique: bool = False,
        cost: int = 0,
        strength: int = 0,
        icons: list[Icon] | None = None,
        traits: list[str] | None = None,
        keywords: list[Keyword] | None = None,
        income: int = 0,
        initiative: int = 0,
        claim: int = 0,
        bearer: CardFilter | None = None,
        abilities: list[Ability] | None = None,
        crests: list[int] | None = None,
        influence: int = 0,
        only: int = 0,
        per_deck: int = PER_DECK,
        bears_only: list[str] | None = None,
        final: bool = False,
        on_house: bool = False,
        version_of: str = "",
    ) -> None:
        self.id = id
        self.name = f"card-{id}"
        self.title = version_of or id  # the name that all its versions share
        self.type = type
        self.house = house
        self.unique = unique
        self.cost = cost
        self.strength = strength
        self.icons: list[Icon] = icons or []
        self.traits: list[str] = traits or []
        self.keywords: list[Keyword] = keywords or []
        self.income = income  # of a plot, or the income bonus of a card in play
        self.initiative = initiative  # likewise
        self.claim = claim
        self.bearer = bearer  # of an attachment
        self.crests: list[int] = crests or []
        self.influence = influence
        self.only = only  # the only House whose decks may hold it, or 0
        self.per_deck = per_deck
        self.bears_only: list[str] = bears_only or []  # traits that are exceptions from NO_ATTACHMENTS
        self.final = final  # its effect cannot be cancelled
        self.on_house = on_house  # a location that may be attached to its player's House card
        self.abilities = abilities = abilities or []
        self.static_effects: list[StaticEffect] = [
            ability for ability in abilities if isinstance(ability, StaticEffect)
        ]
        # By timing: its abilities that work in play, from hand, and from a pile.
        self.active: list[list[AbilityNo]] = [
            used_from(abilities, timing, IN_PLAY, type) for timing in ALL_TIMINGS
        ]
        self.held: list[list[AbilityNo]] = [
            used_from(abilities, timing, IN_HAND, type) for timing in ALL_TIMINGS
        ]
        self.buried: list[list[AbilityNo]] = [
            used_from(abilities, timing, IN_A_PILE, type) for timing in ALL_TIMINGS
        ]
        self.triggers: list[int] = [triggers_of(ability) for ability in abilities]
        # By timing: when those from hand may be used, one bit each: phases for actions, occurrences for answers.
        self.occasions: list[int] = [
            occasions(abilities, timing, self.held[timing]) for timing in ALL_TIMINGS
        ]
        self.used: list[ActiveAbility | None] = [
            ability if isinstance(ability, ActiveAbility) else None for ability in abilities
        ]
        # The values that its static effects change, one bit each.
        self.touches = all_of([static.touches for static in self.static_effects])

    def ability(self, index: AbilityNo) -> ActiveAbility:
        """The ability with this number, which must not be a static effect."""
        ability = self.used[index]
        assert ability is not None
        return ability


def triggers_of(ability: Ability) -> int:
    """The kinds of occurrences that an ability answers, one bit each."""
    if not isinstance(ability, ActiveAbility) or ability.trigger is None:
        return 0
    return one_bit_each(ability.trigger.listens_for)


def one_bit_each(numbers: Sequence[int]) -> int:
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


def all_of(masks: list[int]) -> int:
    """The union of the masks."""
    found = 0
    for mask in masks:
        found |= mask
    return found


def occasions(abilities: list[Ability], timing: Timing, indices: list[AbilityNo]) -> int:
    if timing == ACTION:
        return all_of([phases(abilities[index]) for index in indices])
    return all_of([triggers_of(abilities[index]) for index in indices])


def phases(ability: Ability) -> int:
    """The phases in which an ability can be used, one bit each."""
    if not isinstance(ability, ActiveAbility):
        return 0
    return ANY_PHASE if ability.phase == NOTHING else 1 << ability.phase


def used_from(abilities: list[Ability], timing: Timing, place: int, type: int) -> list[AbilityNo]:
    return [AbilityNo(i) for i in range(len(abilities)) if is_used_from(abilities[i], timing, place, type)]


def is_used_from(ability: Ability, timing: Timing, place: int, type: int) -> bool:
    if not isinstance(ability, ActiveAbility) or ability.timing != timing:
        return False
    if ability.where == NOTHING:
        return place == (IN_HAND if type == EVENT else IN_PLAY)
    return place == (IN_HAND if ability.where == IN_HAND else IN_A_PILE)


def character(
    id: str,
    house: int,
    *,
    cost: int,
    strength: int,
    icons: list[Icon],
    traits: list[str],
    abilities: list[Ability] | None = None,
    unique: bool = True,
    keywords: list[Keyword] | None = None,
    income: int = 0,
    crests: list[int] | None = None,
    influence: int = 0,
    initiative: int = 0,
    only: int = 0,
    per_deck: int = PER_DECK,
    bears_only: list[str] | None = None,
    version_of: str = "",
) -> Card:
    """``bears_only``: traits that are exceptions from NO_ATTACHMENTS; ``version_of``: the card whose name it shares."""
    return Card(
        id, CHARACTER, house, cost=cost, strength=strength, icons=icons, traits=traits, abilities=abilities,
        unique=unique, keywords=keywords, income=income, crests=crests, influence=influence, initiative=initiative,
        only=only, per_deck=per_deck, bears_only=bears_only, version_of=version_of,
    )  # fmt: skip


def location(
    id: str,
    house: int,
    *,
    cost: int,
    traits: list[str],
    abilities: list[Ability] | None = None,
    unique: bool = False,
    keywords: list[Keyword] | None = None,
    income: int = 0,
    influence: int = 0,
    initiative: int = 0,
    only: int = 0,
    per_deck: int = PER_DECK,
    on_house: bool = False,
    version_of: str = "",
) -> Card:
    """``on_house``: it may also be attached to its player's House card."""
    return Card(
        id, LOCATION, house, cost=cost, traits=traits, abilities=abilities, unique=unique, keywords=keywords,
        income=income, influence=influence, initiative=initiative, only=only, per_deck=per_deck, on_house=on_house,
        version_of=version_of,
    )  # fmt: skip


def attachment(
    id: str,
    house: int,
    *,
    cost: int,
    traits: list[str],
    bearer: CardFilter,
    abilities: list[Ability] | None = None,
    unique: bool = False,
    keywords: list[Keyword] | None = None,
    income: int = 0,
    influence: int = 0,
    initiative: int = 0,
    only: int = 0,
    per_deck: int = PER_DECK,
    version_of: str = "",
) -> Card:
    """``bearer``: the cards that it may be attached to."""
    return Card(
        id, ATTACHMENT, house, cost=cost, traits=traits, bearer=bearer, abilities=abilities, unique=unique,
        keywords=keywords, income=income, influence=influence, initiative=initiative, only=only, per_deck=per_deck,
        version_of=version_of,
    )  # fmt: skip


def event(
    id: str,
    house: int,
    ability: ActiveAbility,
    more: list[Ability] | None = None,
    *,
    traits: list[str] | None = None,
    keywords: list[Keyword] | None = None,
    only: int = 0,
    per_deck: int = PER_DECK,
    final: bool = False,
) -> Card:
    """An event's price is a cost of its ability. ``more``: what else it can do, from a pile or as an attachment."""
    return Card(
        id, EVENT, house, abilities=[ability, *(more or [])], traits=traits, keywords=keywords, only=only,
        per_deck=per_deck, final=final,
    )  # fmt: skip


def plot(
    id: str,
    *,
    income: int,
    initiative: int,
    claim: int,
    abilities: list[Ability] | None = None,
    traits: list[str] | None = None,
    only: int = 0,
    per_deck: int = 1,
    final: bool = False,
) -> Card:
    return Card(
        id, PLOT, income=income, initiative=initiative, claim=claim, abilities=abilities, traits=traits, only=only,
        per_deck=per_deck, final=final,
    )  # fmt: skip


def agenda(
    id: str, *, abilities: list[Ability] | None = None, traits: list[str] | None = None, only: int = 0
) -> Card:
    return Card(id, AGENDA, abilities=abilities, traits=traits, only=only, per_deck=1)


def house_card(id: str, house: int) -> Card:
    return Card(id, HOUSE, house, unique=True, per_deck=1)
