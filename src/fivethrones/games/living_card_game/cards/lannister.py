"""Cards of House Lannister, and the events of its deck."""

from typing import Final

from fivethrones.games.card_engine.abilities.deeds import Act
from fivethrones.games.card_engine.abilities.filters import CHARACTERS, LOCATIONS
from fivethrones.games.card_engine.cards import (
    AT_SETUP,
    DEADLY,
    GREYJOY,
    INFAMY,
    INTRIGUE,
    LANNISTER,
    LEARNED,
    LIMITED,
    MILITARY,
    NEUTRAL,
    NO_ATTACHMENTS,
    NOBLE,
    POWER,
    STEALTH,
    attachment,
    character,
    event,
    location,
)

CHARACTER_CARDS: Final = [
    character("joffrey_baratheon", LANNISTER, 3, 2, [POWER], ["lord"], [], crests=[NOBLE]),
    character(
        "ser_jaime_lannister", LANNISTER, 4, 3, [MILITARY, INTRIGUE], ["lord", "knight"], [],
        keywords=[DEADLY, INFAMY],
    ),
    character(
        "tyrion_lannister", LANNISTER, 4, 3, [INTRIGUE, POWER], ["lord"], [],
        keywords=[STEALTH], crests=[LEARNED],
    ),
    character("cersei_lannister", LANNISTER, 3, 3, [INTRIGUE, POWER], ["lady"], [], crests=[NOBLE]),
    character("tywin_lannister", LANNISTER, 5, 4, [MILITARY, INTRIGUE, POWER], ["lord"], [], crests=[NOBLE]),
    character("ser_ilyn_payne", LANNISTER, 4, 2, [INTRIGUE, POWER], ["knight", "ally"], []),
    character("the_hound", LANNISTER, 2, 4, [MILITARY], ["ally"], []),
    character("chella_daughter_of_cheyk", LANNISTER, 3, 3, [MILITARY], ["clansman"], [], keywords=[STEALTH]),
    character(
        "bronn", LANNISTER, 3, 3, [MILITARY, POWER], ["knight", "mercenary"], [],
        keywords=[NO_ATTACHMENTS, DEADLY],
    ),
    character("grand_maester_pycelle", LANNISTER, 3, 2, [INTRIGUE, POWER], ["maester"], []),
    character("raff_the_sweetling", LANNISTER, 2, 2, [MILITARY, INTRIGUE], ["ally"], []),
    character("ser_jacelyn_bywater", LANNISTER, 3, 3, [MILITARY, POWER], ["knight"], []),
    character("enemy_informer", LANNISTER, 3, 2, [MILITARY, INTRIGUE], ["house_tyrell"], [], unique=False),
    character(
        "qyburns_informers", LANNISTER, 4, 2, [INTRIGUE], ["ally"], [],
        unique=False, keywords=[STEALTH],
    ),
    character("cerseis_attendant", LANNISTER, 1, 1, [INTRIGUE], ["ally"], [], unique=False),
    character(
        "lurkers_at_harrenhal", LANNISTER, 6, 6, [INTRIGUE, POWER], ["house_clegane"], [],
        unique=False, keywords=[NO_ATTACHMENTS, STEALTH, DEADLY],
    ),
    character("lannisport_steward", LANNISTER, 2, 2, [INTRIGUE], ["ally"], [], unique=False, income=2),
    character("lannisport_weaponsmith", LANNISTER, 1, 1, [MILITARY], ["ally"], [], unique=False, income=1),
    character(
        "lannisport_honor_guard", LANNISTER, 4, 4, [MILITARY, INTRIGUE], ["army"], [],
        unique=False, keywords=[NO_ATTACHMENTS], only=LANNISTER,
    ),
]  # fmt: skip

ATTACHMENT_CARDS: Final = [
    attachment("gutter_rats_cunning", LANNISTER, 1, ["skill"], CHARACTERS, []),
    attachment("gilded_plate", LANNISTER, 0, ["armor"], CHARACTERS, []),
]  # fmt: skip

LOCATION_CARDS: Final = [
    location("lannisport", LANNISTER, 2, ["lannisport"], [], unique=True),
    location("lannisport_brothel", LANNISTER, 2, ["kings_landing"], [], unique=True),
    location("golden_tooth_mines", LANNISTER, 2, ["westeros"], []),
    location("western_fiefdoms", LANNISTER, 1, ["lannisport"], [], keywords=[LIMITED], influence=1),
    location(
        "queen_cerseis_chambers", LANNISTER, 1, ["kings_landing"], [],
        unique=True, income=1, influence=1,
    ),
    location("the_goldroad", LANNISTER, 0, ["westeros"], [], keywords=[LIMITED], income=1),
    location("hall_of_heroes", LANNISTER, 2, ["lannisport"], [], keywords=[LIMITED]),
    location("sunset_sea", LANNISTER | GREYJOY, 0, ["westeros"], [], influence=1),
]  # fmt: skip

EVENT_CARDS: Final = [
    event("i_never_bet_against_my_family", NEUTRAL, Act([])),
    event("the_lions_will", NEUTRAL, Act([]), only=LANNISTER),
    event("insidious_ways", NEUTRAL, Act([])),
    event("call_their_bluff", NEUTRAL, Act([]), only=LANNISTER),
    event("im_you_writ_small", NEUTRAL, Act([]), only=LANNISTER),
    event("a_lannister_pays_his_debts", NEUTRAL, Act([])),
    event("youve_killed_the_wrong_dwarf", NEUTRAL, Act([]), traits=["small_council"], only=LANNISTER),
]  # fmt: skip

SUPPLEMENT_ATTACHMENT_CARDS: Final = [
    attachment(
        "increased_levy", LANNISTER, 0, ["condition"], LOCATIONS.mine(), [],
        keywords=[AT_SETUP], income=1,
    ),
]  # fmt: skip

LANNISTER_CARDS: Final = CHARACTER_CARDS + ATTACHMENT_CARDS + LOCATION_CARDS + EVENT_CARDS
LANNISTER_SUPPLEMENT: Final = SUPPLEMENT_ATTACHMENT_CARDS
