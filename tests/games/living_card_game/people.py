"""Cards made up for the tests of rules: each is what its name says."""

from typing import Final

from fivethrones.games.card_engine.box.card import Card, character, location, plot
from fivethrones.games.card_engine.box.figures import (
    ALL_TYPES,
    DEADLY,
    INFAMY,
    INTIMIDATE,
    MILITARY,
    NEUTRAL,
    RENOWN,
    STEALTH,
    VENGEFUL,
    VIGILANT,
)
from fivethrones.games.card_engine.records.numbers import Icon, Keyword
from fivethrones.games.card_engine.values.of_cards import BE_KILLED
from fivethrones.games.card_engine.values.of_players import ACTS_BEFORE_REVEAL, KEEPS_GOLD, SKIPS_TAXATION
from fivethrones.games.card_engine.values.players import EACH, YOU
from fivethrones.games.card_engine.vocabulary.active_abilities import Act, WhenRevealed
from fivethrones.games.card_engine.vocabulary.effects import Draw, HousePower
from fivethrones.games.card_engine.vocabulary.filters import CHARACTERS
from fivethrones.games.card_engine.vocabulary.static_effects import Cannot, Figure


def person(id: str, strength: int, *keywords: Keyword, icons: list[Icon] = ALL_TYPES) -> Card:
    return character(
        id, NEUTRAL, cost=2, strength=strength, icons=icons, traits=[], unique=False, keywords=list(keywords)
    )


PAGE: Final = person("page", 1)
KNIGHT: Final = person("knight", 3)
LORD: Final = person("lord", 5)
SHADE: Final = person("shade", 0)
SOLDIER: Final = person("soldier", 2, icons=[MILITARY])
SPY: Final = person("spy", 2, STEALTH)
HERO: Final = person("hero", 4, RENOWN)
KILLER: Final = person("killer", 2, DEADLY)
TYRANT: Final = person("tyrant", 3, INTIMIDATE)
GUARD: Final = person("guard", 2, VIGILANT)
AVENGER: Final = person("avenger", 1, VENGEFUL)
SCOUNDREL: Final = person("scoundrel", 2, INFAMY)
RASCAL: Final = person("rascal", 1, INFAMY)
SAINT: Final = character(
    "saint", NEUTRAL, cost=2, strength=1, icons=ALL_TYPES, traits=["holy"], abilities=[Cannot(BE_KILLED, CHARACTERS.with_trait("holy"))], unique=False
)  # fmt: skip
CAPTAIN: Final = character(
    "captain", NEUTRAL, cost=2, strength=1, icons=ALL_TYPES, traits=[], unique=False, initiative=2
)  # fmt: skip
LIBRARY: Final = location("library", NEUTRAL, cost=1, traits=[], abilities=[Act([Draw(YOU, 2)])])
PORT: Final = location("port", NEUTRAL, cost=1, traits=[], abilities=[Figure(ACTS_BEFORE_REVEAL, players=EACH), Act([HousePower(1)], limit=1)])  # fmt: skip

FEAST: Final = plot("feast", income=3, initiative=5, claim=1, abilities=[WhenRevealed([Draw(YOU, 1)])])
FAMINE: Final = plot("famine", income=2, initiative=5, claim=1, abilities=[WhenRevealed([Draw(YOU, 2)])])
SLOW: Final = plot("slow", income=5, initiative=1, claim=2, abilities=[])
QUICK: Final = plot("quick", income=2, initiative=7, claim=1, abilities=[])
THRIFT: Final = plot(
    "thrift", income=2, initiative=3, claim=1, abilities=[Figure(SKIPS_TAXATION, players=EACH)]
)
HOARD: Final = plot("hoard", income=2, initiative=3, claim=1, abilities=[Figure(KEEPS_GOLD)])

PEOPLE: Final = [
    PAGE, KNIGHT, LORD, SHADE, SOLDIER, SPY, HERO, KILLER, TYRANT, GUARD, AVENGER, SCOUNDREL, RASCAL, SAINT, CAPTAIN,
    LIBRARY, PORT, FEAST, FAMINE, SLOW, QUICK, THRIFT, HOARD,
]  # fmt: skip
