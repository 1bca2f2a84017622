"""Cards of House Baratheon, and the events of its deck."""

from typing import Final

from fivethrones.games.card_engine.abilities.deeds import Act
from fivethrones.games.card_engine.abilities.filters import CHARACTERS
from fivethrones.games.card_engine.cards import (
    BARATHEON,
    DEADLY,
    HOLY,
    INTRIGUE,
    LIMITED,
    MILITARY,
    NEUTRAL,
    NO_ATTACHMENTS,
    NOBLE,
    POWER,
    RENOWN,
    STEALTH,
    VIGILANT,
    WAR,
    attachment,
    character,
    event,
    location,
)

CHARACTER_CARDS: Final = [
    character(
        "selyse_baratheon", BARATHEON, 2, 2, [INTRIGUE, POWER], ["lady", "house_florent"], [],
        crests=[HOLY],
    ),
    character(
        "robert_baratheon", BARATHEON, 4, 3, [MILITARY, POWER], ["lord"], [],
        keywords=[RENOWN], crests=[NOBLE],
    ),
    character(
        "stannis_baratheon", BARATHEON, 4, 3, [MILITARY, POWER], ["lord"], [],
        keywords=[RENOWN], crests=[NOBLE],
    ),
    character("renly_baratheon", BARATHEON, 3, 2, [MILITARY, INTRIGUE, POWER], ["lord"], []),
    character(
        "melisandre", BARATHEON, 4, 3, [INTRIGUE, POWER], ["lady", "asshai"], [],
        keywords=[RENOWN], crests=[HOLY],
    ),
    character("ser_davos_seaworth", BARATHEON, 3, 3, [MILITARY, POWER], ["lord", "knight"], []),
    character("brienne_of_tarth", BARATHEON, 3, 3, [MILITARY], ["lady", "knight"], [], keywords=[RENOWN]),
    character("maester_cressen", BARATHEON, 2, 2, [POWER], ["maester"], []),
    character("ser_axell_florent", BARATHEON, 3, 3, [MILITARY, POWER], ["knight"], []),
    character("edric_storm", BARATHEON, 2, 2, [POWER], ["bastard"], [], keywords=[STEALTH]),
    character("devan_seaworth", BARATHEON, 2, 2, [MILITARY, INTRIGUE], ["ally"], []),
    character(
        "knight_of_the_rainwood", BARATHEON, 2, 2, [MILITARY, POWER], ["knight"], [],
        unique=False, keywords=[NO_ATTACHMENTS], bears_only=["weapon"],
    ),
    character(
        "stanniss_northern_cavalry", BARATHEON, 4, 3, [MILITARY, POWER], ["army"], [],
        unique=False, keywords=[NO_ATTACHMENTS, DEADLY],
    ),
    character(
        "highgarden_honor_guard", BARATHEON, 4, 4, [MILITARY, INTRIGUE], ["army", "house_tyrell"], [],
        unique=False, keywords=[NO_ATTACHMENTS], only=BARATHEON,
    ),
    character("old_red_priest", BARATHEON, 1, 1, [MILITARY, INTRIGUE, POWER], ["asshai"], [], unique=False),
    character(
        "army_of_the_faithful", BARATHEON, 6, 6, [MILITARY, POWER], ["army", "asshai"], [],
        unique=False, keywords=[NO_ATTACHMENTS, RENOWN],
    ),
    character("renlys_courtier", BARATHEON, 2, 1, [INTRIGUE, POWER], ["ally"], [], unique=False),
    character(
        "bastard_of_robert", BARATHEON, 1, 1, [POWER], ["bastard"], [],
        unique=False, keywords=[NO_ATTACHMENTS, STEALTH],
    ),
    character(
        "house_tyrell_guard", BARATHEON, 2, 1, [MILITARY, POWER], ["ally", "house_tyrell"], [],
        unique=False,
    ),
    character(
        "host_of_storms_end", BARATHEON, 5, 6, [MILITARY, POWER], ["army"], [],
        unique=False, keywords=[NO_ATTACHMENTS], crests=[WAR],
    ),
]  # fmt: skip

ATTACHMENT_CARDS: Final = [
    attachment("shadows_blessing", BARATHEON, 1, ["condition"], CHARACTERS, []),
    attachment("motley", BARATHEON, 0, ["condition"], CHARACTERS.theirs(), []),
    attachment(
        "lightbringer", BARATHEON, 2, ["item", "weapon"], CHARACTERS.of(BARATHEON), [],
        unique=True, keywords=[VIGILANT],
    ),
    attachment("stinking_drunk", BARATHEON, 1, ["condition"], CHARACTERS, []),
]  # fmt: skip

LOCATION_CARDS: Final = [
    location("dragonstone_port", BARATHEON, 2, ["dragonstone"], []),
    location("stormlands_fiefdoms", BARATHEON, 1, ["westeros"], [], keywords=[LIMITED], influence=1),
    location(
        "king_roberts_chambers", BARATHEON, 1, ["kings_landing"], [],
        unique=True, income=1, influence=1,
    ),
    location("aegons_garden", BARATHEON, 0, ["dragonstone"], [], keywords=[LIMITED], income=1),
    location("great_hall", BARATHEON, 2, ["dragonstone"], [], keywords=[LIMITED]),
]  # fmt: skip

EVENT_CARDS: Final = [
    event("muster", NEUTRAL, Act([])),
    event("prosperity_and_plenty", NEUTRAL, Act([]), only=BARATHEON),
    event("lords_of_the_narrow_sea", NEUTRAL, Act([]), only=BARATHEON),
    event("retreat", NEUTRAL, Act([])),
    event("support_of_the_kingdom", NEUTRAL, Act([])),
]  # fmt: skip

BARATHEON_CARDS: Final = CHARACTER_CARDS + ATTACHMENT_CARDS + LOCATION_CARDS + EVENT_CARDS
