"""What is in the box: King's Landing, the seven houses and their 35 characters."""

from typing import Final

# HK-2: houses from the largest to the smallest; a house's place in this list is also its rank in ties (HK-39).
HOUSES: Final = ["stark", "greyjoy", "lannister", "targaryen", "baratheon", "tyrell", "tully"]

STARK, GREYJOY, LANNISTER, TARGARYEN, BARATHEON, TYRELL, TULLY = range(7)

# Joffrey is a Lannister here: never take the house from the surname.
HOUSEHOLDS: Final = [
    [
        "eddard_stark", "catelyn_stark", "robb_stark", "sansa_stark",
        "arya_stark", "bran_stark", "rickon_stark", "lyanna_stark",
    ],
    [
        "balon_greyjoy", "euron_greyjoy", "victarion_greyjoy", "aeron_greyjoy",
        "theon_greyjoy", "asha_greyjoy", "rodrik_greyjoy",
    ],
    [
        "tywin_lannister", "cersei_lannister", "jaime_lannister", "tyrion_lannister",
        "kevan_lannister", "joffrey_baratheon",
    ],
    [
        "daenerys_targaryen", "viserys_targaryen", "rhaegar_targaryen", "aerys_targaryen",
        "aegon_i_targaryen",
    ],
    ["robert_baratheon", "stannis_baratheon", "renly_baratheon", "shireen_baratheon"],
    ["margaery_tyrell", "olenna_tyrell", "garlan_tyrell"],
    ["hoster_tully", "edmure_tully"],
]  # fmt: skip

CHARACTERS: Final = [character for household in HOUSEHOLDS for character in household]
HOUSE_OF: Final = [house for house in range(7) for _ in HOUSEHOLDS[house]]
MEMBERS: Final = [[c for c in range(35) if HOUSE_OF[c] == house] for house in range(7)]

# Varys is on the grid but is not a character: nobody takes, kills or counts him.
VARYS: Final = 35
EMPTY: Final = -1

# HK-1: the grid is six by six; cells are numbered row by row from the top left.
SIDE: Final = 6
CELLS: Final = SIDE * SIDE

DIRECTIONS: Final = ["up", "down", "left", "right"]
STEPS: Final = [(-1, 0), (1, 0), (0, -1), (0, 1)]


def ray(cell: int, direction: int) -> list[int]:
    """The cells from this one (exclusive) to the edge of the grid."""
    down, right = STEPS[direction]
    row, column = divmod(cell, SIDE)
    cells: list[int] = []
    while 0 <= row + down < SIDE and 0 <= column + right < SIDE:
        row, column = row + down, column + right
        cells.append(row * SIDE + column)
    return cells


def path(start: int, goal: int) -> list[int]:
    """The cells from start (exclusive) to goal (inclusive) if they are on one line."""
    for direction in range(4):
        cells = ray(start, direction)
        if goal in cells:
            return cells[: cells.index(goal) + 1]
    return []


PATHS: Final = [[path(start, goal) for goal in range(CELLS)] for start in range(CELLS)]
RAYS: Final = [[ray(cell, direction) for direction in range(4)] for cell in range(CELLS)]


# Columns a to f from the left, rows 1 to 6 from the top.
CELL_NAMES: Final = [f"{column}{row}" for row in "123456" for column in "abcdef"]
