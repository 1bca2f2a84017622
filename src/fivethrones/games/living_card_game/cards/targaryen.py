"""Cards of House Targaryen, and the events of its deck."""

from typing import Final

from fivethrones.games.card_engine.abilities.deeds import Act
from fivethrones.games.card_engine.abilities.filters import CHARACTERS
from fivethrones.games.card_engine.cards import (
    AMBUSH,
    DEADLY,
    DEATHBOUND,
    INTRIGUE,
    LIMITED,
    MARTELL,
    MILITARY,
    NEUTRAL,
    NO_ATTACHMENTS,
    NOBLE,
    POWER,
    RENOWN,
    STEALTH,
    TARGARYEN,
    attachment,
    character,
    event,
    location,
)

CHARACTER_CARDS: Final = [
    character("captain_groleo", TARGARYEN, 3, 3, [MILITARY, POWER], ["ally", "captain"], []),
    character(
        "daenerys_targaryen", TARGARYEN, 3, 3, [INTRIGUE, POWER], ["lady", "queen"], [],
        keywords=[RENOWN], crests=[NOBLE],
    ),
    character(
        "khal_drogo", TARGARYEN, 4, 3, [MILITARY, POWER], ["lord", "dothraki"], [],
        keywords=[STEALTH], crests=[NOBLE], only=TARGARYEN,
    ),
    character("viserys_targaryen", TARGARYEN, 1, 1, [POWER], ["lord"], []),
    character(
        "rhaegal", TARGARYEN, 4, 4, [MILITARY, POWER], ["creature", "dragon"], [],
        keywords=[NO_ATTACHMENTS, STEALTH],
    ),
    character(
        "drogon", TARGARYEN, 4, 4, [MILITARY, POWER], ["creature", "dragon"], [],
        keywords=[NO_ATTACHMENTS, STEALTH],
    ),
    character(
        "viserion", TARGARYEN, 4, 4, [MILITARY, POWER], ["creature", "dragon"], [],
        keywords=[NO_ATTACHMENTS, STEALTH],
    ),
    character("strong_belwas", TARGARYEN, 3, 3, [MILITARY], ["queensguard"], []),
    character(
        "daario_naharis", TARGARYEN, 3, 3, [MILITARY, INTRIGUE, POWER], ["ally", "mercenary"], [],
        keywords=[DEADLY],
    ),
    character("quaithe_of_the_shadow", TARGARYEN, 2, 2, [MILITARY, POWER], ["qartheen"], []),
    character("xaro_xoan_daxos", TARGARYEN, 3, 3, [MILITARY, INTRIGUE, POWER], ["ally"], []),
    character(
        "jhogo", TARGARYEN, 3, 3, [MILITARY, POWER], ["dothraki", "queensguard"], [],
        keywords=[STEALTH],
    ),
    character("brown_ben_plumm", TARGARYEN, 0, 2, [MILITARY], ["mercenary"], []),
    character(
        "dothraki_honor_guard", TARGARYEN, 4, 4, [MILITARY, POWER], ["army", "dothraki"], [],
        unique=False, keywords=[NO_ATTACHMENTS], only=TARGARYEN,
    ),
    character(
        "the_titans_bastard", TARGARYEN, 3, 2, [MILITARY, INTRIGUE, POWER], ["ally", "bastard", "mercenary"], [],
        only=TARGARYEN,
    ),
    character("danys_handmaiden", TARGARYEN, 2, 2, [INTRIGUE], ["ally"], [], unique=False),
    character(
        "warlocks_servitors", TARGARYEN, 4, 3, [MILITARY, POWER], ["army", "unsullied"], [],
        unique=False, keywords=[DEADLY],
    ),
    character("qartheen_fanatic", TARGARYEN, 2, 2, [INTRIGUE], ["qartheen"], [], unique=False),
    character(
        "pentoshi_guildmaster", TARGARYEN, 3, 2, [MILITARY, INTRIGUE, POWER], ["mercenary", "asshai"], [],
        unique=False,
    ),
    character("illyrios_man", TARGARYEN, 1, 1, [POWER], ["conscriptor"], [], unique=False),
]  # fmt: skip

ATTACHMENT_CARDS: Final = [
    attachment("blood_of_the_dragon", TARGARYEN, 3, ["condition"], CHARACTERS, []),
    attachment("poisoned_wine", TARGARYEN, 2, ["item"], CHARACTERS, []),
    attachment("aegons_blade", TARGARYEN, 1, ["weapon"], CHARACTERS, [], unique=True),
    attachment(
        "flame_kissed", TARGARYEN, 2, ["condition"], CHARACTERS, [],
        keywords=[AMBUSH], only=TARGARYEN,
    ),
    attachment("bones_of_a_child", TARGARYEN, 1, ["item"], CHARACTERS, []),
]  # fmt: skip

LOCATION_CARDS: Final = [
    location("xaros_home", TARGARYEN, 0, ["free_cities"], [], unique=True),
    location("eastern_fiefdoms", TARGARYEN, 1, ["free_cities"], [], keywords=[LIMITED], influence=1),
    location("khal_drogos_tent", TARGARYEN, 1, ["the_east"], [], unique=True, income=1, influence=1),
    location("temple_of_the_graces", TARGARYEN, 0, ["free_cities"], [], keywords=[LIMITED], income=1),
    location("great_pyramid", TARGARYEN, 2, ["free_cities"], [], keywords=[LIMITED]),
    location("summer_sea", TARGARYEN | MARTELL, 0, ["westeros"], [], influence=1),
    location("lady_daeneryss_chambers", TARGARYEN, 2, ["free_cities"], [], unique=True),
]  # fmt: skip

EVENT_CARDS: Final = [
    event("dance_with_dragons", NEUTRAL, Act([])),
    event("forever_burning", NEUTRAL, Act([]), keywords=[DEATHBOUND], only=TARGARYEN),
    event("seductive_promise", NEUTRAL, Act([])),
    event("westeros_bleeds", NEUTRAL, Act([])),
]  # fmt: skip

TARGARYEN_CARDS: Final = CHARACTER_CARDS + ATTACHMENT_CARDS + LOCATION_CARDS + EVENT_CARDS
