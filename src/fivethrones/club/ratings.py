"""Ratings after Weng and Lin, as OpenSkill has them: a strength and how sure it is, from who came in before whom (docs/ratings.md).

Places are drawn after Plackett and Luce, sides of several players included; bots are anchors that never move.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import exp, sqrt
from typing import Final

MU: Final = 25.0
SIGMA: Final = MU / 3  # of who has not played yet
BETA: Final = MU / 6  # how much luck there is in one game
SURE: Final = 1.2  # nobody is known better than this: simulated players stay within their ± by it
FLOOR: Final = 600  # nobody is shown below
SCALE: Final = 30.0  # points; for two players a difference then means about what it does in chess
MIDDLE: Final = 1500
WEEK: Final = 7 * 24 * 3600_000
FORGOTTEN: Final = 0.25  # by how much the variance grows in a week without a game
FULL: Final = 3  # games a day with the same people, or with newcomers alone, that count in full
PROVISIONAL: Final = 20  # rated games from which on a rating is told, and nobody is a newcomer


@dataclass(frozen=True)
class Rating:
    mu: float = MU
    sigma: float = SIGMA

    @property
    def shown(self) -> int:
        return round(MIDDLE + SCALE * (self.mu - MU))

    @property
    def deviation(self) -> int:
        """With 95 % the strength lies within so many points."""
        return round(2 * SCALE * self.sigma)


@dataclass(frozen=True)
class Contestant:
    rating: Rating
    side: int  # those who win together have the same
    place: int
    weight: float = 1.0  # how much the game counts for this one; an anchor has 0


def after_game(contestants: Sequence[Contestant]) -> list[Rating]:
    """The ratings that come of one game, in the same order."""
    sides = sorted({each.side for each in contestants})
    teams = [[each for each in contestants if each.side == side] for side in sides]
    pulls = dict(zip(sides, pulled(teams), strict=True))
    return [moved(each, *pulls[each.side]) for each in contestants]


def pulled(teams: list[list[Contestant]]) -> list[tuple[float, float]]:
    """By side: which way its strength is pulled, and how much was learnt; both for a variance of 1."""
    places = [max(each.place for each in team) for team in teams]
    variance = sum(BETA**2 + sum(each.rating.sigma**2 for each in team) for team in teams)
    c = sqrt(variance)
    strong = [exp(sum(each.rating.mu - MU for each in team) / c) for team in teams]
    pulls: list[tuple[float, float]] = []
    for i, own in enumerate(strong):
        omega = delta = 0.0
        for q, place in enumerate(places):
            if place > places[i]:
                continue
            left = sum(strength for strength, other in zip(strong, places, strict=True) if other >= place)
            chance, equals = own / left, places.count(place)
            omega += ((1 - chance) if q == i else -chance) / equals
            delta += chance * (1 - chance) / equals
        pulls.append((omega / c, delta / variance))
    return pulls


def moved(each: Contestant, omega: float, delta: float) -> Rating:
    if not each.weight:
        return each.rating
    variance = each.rating.sigma**2
    mu = each.rating.mu + each.weight * variance * omega
    sigma = sqrt(variance * max(1 - each.weight * variance * delta, 0.0001))
    return Rating(max(mu, MU + (FLOOR - MIDDLE) / SCALE), max(sigma, min(SURE, each.rating.sigma)))


def after_rest(rating: Rating, milliseconds: int) -> Rating:
    """Who has not played for long is as strong as before, but that is less sure."""
    grown = rating.sigma**2 + FORGOTTEN * max(0, milliseconds) / WEEK
    return replace(rating, sigma=min(SIGMA, sqrt(grown)))


def weight_of(met: int) -> float:
    """Of a game of which there were so many alike in the day before it: from the fourth on half of the one before."""
    return 0.5 ** max(0, met + 1 - FULL)
