"""What may be chosen."""

from typing import Final

from mypy_extensions import i64

from fivethrones.bots.hand_of_the_king.twin.table import (
    AWARD,
    DISCARD,
    HOLDER,
    KILL_IN_AREA,
    KILL_ON_GRID,
    LEFT,
    MOVE,
    NAME,
    PLAY_DRAWN,
    SEATS,
    SUMMON,
    SUPPORT,
    SWAP_FIRST,
    SWAP_SECOND,
    Table,
)
from fivethrones.games.hand_of_the_king.companions import COMPANIONS
from fivethrones.games.hand_of_the_king.pieces import CELLS, CHARACTERS, HOUSE_OF, RAYS, VARYS
from fivethrones.games.hand_of_the_king.state import ON_GRID

# By cell, one bit for each other cell on its row and column.
LINES: Final = [sum([1 << other for cells in RAYS[cell] for other in cells]) for cell in range(CELLS)]


def choices(table: Table) -> list[int]:
    """All that the seat may choose now; none when the game is over."""
    asked = table.asked
    if asked == MOVE:
        return goals(table)
    if asked in (SUMMON, DISCARD):
        return companions_of(table.row)
    if asked == KILL_ON_GRID:
        return on_grid(table)
    if asked == KILL_IN_AREA:
        return held(table)
    if asked in (SWAP_FIRST, SWAP_SECOND):
        return [mover for mover in movable(table) if mover != table.picked]
    if asked == NAME:
        return houses_to_name(table)
    if asked == PLAY_DRAWN:
        return companions_of(table.row if table.rules.petyr_fills_row else table.drawn)
    if asked == AWARD:
        leading = leaders(table.numbers, SUPPORT + table.house * SEATS, table.seats)
        return [seat for seat in range(SEATS) if leading >> seat & 1]
    return []


def goals(table: Table) -> list[int]:
    """HK-6, HK-7: where Varys may go; HK-54: or to any character on his lines."""
    result: list[int] = []
    occupied = table.occupied
    grid = table.grid
    anywhere = table.rules.stop_anywhere
    for cells in RAYS[table.varys]:
        found: i64 = 0
        for i in range(len(cells) - 1, -1, -1):  # the farthest first
            cell: i64 = cells[i]
            if not occupied >> cell & 1:
                continue
            house: i64 = HOUSE_OF[grid[cell]]
            if anywhere or not found >> house & 1:
                found |= 1 << house
                result.append(cell)
    return result


def varys_can_move(table: Table) -> bool:
    lines: i64 = LINES[table.varys]
    return table.occupied & lines != 0


def companions_of(mask: i64) -> list[int]:
    result: list[int] = []
    companion: i64 = 0
    while mask >> companion:
        if mask >> companion & 1:
            result.append(companion)
        companion += 1
    return result


def on_grid(table: Table) -> list[int]:
    return [c for c in range(len(CHARACTERS)) if table.numbers[HOLDER + c] == ON_GRID]


def held(table: Table) -> list[int]:
    return [c for c in range(len(CHARACTERS)) if table.numbers[HOLDER + c] >= 0]


def movable(table: Table) -> list[int]:
    return [*on_grid(table), VARYS] if table.rules.ramsay_moves_varys else on_grid(table)


def houses_to_name(table: Table) -> list[int]:
    if table.rules.jon_needs_grid:  # HK-47
        return [house for house in range(7) if table.numbers[LEFT + house] > 0]
    return [0, 1, 2, 3, 4, 5, 6]


def leaders(numbers: list[int], first: i64, seats: i64) -> i64:
    """Who has the most of the numbers from the first on, one bit for each seat; nobody leads with none."""
    most: i64 = 1
    result: i64 = 0
    seat: i64 = 0
    while seat < seats:
        support: i64 = numbers[first + seat]
        if support > most:
            most = support
            result = 1 << seat
        elif support == most:
            result |= 1 << seat
        seat += 1
    return result


assert len(COMPANIONS) < CELLS <= 62, "companions and cells fit into one number each"
