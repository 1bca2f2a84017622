"""Cards made up to leave play in every way, and a table of the living card game with them."""

from typing import Any, Final

from fivethrones.games.card_engine.box.card import Card, attachment, character, event
from fivethrones.games.card_engine.box.figures import DEATHBOUND, NEUTRAL, STALWART, STARK
from fivethrones.games.card_engine.records.numbers import Keyword
from fivethrones.games.card_engine.records.occurrences import PLACED, WAS_KILLED
from fivethrones.games.card_engine.records.zones import DEAD, DISCARD, HAND
from fivethrones.games.card_engine.values.of_cards import BE_DISCARDED, BE_KILLED, BE_SAVED
from fivethrones.games.card_engine.vocabulary.active_abilities import (
    DEATH_AND_DISCARD,
    Act,
    Forced,
    Respond,
    Save,
)
from fivethrones.games.card_engine.vocabulary.branching import Then
from fivethrones.games.card_engine.vocabulary.costs import KneelSelf
from fivethrones.games.card_engine.vocabulary.effects import (
    DiscardFromPlay,
    GainPower,
    HousePower,
    Kill,
    ReturnToHand,
)
from fivethrones.games.card_engine.vocabulary.filters import BEARER, CHARACTERS, ITSELF
from fivethrones.games.card_engine.vocabulary.for_a_while import Strength
from fivethrones.games.card_engine.vocabulary.groups import TARGET, THIS_CARD, Every
from fivethrones.games.card_engine.vocabulary.out_of_play import (
    DieAtZero,
    DiesAtZero,
    GoElsewhere,
    GoesTo,
    StandsInstead,
)
from fivethrones.games.card_engine.vocabulary.static_effects import Cannot, Modify
from fivethrones.games.card_engine.vocabulary.triggers import After
from games.card_engine.driver import Driver
from games.card_engine.scene import LIVING, Side, scene

CHARACTER_OF_MINE: Final = CHARACTERS.mine()


def man(id: str, *abilities: Any, keywords: list[Keyword] | None = None, unique: bool = True) -> Card:
    return character(
        id,
        NEUTRAL,
        cost=1,
        strength=2,
        icons=[],
        traits=[],
        abilities=list(abilities),
        keywords=keywords,
        unique=unique,
    )


KNIGHT: Final = man("knight")
SQUIRE: Final = man("squire")
HERO: Final = man("hero", keywords=[STALWART])
GHOUL: Final = man("ghoul", keywords=[DEATHBOUND])
BOTH: Final = man("both", keywords=[STALWART, DEATHBOUND])
HOUND: Final = man("hound", GoesTo(ITSELF, DISCARD, instead_of=DEAD))
GIANT: Final = man("giant", Cannot(BE_KILLED, ITSELF), Cannot(BE_DISCARDED, ITSELF))
MARTYR: Final = man("martyr", Respond(After(WAS_KILLED, ITSELF), [HousePower(2)]))
CRIER: Final = man("crier", Forced(After(WAS_KILLED, CHARACTERS), [HousePower(1)]))
MONK: Final = man("monk", Save(CHARACTER_OF_MINE, [KneelSelf()], DEATH_AND_DISCARD))
PRINCE: Final = man("prince", Save(ITSELF, None, DEATH_AND_DISCARD, [Then(ReturnToHand(THIS_CARD))]))
GUARD: Final = man("guard", Act([StandsInstead(TARGET)], target=CHARACTERS))
VULTURE: Final = man("vulture", Respond(After(PLACED, CHARACTERS), [GainPower(THIS_CARD)]))
TYRANT: Final = man("tyrant", Cannot(BE_SAVED, CHARACTERS.theirs()))
SHIELD: Final = attachment(
    "shield", NEUTRAL, cost=1, traits=[], bearer=CHARACTERS, abilities=[Save(BEARER, [KneelSelf()])]
)
FLAME: Final = attachment(
    "flame",
    NEUTRAL,
    cost=1,
    traits=[],
    bearer=CHARACTERS,
    abilities=[Modify(BEARER, strength=-2), DiesAtZero(BEARER)],
)
BANNER: Final = attachment(
    "banner", NEUTRAL, cost=1, traits=[], bearer=CHARACTERS.of(STARK), abilities=[Modify(BEARER, strength=1)]
)
AXE: Final = event("axe", NEUTRAL, Act([Kill(TARGET)], target=CHARACTERS))
MASSACRE: Final = event("massacre", NEUTRAL, Act([Kill(Every(CHARACTERS))]))
EXILE: Final = event("exile", NEUTRAL, Act([DiscardFromPlay(TARGET)], target=CHARACTERS))
RECALL: Final = event("recall", NEUTRAL, Act([ReturnToHand(TARGET)], target=CHARACTERS))
BURN: Final = event("burn", NEUTRAL, Act([Strength(TARGET, -2), DieAtZero(TARGET)], target=CHARACTERS))
RETREAT: Final = event("retreat", NEUTRAL, Respond(After(WAS_KILLED, CHARACTER_OF_MINE), [GoElsewhere(HAND)]))
REVENGE: Final = event(
    "revenge", NEUTRAL, Respond(After(WAS_KILLED, CHARACTER_OF_MINE), [Kill(TARGET)], target=CHARACTERS)
)
ASHES: Final = event("ashes", NEUTRAL, Act([HousePower(1)]))
CARDS: Final = [
    KNIGHT, SQUIRE, HERO, GHOUL, BOTH, HOUND, GIANT, MARTYR, CRIER, MONK, PRINCE, GUARD, VULTURE, TYRANT, SHIELD, FLAME,
    BANNER, AXE, MASSACRE, EXILE, RECALL, BURN, RETREAT, REVENGE, ASHES,
]  # fmt: skip


def living(*sides: Side, cards: list[Card] | None = None, **figures: Any) -> Driver:
    return scene(*sides, cards=cards or CARDS, phase="taxation", **{**LIVING, **figures})
