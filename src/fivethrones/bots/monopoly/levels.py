"""Squire, Knight, Lord and Hand."""

from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from fivethrones.bots.bot import Bot, Question
from fivethrones.bots.chance import best_of
from fivethrones.bots.monopoly.knight import habit, weigh_deal
from fivethrones.bots.monopoly.problem import Deal
from fivethrones.bots.monopoly.squire import simple_answer
from fivethrones.bots.monopoly.worth import HOPEFUL, KEEN, SOBER, Mind, chance
from fivethrones.bots.search.budget import Budget
from fivethrones.bots.search.flat import Problem, Searcher
from fivethrones.games.monopoly.state import Realm
from fivethrones.kernel.action import Action
from fivethrones.kernel.rng import Rng


@final
class Squire(Bot):
    """Buys what is offered, builds evenly, always keeps some coins; deals by the prices that are printed."""

    id: ClassVar[str] = "squire"
    imagines: ClassVar[bool] = True

    def choose(self, question: Question, rng: Rng) -> Action:  # noqa: ARG002 (the same for every bot)
        return simple_answer(imagined(question), question.seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer(Bot):
    """Weighs what deeds will earn against what the next throw may cost, and looks for trades that help both sides."""

    imagines: ClassVar[bool] = True
    mind: ClassVar[Mind]

    def choose(self, question: Question, rng: Rng) -> Action:
        return dealt(question, self.mind, rng)

    def weigh(self, question: Question) -> list[tuple[Action, float]]:
        realm, seat, options = imagined(question), question.seat, question.options
        return weigh_deal(realm, options, self.mind) or [
            (habit(realm, seat, options, self.mind), chance(realm, seat, self.mind))
        ]


@final
class Knight(Dealer):
    """Sees in a set what it could become."""

    id: ClassVar[str] = "knight"
    mind: ClassVar[Mind] = HOPEFUL


@final
class Lord(Dealer):
    """Sees what a set earns, and what its owner has the cash for."""

    id: ClassVar[str] = "lord"
    mind: ClassVar[Mind] = SOBER


@final
class Hand(Searcher):
    """Looks farther: to the fourth village, where it can be paid for.

    Rollouts tell what else there was, and how far it is behind; the arena has not seen them choose better than judgement.
    """

    id: ClassVar[str] = "hand"
    budget: ClassVar[Budget] = Budget(600)

    def problem(self, question: Question) -> Problem:
        return Deal(question)

    def plan(self, question: Question, rng: Rng) -> list[Action]:
        return [dealt(question, KEEN, rng)]


def dealt(question: Question, mind: Mind, rng: Rng) -> Action:
    realm = imagined(question)
    weighed = weigh_deal(realm, question.options, mind)
    return best_of(weighed, rng) if weighed else habit(realm, question.seat, question.options, mind)


def imagined(question: Question) -> Realm:
    assert isinstance(question.world, Realm)
    return question.world


LEVELS: Final[list[Bot]] = [Squire(), Knight(), Lord(), Hand()]
