"""Where a bot sees no difference, chance decides."""

from typing import Final

from fivethrones.kernel.action import Action
from fivethrones.kernel.rng import Rng

SAME: Final = 1e-9  # worths that differ by less are equal on every machine


def drawn(weights: list[int], rng: Rng) -> int:
    """The place of one of the weights, each as likely as it is heavy."""
    mark = rng.below(sum(weights))
    for i in range(len(weights)):
        mark -= weights[i]
        if mark < 0:
            return i
    raise ValueError("no weights")


def best_of(weighed: list[tuple[Action, float]], rng: Rng) -> Action:
    """One of those that are worth most."""
    best = max([worth for _, worth in weighed])
    return weighed[drawn([1 if worth >= best - SAME else 0 for _, worth in weighed], rng)][0]
