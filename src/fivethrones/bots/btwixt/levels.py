"""Squire, Knight, Lord and Hand."""

from typing import ClassVar, Final, final

from fivethrones.bots.bot import Bot, Question
from fivethrones.bots.btwixt.habits import habit
from fivethrones.bots.btwixt.problem import Choice
from fivethrones.bots.btwixt.trial import weighed
from fivethrones.bots.chance import best_of
from fivethrones.bots.search.budget import Budget
from fivethrones.bots.search.flat import Problem, Searcher
from fivethrones.games.btwixt.state import Realm
from fivethrones.kernel.action import Action
from fivethrones.kernel.rng import Rng

WORLDS: Final = 2  # that the knight tries each choice in


@final
class Squire(Bot):
    """Bids a fair share of the hand for what it is worth, and takes what looks best."""

    id: ClassVar[str] = "squire"
    imagines: ClassVar[bool] = True

    def choose(self, question: Question, rng: Rng) -> Action:  # noqa: ARG002 (the same for every bot)
        return habit(imagined(question), question.seat, question.options)


@final
class Knight(Bot):
    """Tries each choice in its mind, to the end of the round."""

    id: ClassVar[str] = "knight"
    imagines: ClassVar[bool] = True

    def choose(self, question: Question, rng: Rng) -> Action:
        return best_of(self.weigh(question), rng)

    def weigh(self, question: Question) -> list[tuple[Action, float]]:
        world = imagined(question)
        rng = world.rng.clone()
        assert isinstance(rng, Rng), "an imagined world has a fast generator"
        worlds = [world]
        for _ in range(1, WORLDS):
            other = question.game.determinize(world, question.seat, rng)
            assert isinstance(other, Realm)
            worlds.append(other)
        return weighed(worlds, question.seat, question.options)


@final
class Lord(Searcher):
    """Plays each choice to the end of the game in its mind, in a few worlds."""

    id: ClassVar[str] = "lord"
    budget: ClassVar[Budget] = Budget(12)

    def problem(self, question: Question) -> Problem:
        return Choice(question)


@final
class Hand(Searcher):
    """The same in many."""

    id: ClassVar[str] = "hand"
    budget: ClassVar[Budget] = Budget(240)

    def problem(self, question: Question) -> Problem:
        return Choice(question)


def imagined(question: Question) -> Realm:
    assert isinstance(question.world, Realm)
    return question.world


LEVELS: Final[list[Bot]] = [Squire(), Knight(), Lord(), Hand()]
