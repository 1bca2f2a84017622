"""One token on its way round the ring, out of jail as soon as it may pay: how often a throw ends where.

``python -m games.monopoly.landing [THROWS]``, with ``tests`` in the path, compares a long walk with the known shares.
"""

import sys
from collections import Counter
from typing import Final

from fivethrones.games.monopoly.pieces import DEEDS
from fivethrones.games.monopoly.rules.decks import shuffle
from fivethrones.games.monopoly.state import Realm
from fivethrones.kernel.action import Action
from fivethrones.kernel.play import apply
from fivethrones.kernel.rng import seeded
from games.monopoly.scene import scene

IN_JAIL: Final = -1  # the cell, apart from the visitors on its square

# Percent of throws that end there, with decks that run as queues; from three million throws of another program.
SHARES: Final = {
    IN_JAIL: 3.95,
    **dict(
        enumerate(
            [
                3.09, 2.12, 1.88, 2.16, 2.31, 2.97, 2.26, 0.93, 2.31, 2.30, 2.26, 2.71, 2.61, 2.38, 2.47, 2.91, 2.80,
                2.61, 2.94, 3.12, 2.88, 2.81, 1.03, 2.74, 3.19, 3.07, 2.72, 2.68, 2.80, 2.59, 0.0, 2.68, 2.62, 2.37,
                2.52, 2.42, 0.82, 2.19, 2.19, 2.62,
            ]
        )
    ),
}  # fmt: skip
SALARIES: Final = 0.173  # per throw
GAME_THROWS: Final = 2_000
THROW: Final = Action(0, "throw")


def walk(throws: int) -> tuple[dict[int, float], float]:
    """Percent by square, and salaries per throw; many games, since the order of a deck favours some squares."""
    ends: Counter[int] = Counter()
    salaries = 0
    for game in range(throws // GAME_THROWS):
        realm = lonely(game)
        for _ in range(GAME_THROWS):
            leave_jail(realm)
            apply(realm, THROW)
            salaries += sum(event.kind == "salary" for event in realm.events)
            ends[IN_JAIL if realm.jail[0] >= 0 else realm.place[0]] += 1
    return {square: 100 * ends[square] / throws for square in SHARES}, salaries / throws


def lonely(seed: int) -> Realm:
    """All deeds are mortgaged and those of a bankrupt, so one token goes round and nothing is paid."""
    realm = scene(2, cash={"A": 10**9}, owns={"B": DEEDS}, mortgaged=DEEDS, out="B").realm
    realm.rng = seeded(seed)
    shuffle(realm)
    return realm


def leave_jail(realm: Realm) -> None:
    """At once, by card or for money."""
    if realm.jail[0] >= 0:
        held = realm.held_by(0)
        apply(realm, Action(0, "card", held[0]) if held else Action(0, "bail"))


def farthest(throws: int) -> float:
    """The greatest difference from the known shares, in percentage points."""
    found, salaries = walk(throws)
    assert abs(salaries - SALARIES) < 0.005, salaries
    return max(abs(found[square] - SHARES[square]) for square in SHARES)


if __name__ == "__main__":
    throws = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    difference = farthest(throws)
    print(f"monopoly: {throws:,} throws end where they should within {difference:.3f} percentage points")
    if difference > 0.1:
        sys.exit("that is more than 0.1")
