"""The 14 companions. To change one, edit its entry here and its name and text in the locale files."""

from typing import Final, final

from fivethrones.games.hand_of_the_king.pieces import BARATHEON, LANNISTER
from fivethrones.games.hand_of_the_king.words import (
    CHOSEN,
    DiscardCompanion,
    Draw,
    Kill,
    KillInArea,
    KillOnGrid,
    MoveAgain,
    Support,
    Swap,
    Take,
    Word,
)


@final
class Companion:
    def __init__(self, id: str, words: list[Word]) -> None:
        self.id = id
        self.words = words


COMPANIONS: Final = [
    Companion("hodor", [Take("bran_stark")]),
    Companion("bronn", [Take("tyrion_lannister")]),
    Companion("brienne_of_tarth", [Take("renly_baratheon")]),
    Companion("jorah_mormont", [Take("daenerys_targaryen")]),
    Companion("ilyn_payne", [Kill("eddard_stark")]),
    Companion("khal_drogo", [Kill("viserys_targaryen")]),
    Companion("sandor_clegane", [KillOnGrid("HK-35")]),
    Companion("jaqen_hghar", [KillOnGrid("HK-30"), KillInArea("HK-30"), DiscardCompanion("HK-30")]),
    Companion("ramsay_snow", [Swap()]),
    Companion("jon_snow", [Support(CHOSEN, 2, "HK-31")]),
    Companion("gendry", [Support(BARATHEON, 1, "HK-32")]),
    Companion("shae", [Support(LANNISTER, 1, "HK-32")]),
    Companion("melisandre", [MoveAgain()]),
    Companion("petyr_baelish", [Draw(2)]),
]
