"""Who has won, and who cannot be stopped any more."""

from typing import Final

from mypy_extensions import i64

from fivethrones.bots.hand_of_the_king.twin.table import BANNER, Table

HOUSES: Final = 7
ALL_HOUSES: Final = 127
COUNT: Final = [bin(mask).count("1") for mask in range(128)]


def banners_of(table: Table, side: i64) -> i64:
    """The houses whose banner a side holds, one bit each."""
    numbers = table.numbers
    result: i64 = 0
    house: i64 = 0
    while house < HOUSES:
        holder: i64 = numbers[BANNER + house]
        if holder >= 0 and side >> holder & 1:
            result |= 1 << house
        house += 1
    return result


def is_before(one: i64, other: i64) -> bool:
    """HK-38, HK-39: whether these banners win against those: more of them, or as many and the largest house."""
    if COUNT[one] != COUNT[other]:
        return COUNT[one] > COUNT[other]
    return one & -one < other & -other


def winners(table: Table) -> i64:
    """Of a game that is over, one bit for each seat; HK-40: all, if nobody holds anything."""
    best: i64 = 0
    result: i64 = 0
    for side in sides(table):
        own = banners_of(table, side)
        if own != 0 and (best == 0 or is_before(own, best)):
            best = own
            result = side
    return result if result else (1 << table.seats) - 1


def sides(table: Table) -> list[int]:
    if table.teams:
        return [5, 10]
    return [1 << seat for seat in range(table.seats)]
