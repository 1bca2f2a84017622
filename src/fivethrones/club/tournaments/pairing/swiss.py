"""Equals meet equals, and nobody meets anybody twice while that can be."""

from collections import Counter
from collections.abc import Mapping, Sequence

Met = Mapping[frozenset[str], int]  # how often two have met

STEPS = 5_000  # tries to find a round before more meetings are allowed


def pair(order: Sequence[str], points: Mapping[str, float], met: Met) -> list[list[str]]:
    """An even number of players, the best first: who meets whom."""
    for most in range(max(met.values(), default=0) + 1):
        search = Search(points, met, most)
        found = search.pair(list(order))
        if found is not None:
            return found
    return [[order[i], order[i + 1]] for i in range(0, len(order), 2)]


class Search:
    """From the top down, taking back what leaves somebody below without an opponent."""

    def __init__(self, points: Mapping[str, float], met: Met, most: int) -> None:
        self.points = points
        self.met = met
        self.most = most
        self.steps = 0

    def pair(self, order: list[str]) -> list[list[str]] | None:
        if not order:
            return []
        first, rest = order[0], order[1:]
        for other in self._preferred(first, rest):
            self.steps += 1
            if self.steps > STEPS:
                return None
            below = self.pair([id for id in rest if id != other])
            if below is not None:
                return [[first, other], *below]
        return None

    def _preferred(self, first: str, rest: list[str]) -> list[str]:
        """Of those with as many points the upper half meets the lower half; then whoever comes next."""
        equals = [id for id in rest if self.points[id] == self.points[first]]
        half = len(equals) // 2
        below = [id for id in rest if self.points[id] != self.points[first]]
        ordered = equals[half:] + equals[:half][::-1] + below
        return [id for id in ordered if self.met.get(frozenset((first, id)), 0) <= self.most]


def without_game(order: Sequence[str], bots: set[str], byes: Counter[str]) -> str:
    """Who of an odd number has no game: a bot before people, who had fewest byes before others, the last before the first."""
    return min(reversed(order), key=lambda player: (player not in bots, byes[player]))
