"""Squire and Knight."""

from typing import ClassVar, Final, final

from fivethrones.bots.bot import Bot, Question
from fivethrones.bots.btwixt.habits import habit
from fivethrones.bots.btwixt.trial import weighed
from fivethrones.bots.chance import best_of
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


def imagined(question: Question) -> Realm:
    assert isinstance(question.world, Realm)
    return question.world


LEVELS: Final[list[Bot]] = [Squire(), Knight()]
