"""Tables of three to six: equals sit with equals, and as few as can be sit together again."""

from collections.abc import Sequence
from itertools import combinations

from fivethrones.club.tournaments.pairing.swiss import Met

PASSES = 20  # over all pairs of seats, to find better neighbours


def pair(order: Sequence[str], seats: int, met: Met) -> list[list[str]]:
    """As many players as fill tables, the best first."""
    left, tables = list(order), list[list[str]]()
    while left:
        table = [left.pop(0)]
        while len(table) < seats:
            next_one = min(left, key=lambda player: (repeats([*table, player], met), left.index(player)))
            left.remove(next_one)
            table.append(next_one)
        tables.append(table)
    for _ in range(PASSES):
        if not any(improve(one, other, met) for one, other in combinations(tables, 2)):
            break
    return tables


def repeats(table: list[str], met: Met) -> int:
    """How many meetings at this table there were before; a third one counts more than two second ones."""
    return sum(met.get(frozenset(two), 0) ** 2 for two in combinations(table, 2))


def improve(one: list[str], other: list[str], met: Met) -> bool:
    """Let two players change tables if that spares a repeated meeting."""
    before = repeats(one, met) + repeats(other, met)
    if not before:
        return False
    for i in range(len(one)):
        for j in range(len(other)):
            one[i], other[j] = other[j], one[i]
            if repeats(one, met) + repeats(other, met) < before:
                return True
            one[i], other[j] = other[j], one[i]
    return False
