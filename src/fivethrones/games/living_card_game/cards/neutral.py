"""Neutral cards and the events that several decks hold."""

from typing import Final

from fivethrones.games.card_engine.abilities.deeds import Act
from fivethrones.games.card_engine.abilities.filters import CHARACTERS
from fivethrones.games.card_engine.cards import (
    INTRIGUE,
    LEARNED,
    MILITARY,
    NEUTRAL,
    NO_ATTACHMENTS,
    POWER,
    RENOWN,
    STEALTH,
    attachment,
    character,
    event,
    location,
)

CHARACTER_CARDS: Final = [
    character("benjen_stark", NEUTRAL, 3, 3, [MILITARY, POWER], ["nights_watch"], [], keywords=[STEALTH]),
    character(
        "jon_snow", NEUTRAL, 3, 3, [MILITARY, POWER], ["bastard", "nights_watch"], [],
        keywords=[NO_ATTACHMENTS], bears_only=["weapon"],
    ),
    character("ghost", NEUTRAL, 3, 3, [MILITARY], ["creature", "direwolf"], [], keywords=[STEALTH]),
    character(
        "littlefinger", NEUTRAL, 5, 3, [INTRIGUE, POWER], ["lord", "ally"], [],
        keywords=[STEALTH], crests=[LEARNED], income=2,
    ),
    character(
        "varys", NEUTRAL, 3, 3, [INTRIGUE, POWER], ["lord", "ally"], [],
        keywords=[STEALTH], crests=[LEARNED],
    ),
    character(
        "ser_barristan_selmy", NEUTRAL, 4, 4, [MILITARY, POWER], ["knight", "kingsguard"], [],
        keywords=[RENOWN, NO_ATTACHMENTS], bears_only=["weapon"],
    ),
    character(
        "knight_of_flowers", NEUTRAL, 3, 3, [MILITARY], ["knight", "kingsguard"], [],
        keywords=[NO_ATTACHMENTS],
    ),
    character("maester_aemon", NEUTRAL, 2, 2, [], ["maester", "nights_watch"], []),
    character("magister_illyrio", NEUTRAL, 4, 3, [INTRIGUE, POWER], ["ally"], []),
    character("shae", NEUTRAL, 2, 1, [INTRIGUE], ["ally"], []),
]  # fmt: skip

ATTACHMENT_CARDS: Final = [
    attachment("lordship", NEUTRAL, 1, ["title"], CHARACTERS, []),
    attachment("milk_of_the_poppy", NEUTRAL, 1, ["condition"], CHARACTERS, []),
    attachment("bodyguard", NEUTRAL, 0, ["condition"], CHARACTERS.with_trait("lord", "lady"), []),
]  # fmt: skip

LOCATION_CARDS: Final = [
    location("crossroads", NEUTRAL, 2, ["westeros"], [], income=1, influence=1),
    location("street_of_steel", NEUTRAL, 0, ["kings_landing"], [], per_deck=1),
    location("shadowblack_lane", NEUTRAL, 0, ["westeros"], [], per_deck=1),
    location("street_of_sisters", NEUTRAL, 0, ["westeros"], [], per_deck=1),
]  # fmt: skip

EVENT_CARDS: Final = [
    event("distinct_mastery", NEUTRAL, Act([])),
]  # fmt: skip

SUPPLEMENT_CHARACTER_CARDS: Final = [
    character(
        "overzealous_scout", NEUTRAL, 3, 3, [MILITARY, INTRIGUE], ["ally"], [],
        unique=False, initiative=4,
    ),
]  # fmt: skip

SUPPLEMENT_LOCATION_CARDS: Final = [
    location("kingsroad_fiefdom", NEUTRAL, 2, ["westeros"], [], influence=2, initiative=2),
]  # fmt: skip

SUPPLEMENT_EVENT_CARDS: Final = [
    event("crossing_interests", NEUTRAL, Act([])),
    event("the_hands_judgement", NEUTRAL, Act([])),
    event("paper_shield", NEUTRAL, Act([])),
]  # fmt: skip

NEUTRAL_CARDS: Final = CHARACTER_CARDS + ATTACHMENT_CARDS + LOCATION_CARDS + EVENT_CARDS
NEUTRAL_SUPPLEMENT: Final = SUPPLEMENT_CHARACTER_CARDS + SUPPLEMENT_LOCATION_CARDS + SUPPLEMENT_EVENT_CARDS
