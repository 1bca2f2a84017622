"""Tree search for more than two sides: what has turned out well for whoever was to choose is tried more often (UCT)."""

from math import log, sqrt
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from fivethrones.bots.search.budget import Meter
from fivethrones.kernel.rng import Rng

CURIOSITY: Final = 0.5  # how much more often than the best others are tried


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """One position among several who play for themselves; it never changes, ``after`` makes another one."""

    def seat(self) -> i64:
        """Who is to choose."""
        raise TypeError(type(self).__name__)

    def choices(self) -> list[int]:
        """None when the game is over."""
        raise TypeError(type(self).__name__)

    def after(self, choice: i64) -> "Field":  # noqa: ARG002 (named for the subclasses)
        raise TypeError(type(self).__name__)

    def guess(self, rng: Rng) -> list[float]:  # noqa: ARG002 (named for the subclasses)
        """By seat, which part of the game is its own at the end, if it is played on by chance."""
        raise TypeError(type(self).__name__)


@final
class Branch:
    """A position in the tree, and what has come of each choice from there."""

    def __init__(self, field: Field) -> None:
        self.field = field
        self.seat: i64 = field.seat()
        self.choices = field.choices()
        self.children: list[Branch] = []  # of the first choices, in their order
        self.visits: list[int] = []
        self.totals: list[float] = []  # of the shares of whoever chooses here
        self.count: i64 = 0

    def grow(self) -> "Branch":
        """The next choice that has not been tried."""
        child = Branch(self.field.after(self.choices[len(self.children)]))
        self.children.append(child)
        self.visits.append(0)
        self.totals.append(0.0)
        return child

    def best(self) -> int:
        """Where the hope is greatest: what was good so far, or has hardly been tried."""
        span = log(self.count)
        found, most = 0, -1.0
        for i in range(len(self.children)):
            visits = self.visits[i]
            hope = self.totals[i] / visits + CURIOSITY * sqrt(span / visits)
            if hope > most:
                found, most = i, hope
        return found

    def learn(self, i: i64, shares: list[float]) -> None:
        self.visits[i] += 1
        self.totals[i] += shares[self.seat]
        self.count += 1


def try_once(root: Branch, rng: Rng) -> None:
    """Down the tree by the greatest hope, one step beyond it, and from there by chance to the end."""
    path: list[Branch] = []
    steps: list[int] = []
    branch = root
    while branch.choices:
        path.append(branch)
        if len(branch.children) < len(branch.choices):
            steps.append(len(branch.children))
            branch = branch.grow()
            break
        i = branch.best()
        steps.append(i)
        branch = branch.children[i]
    shares = branch.field.guess(rng)
    for i in range(len(path)):
        path[i].learn(steps[i], shares)


def weigh_tries(field: Field, choices: list[int], meter: Meter, rng: Rng) -> list[tuple[int, float]]:
    """How often each choice was tried, and what it came to on average: what is tried most often is best known and best."""
    root = Branch(field)
    root.choices = choices
    while meter.spend() or root.count < len(choices):
        try_once(root, rng)
    return [(root.visits[i], root.totals[i] / root.visits[i]) for i in range(len(choices))]
