"""LC-77 to LC-91: the six titles of the Small Council."""

from typing import Final

from fivethrones.games.card_engine.box.figures import INTRIGUE, MILITARY, POWER
from fivethrones.games.card_engine.box.title import Title

TITLES: Final = [
    Title("crown_regent", strong_in=POWER, turns_away=True),
    Title("hand_of_the_king", supports="master_of_whispers", rivals=["master_of_coin"], influence=2),
    Title("lord_commander_of_the_kingsguard", strong_in=MILITARY, takes_over=True),
    Title(
        "master_of_whispers",
        supports="master_of_coin",
        rivals=["master_of_laws", "crown_regent"],
        strong_in=INTRIGUE,
    ),
    Title("master_of_laws", supports="hand_of_the_king", rivals=["master_of_whispers"], cards=1),
    Title("master_of_coin", supports="master_of_laws", rivals=["hand_of_the_king"], gold=2),
]
