"""Who will hold which banner in the end, and who will win with that."""

from math import exp, sqrt
from typing import Final

from fivethrones.kernel.action import Seat

# The last to act in a house that is even takes its banner, so holding it already is worth a part of a character.
HOLDING: Final = 0.35
# How far a lead may still be turned, by the characters left on the grid.
DOUBT: Final = [sqrt(0.5 * left + 0.3) for left in range(9)]


def holding_chances(support: list[int], left: int, holder: Seat) -> list[float]:
    """For each seat, the chance to hold the banner of a house at the end, with so many of its characters left to take."""
    chances = [0.0] * len(support)
    if left == 0:
        if holder >= 0:
            chances[holder] = 1.0
        return chances
    most = max(support)
    together = 0.0
    for seat in range(len(support)):
        behind = most - support[seat]
        if behind <= left:
            held = HOLDING if seat == holder else 0.0
            chances[seat] = exp((held - behind) / DOUBT[left])
            together += chances[seat]
    return [chance / together for chance in chances]


def win_chance(mine: list[float], theirs: list[float]) -> float:
    """The chance that one side ends before another, from their chances for each banner, the largest house first.

    Between equals the larger house decides, so lines are counted apart by who got the first banner of the two.
    """
    none = 1.0  # neither has any yet
    ours = [0.0] * 15  # the first was ours: the chance of each difference, the middle being even
    others = [0.0] * 15
    for house in range(len(mine)):
        p, q = mine[house], theirs[house]
        ours = shifted(ours, p, q)
        others = shifted(others, p, q)
        ours[8] += none * p
        others[6] += none * q
        none *= 1.0 - p - q
    return total(ours[7:]) + total(others[8:]) + none / 2


def shifted(chances: list[float], p: float, q: float) -> list[float]:
    """The difference after one more house, which goes to one side with chance p and to the other with q."""
    r = 1.0 - p - q
    return [
        chances[i] * r + (chances[i - 1] * p if i > 0 else 0.0) + (chances[i + 1] * q if i < 14 else 0.0)
        for i in range(15)
    ]


def total(values: list[float]) -> float:
    """From left to right: the built-in sum rounds differently from one version of Python to the next."""
    result = 0.0
    for value in values:
        result += value
    return result
