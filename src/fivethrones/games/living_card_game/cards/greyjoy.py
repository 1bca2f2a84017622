"""Cards of House Greyjoy; all come with the supplement."""

from typing import Final

from fivethrones.games.card_engine.box.card import attachment, character, location
from fivethrones.games.card_engine.box.figures import (
    GREYJOY,
    INTIMIDATE,
    INTRIGUE,
    LIMITED,
    MILITARY,
    NO_ATTACHMENTS,
    NOBLE,
    POWER,
    RENOWN,
    WAR,
)
from fivethrones.games.card_engine.records.lasting import PHASE
from fivethrones.games.card_engine.records.occurrences import PLOT_REVEALED
from fivethrones.games.card_engine.values.of_cards import BE_SAVED, DEFEND
from fivethrones.games.card_engine.values.players import YOU
from fivethrones.games.card_engine.vocabulary.active_abilities import Act, Respond
from fivethrones.games.card_engine.vocabulary.conditions import There, Unless
from fivethrones.games.card_engine.vocabulary.costs import Gold
from fivethrones.games.card_engine.vocabulary.effects import GainPower, Kneel
from fivethrones.games.card_engine.vocabulary.filters import BEARER, CARDS, CHARACTERS, ITSELF, LOCATIONS
from fivethrones.games.card_engine.vocabulary.groups import TARGET, THIS_CARD
from fivethrones.games.card_engine.vocabulary.reductions import ReducesCost
from fivethrones.games.card_engine.vocabulary.static_effects import Cannot, Modify
from fivethrones.games.card_engine.vocabulary.triggers import AfterBy

CHARACTER_CARDS: Final = [
    character(
        "balon_greyjoy", GREYJOY, cost=4, strength=3, icons=[MILITARY, POWER], traits=["lord", "king", "ironborn"],
        abilities=[Cannot(
            DEFEND, CHARACTERS.weaker_than_this(),
            [There(ITSELF.attacking()), Unless(There(CARDS.with_trait("king").other()))],
        )],
        keywords=[RENOWN], crests=[NOBLE],
    ),
    character(
        "asha_greyjoy", GREYJOY, cost=3, strength=3, icons=[MILITARY, INTRIGUE, POWER], traits=["lady", "ironborn"], abilities=[Cannot(BE_SAVED, ITSELF)],
        keywords=[RENOWN], crests=[WAR],
    ),
    character(
        "theon_greyjoy", GREYJOY, cost=2, strength=2, icons=[MILITARY, POWER], traits=["lord", "ironborn"],
        abilities=[Act([Kneel(TARGET)], costs=[Gold(1)], target=LOCATIONS.standing(), limit=1)],
    ),
    character(
        "victarion_greyjoy", GREYJOY, cost=4, strength=3, icons=[MILITARY, POWER], traits=["lord", "ironborn"],
        abilities=[Respond(
            AfterBy(PLOT_REVEALED, YOU), [GainPower(THIS_CARD)],
            [There(LOCATIONS.mine().with_trait("warship"))], limit=1, per=PHASE,
        )],
        keywords=[INTIMIDATE], crests=[WAR],
    ),
    character(
        "sea_raiders", GREYJOY, cost=2, strength=3, icons=[MILITARY, POWER], traits=["army", "ironborn"], abilities=[],
        unique=False, keywords=[LIMITED, NO_ATTACHMENTS],
    ),
]  # fmt: skip

ATTACHMENT_CARDS: Final = [
    attachment(
        "burned_and_pillaged", GREYJOY, cost=1, traits=["condition"], bearer=LOCATIONS, abilities=[Modify(BEARER, income=-1, initiative=-1)],
        keywords=[LIMITED],
    ),
]  # fmt: skip

LOCATION_CARDS: Final = [
    location(
        "iron_island_fiefdoms", GREYJOY, cost=1, traits=["iron_islands"],
        abilities=[ReducesCost(CARDS.of(GREYJOY), 1)],
        keywords=[LIMITED], influence=1,
    ),
    location(
        "aerons_chambers", GREYJOY, cost=1, traits=["iron_islands"], abilities=[],
        unique=True, income=1, influence=1, on_house=True,
    ),
    location(
        "bloody_keep", GREYJOY, cost=2, traits=["iron_islands"],
        abilities=[ReducesCost(CHARACTERS.of(GREYJOY), 2)],
        keywords=[LIMITED],
    ),
    location("gatehouse", GREYJOY, cost=0, traits=["iron_islands"], abilities=[], keywords=[LIMITED], income=1),
]  # fmt: skip

GREYJOY_CARDS: Final = CHARACTER_CARDS + ATTACHMENT_CARDS + LOCATION_CARDS
