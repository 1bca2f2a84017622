"""What is in the box: the ring of 40 squares with its 28 deeds, the tokens, the buildings."""

from typing import Final, final

from fivethrones.kernel.action import Seat

# Kinds of squares.
GO: Final = 0
LOCATION: Final = 1
GREAT_HOUSE: Final = 2
WILDS: Final = 3  # the Wall and the Red Waste
CARD: Final = 4
TAX: Final = 5
JAIL: Final = 6
FREE: Final = 7
GO_TO_JAIL: Final = 8

# Groups of deeds, those of a colour first.
COLOURS: Final = ["brown", "light_blue", "pink", "orange", "red", "yellow", "green", "dark_blue"]
GROUP_NAMES: Final = [*COLOURS, "great_houses", "wilds"]
NO_GROUP: Final = -1
BROWN: Final = 0
LIGHT_BLUE: Final = 1
PINK: Final = 2
ORANGE: Final = 3
RED: Final = 4
YELLOW: Final = 5
GREEN: Final = 6
DARK_BLUE: Final = 7
HOUSES_GROUP: Final = 8
WILDS_GROUP: Final = 9

# The decks.
VALAR: Final = 0
THRONE: Final = 1
DECKS: Final = ["valar_morghulis", "iron_throne"]
CARDS_PER_DECK: Final = 16
JAIL_FREE: Final = [8, 20]  # by deck: the number of its jail-free card


@final
class Square:
    """A square as printed. What its kind does not have is left empty."""

    def __init__(
        self,
        id: str,
        kind: int,
        *,
        group: int = NO_GROUP,
        price: int = 0,
        build: int = 0,
        rents: list[int] | None = None,
        deck: int = -1,
        tax: int = 0,
    ) -> None:
        self.id = id
        self.kind = kind
        self.group = group
        self.price = price
        self.build = build  # the price of a village, or of the step to a keep
        self.rents: list[int] = [] if rents is None else rents  # unimproved, full set, 1 to 4 villages, keep
        self.deck = deck
        self.tax = tax


def location(id: str, group: int, *, price: int, build: int, rents: list[int]) -> Square:
    return Square(id, LOCATION, group=group, price=price, build=build, rents=rents)


SQUARES: Final = [
    Square("go", GO),
    location("crasters_keep", BROWN, price=60, build=50, rents=[2, 4, 10, 30, 90, 160, 250]),
    Square("iron_throne_1", CARD, deck=THRONE),
    location("fist", BROWN, price=60, build=50, rents=[4, 8, 20, 60, 180, 320, 450]),
    Square("master_of_coin", TAX, tax=200),
    Square("house_lannister", GREAT_HOUSE, group=HOUSES_GROUP, price=200),
    location("nightfort", LIGHT_BLUE, price=100, build=50, rents=[6, 12, 30, 90, 270, 400, 550]),
    Square("valar_1", CARD, deck=VALAR),
    location("moles_town", LIGHT_BLUE, price=100, build=50, rents=[6, 12, 30, 90, 270, 400, 550]),
    location("crossroads_inn", LIGHT_BLUE, price=120, build=50, rents=[8, 16, 40, 100, 300, 450, 600]),
    Square("jail", JAIL),
    location("vaes_dothrak", PINK, price=140, build=100, rents=[10, 20, 50, 150, 450, 625, 750]),
    Square("red_waste", WILDS, group=WILDS_GROUP, price=150),
    location("qarth", PINK, price=140, build=100, rents=[10, 20, 50, 150, 450, 625, 750]),
    location("pentos", PINK, price=160, build=100, rents=[12, 24, 60, 180, 500, 700, 900]),
    Square("house_baratheon", GREAT_HOUSE, group=HOUSES_GROUP, price=200),
    location("eyrie", ORANGE, price=180, build=100, rents=[14, 28, 70, 200, 550, 750, 950]),
    Square("iron_throne_2", CARD, deck=THRONE),
    location("dragonstone", ORANGE, price=180, build=100, rents=[14, 28, 70, 200, 550, 750, 950]),
    location("harrenhal", ORANGE, price=200, build=100, rents=[16, 32, 80, 220, 600, 800, 1000]),
    Square("free_parking", FREE),
    location("moat_cailin", RED, price=220, build=150, rents=[18, 36, 90, 250, 700, 875, 1050]),
    Square("valar_2", CARD, deck=VALAR),
    location("dreadfort", RED, price=220, build=150, rents=[18, 36, 90, 250, 700, 875, 1050]),
    location("twins", RED, price=240, build=150, rents=[20, 40, 100, 300, 750, 925, 1100]),
    Square("house_targaryen", GREAT_HOUSE, group=HOUSES_GROUP, price=200),
    location("astapor", YELLOW, price=260, build=150, rents=[22, 44, 110, 330, 800, 975, 1150]),
    location("yunkai", YELLOW, price=260, build=150, rents=[22, 44, 110, 330, 800, 975, 1150]),
    Square("the_wall", WILDS, group=WILDS_GROUP, price=150),
    location("meereen", YELLOW, price=280, build=150, rents=[24, 48, 120, 360, 850, 1025, 1200]),
    Square("go_to_jail", GO_TO_JAIL),
    location("castle_black", GREEN, price=300, build=200, rents=[26, 52, 130, 390, 900, 1100, 1275]),
    location("pyke", GREEN, price=300, build=200, rents=[26, 52, 130, 390, 900, 1100, 1275]),
    Square("iron_throne_3", CARD, deck=THRONE),
    location("winterfell", GREEN, price=320, build=200, rents=[28, 56, 150, 450, 1000, 1200, 1400]),
    Square("house_stark", GREAT_HOUSE, group=HOUSES_GROUP, price=200),
    Square("valar_3", CARD, deck=VALAR),
    location("braavos", DARK_BLUE, price=350, build=200, rents=[35, 70, 175, 500, 1100, 1300, 1500]),
    Square("hand_of_the_king", TAX, tax=100),
    location("kings_landing", DARK_BLUE, price=400, build=200, rents=[50, 100, 200, 600, 1400, 1700, 2000]),
]

