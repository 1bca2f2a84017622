"""Cards of House Martell; all come with the supplement."""

from typing import Final

from fivethrones.games.card_engine.cards import (
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
    character,
    location,
)

CHARACTER_CARDS: Final = [
    character(
        "arianne_martell", MARTELL, 4, 3, [INTRIGUE, POWER], ["lady"], [],
        keywords=[STEALTH], crests=[NOBLE],
    ),
    character("areo_hotah", MARTELL, 4, 4, [MILITARY, POWER], ["ally"], [], crests=[WAR]),
    character("ellaria_sand", MARTELL, 3, 3, [INTRIGUE, POWER], ["lady"], [], keywords=[VENGEFUL]),
    character("harmen_uller", MARTELL, 3, 3, [MILITARY, POWER], ["lord", "ally"], [], keywords=[RENOWN]),
    character("paramour", MARTELL, 1, 1, [INTRIGUE], ["ally"], [], unique=False, influence=1),
    character(
        "lord_edrics_knight", MARTELL, 2, 2, [MILITARY], ["knight", "house_dayne"], [],
        unique=False, keywords=[STEALTH],
    ),
]  # fmt: skip

LOCATION_CARDS: Final = [
    location("dornish_fiefdoms", MARTELL, 1, ["dorne"], [], keywords=[LIMITED], influence=1),
    location("lord_dorans_chambers", MARTELL, 1, ["dorne"], [], unique=True, income=1, influence=1),
    location("water_garden", MARTELL, 0, ["dorne"], [], keywords=[LIMITED], income=1),
]  # fmt: skip

MARTELL_CARDS: Final = CHARACTER_CARDS + LOCATION_CARDS
