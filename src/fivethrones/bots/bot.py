"""What a bot is asked, and what it is."""

from typing import Any, ClassVar, final

from mypy_extensions import mypyc_attr

from fivethrones.bots.search.budget import Budget
from fivethrones.kernel.action import Action, Option, Seat
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.game import Game, View
from fivethrones.kernel.play import is_begun, legal
from fivethrones.kernel.rng import Rng
from fivethrones.kernel.state import State
from fivethrones.match.entry import carry_out_one


@final
class Question:
    """All that a bot gets. The true state is not in it, nor reachable from it.

    The world is one that the seat cannot tell from the true one; ``game.determinize`` makes more of it.
    """

    def __init__(
        self,
        game: Game[Any],
        seat: Seat,
        decision: Decision,
        options: list[Option],
        view: View | None,
        world: State | None,
        thought: Budget | None = None,
    ) -> None:
        self.game = game
        self.seat = seat
        self.decision = decision
        self.options = options
        self.view = view  # for bots that look
        self.world = world  # for bots that imagine
        self.thought = thought  # for bots that search, where it is another than that of their level


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Holds nothing between two questions, so one serves any number of tables."""

    id: ClassVar[str]
    looks: ClassVar[bool] = False
    imagines: ClassVar[bool] = False

    def choose(self, question: Question, rng: Rng) -> Action:  # noqa: ARG002 (named for the subclasses)
        """One of the options; the same for the same question and stream."""
        raise TypeError(f"{self.id} cannot choose")

    def plan(self, question: Question, rng: Rng) -> list[Action]:
        """What it does now and goes on with as long as nothing random or hidden comes out: one step, or a whole gesture.

        All of it must be legal in every world that the seat cannot tell from the true one.
        """
        return [self.choose(question, rng)]

    def weigh(self, question: Question) -> list[tuple[Action, float]]:  # noqa: ARG002 (named for the subclasses)
        """The choices it thinks about and what each is worth to it, as a share of a won game; none if it does not weigh."""
        return []


def ask(
    game: Game[Any], state: State, seat: Seat, bot: Bot, rng: Rng, thought: Budget | None = None
) -> Question:
    """What the bot in this seat may know of the pending decision, and no more; ``rng`` deals what it imagines."""
    decision = state.decision
    assert decision is not None, "nothing is asked"
    return Question(
        game,
        seat,
        decision,
        legal(state, seat).copy(),
        game.view(state, seat) if bot.looks else None,
        game.determinize(state, seat, rng) if bot.imagines else None,
        thought,
    )


def gesture(
    game: Game[Any], state: State, seat: Seat, bot: Bot, rng: Rng, thought: Budget | None = None
) -> list[Action]:
    """What the bot in this seat does, to the end of what it begins; the state goes along."""
    said: list[Action] = []
    while not said or is_begun(state):
        said += begin(state, bot.plan(ask(game, state, seat, bot, rng, thought), rng))
    return said


def begin(state: State, plan: list[Action]) -> list[Action]:
    """Carry out a plan, until something comes out that nobody could know; as much of it as was done."""
    for i in range(len(plan)):
        effect = carry_out_one(state, plan[i])
        if effect.chance or effect.disclosed:
            return plan[: i + 1]
    return plan
