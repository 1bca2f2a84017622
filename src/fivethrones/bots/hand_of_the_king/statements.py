"""What a net is told of a position: which of many statements hold, from the point of view of whoever is to choose."""

from typing import Final

from mypy_extensions import i64

from fivethrones.bots.hand_of_the_king.twin.options import leaders
from fivethrones.bots.hand_of_the_king.twin.table import BANNER, HOLDER, LEFT, NONE, SEATS, SUPPORT, Table
from fivethrones.bots.hand_of_the_king.twin.words import KILL, TAKE, WORDS
from fivethrones.games.hand_of_the_king.pieces import CELLS, HOUSE_OF, RAYS

HOUSES: Final = 7
TAUGHT: Final = 14  # companions that the nets were taught with; of a later one they are told nothing
MOST_LEFT: Final = 5  # of a house on the grid; where more are left, all is open
MOST_LEAD: Final = 3
LEADS: Final = 2 * MOST_LEAD + 1
PLACES: Final = SEATS + 2  # where a character can be: dead, on the grid, with a seat
QUESTIONS: Final = 11

# Whom each companion names, or nobody.
NAMES: Final = [next((word[1] for word in words if word[0] in (TAKE, KILL)), NONE) for words in WORDS]

# Where each kind of statement begins.
STANDS: Final = 0  # by cell and house: one of that house lies there
VARYS_AT: Final = STANDS + CELLS * HOUSES
IN_LINE: Final = VARYS_AT + CELLS  # by house and number: so many on one of Varys's lines
STANDING: Final = (
    IN_LINE + HOUSES * 6
)  # by house, seat, what is left, lead, and whether that seat has the banner
HELD: Final = STANDING + HOUSES * SEATS * (MOST_LEFT + 1) * LEADS * 2  # by house and seat; nobody comes first
IN_ROW: Final = HELD + HOUSES * (SEATS + 1)
TURNED_UP: Final = IN_ROW + TAUGHT
AT_WORK: Final = TURNED_UP + TAUGHT
NAMED_AT: Final = AT_WORK + TAUGHT  # by companion in the row: where the one is whom it names
ASKED: Final = NAMED_AT + TAUGHT * PLACES
DUE: Final = ASKED + QUESTIONS
AGAIN: Final = DUE + 3
COUNT: Final = AGAIN + 1

MOST: Final = 112  # hold at once


def statements(table: Table) -> list[int]:
    """The numbers of the statements that hold."""
    found: list[int] = []
    add_grid(found, table)
    add_houses(found, table)
    add_companions(found, table)
    found.append(ASKED + table.asked)
    if table.due > 0:
        found.append(DUE + min(table.due, 3) - 1)
    if table.again:
        found.append(AGAIN)
    return found


def add_grid(found: list[int], table: Table) -> None:
    occupied = table.occupied
    grid = table.grid
    cell: i64 = 0
    while occupied >> cell:
        if occupied >> cell & 1:
            found.append(STANDS + cell * HOUSES + i64(HOUSE_OF[grid[cell]]))
        cell += 1
    found.append(VARYS_AT + table.varys)
    for cells in RAYS[table.varys]:
        counts: i64 = 0  # by house, four bits each
        for place in cells:
            here: i64 = place
            if occupied >> here & 1:
                counts += 1 << i64(HOUSE_OF[grid[here]]) * 4
        house: i64 = 0
        while counts >> house * 4:
            count = counts >> house * 4 & 15
            if count > 0:
                found.append(IN_LINE + house * 6 + count)
            house += 1


def add_houses(found: list[int], table: Table) -> None:
    numbers = table.numbers
    seats = table.seats
    house: i64 = 0
    while house < HOUSES:
        first = SUPPORT + house * SEATS
        left: i64 = min(i64(numbers[LEFT + house]), MOST_LEFT)
        holder: i64 = numbers[BANNER + house]
        leading = leaders(numbers, first, seats)
        most, second = two_most(numbers, first, seats)
        seat: i64 = 0
        while seat < seats:
            support: i64 = numbers[first + seat]
            rival = second if leading == 1 << seat else most
            lead = min(max(support - rival, -MOST_LEAD), MOST_LEAD) + MOST_LEAD
            at = (house * SEATS + relative(table, seat)) * (MOST_LEFT + 1) + left
            found.append(STANDING + (at * LEADS + lead) * 2 + (1 if holder == seat else 0))
            seat += 1
        found.append(HELD + house * (SEATS + 1) + (1 + relative(table, holder) if holder >= 0 else 0))
        house += 1


def two_most(numbers: list[int], first: i64, seats: i64) -> tuple[i64, i64]:
    """The two largest supports of a house."""
    most: i64 = 0
    second: i64 = 0
    seat: i64 = 0
    while seat < seats:
        support: i64 = numbers[first + seat]
        if support > most:
            second = most
            most = support
        elif support > second:
            second = support
        seat += 1
    return most, second


def relative(table: Table, seat: i64) -> i64:
    """How many turns after the one who is to choose."""
    return seat - table.turn if seat >= table.turn else seat - table.turn + table.seats


def add_companions(found: list[int], table: Table) -> None:
    if NONE < table.playing < TAUGHT:
        found.append(AT_WORK + table.playing)
    companion: i64 = 0
    while companion < TAUGHT and (table.row | table.drawn) >> companion:
        if table.drawn >> companion & 1:
            found.append(TURNED_UP + companion)
        if table.row >> companion & 1:
            found.append(IN_ROW + companion)
            name: i64 = NAMES[companion]
            if name != NONE:
                where: i64 = table.numbers[HOLDER + name]
                place = 2 + relative(table, where) if where >= 0 else -1 - where
                found.append(NAMED_AT + companion * PLACES + place)
        companion += 1
