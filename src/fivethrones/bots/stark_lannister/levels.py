"""Squire and Knight."""

from typing import ClassVar, Final, final

from fivethrones.bots.bot import Bot, Question
from fivethrones.bots.card_engine.habits import habit
from fivethrones.bots.card_engine.thought import weighed
from fivethrones.bots.chance import best_of
from fivethrones.games.card_engine.state import Table
from fivethrones.kernel.action import Action
from fivethrones.kernel.game import guess
from fivethrones.kernel.rng import Rng

# Where more depends on what cannot be seen, several worlds are tried.
MORE_WORLDS: Final = {"prompt-mulligan": 3, "prompt-setup": 1, "prompt-plot": 2, "prompt-first": 1}


@final
class Squire(Bot):
    """Has sound habits and does not think ahead; its plots come in any order, so nobody can foresee them."""

    id: ClassVar[str] = "squire"
    imagines: ClassVar[bool] = True

    def choose(self, question: Question, rng: Rng) -> Action:
        if question.decision.prompt.id == "prompt-plot":
            return guess(question.options, rng)
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
        more = MORE_WORLDS.get(question.decision.prompt.id, 0)
        worlds = [world] + [question.game.determinize(world, question.seat, rng) for _ in range(more)]
        return weighed(worlds, question.seat, question.options)


def imagined(question: Question) -> Table:
    assert isinstance(question.world, Table)
    return question.world
