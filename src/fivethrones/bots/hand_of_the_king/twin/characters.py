"""Single changes, and what follows from them at once."""

from mypy_extensions import i64

from fivethrones.bots.hand_of_the_king.twin.keys import swap_key
from fivethrones.bots.hand_of_the_king.twin.table import HOLDER, LEFT, SEATS, SUPPORT, Table, bit
from fivethrones.games.hand_of_the_king.pieces import EMPTY, HOUSE_OF, PATHS, VARYS
from fivethrones.games.hand_of_the_king.state import DEAD, ON_GRID


def varys_goes(table: Table, goal: i64) -> None:
    """HK-7 to HK-9: to that cell, taking every character of the house met on the way."""
    numbers = table.numbers
    grid = table.grid
    turn = table.turn
    occupied = table.occupied
    house: i64 = HOUSE_OF[grid[goal]]
    count: i64 = 0
    for cell in PATHS[table.varys][goal]:
        here: i64 = cell
        if not occupied >> here & 1:
            continue
        character: i64 = grid[here]
        if HOUSE_OF[character] == house:
            occupied ^= bit(here)
            numbers[HOLDER + character] = turn
            count += 1
    table.occupied = occupied
    table.varys = goal
    table.touched = 1 << house
    table.gained = 1 << house
    table.house = 0
    numbers[LEFT + house] -= count
    if numbers[LEFT + house] == 0 and table.rules.has_companions:
        table.due += 1
        table.before = numbers[SUPPORT : SUPPORT + 7 * SEATS]
    numbers[SUPPORT + house * SEATS + turn] += count


def take(table: Table, character: i64) -> None:
    """HK-25: a companion brings a character to the acting player, from the grid or from another play area."""
    numbers = table.numbers
    was: i64 = numbers[HOLDER + character]
    house: i64 = HOUSE_OF[character]
    numbers[HOLDER + character] = table.turn
    numbers[SUPPORT + house * SEATS + table.turn] += 1
    gain(table, house)
    if was >= 0:  # HK-20: a character out of a play area brings no companion
        numbers[SUPPORT + house * SEATS + was] -= 1
        return
    lift(table, character)
    if numbers[LEFT + house] == 0:  # HK-18
        table.due += 1


def kill(table: Table, character: i64) -> None:
    """HK-25: a character leaves the game; HK-19: that never brings a companion."""
    numbers = table.numbers
    was: i64 = numbers[HOLDER + character]
    house: i64 = HOUSE_OF[character]
    numbers[HOLDER + character] = DEAD
    if was == ON_GRID:
        lift(table, character)
        if table.rules.grid_kill_touches:  # HK-53
            table.touched |= 1 << house
        return
    numbers[SUPPORT + house * SEATS + was] -= 1
    sway(table, house)


def gain(table: Table, house: i64) -> None:
    sway(table, house)
    table.gained |= 1 << house


def sway(table: Table, house: i64) -> None:
    table.touched |= 1 << house
    table.swayed |= 1 << house


def lift(table: Table, character: i64) -> None:
    """HK-9: off the grid."""
    cell: i64 = table.grid.index(character)
    table.occupied &= ~bit(cell)
    table.numbers[LEFT + HOUSE_OF[character]] -= 1


def keep(table: Table, house: i64, worth: i64) -> None:
    """HK-31, HK-32: the companion counts as so many characters of a house."""
    table.numbers[SUPPORT + house * SEATS + table.turn] += worth
    gain(table, house)


def discard(table: Table, companion: i64) -> None:
    table.row &= ~(1 << companion)


def draw(table: Table, count: i64) -> None:
    """HK-36: the top companions of the deck are turned up; HK-50: or join the row."""
    while count > 0 and table.top < len(table.deck):
        companion: i64 = table.deck[table.top]
        if table.rules.petyr_fills_row:
            table.row |= 1 << companion
        else:
            table.drawn |= 1 << companion
        table.top += 1
        count -= 1


def swap(table: Table, one: i64, other: i64) -> None:
    """HK-34: two on the grid trade places; HK-46: Varys may be one of them."""
    grid = table.grid.copy()
    first, second = cell_of(table, one), cell_of(table, other)
    put(table, grid, one, second)
    put(table, grid, other, first)
    table.grid = grid
    table.swaps ^= swap_key(one, first, second) ^ swap_key(other, second, first)


def cell_of(table: Table, mover: i64) -> i64:
    return table.varys if mover == VARYS else table.grid.index(mover)


def put(table: Table, grid: list[int], mover: i64, cell: i64) -> None:
    if mover == VARYS:
        table.varys = cell
        table.occupied &= ~bit(cell)
        grid[cell] = EMPTY
    else:
        table.occupied |= bit(cell)
        grid[cell] = mover
