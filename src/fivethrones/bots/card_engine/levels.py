"""The levels of the card games."""

from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from fivethrones.bots.bot import Bot, Question
from fivethrones.bots.card_engine.foresight import Foresight, any_good_plot, table_of
from fivethrones.bots.card_engine.habits import habit
from fivethrones.bots.search.budget import Budget
from fivethrones.bots.search.flat import Problem, Searcher
from fivethrones.kernel.action import Action
from fivethrones.kernel.rng import Rng


@final
class Squire(Bot):
    """Has sound habits and does not think ahead; which of its good plots it takes, nobody can foresee."""

    id: ClassVar[str] = "squire"
    imagines: ClassVar[bool] = True

    def choose(self, question: Question, rng: Rng) -> Action:
        if brings_deck(question):
            return starter(question, rng)
        if question.decision.prompt.id == "prompt-plot":
            return any_good_plot(table_of(question.world), question.seat, question.options, rng)
        return habit(table_of(question.world), question.seat, question.options)


@mypyc_attr(allow_interpreted_subclasses=True)
class Thinker(Searcher):
    """Tries whole gestures in worlds that might be the true one, to the end of a round."""

    margin: ClassVar[float] = 0.0  # by so much must anything else be better than the usual
    whims: ClassVar[int] = 0  # of a hundred answers that others give

    def problem(self, question: Question) -> Problem:
        return Foresight(question, self.whims, self.margin)

    def plan(self, question: Question, rng: Rng) -> list[Action]:
        return [starter(question, rng)] if brings_deck(question) else super().plan(question, rng)

    def weigh(self, question: Question) -> list[tuple[Action, float]]:
        return [] if brings_deck(question) else super().weigh(question)


@final
class Knight(Thinker):
    """In two or three worlds, which may deceive."""

    id: ClassVar[str] = "knight"
    budget: ClassVar[Budget] = Budget(20)
    margin: ClassVar[float] = 0.002


@final
class Lord(Thinker):
    """In a good dozen of worlds, where others may do something else than what is usual."""

    id: ClassVar[str] = "lord"
    budget: ClassVar[Budget] = Budget(80)
    whims: ClassVar[int] = 15


@final
class Hand(Thinker):
    """In scores of them."""

    id: ClassVar[str] = "hand"
    budget: ClassVar[Budget] = Budget(240)
    whims: ClassVar[int] = 15


def brings_deck(question: Question) -> bool:
    """Before the game begins; no bot builds a deck of its own."""
    return question.decision.prompt.id == "prompt-bring-house"


def starter(question: Question, rng: Rng) -> Action:
    decks = [option for option in question.options if isinstance(option, Action) and option.verb == "starter"]
    return decks[rng.below(len(decks))]


LEVELS: Final[list[Bot]] = [Squire(), Knight(), Lord(), Hand()]
