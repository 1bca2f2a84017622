"""The neutral cards that both decks hold."""

from typing import Final

from fivethrones.games.card_engine.box.card import character, location
from fivethrones.games.card_engine.box.figures import INTRIGUE, NEUTRAL, POWER, STEALTH
from fivethrones.games.card_engine.values.of_players import DOMINANCE_TOTAL
from fivethrones.games.card_engine.vocabulary.filters import ITSELF
from fivethrones.games.card_engine.vocabulary.static_effects import Figure, StrengthPerGold

LITTLEFINGER: Final = character(
    "littlefinger", NEUTRAL, cost=5, strength=3, icons=[INTRIGUE, POWER], traits=["lord", "ally"],
    abilities=[StrengthPerGold(ITSELF)],
    keywords=[STEALTH], income=2,
)  # fmt: skip

THE_IRON_THRONE: Final = location(
    "the_iron_throne", NEUTRAL, cost=2, traits=["kings_landing"],
    abilities=[Figure(DOMINANCE_TOTAL, 3)],
    unique=True,
)  # fmt: skip

INN_AT_THE_CROSSROADS: Final = location(
    "inn_at_the_crossroads", NEUTRAL, cost=1, traits=["westeros"], income=1
)
