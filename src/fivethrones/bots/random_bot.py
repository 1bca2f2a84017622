"""The bot that plays anything, and nothing well."""

from typing import ClassVar, final

from fivethrones.bots.bot import Bot, Question
from fivethrones.kernel.action import Action
from fivethrones.kernel.game import guess
from fivethrones.kernel.rng import Rng


@final
class RandomBot(Bot):
    """Every option is equally likely, and so is every amount of a span."""

    id: ClassVar[str] = "random"

    def choose(self, question: Question, rng: Rng) -> Action:
        return guess(question.options, rng)
