"""Whether chances are borne out, and what brings them nearer to it."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import log
from typing import Final

from fivethrones.club.judges.calibration import Fit, inner, log_odds, share

ROUNDS: Final = 50  # of Newton's method: far more than it takes
STILL: Final = 1e-9
TRUST: Final = 4.0  # so many even positions speak for leaving everything as it is
BINS: Final = 10


@dataclass(frozen=True)
class Sample:
    """A chance that a search gave, the share of an even game, and the share that was won."""

    said: float
    even: float
    won: float


def fitted(samples: Sequence[Sample]) -> Fit:
    """Logistic regression on the log-odds from an even game."""
    slope, shift = 1.0, 0.0
    for _ in range(ROUNDS):
        step = newton(samples, slope, shift)
        slope, shift = slope + step[0], shift + step[1]
        if abs(step[0]) + abs(step[1]) < STILL:
            break
    return Fit(max(0.0, slope), shift)


def newton(samples: Sequence[Sample], slope: float, shift: float) -> tuple[float, float]:
    """One step towards the likeliest slope and shift."""
    pull = [TRUST * (1.0 - slope), -TRUST * shift]
    curve = [TRUST, 0.0, TRUST]
    for sample in samples:
        start = log_odds(sample.even)
        lead = log_odds(sample.said) - start
        chance = share(start + slope * lead + shift)
        miss, spread = sample.won - chance, chance * (1.0 - chance)
        pull = [pull[0] + miss * lead, pull[1] + miss]
        curve = [curve[0] + spread * lead * lead, curve[1] + spread * lead, curve[2] + spread]
    size = curve[0] * curve[2] - curve[1] ** 2
    return (
        (curve[2] * pull[0] - curve[1] * pull[1]) / size,
        (curve[0] * pull[1] - curve[1] * pull[0]) / size,
    )


def adjusted(samples: Sequence[Sample], fit: Fit) -> list[Sample]:
    return [Sample(fit.adjusted(each.said, each.even), each.even, each.won) for each in samples]


@dataclass(frozen=True)
class Bin:
    """Positions that were said to be about equally good."""

    count: int
    said: float
    won: float


def reliability(samples: Sequence[Sample]) -> list[Bin]:
    """Ten groups of equal size by what was said, the worst first."""
    order = sorted(samples, key=lambda sample: sample.said)
    cuts = [len(order) * number // BINS for number in range(BINS + 1)]
    groups = [order[one:other] for one, other in pairwise(cuts) if other > one]
    return [
        Bin(
            len(group),
            sum(each.said for each in group) / len(group),
            sum(each.won for each in group) / len(group),
        )
        for group in groups
    ]


def miss(samples: Sequence[Sample]) -> float:
    """How far, on average, what was said of a group is from what came of it."""
    return sum(group.count * abs(group.said - group.won) for group in reliability(samples)) / len(samples)


def surprise(samples: Sequence[Sample]) -> float:
    """Logarithmic loss: the mean surprise at the result, in nats."""
    total = 0.0
    for sample in samples:
        chance = inner(sample.said)
        total -= sample.won * log(chance) + (1.0 - sample.won) * log(1.0 - chance)
    return total / len(samples)
