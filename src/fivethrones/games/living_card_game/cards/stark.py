"""Cards of House Stark, and the events of its deck."""

from typing import Final

from fivethrones.games.card_engine.abilities.deeds import Act
from fivethrones.games.card_engine.abilities.filters import CHARACTERS
from fivethrones.games.card_engine.cards import (
    AT_SETUP,
    BARATHEON,
    DEADLY,
    INTRIGUE,
    LIMITED,
    MILITARY,
    NEUTRAL,
    NO_ATTACHMENTS,
    NOBLE,
    POWER,
    RENOWN,
    STALWART,
    STARK,
    WAR,
    attachment,
    character,
    event,
    location,
)

CHARACTER_CARDS: Final = [
    character("ser_rodrik_cassel", STARK, 3, 2, [MILITARY, POWER], ["knight"], []),
    character(
        "eddard_stark", STARK, 4, 3, [MILITARY, POWER], ["lord"], [],
        keywords=[RENOWN, DEADLY, STALWART], crests=[NOBLE],
    ),
    character("catelyn_stark", STARK, 3, 3, [INTRIGUE, POWER], ["lady", "house_tully"], [], crests=[NOBLE]),
    character("arya_stark", STARK, 2, 2, [MILITARY, POWER], ["lady"], []),
    character("robb_stark", STARK, 4, 2, [MILITARY, POWER], ["lord"], [], crests=[NOBLE]),
    character("sansa_stark", STARK, 2, 2, [INTRIGUE, POWER], ["lady"], [], crests=[NOBLE], only=STARK),
    character("greatjon_umber", STARK, 4, 3, [MILITARY, POWER], ["lord"], [], crests=[WAR]),
    character(
        "shaggydog", STARK, 1, 1, [MILITARY], ["creature", "direwolf"], [],
        keywords=[NO_ATTACHMENTS, DEADLY],
    ),
    character("hodor", STARK, 1, 4, [MILITARY, POWER], ["ally"], [], keywords=[NO_ATTACHMENTS, DEADLY]),
    character("bran_stark", STARK, 2, 1, [], ["lord"], []),
    character(
        "grey_wind", STARK, 4, 4, [MILITARY], ["creature", "direwolf"], [],
        keywords=[NO_ATTACHMENTS, DEADLY],
    ),
    character("lady", STARK, 2, 2, [MILITARY], ["creature", "direwolf"], [], keywords=[NO_ATTACHMENTS]),
    character(
        "war_host_of_the_north", STARK, 7, 11, [MILITARY], ["army"], [],
        unique=False, keywords=[NO_ATTACHMENTS], crests=[WAR],
    ),
    character(
        "winterfell_honor_guard", STARK, 4, 4, [MILITARY, POWER], ["army"], [],
        unique=False, keywords=[NO_ATTACHMENTS], only=STARK,
    ),
    character(
        "knight_of_the_tumblestone", STARK, 2, 2, [MILITARY, POWER], ["knight", "house_tully"], [],
        unique=False, crests=[WAR],
    ),
    character(
        "direwolf_pup", STARK, 1, 2, [MILITARY], ["creature", "direwolf"], [],
        unique=False, keywords=[NO_ATTACHMENTS], only=STARK,
    ),
    character("kennel_master", STARK, 2, 2, [MILITARY], ["ally"], [], unique=False),
    character("house_tully_recruiter", STARK, 1, 1, [POWER], ["ally", "house_tully"], [], unique=False),
    character("trident_reinforcements", STARK, 3, 3, [MILITARY, POWER], ["house_tully"], [], unique=False),
    character("winterfell_reserves", STARK, 3, 3, [MILITARY, POWER], ["army"], [], unique=False),
]  # fmt: skip

ATTACHMENT_CARDS: Final = [
    attachment("ice", STARK, 2, ["item", "weapon"], CHARACTERS.of(STARK), [], unique=True),
    attachment("nymeria", STARK, 2, ["creature", "direwolf"], CHARACTERS.of(STARK), [], unique=True),
    attachment("summer", STARK, 1, ["creature", "direwolf"], CHARACTERS.of(STARK), [], unique=True),
]  # fmt: skip

LOCATION_CARDS: Final = [
    location("winterfell_kennels", STARK, 2, ["winterfell"], []),
    location(
        "winterfell_castle", STARK, 3, ["winterfell", "stronghold"], [],
        unique=True, keywords=[NO_ATTACHMENTS],
    ),
    location("northern_fiefdoms", STARK, 1, ["winterfell"], [], keywords=[LIMITED], influence=1),
    location("lord_eddards_chambers", STARK, 1, ["winterfell"], [], unique=True, income=1, influence=1),
    location("great_keep", STARK, 0, ["winterfell", "stronghold"], [], keywords=[LIMITED], income=1),
    location("godswood", STARK, 2, ["winterfell"], [], keywords=[LIMITED]),
    location("narrow_sea", STARK | BARATHEON, 0, ["westeros"], [], influence=1),
]  # fmt: skip

EVENT_CARDS: Final = [
    event("distraction", NEUTRAL, Act([])),
    event("winter_is_coming", NEUTRAL, Act([])),
    event("kings_in_the_north", NEUTRAL, Act([])),
    event("lethal_counterattack", NEUTRAL, Act([])),
    event("bran_the_builders_legacy", NEUTRAL, Act([]), only=STARK),
    event("guilty", NEUTRAL, Act([]), traits=["small_council"], only=STARK),
]  # fmt: skip

SUPPLEMENT_ATTACHMENT_CARDS: Final = [
    attachment("ramsays_hunting_dogs", STARK, 1, ["creature"], CHARACTERS, [], keywords=[AT_SETUP]),
]  # fmt: skip

STARK_CARDS: Final = CHARACTER_CARDS + ATTACHMENT_CARDS + LOCATION_CARDS + EVENT_CARDS
STARK_SUPPLEMENT: Final = SUPPLEMENT_ATTACHMENT_CARDS
