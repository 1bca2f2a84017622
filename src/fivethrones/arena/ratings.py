"""How strong the players of many games are, after Plackett and Luce: who comes first is drawn by strength, then who comes next.

Found as the most likely strengths by Hunter's minorization; equals are drawn together. Ratings are on the scale of Elo.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import log10
from typing import Final, TypeAlias

from fivethrones.arena.deals import Deal
from fivethrones.arena.spread import rounded
from fivethrones.kernel.rng import seeded

Order: TypeAlias = tuple[tuple[str, ...], ...]

SCALE: Final = 400.0  # points for ten times the strength
STEPS: Final = 500
CLOSE: Final = 1e-7
RESAMPLED: Final = 200
SEED: Final = 2024
# As if every two had drawn against each other once in a hundred games, so that who has won them all is not infinitely strong.
PRIOR: Final = 0.01


def ratings(deals: Sequence[Deal]) -> dict[str, tuple[float, float, float]]:
    """Of each player the rating, and within what it lies with 95 %; the mean of all is 0.

    The interval comes from deals drawn anew from these, because the games of one deal have its luck in common.
    """
    orders = [Counter(map(as_order, deal.orders())) for deal in deals]
    best = fitted(orders)
    drawn: dict[str, list[float]] = {bot: [] for bot in best}
    rng = seeded(SEED)
    for _ in range(RESAMPLED):
        sample = fitted([orders[rng.below(len(orders))] for _ in orders], best)
        for bot, rating in sample.items():
            drawn[bot].append(rating)
    return {bot: (rounded(rating), *middle(drawn[bot])) for bot, rating in best.items()}


def as_order(order: list[list[str]]) -> Order:
    return tuple(tuple(sorted(place)) for place in order)


def middle(values: list[float]) -> tuple[float, float]:
    """What 95 % of them lie between."""
    values = sorted(values)
    skipped = len(values) // 40
    return rounded(values[skipped]), rounded(values[-1 - skipped])


def fitted(games: Iterable[Counter[Order]], start: dict[str, float] | None = None) -> dict[str, float]:
    """The ratings that make these games most likely."""
    counts: Counter[Order] = Counter()
    for each in games:
        counts.update(each)
    bots = sorted({bot for order in counts for place in order for bot in place})
    total = sum(counts.values())
    strength = {bot: 10 ** (start.get(bot, 0.0) / SCALE) if start else 1.0 for bot in bots}
    for _ in range(STEPS):
        after = stronger(counts, strength, PRIOR * total)
        moved = max(abs(log10(after[bot] / strength[bot])) for bot in bots)
        strength = after
        if moved < CLOSE:
            break
    elo = {bot: SCALE * log10(strength[bot]) for bot in bots}
    mean = sum(elo.values()) / len(elo)
    return {bot: rating - mean for bot, rating in elo.items()}


def stronger(counts: Counter[Order], strength: dict[str, float], prior: float) -> dict[str, float]:
    """One step: times that a player was drawn, by how likely that was each time."""
    drawn = dict.fromkeys(strength, 0.0)
    weight = dict.fromkeys(strength, 0.0)
    for one in strength:
        for other in strength:
            if one != other:
                drawn[one] += prior / 2
                weight[one] += prior / (strength[one] + strength[other])
    for order, times in counts.items():
        for i in range(len(order) - 1):
            left = [bot for place in order[i:] for bot in place]
            chance = len(order[i]) * times / sum(strength[bot] for bot in left)
            for bot in order[i]:
                drawn[bot] += times
            for bot in left:
                weight[bot] += chance
    return {bot: drawn[bot] / weight[bot] for bot in strength}
