"""Cards made up for the tests of cards: what is done to them, in one word."""

from typing import Final

from fivethrones.games.card_engine.box.card import character, event, location
from fivethrones.games.card_engine.box.figures import ALL_TYPES, NEUTRAL
from fivethrones.games.card_engine.records.lasting import PHASE
from fivethrones.games.card_engine.vocabulary.active_abilities import Act
from fivethrones.games.card_engine.vocabulary.effects import DiscardFromPlay, Kill, Kneel
from fivethrones.games.card_engine.vocabulary.filters import CARDS, CHARACTERS
from fivethrones.games.card_engine.vocabulary.for_a_while import Strength
from fivethrones.games.card_engine.vocabulary.groups import TARGET, Every

MURDER: Final = event("murder", NEUTRAL, Act([Kill(TARGET)], target=CHARACTERS))
MASSACRE: Final = event("massacre", NEUTRAL, Act([Kill(Every(CHARACTERS))]))
BANISHMENT: Final = event("banishment", NEUTRAL, Act([DiscardFromPlay(TARGET)], target=CARDS))
PRAISE: Final = event("praise", NEUTRAL, Act([Strength(TARGET, 2, PHASE)], target=CHARACTERS))
BULLY: Final = character(
    "bully",
    NEUTRAL,
    cost=2,
    strength=2,
    icons=ALL_TYPES,
    traits=[],
    abilities=[Act([Kneel(TARGET)], target=CHARACTERS.standing())],
)
GIANT: Final = character("giant", NEUTRAL, cost=6, strength=7, icons=ALL_TYPES, traits=[], unique=False)
HALL: Final = location("hall", NEUTRAL, cost=1, traits=[], unique=False, influence=1)

TRICKS: Final = [MURDER, MASSACRE, BANISHMENT, PRAISE, BULLY, GIANT, HALL]
