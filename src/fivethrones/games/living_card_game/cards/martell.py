"""Cards of House Martell; all come with the supplement."""

from typing import Final

from fivethrones.games.card_engine.box.card import character, location
from fivethrones.games.card_engine.box.figures import (
    ALL_TYPES,
    INTRIGUE,
    LIMITED,
    MARTELL,
    MILITARY,
    NOBLE,
    POWER,
    RENOWN,
    STEALTH,
    VENGEFUL,
    WAR,
)
from fivethrones.games.card_engine.records.occurrences import LOST
from fivethrones.games.card_engine.values.matching import ATTACKING
from fivethrones.games.card_engine.values.of_players import CLAIM_OF
from fivethrones.games.card_engine.vocabulary.active_abilities import Respond
from fivethrones.games.card_engine.vocabulary.conditions import CardsInHand, There
from fivethrones.games.card_engine.vocabulary.costs import KneelSelf
from fivethrones.games.card_engine.vocabulary.effects import Kill
from fivethrones.games.card_engine.vocabulary.filters import CARDS, CHARACTERS, ITSELF
from fivethrones.games.card_engine.vocabulary.groups import TARGET
from fivethrones.games.card_engine.vocabulary.reductions import ReducesCost
from fivethrones.games.card_engine.vocabulary.static_effects import Figure, StaysStanding
from fivethrones.games.card_engine.vocabulary.treasure import MovePower
from fivethrones.games.card_engine.vocabulary.triggers import AfterYou

CHARACTER_CARDS: Final = [
    character(
        "arianne_martell", MARTELL, cost=4, strength=3, icons=[INTRIGUE, POWER], traits=["lady"],
        abilities=[Figure(CLAIM_OF, when=[There(ITSELF.attacking())])],
        keywords=[STEALTH], crests=[NOBLE],
    ),
    character(
        "areo_hotah", MARTELL, cost=4, strength=4, icons=[MILITARY, POWER], traits=["ally"],
        abilities=[Respond(AfterYou(LOST, by=4), [Kill(TARGET)], costs=[KneelSelf()], target=CHARACTERS)],
        crests=[WAR],
    ),
    character(
        "ellaria_sand", MARTELL, cost=3, strength=3, icons=[INTRIGUE, POWER], traits=["lady"],
        abilities=[Respond(AfterYou(LOST), [MovePower()], target=CHARACTERS.other().with_power())],
        keywords=[VENGEFUL],
    ),
    character(
        "harmen_uller", MARTELL, cost=3, strength=3, icons=[MILITARY, POWER], traits=["lord", "ally"],
        abilities=[StaysStanding(ITSELF, ATTACKING, ALL_TYPES, [CardsInHand(7)])],
        keywords=[RENOWN],
    ),
    character("paramour", MARTELL, cost=1, strength=1, icons=[INTRIGUE], traits=["ally"], abilities=[], unique=False, influence=1),
    character(
        "lord_edrics_knight", MARTELL, cost=2, strength=2, icons=[MILITARY], traits=["knight", "house_dayne"], abilities=[],
        unique=False, keywords=[STEALTH],
    ),
]  # fmt: skip

LOCATION_CARDS: Final = [
    location(
        "dornish_fiefdoms", MARTELL, cost=1, traits=["dorne"],
        abilities=[ReducesCost(CARDS.of(MARTELL), 1)],
        keywords=[LIMITED], influence=1,
    ),
    location(
        "lord_dorans_chambers", MARTELL, cost=1, traits=["dorne"], abilities=[],
        unique=True, income=1, influence=1, on_house=True,
    ),
    location("water_garden", MARTELL, cost=0, traits=["dorne"], abilities=[], keywords=[LIMITED], income=1),
]  # fmt: skip

MARTELL_CARDS: Final = CHARACTER_CARDS + LOCATION_CARDS
