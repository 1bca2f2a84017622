"""What a judge is asked and what it says."""

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, Final

from fivethrones.club.assets import Assets
from fivethrones.kernel.action import Action, Seat
from fivethrones.kernel.game import Game
from fivethrones.kernel.state import State

TENTH: Final = 1.2816  # standard errors from the middle to the 10th and to the 90th percentile


@dataclass(frozen=True)
class Chance:
    """To win: between these two, most likely the middle."""

    low: float
    middle: float
    high: float


@dataclass(frozen=True)
class Weighed:
    """A choice, or a whole gesture, and what it leaves."""

    plan: tuple[Action, ...]
    chance: Chance
    doubt: float  # how much of what it is behind the best may be chance
    assets: Assets = field(default_factory=dict)  # what the seat may expect to have
    proved: bool = False


@dataclass(frozen=True)
class Case:
    """A decision as one seat met it. The world is one that it cannot tell from the true one, or, when all cards lie open, the true one."""

    game: Game[Any]
    world: State
    seat: Seat
    played: tuple[Action, ...]
    number: int  # the same case gets the same answer
    open: bool = False


class Judge(ABC):
    """Gives the same answer whatever the seat does not know, unless the cards lie open."""

    @abstractmethod
    def weigh(self, case: Case, worlds: int) -> list[Weighed]:
        """The choices worth a thought and the one that was played, the best first; none where there is nothing to choose.

        ``worlds``: how much thought, in worlds that are tried.
        """

    def weigh_played(self, case: Case, worlds: int) -> Weighed | None:
        """Only what was played; none where there was nothing to choose."""
        found = self.weigh(case, worlds)
        return of_played(found, case.played) if found else None


def begins_alike(one: tuple[Action, ...], other: tuple[Action, ...]) -> bool:
    """Whether one is the beginning of the other."""
    shorter = min(len(one), len(other))
    return one[:shorter] == other[:shorter]


def of_played(found: list[Weighed], played: tuple[Action, ...]) -> Weighed:
    """What became of the choice that was made; of several ways to go on with it the best."""
    return next((weighed for weighed in found if begins_alike(weighed.plan, played)), found[-1])


def band(values: list[float]) -> Chance:
    """The mean over the worlds, and between which two it lies four times of five."""
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values)
    error = TENTH * sqrt(spread / (len(values) * max(1, len(values) - 1)))
    return Chance(max(0.0, mean - error), mean, min(1.0, mean + error))
