"""What to choose, by looking farther and farther ahead; and what is certain, by looking to the end."""

from typing import Final

from mypy_extensions import i64

from fivethrones.bots.search.alphabeta import BEYOND, SURE, Searcher
from fivethrones.bots.search.budget import Meter
from fivethrones.bots.search.position import Position

TO_THE_END: Final = 99  # turns; no game is as long
UNKNOWN: Final = -1
NOT_WON: Final = -2


def deepen(position: Position, choices: list[int], most: int, meter: Meter) -> int:
    """Our best choice, as far ahead as the meter lets us look, at most so many turns; the first among equals."""
    searcher = Searcher(meter, every=False)
    order = choices.copy()
    for depth in range(most):
        best: i64 = -BEYOND
        leader = order[0]
        for choice in order:
            follower = position.after(choice)
            found = searcher.compare(follower, depth, best, BEYOND, best > -BEYOND, True)
            if meter.is_over:
                return leader  # the best choice of the depth before, unless a better one has been found since
            if found > best:
                best = found
                leader = choice
        order.remove(leader)
        order.insert(0, leader)
        if best >= SURE or best <= -SURE:
            break
    return order[0]


def weigh(position: Position, choices: list[int], most: int, meter: Meter) -> list[int]:
    """What each choice is worth to us, all searched to the same depth."""
    searcher = Searcher(meter, every=False)
    followers = [position.after(choice) for choice in choices]
    worths = [int(follower.estimate()) for follower in followers]
    for depth in range(most):
        fresh = [int(searcher.worth(follower, depth, -BEYOND, BEYOND)) for follower in followers]
        if meter.is_over:
            break
        worths = fresh
    return worths


def winning(position: Position, choices: list[int], meter: Meter) -> int:
    """A choice with which we win whatever the others do, NOT_WON if there is none, or UNKNOWN when the meter is over."""
    searcher = Searcher(meter, every=True)
    for choice in choices:
        found = searcher.worth(position.after(choice), TO_THE_END, 0, 1)
        if meter.is_over:
            return UNKNOWN
        if found >= SURE:
            return choice
    return NOT_WON