RING: Final = len(SQUARES)
SQUARE_IDS: Final = [square.id for square in SQUARES]
SQUARE_NAMES: Final = [f"square-{id}" for id in SQUARE_IDS]
KIND: Final = [square.kind for square in SQUARES]
GROUP: Final = [square.group for square in SQUARES]
PRICE: Final = [square.price for square in SQUARES]
BUILD: Final = [square.build for square in SQUARES]
RENTS: Final = [square.rents for square in SQUARES]
MORTGAGE: Final = [square.price // 2 for square in SQUARES]
DEEDS: Final = [n for n in range(RING) if PRICE[n] > 0]
GROUPS: Final = [[n for n in DEEDS if GROUP[n] == group] for group in range(len(GROUP_NAMES))]
FIRST_OF_COLOUR: Final = [GROUPS[group][0] for group in range(len(COLOURS))]
DEEDS_BY_GROUP: Final = [n for squares in GROUPS for n in squares]

GO_SQUARE: Final = 0
JAIL_SQUARE: Final = 10

START_CASH: Final = 1500
SALARY: Final = 200
BAIL: Final = 50
VILLAGES: Final = 32
KEEPS: Final = 12
HOUSE_RENTS: Final = [0, 25, 50, 100, 200]  # by the number of Great Houses held
WILDS_FACTORS: Final = [4, 10]  # of the dice, with one of the wilds and with both
INTEREST: Final = 10  # per cent of a mortgage

TOKENS: Final = [
    "crown", "direwolf", "dragon_egg", "iron_throne", "raven", "white_walker", "hand_pin", "longclaw",
]  # fmt: skip

# Faces of the speed die are words, so that they cannot be mistaken for pips of the white dice.
NO_FACE: Final = ""  # not thrown
RIDER: Final = "rider"
WAYFARER: Final = "wayfarer"
FACES: Final = ["1", "2", "3", RIDER, RIDER, WAYFARER]

BANK: Final[Seat] = -1  # also the owner of what nobody owns


def ahead(square: int, kind: int) -> int:
    """The next square of this kind, clockwise."""
    goal = (square + 1) % RING
    while KIND[goal] != kind:
        goal = (goal + 1) % RING
    return goal
