"""Tree search for more than two sides: what has turned out well for whoever was to choose is tried more often (UCT)."""

from math import log, sqrt
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from fivethrones.bots.search.budget import Meter
from fivethrones.kernel.rng import Rng

CURIOSITY: Final = 0.1  # how much more often than the best others are tried


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
        """By seat, which part of the game will be its own; where that needs luck, it is drawn."""
        raise TypeError(type(self).__name__)


@final
class Branch:
    """A position in the tree, and what has come of the choice that led there."""

    def __init__(self, field: Field) -> None:
        self.field = field
        self.seat: i64 = field.seat()
        self.choices: list[int] = []
        self.children: list[Branch] = []  # of the first choices, in their order
        self.is_known = False  # what may be chosen here
        self.visits: i64 = 0
        self.total: float = 0.0  # of the shares of whoever chose it

    def look(self) -> None:
        """See what may be chosen; most positions are left before that is asked."""
        if not self.is_known:
            self.is_known = True
            self.choices = self.field.choices()

    def grow(self) -> "Branch":
        """The next choice that has not been tried."""
        child = Branch(self.field.after(self.choices[len(self.children)]))
        self.children.append(child)
        return child

    def best(self) -> "Branch":
        """Where the hope is greatest: what was good so far, or has hardly been tried."""
        span = CURIOSITY * sqrt(log(self.visits))
        found, most = self.children[0], -1.0
        for child in self.children:
            visits = float(child.visits)
            hope = child.total / visits + span / sqrt(visits)
            if hope > most:
                found, most = child, hope
        return found


def try_once(root: Branch, rng: Rng) -> list[float]:
    """Down the tree by the greatest hope and one step beyond it; what is to be expected there, by seat."""
    path: list[Branch] = [root]
    branch = root
    branch.look()
    while branch.choices:
        is_new = len(branch.children) < len(branch.choices)
        branch = branch.grow() if is_new else branch.best()
        path.append(branch)
        if is_new:
            break
        branch.look()
    shares = branch.field.guess(rng)
    seat: i64 = root.seat
    for branch in path:
        branch.visits += 1
        branch.total += shares[seat]
        seat = branch.seat
    return shares


def weigh_tries(field: Field, choices: list[int], meter: Meter, rng: Rng) -> list[tuple[int, float]]:
    """How often each choice was tried, and what it came to on average: what is tried most often is best known and best."""
    root = Branch(field)
    root.is_known = True
    root.choices = choices
    while meter.spend() or root.visits < len(choices):
        try_once(root, rng)
    return [(int(child.visits), child.total / float(child.visits)) for child in root.children]
