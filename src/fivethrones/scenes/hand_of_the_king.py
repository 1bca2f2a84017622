"""Any position of Hand of the King.

    court = court_with(rows("VS...."), areas={1: "SS"}, banners={1: "stark"}, row="hodor bronn")

Houses are letters: S G L T B Y U. A letter stands for a member of the house, preferably one that no companion refers to;
characters that matter are named: ``at={"a1": "bran_stark"}``. Characters that are not mentioned are out of the game.
"""

from collections.abc import Iterable
from typing import Final

from fivethrones.games.hand_of_the_king.companions import COMPANIONS
from fivethrones.games.hand_of_the_king.game import HandOfTheKing
from fivethrones.games.hand_of_the_king.pieces import (
    BARATHEON,
    CHARACTERS,
    EMPTY,
    HOUSE_OF,
    HOUSES,
    LANNISTER,
)
from fivethrones.games.hand_of_the_king.rules.turn import BEGIN, Turn
from fivethrones.games.hand_of_the_king.state import DEAD, GONE, IN_DECK, IN_ROW, ON_GRID, Court
from fivethrones.kernel.action import Seat
from fivethrones.kernel.knowledge import EVERYONE, NOBODY
from fivethrones.kernel.play import advance
from fivethrones.kernel.settings import with_defaults

GAME: Final = HandOfTheKing()
LETTERS: Final = "SGLTBYU"
EMPTY_ROW: Final = "......"
CELLS: Final = [f"{column}{row}" for row in "123456" for column in "abcdef"]
COMPANION_IDS: Final = [companion.id for companion in COMPANIONS]
SOUGHT: Final = [
    "eddard_stark", "bran_stark", "tyrion_lannister", "daenerys_targaryen", "viserys_targaryen", "renly_baratheon",
]  # fmt: skip


def rows(*given: str) -> list[str]:
    """Six rows of King's Landing: the given ones, then empty ones."""
    return [*given, *[EMPTY_ROW] * (6 - len(given))]


def court_with(
    grid: list[str],
    *,
    seats: int = 2,
    at: dict[str, str] | None = None,
    areas: dict[Seat, str] | None = None,
    kept: dict[Seat, str] | None = None,
    banners: dict[Seat, str] | None = None,
    row: str = "",
    deck: str = "",
    turn: Seat = 0,
    **settings: str,
) -> Court:
    """A table at the start of a turn.

    ``areas`` mixes letters and names, ``"SSL bran_stark"``; ``kept`` is written ``"shae jon_snow:tully"``; ``banners`` names
    the houses by seat; ``row`` and ``deck`` name companions, the top of the deck first. Other arguments are settings.
    """
    court = GAME.blank(with_defaults(GAME.settings, {"seats": str(seats), **settings}))
    court.turn = turn
    deal_characters(court, "".join(grid), at or {}, areas or {})
    for seat, houses in (banners or {}).items():
        for house in houses.split():
            court.banners[HOUSES.index(house)] = seat
    if court.rules.has_companions:
        deal_companions(court, row.split(), deck.split(), kept or {})
    court.push(Turn(BEGIN))
    advance(court)
    return court


def deal_characters(court: Court, grid: str, at: dict[str, str], areas: dict[Seat, str]) -> None:
    court.holder = [DEAD] * len(CHARACTERS)
    court.varys = grid.index("V")
    assert grid.count("V") == 1, "there is one Varys"
    assert len(grid) == 36, "King's Landing has six rows of six"
    for cell, name in at.items():
        put_on_grid(court, CELLS.index(cell), CHARACTERS.index(name))
    for seat, words in areas.items():
        for word in words.split():
            if word in CHARACTERS:
                court.holder[CHARACTERS.index(word)] = seat
    for number, letter in enumerate(grid):
        if letter in LETTERS and court.grid[number] == EMPTY:
            put_on_grid(court, number, anyone_of(court, letter))
    for seat, words in areas.items():
        for letter in letters_in(words):
            court.holder[anyone_of(court, letter)] = seat


def put_on_grid(court: Court, cell: int, character: int) -> None:
    court.grid[cell] = character
    court.holder[character] = ON_GRID


def letters_in(words: str) -> Iterable[str]:
    return (letter for word in words.split() if word not in CHARACTERS for letter in word)


def anyone_of(court: Court, letter: str) -> int:
    """A member of the house that has not been placed yet, preferably one that no companion refers to."""
    house = LETTERS.index(letter)
    free = [c for c in range(len(CHARACTERS)) if HOUSE_OF[c] == house and court.holder[c] == DEAD]
    assert free, f"the house {HOUSES[house]} has no more members"
    return min(free, key=lambda character: CHARACTERS[character] in SOUGHT)


def deal_companions(court: Court, row: list[str], deck: list[str], kept: dict[Seat, str]) -> None:
    """Slots in this order: the row, the deck, kept companions, and the rest, which have left the game."""
    keepers = [(word, seat) for seat, words in kept.items() for word in words.split()]
    named = [*row, *deck, *(word.partition(":")[0] for word, _ in keepers)]
    order = [*named, *(id for id in COMPANION_IDS if id not in named)]
    court.companions = [COMPANION_IDS.index(id) for id in order]
    places = [*[IN_ROW] * len(row), *[IN_DECK] * len(deck), *(seat for _, seat in keepers)]
    court.place = [*places, *[GONE] * (len(order) - len(places))]
    court.knowledge = [NOBODY if place == IN_DECK else EVERYONE for place in court.place]
    for word, _ in keepers:
        id, _, house = word.partition(":")
        court.kept.append(order.index(id))
        court.kept_house.append(
            HOUSES.index(house) if house else {"shae": LANNISTER, "gendry": BARATHEON}[id]
        )
        court.kept_worth.append(2 if id == "jon_snow" else 1)
