"""Tree search among several who play for themselves: one looks ahead, the others choose what looks best to them at once.

What has turned out well for the one is tried more often (UCT). What the others choose is drawn from how good each choice looks to them
right after it, without looking further: to take rivals for perfect players, too, makes one see ghosts.
"""

from math import exp, log, sqrt
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from fivethrones.bots.search.budget import Meter

CURIOSITY: Final = 0.3  # how curious the search is about choices other than the best
HEAT: Final = 0.04  # of the game: what looks that much worse to a rival is chosen about a third as often


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

    def guess(self) -> list[float]:
        """By seat, its expected share of the game."""
        raise TypeError(type(self).__name__)


@final
class Branch:
    """A position in the tree, and what has come of each choice from there."""

    def __init__(self, field: Field) -> None:
        self.field = field
        self.seat: i64 = field.seat()
        self.choices = field.choices()
        self.children: list[Branch] = []  # none until it is opened
        self.likely: list[float] = []  # how likely each choice is, where a rival chooses
        self.visits: list[int] = []
        self.totals: list[list[float]] = []  # of all shares, by choice and seat
        self.count: i64 = 0

    def open(self, me: i64, meter: Meter) -> list[float]:
        """Add all positions that may come next. Returns each seat's share, as expected from here."""
        for choice in self.choices:
            child = Branch(self.field.after(choice))
            self.children.append(child)
            self.visits.append(1)
            self.totals.append(child.field.guess())
            meter.spend()
        self.count = len(self.choices)
        own = [shares[self.seat] for shares in self.totals]
        if self.seat == me:
            return self.totals[own.index(max(own))].copy()
        self.likely = likelihoods(own)
        return mixed(self.likely, self.totals)

    def best(self) -> int:
        """Where the hope is greatest: what was good so far, or has hardly been tried."""
        span = log(self.count + 1)
        found, most = 0, -1.0
        for i in range(len(self.children)):
            visits = self.visits[i]
            hope = self.totals[i][self.seat] / visits + CURIOSITY * sqrt(span / visits)
            if hope > most:
                found, most = i, hope
        return found

    def due(self) -> int:
        """The choice that a rival has made least often, compared with how likely it is."""
        found, most = 0, -1.0
        for i in range(len(self.children)):
            share = self.likely[i] / self.visits[i]
            if share > most:
                found, most = i, share
        return found

    def learn(self, i: i64, shares: list[float]) -> None:
        totals = self.totals[i]
        for seat in range(len(totals)):
            totals[seat] += shares[seat]
        self.visits[i] += 1
        self.count += 1


def likelihoods(own: list[float]) -> list[float]:
    most = max(own)
    parts = [exp((share - most) / HEAT) for share in own]
    together = 0.0
    for part in parts:
        together += part
    return [part / together for part in parts]


def mixed(likely: list[float], totals: list[list[float]]) -> list[float]:
    result = [0.0] * len(totals[0])
    for i in range(len(likely)):
        for seat in range(len(result)):
            result[seat] += likely[i] * totals[i][seat]
    return result


def try_once(root: Branch, me: i64, meter: Meter) -> None:
    """Walk down the tree to a position that has not been opened, or to the end of the game."""
    path: list[Branch] = []
    steps: list[int] = []
    branch = root
    while branch.children:
        i = branch.best() if branch.seat == me else branch.due()
        path.append(branch)
        steps.append(i)
        branch = branch.children[i]
    if branch.choices:
        shares = branch.open(me, meter)
    else:
        shares = branch.field.guess()
        meter.spend()
    for at in range(len(path)):
        path[at].learn(steps[at], shares)


def weigh_tries(field: Field, choices: list[int], meter: Meter) -> list[tuple[int, float]]:
    """How often each choice was tried, and what it came to on average: what is tried most often is best known and best."""
    root = Branch(field)
    root.choices = choices
    me = root.seat
    try_once(root, me, meter)
    while not meter.is_over:
        try_once(root, me, meter)
    return [(root.visits[i], root.totals[i][me] / root.visits[i]) for i in range(len(choices))]
