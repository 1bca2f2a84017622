"""Squire and Knight."""

from math import exp
from typing import ClassVar, Final, final

from fivethrones.bots.bot import Bot, Question
from fivethrones.bots.chance import best_of, drawn
from fivethrones.bots.hand_of_the_king.position import Position, payoff, side_of
from fivethrones.bots.hand_of_the_king.trial import MOST, Judge, candidates, trial
from fivethrones.games.hand_of_the_king.state import Court
from fivethrones.kernel.action import Action, Seat
from fivethrones.kernel.rng import Rng

FANCY: Final = 0.4  # banners: the higher, the likelier the squire takes something else than the most


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
        return best_of(self.weigh(question), rng)

    def weigh(self, question: Question) -> list[tuple[Action, float]]:
        court = imagined(question)
        choices = candidates(court, question.seat, question.options, MOST)
        return [(action, trial(court, action, self.judge, MOST)) for action in choices]


def imagined(question: Question) -> Court:
    assert isinstance(question.world, Court)
    return question.world


LEVELS: Final[list[Bot]] = [Squire(), Knight()]
