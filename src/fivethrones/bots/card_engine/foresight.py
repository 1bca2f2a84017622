"""A question at the card table as the search sees it: all go on by habit to the end of the round, and that is judged."""

from typing import Final, final

from fivethrones.bots.bot import Question
from fivethrones.bots.card_engine.choices import wanted
from fivethrones.bots.card_engine.habits import habit, plot_worth
from fivethrones.bots.card_engine.plans import plans, sets
from fivethrones.bots.card_engine.position import win_chance
from fivethrones.bots.card_engine.sense import sensible
from fivethrones.bots.chance import drawn
from fivethrones.bots.search.flat import Problem
from fivethrones.games.card_engine.moves.choosing import Pick
from fivethrones.games.card_engine.records.numbers import Slot
from fivethrones.games.card_engine.records.phases import DOMINANCE
from fivethrones.games.card_engine.state import Table
from fivethrones.kernel.action import Action, Option, Seat
from fivethrones.kernel.play import apply, awaited, legal
from fivethrones.kernel.rng import Rng
from fivethrones.kernel.state import State

PLOTS_ALIKE: Final = 1.5  # gold: plots that are worth so much less than the best are as good


@final
class Foresight(Problem):
    """Looks ahead to the end of this round; now and then others do not what is usual."""

    def __init__(self, question: Question, whims: int, margin: float, doubt: float) -> None:
        super().__init__(question)
        self.whims = whims  # of a hundred answers
        self.margin = margin
        self.doubt = doubt
        self.last = max(table_of(question.world).round, 1)  # before the first round, that one

    def candidates(self) -> list[list[Action]]:
        return plans(table_of(self.question.world), self.seat, self.question.options)

    def sample(self, rng: Rng) -> State:
        world = table_of(super().sample(rng))
        world.brisk = True
        return world

    def is_far_enough(self, world: State) -> bool:
        table = table_of(world)
        return table.round > self.last or (table.round == self.last and table.phase > DOMINANCE)

    def step(self, world: State, rng: Rng) -> None:
        table = table_of(world)
        top = table.stack[-1]
        asked = top.seat if isinstance(top, Pick) else awaited(table)[0]
        whim = asked != self.seat and self.whims > 0 and rng.below(100) < self.whims
        if isinstance(top, Pick):
            pick_all(table, top, any_set(table, top, rng) if whim else wanted(table, top))
        else:
            options = legal(table, asked)
            apply(
                table, any_action(table, asked, options, rng) if whim else answer(table, asked, options, rng)
            )

    def evaluate(self, world: State) -> float:
        return win_chance(table_of(world), self.seat)


def table_of(world: State | None) -> Table:
    assert isinstance(world, Table)
    return world


def answer(table: Table, seat: Seat, options: list[Option], rng: Rng) -> Action:
    assert table.decision is not None
    if table.decision.prompt.id == "prompt-plot":
        return any_good_plot(table, seat, options, rng)
    return habit(table, seat, options)


def any_action(table: Table, seat: Seat, options: list[Option], rng: Rng) -> Action:
    actions = sensible(table, seat, [option for option in options if isinstance(option, Action)])
    return actions[rng.below(len(actions))]


def any_set(table: Table, pick: Pick, rng: Rng) -> list[Slot]:
    found = sets(table, pick)
    return found[rng.below(len(found))]


def any_good_plot(table: Table, seat: Seat, options: list[Option], rng: Rng) -> Action:
    """Which of them, nobody can foresee."""
    plots = [option for option in options if isinstance(option, Action)]
    worths = [plot_worth(table, seat, Slot(action.target)) for action in plots]
    best = max(worths)
    return plots[drawn([1 if worth > best - PLOTS_ALIKE else 0 for worth in worths], rng)]


def pick_all(table: Table, pick: Pick, cards: list[Slot]) -> None:
    """These, those picked already included, and be done."""
    for card in cards:
        if pick.is_left(table, card):
            apply(table, Action(pick.seat, "choose", card))
    if table.stack and table.stack[-1] is pick:
        apply(table, Action(pick.seat, "done"))
