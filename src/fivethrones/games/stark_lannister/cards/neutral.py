"""The neutral cards that both decks hold."""

from typing import Final

from fivethrones.games.card_engine.box.card import INTRIGUE, NEUTRAL, POWER, STEALTH, character, location
from fivethrones.games.card_engine.values.of_players import DOMINANCE_TOTAL
from fivethrones.games.card_engine.vocabulary.filters import ITSELF
from fivethrones.games.card_engine.vocabulary.static_effects import Figure, StrengthPerGold

LITTLEFINGER: Final = character(
    "littlefinger", NEUTRAL, 5, 3, [INTRIGUE, POWER], ["lord", "ally"],
    [StrengthPerGold(ITSELF)],
    keywords=[STEALTH], income=2,
)  # fmt: skip

THE_IRON_THRONE: Final = location(
    "the_iron_throne", NEUTRAL, 2, ["kings_landing"],
    [Figure(DOMINANCE_TOTAL, 3)],
    unique=True,
)  # fmt: skip

INN_AT_THE_CROSSROADS: Final = location("inn_at_the_crossroads", NEUTRAL, 1, ["westeros"], income=1)
