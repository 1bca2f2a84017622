"""The levels of the card games."""

from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from fivethrones.bots.bot import Bot, Question
from fivethrones.bots.card_engine.foresight import Foresight, any_good_plot, table_of
from fivethrones.bots.card_engine.habits import habit
from fivethrones.bots.card_engine.plans import plans
from fivethrones.bots.search.budget import Budget
from fivethrones.bots.search.flat import Problem, Searcher
from fivethrones.kernel.action import Action
from fivethrones.kernel.rng import Rng

PLOT: Final = "prompt-plot"
ONE_WORLD: Final = Budget(1)  # every candidate is tried once, however many there are


@final
class Squire(Bot):
    """Has sound habits and does not think ahead; which of its good plots it takes, nobody can foresee."""

    id: ClassVar[str] = "squire"
    imagines: ClassVar[bool] = True

    def choose(self, question: Question, rng: Rng) -> Action:
        if brings_deck(question):
            return starter(question, rng)
        if question.decision.prompt.id == PLOT:
            return any_good_plot(table_of(question.world), question.seat, question.options, rng)
        return habit(table_of(question.world), question.seat, question.options)


@mypyc_attr(allow_interpreted_subclasses=True)
class Thinker(Searcher):
    """Tries whole gestures in worlds that might be the true one, to the end of a round."""

    topics: ClassVar[
        list[str]
    ] = []  # the prompts that it thinks about, all others by habit; none: it thinks about all
    margin: ClassVar[float] = 0.0  # by so much must anything else be better than the usual
    doubt: ClassVar[float] = 0.0  # and by so many standard errors
    whims: ClassVar[int] = 0  # of a hundred answers that others give

    def problem(self, question: Question) -> Problem:
        return Foresight(question, self.whims, self.margin, self.doubt)

    def plan(self, question: Question, rng: Rng) -> list[Action]:
        if brings_deck(question):
            return [starter(question, rng)]
        if self.topics and question.decision.prompt.id not in self.topics:
            return unthinking(question, rng)
        return super().plan(question, rng)

    def weigh(self, question: Question) -> list[tuple[Action, float]]:
        return [] if brings_deck(question) else super().weigh(question)


@final
class Knight(Thinker):
    """Thinks in challenges and of what to do with gold and cards, in one world, and leaves its habits for a clear gain."""

    id: ClassVar[str] = "knight"
    budget: ClassVar[Budget] = ONE_WORLD
    topics: ClassVar[list[str]] = ["prompt-challenge", "prompt-attack", "prompt-defend", "prompt-act"]
    margin: ClassVar[float] = 0.1


@final
class Lord(Thinker):
    """In one world, which may deceive."""

    id: ClassVar[str] = "lord"
    budget: ClassVar[Budget] = ONE_WORLD


@final
class Hand(Thinker):
    """In scores of them, where others may do something else than what is usual."""

    id: ClassVar[str] = "hand"
    budget: ClassVar[Budget] = Budget(240)
    doubt: ClassVar[float] = 0.5
    whims: ClassVar[int] = 15


def unthinking(question: Question, rng: Rng) -> list[Action]:
    """What is usual and not senseless; of plots, any good one."""
    table = table_of(question.world)
    if question.decision.prompt.id == PLOT:
        return [any_good_plot(table, question.seat, question.options, rng)]
    return plans(table, question.seat, question.options)[0]


def brings_deck(question: Question) -> bool:
    """Before the game begins; no bot builds a deck of its own."""
    return question.decision.prompt.id == "prompt-bring-house"


def starter(question: Question, rng: Rng) -> Action:
    decks = [option for option in question.options if isinstance(option, Action) and option.verb == "starter"]
    return decks[rng.below(len(decks))]


LEVELS: Final[list[Bot]] = [Squire(), Knight(), Lord(), Hand()]
