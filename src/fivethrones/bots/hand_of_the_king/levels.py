"""Squire and Knight."""

from math import exp
from typing import ClassVar, Final, final

from fivethrones.bots.bot import Bot, Question
from fivethrones.bots.hand_of_the_king.position import Position, payoff, side_of
from fivethrones.bots.hand_of_the_king.trial import MOST, Judge, candidates, trial
from fivethrones.games.hand_of_the_king.state import Court
from fivethrones.kernel.action import Action, Seat
from fivethrones.kernel.rng import Rng

FANCY: Final = 0.4  # banners: the higher, the likelier the squire takes something else than the most
SAME: Final = 1e-9  # worths that differ by less are equal on every machine


@final
class BannersNow(Judge):
    """Banners of one's own side, and nothing else; but a game won is all of them, and a game lost none."""

    def worth(self, court: Court, seat: Seat) -> float:
        if court.outcome is not None:
            return len(court.banners) * payoff(court, seat)
        side = side_of(court, seat)
        return float(len([1 for holder in court.banners if holder in side]))


@final
class Prospects(Judge):
    def worth(self, court: Court, seat: Seat) -> float:
        if court.outcome is not None:
            return payoff(court, seat)
        return Position(court).worth(seat)


@final
class Squire(Bot):
    """Wants banners now, is easily distracted, but gives none of its own away when it need not."""

    id: ClassVar[str] = "squire"
    imagines: ClassVar[bool] = True

    judge: ClassVar[Judge] = BannersNow()

    def choose(self, question: Question, rng: Rng) -> Action:
        court = imagined(question)
        choices = candidates(court, question.seat, question.options, MOST)
        worths = [trial(court, action, self.judge, MOST) for action in choices]
        best = max(worths)
        enough = min(best, self.judge.worth(court, question.seat))
        weights = [int(1000 * exp((worth - best) / FANCY)) if worth >= enough else 0 for worth in worths]
        return choices[drawn(weights, rng)]


@final
class Knight(Bot):
    """Weighs for each choice the chance to win, and what it leaves to the next player."""

    id: ClassVar[str] = "knight"
    imagines: ClassVar[bool] = True

    judge: ClassVar[Judge] = Prospects()

    def choose(self, question: Question, rng: Rng) -> Action:
        weighed = self.weigh(question)
        best = max([worth for _, worth in weighed])
        return weighed[drawn([1 if worth >= best - SAME else 0 for _, worth in weighed], rng)][0]

    def weigh(self, question: Question) -> list[tuple[Action, float]]:
        court = imagined(question)
        choices = candidates(court, question.seat, question.options, MOST)
        return [(action, trial(court, action, self.judge, MOST)) for action in choices]


def imagined(question: Question) -> Court:
    assert isinstance(question.world, Court)
    return question.world


def drawn(weights: list[int], rng: Rng) -> int:
    """The place of one of the weights, each as likely as it is heavy."""
    mark = rng.below(sum(weights))
    for i in range(len(weights)):
        mark -= weights[i]
        if mark < 0:
            return i
    raise ValueError("no weights")
