"""Cards of House Greyjoy; all come with the supplement."""

from typing import Final

from fivethrones.games.card_engine.abilities.filters import LOCATIONS
from fivethrones.games.card_engine.cards import (
    GREYJOY,
    INTIMIDATE,
    INTRIGUE,
    LIMITED,
    MILITARY,
    NO_ATTACHMENTS,
    NOBLE,
    POWER,
    RENOWN,
    WAR,
    attachment,
    character,
    location,
)

CHARACTER_CARDS: Final = [
    character(
        "balon_greyjoy", GREYJOY, 4, 3, [MILITARY, POWER], ["lord", "king", "ironborn"], [],
        keywords=[RENOWN], crests=[NOBLE],
    ),
    character(
        "asha_greyjoy", GREYJOY, 3, 3, [MILITARY, INTRIGUE, POWER], ["lady", "ironborn"], [],
        keywords=[RENOWN], crests=[WAR],
    ),
    character("theon_greyjoy", GREYJOY, 2, 2, [MILITARY, POWER], ["lord", "ironborn"], []),
    character(
        "victarion_greyjoy", GREYJOY, 4, 3, [MILITARY, POWER], ["lord", "ironborn"], [],
        keywords=[INTIMIDATE], crests=[WAR],
    ),
    character(
        "sea_raiders", GREYJOY, 2, 3, [MILITARY, POWER], ["army", "ironborn"], [],
        unique=False, keywords=[LIMITED, NO_ATTACHMENTS],
    ),
]  # fmt: skip

ATTACHMENT_CARDS: Final = [
    attachment("burned_and_pillaged", GREYJOY, 1, ["condition"], LOCATIONS, [], keywords=[LIMITED]),
]  # fmt: skip

LOCATION_CARDS: Final = [
    location("iron_island_fiefdoms", GREYJOY, 1, ["iron_islands"], [], keywords=[LIMITED], influence=1),
    location("aerons_chambers", GREYJOY, 1, ["iron_islands"], [], unique=True, income=1, influence=1),
    location("bloody_keep", GREYJOY, 2, ["iron_islands"], [], keywords=[LIMITED]),
    location("gatehouse", GREYJOY, 0, ["iron_islands"], [], keywords=[LIMITED], income=1),
]  # fmt: skip

GREYJOY_CARDS: Final = CHARACTER_CARDS + ATTACHMENT_CARDS + LOCATION_CARDS
