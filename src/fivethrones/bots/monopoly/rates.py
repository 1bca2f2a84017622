"""What a deed earns: how often tokens come by, and what they pay."""

from typing import Final

from fivethrones.games.monopoly.pieces import (
    BANK,
    COLOURS,
    GROUP,
    GROUPS,
    KIND,
    RENTS,
    RING,
    SQUARES,
    TAX,
    WILDS,
)
from fivethrones.games.monopoly.rules.rent import factor_of, rent_of
from fivethrones.games.monopoly.state import Realm
from fivethrones.games.monopoly.words import PLAIN
from fivethrones.kernel.action import Seat

# Of a hundred throws, how many end on each square, in the long run and with jail left at once.
LANDINGS: Final = [
    3.09, 2.12, 1.88, 2.16, 2.31, 2.97, 2.26, 0.93, 2.31, 2.30, 2.26, 2.71, 2.61, 2.38, 2.47, 2.91, 2.80, 2.61, 2.94,
    3.12, 2.88, 2.81, 1.03, 2.74, 3.19, 3.07, 2.72, 2.68, 2.80, 2.59, 0.00, 2.68, 2.62, 2.37, 2.52, 2.42, 0.82, 2.19,
    2.19, 2.62,
]  # fmt: skip
VISITS: Final = [landing / 100.0 for landing in LANDINGS]

MEAN_THROW: Final = 7
WAYS: Final = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]  # of 36, to throw each total
USUAL: Final = 32  # of 36: worse throws than these are not reckoned with

THIRD: Final = 3  # the village from which on a location pays


def rent_at(square: int, level: int, keep: int) -> int:
    """In a full set, with so many steps built."""
    return RENTS[square][6 if level == keep else level + 1]


def rent_now(realm: Realm, square: int) -> int:
    """What a visitor pays, on average."""
    if realm.mortgaged[square]:
        return 0
    if KIND[square] == WILDS:
        return MEAN_THROW * factor_of(realm, square, PLAIN)
    return rent_of(realm, square)


def set_income(group: int, level: int, keep: int) -> float:
    total = 0.0
    for square in GROUPS[group]:
        total += VISITS[square] * rent_at(square, level, keep)
    return total


# In the short game and in the full one, by colour group and level.
SHORT_INCOME: Final = [[set_income(group, level, 4) for level in range(5)] for group in range(len(COLOURS))]
FULL_INCOME: Final = [[set_income(group, level, 5) for level in range(6)] for group in range(len(COLOURS))]


def income(realm: Realm, group: int, level: int) -> float:
    """What a full set earns with each throw of an opponent, built to this level."""
    return SHORT_INCOME[group][level] if realm.rules.short else FULL_INCOME[group][level]


def gain_of_step(realm: Realm, square: int) -> float:
    """What one more building there earns with each throw of an opponent, for each coin it costs.

    Below the third village as much as the steps to it do on average: it is for those that one begins.
    """
    level, keep = realm.level[square], realm.rules.keep
    goal = max(min(THIRD, keep), level + 1)
    more = rent_at(square, goal, keep) - rent_now(realm, square)
    return VISITS[square] * more / ((goal - level) * SQUARES[square].build)


def due(realm: Realm, seat: Seat, square: int) -> int:
    """What this seat would have to pay there."""
    if KIND[square] == TAX:
        return SQUARES[square].tax
    if GROUP[square] < 0 or realm.owner[square] in (BANK, seat):
        return 0
    return rent_now(realm, square)


def reserve(realm: Realm, seat: Seat) -> int:
    """Nine times in ten the next throw costs no more."""
    # Each total is one number, the ways to throw it behind the cost: those are sorted fastest.
    costs = sorted([8 * due(realm, seat, (realm.place[seat] + n) % RING) + WAYS[n] for n in range(2, 13)])
    ways = 0
    for cost in costs:
        ways += cost % 8
        if ways >= USUAL:
            return cost // 8
    return costs[-1] // 8
