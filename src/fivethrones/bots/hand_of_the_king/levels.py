"""Squire, Knight, Lord and Hand."""

from math import exp
from typing import ClassVar, Final, final

from fivethrones.bots.bot import Bot, Question
from fivethrones.bots.chance import best_of, drawn
from fivethrones.bots.hand_of_the_king.position import Position, payoff
from fivethrones.bots.hand_of_the_king.thinker import Thinker
from fivethrones.bots.hand_of_the_king.trial import MOST, Judge, candidates, trial
from fivethrones.bots.search.budget import Budget
from fivethrones.bots.search.deepening import TO_THE_END
from fivethrones.games.hand_of_the_king.state import Court
from fivethrones.kernel.action import Action, Seat
from fivethrones.kernel.rng import Rng

# How much the levels that look ahead may do so, in positions from which something is tried.
GLIMPSE: Final = Budget(1_000)
THOUGHT: Final = Budget(60_000)
PROOF: Final = Budget(20_000)
NO_PROOF: Final = Budget(0)
# And where more than two play, in positions that a net judges.
FEW_JUDGED: Final = Budget(100)
MANY_JUDGED: Final = Budget(8_000)
NEAR: Final = 18  # characters on the grid

FANCY: Final = 0.08  # of a game: the higher, the likelier the squire does something else than the best
LEAST: Final = 100  # what weighs less, of 1000 for the best, is out of the question


@final
class Prospects(Judge):
    def worth(self, court: Court, seat: Seat) -> float:
        if court.outcome is not None:
            return payoff(court, seat)
        return Position(court).worth(seat)


@final
class Squire(Bot):
    """Sees what a knight sees, but is easily distracted; what is much worse does not tempt it, though."""

    id: ClassVar[str] = "squire"
    imagines: ClassVar[bool] = True

    judge: ClassVar[Judge] = Prospects()

    def choose(self, question: Question, rng: Rng) -> Action:
        court = imagined(question)
        choices = candidates(court, question.seat, question.options, MOST)
        worths = [trial(court, action, self.judge, MOST) for action in choices]
        best = max(worths)
        weights = [int(1000 * exp((worth - best) / FANCY)) for worth in worths]
        return choices[drawn([weight if weight >= LEAST else 0 for weight in weights], rng)]


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


@final
class Lord(Thinker):
    """Looks four turns ahead."""

    id: ClassVar[str] = "lord"

    def __init__(self, budget: Budget = GLIMPSE) -> None:
        super().__init__(4, budget, FEW_JUDGED, NO_PROOF, 0)


@final
class Hand(Thinker):
    """Looks as far ahead as it can; when half of the characters are gone, that is often to the end."""

    id: ClassVar[str] = "hand"

    def __init__(self, budget: Budget = THOUGHT, proof: Budget = PROOF) -> None:
        super().__init__(TO_THE_END, budget, MANY_JUDGED, proof, NEAR)


def imagined(question: Question) -> Court:
    assert isinstance(question.world, Court)
    return question.world


LEVELS: Final[list[Bot]] = [Squire(), Knight(), Lord(), Hand()]
