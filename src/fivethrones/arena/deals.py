"""A deal: one seed, played by a line-up in every rotation of its seats, so that luck meets each of them alike."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, TypeAlias

from fivethrones.arena.outside import bot_called
from fivethrones.arena.play import game_seed, play_one
from fivethrones.games import GAMES
from fivethrones.kernel.action import Seat
from fivethrones.kernel.settings import Settings

LineUp: TypeAlias = tuple[str, ...]  # who sits where before anybody moves on
Ranking: TypeAlias = list[list[Seat]]


@dataclass(frozen=True)
class Errand:
    """Which deal is to be played; all that another process needs."""

    game: str
    settings: Settings
    line_up: LineUp
    seed: int  # of all deals
    number: int


@dataclass(frozen=True)
class Deal:
    """What became of it: a ranking for each rotation, by seats."""

    line_up: LineUp
    number: int
    rankings: list[Ranking]

    def orders(self) -> list[list[list[str]]]:
        """Of each game, who came in before whom."""
        return [
            [[self.line_up[(seat - turn) % len(self.line_up)] for seat in place] for place in ranking]
            for turn, ranking in enumerate(self.rankings)
        ]

    def share(self, bot: str) -> float:
        """Of all wins, a shared first place being a part of one, how many this bot has, in whatever seat."""
        won = 0.0
        for order in self.orders():
            won += order[0].count(bot) / len(order[0])
        return won / len(self.rankings)

    def rank(self, bot: str) -> float:
        """Its place on average, from 1 on; equals share the middle of theirs."""
        places: list[float] = []
        for order in self.orders():
            ahead = 0
            for place in order:
                places += [ahead + (len(place) + 1) / 2] * place.count(bot)
                ahead += len(place)
        return sum(places) / len(places)

    def to_data(self) -> dict[str, Any]:
        return {"line_up": list(self.line_up), "deal": self.number, "rankings": self.rankings}

    @staticmethod
    def of(data: dict[str, Any]) -> "Deal":
        return Deal(tuple(data["line_up"]), data["deal"], data["rankings"])


def line_ups(bots: Sequence[str], seats: int) -> list[LineUp]:
    """As many bots as seats: all of them together. Else one of each against a field of each other."""
    if len(bots) == seats:
        return [tuple(bots)]
    pairs: list[LineUp] = list(combinations(bots, 2))
    if seats == 2:
        return pairs
    return [(one, *[other] * (seats - 1)) for pair in pairs for one, other in (pair, pair[::-1])]


def rotated(line_up: LineUp, turn: int) -> list[str]:
    """By seat: everybody so many seats further on."""
    return [line_up[(seat - turn) % len(line_up)] for seat in range(len(line_up))]


def play_deal(errand: Errand) -> Deal:
    game = GAMES[errand.game]
    seed = game_seed(errand.seed, errand.number)
    rankings: list[Ranking] = []
    for turn in range(len(errand.line_up)):
        bots = [bot_called(name, game) for name in rotated(errand.line_up, turn)]
        rankings.append(play_one(game, errand.settings, bots, seed).ranking)
    return Deal(errand.line_up, errand.number, rankings)
