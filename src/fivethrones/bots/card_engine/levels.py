"""Squire and Knight of the card games."""

from typing import ClassVar, Final, final

from fivethrones.bots.bot import Bot, Question
from fivethrones.bots.card_engine.habits import habit, plot_worth
from fivethrones.bots.card_engine.thought import weighed
from fivethrones.bots.chance import best_of, drawn
from fivethrones.games.card_engine.records.numbers import Slot
from fivethrones.games.card_engine.state import Table
from fivethrones.kernel.action import Action
from fivethrones.kernel.rng import Rng

PLOTS_ALIKE: Final = 1.5  # gold: plots that are worth so much less than the best are as good to a squire


@final
class Squire(Bot):
    """Has sound habits and does not think ahead; which of its good plots it takes, nobody can foresee."""

    id: ClassVar[str] = "squire"
    imagines: ClassVar[bool] = True

    def choose(self, question: Question, rng: Rng) -> Action:
        if brings_deck(question):
            return starter(question, rng)
        if question.decision.prompt.id == "prompt-plot":
            return self.plot(question, rng)
        return habit(imagined(question), question.seat, question.options)

    def plot(self, question: Question, rng: Rng) -> Action:
        plots = [option for option in question.options if isinstance(option, Action)]
        worths = [plot_worth(imagined(question), question.seat, Slot(action.target)) for action in plots]
        best = max(worths)
        return plots[drawn([1 if worth > best - PLOTS_ALIKE else 0 for worth in worths], rng)]


@final
class Knight(Bot):
    """Tries each choice in one world that might be the true one, to the end of the round.

    More worlds made it slower and not stronger.
    """

    id: ClassVar[str] = "knight"
    imagines: ClassVar[bool] = True

    def choose(self, question: Question, rng: Rng) -> Action:
        if brings_deck(question):
            return starter(question, rng)
        return best_of(self.weigh(question), rng)

    def weigh(self, question: Question) -> list[tuple[Action, float]]:
        if brings_deck(question):
            return []
        return weighed(imagined(question), question.seat, question.options)


def brings_deck(question: Question) -> bool:
    """Before the game begins; no bot builds a deck of its own."""
    return question.decision.prompt.id == "prompt-bring-house"


def starter(question: Question, rng: Rng) -> Action:
    decks = [option for option in question.options if isinstance(option, Action) and option.verb == "starter"]
    return decks[rng.below(len(decks))]


def imagined(question: Question) -> Table:
    assert isinstance(question.world, Table)
    return question.world
