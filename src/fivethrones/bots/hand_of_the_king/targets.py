"""Which of many targets of a companion are looked at."""

from typing import Final

from mypy_extensions import i64

from fivethrones.bots.hand_of_the_king.twin.keys import NAMED
from fivethrones.bots.hand_of_the_king.twin.options import LINES, choices
from fivethrones.bots.hand_of_the_king.twin.table import (
    HOLDER,
    KILL_IN_AREA,
    KILL_ON_GRID,
    LEFT,
    SEATS,
    SUPPORT,
    SWAP_FIRST,
    SWAP_SECOND,
    Table,
)
from fivethrones.games.hand_of_the_king.pieces import HOUSE_OF, VARYS

WIDTH: Final = 5  # targets looked at when there are many


def each_once(table: Table) -> list[int]:
    """All choices that make a difference: of several that come to the same only the first."""
    found = choices(table)
    if table.asked == KILL_IN_AREA:
        return one_of_each(table, found)
    if table.asked == SWAP_SECOND:  # each pair once
        return [mover for mover in found if mover > table.picked] or found
    return found


def one_of_each(table: Table, held: list[int]) -> list[int]:
    """Of a house's characters in one play area one is as good as another, unless a companion names it."""
    seen: list[int] = []
    result: list[int] = []
    for character in held:
        kind = HOUSE_OF[character] * SEATS + table.numbers[HOLDER + character]
        if character in NAMED:
            result.append(character)
        elif kind not in seen:
            seen.append(kind)
            result.append(character)
    return result


def worth_a_thought(table: Table) -> list[int]:
    """Of many targets those on which most depends."""
    found = each_once(table)
    if len(found) <= WIDTH or table.asked not in (KILL_ON_GRID, KILL_IN_AREA, SWAP_FIRST, SWAP_SECOND):
        return found
    order = sorted([(-interest(table, found[i]), i) for i in range(len(found))])
    return [found[i] for _, i in order[:WIDTH]]


def interest(table: Table, character: int) -> int:
    """How much depends on a character: whether its house is close, who has it, whether Varys can reach it next."""
    if character == VARYS:
        return 0
    numbers = table.numbers
    house = HOUSE_OF[character]
    first = SUPPORT + house * SEATS
    own = numbers[first + table.turn]
    rival = max([numbers[first + seat] for seat in range(table.seats) if seat != table.turn])
    close = 4 - min(abs(own - rival), 4)
    holder = numbers[HOLDER + character]
    if holder >= 0:
        return close + (0 if holder == table.turn else 8)
    cell: i64 = table.grid.index(character)
    lines: i64 = LINES[table.varys]
    return close + (4 if lines >> cell & 1 else 0) + (2 if numbers[LEFT + house] <= 2 else 0)
