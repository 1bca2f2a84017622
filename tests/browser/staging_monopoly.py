"""A server where Monopoly begins in the midst of things: ``python -m browser.staging_monopoly``

As `browser.dealing`, but the seed says which of these positions a table begins with; any other seed deals as usual.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from browser.dealing import main
from fivethrones.games import GAMES
from fivethrones.games.monopoly.state import Realm
from fivethrones.kernel.settings import Settings
from games.monopoly.scene import GAME, Scene, scene


def crowded() -> Scene:
    """Eight players, every kind of building and mortgage, the first about to throw; two in jail, two on a visit."""
    return scene(
        players=8,
        cash={"A": 860, "B": 340, "C": 1210, "D": 45},
        owns={
            "A": [1, 3, 5, 16, 18, 19, 37],
            "B": [6, 8, 9, 15, 28],
            "C": [11, 13, 21, 23],
            "D": [39, 31, 25],
            "E": [26, 27, 29],
            "F": [12, 35],
        },
        mortgaged=[5, 21, 12],
        level={1: 5, 3: 4, 16: 2, 18: 2, 19: 1, 26: 3, 27: 3, 29: 3, 6: 1},
        pos={"A": 7, "B": 24, "C": 24, "D": 24, "E": 10, "F": 10},
        jail={"G": 1, "H": 0},
        cards={"A": [0]},
    )


def buying() -> Scene:
    """The first player stands where a Great House is for sale."""
    table = scene(players=2, pos={"A": 10}, owns={"B": [1]})
    table.rolls("A", 2, 3)
    return table


def bidding() -> Scene:
    """The same, and it goes to auction: the second player is asked."""
    table = buying()
    table.plays("A", "decline")
    return table


def owning() -> Scene:
    """A whole group to build on, a mortgage, and something that the other lacks."""
    return scene(
        players=2,
        cash={"A": 600, "B": 700},
        owns={"A": [16, 18, 19, 5, 37], "B": [39, 1, 3]},
        mortgaged=[5, 39],
    )


def owing() -> Scene:
    """Rent that cannot be paid in cash, and could be raised."""
    table = scene(players=2, cash={"A": 90, "B": 900}, pos={"A": 36}, owns={"A": [5, 12, 15], "B": [37, 39]})
    table.rolls("A", 1, 2)
    return table


def sinking() -> Scene:
    """Rent that nothing can pay."""
    table = scene(
        players=2,
        cash={"A": 90, "B": 900},
        pos={"A": 36},
        owns={"A": [5, 12], "B": [37, 39]},
        level={37: 4, 39: 5},
    )
    table.rolls("A", 1, 2)
    return table


def jailed() -> Scene:
    return scene(players=2, jail={"A": 1}, cards={"A": [1]}, owns={"A": [5]})


def claiming() -> Scene:
    """The first player may ask the second for rent."""
    table = scene(players=2, turn="B", pos={"B": 1}, owns={"A": [3]}, rent_mode="claim")
    table.rolls("B", 1, 1)
    return table


def riding() -> Scene:
    """The speed die shows the wayfarer."""
    table = scene(players=2, past_go="AB", pos={"A": 5}, dice="speed", owns={"B": [8]})
    table.rolls("A", 2, 4, face="wayfarer")
    return table


def choosing() -> Scene:
    """Three alike: any square."""
    table = scene(players=2, past_go="AB", pos={"A": 5}, dice="speed", owns={"B": [8]})
    table.rolls("A", 2, 2, face="2")
    return table


def wanting() -> Scene:
    """Two who could build, and too few villages."""
    table = scene(players=2, owns={"A": [1, 3], "B": [6, 8, 9]}, bank=(3, 12))
    table.plays("A", "build crasters_keep")
    return table


def completing() -> Scene:
    """Four players in the middle of a game; the first may buy what completes a group."""
    table = scene(
        players=4,
        cash={"A": 912, "B": 418, "C": 675, "D": 203},
        owns={
            "A": [31, 32, 5, 11, 13, 8],
            "B": [16, 18, 19, 15, 28],
            "C": [1, 3, 21, 24, 35],
            "D": [37, 6, 26, 29, 12],
        },
        mortgaged=[12, 21],
        level={16: 2, 18: 2, 19: 3, 1: 5, 3: 4},
        pos={"A": 26, "B": 10, "C": 17, "D": 2},
        jail={"D": 1},
        cards={"C": [1]},
    )
    table.rolls("A", 5, 3)
    return table


def three() -> Scene:
    """Three players, each with something that another lacks; the first stands where a Great House is for sale."""
    table = scene(players=3, pos={"A": 10}, owns={"A": [37], "B": [39, 1], "C": [3]})
    table.rolls("A", 2, 3)
    return table


STAGES: Final[list[Callable[[], Scene]]] = [
    crowded, buying, bidding, owning, owing, sinking, jailed, claiming, riding, choosing, wanting, completing,
    three,
]  # fmt: skip


def staged(settings: Settings, seed: int) -> Realm:
    return STAGES[seed]().realm if seed < len(STAGES) else GAME.setup(settings, seed)


if __name__ == "__main__":
    GAMES["monopoly"].setup = staged  # type: ignore[method-assign]
    main(Path(sys.argv[1]), int(sys.argv[2]))
