"""Levels that look ahead, and to the end where it is near enough."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from fivethrones.bots.bot import Bot, Question
from fivethrones.bots.hand_of_the_king.outlook import FULL, Outlook, outlook_of
from fivethrones.bots.hand_of_the_king.rivals import Rivals
from fivethrones.bots.hand_of_the_king.targets import each_once, worth_a_thought
from fivethrones.bots.hand_of_the_king.twin.table import LEFT, SUMMON, Table, option_of, side_of, table_of
from fivethrones.bots.hand_of_the_king.twin.words import deck_matters
from fivethrones.bots.search.budget import Budget
from fivethrones.bots.search.deepening import deepen, weigh, winning
from fivethrones.bots.search.maxn import weigh_field
from fivethrones.games.hand_of_the_king.state import Court
from fivethrones.kernel.action import Action
from fivethrones.kernel.rng import Rng, seeded

MANY: Final = 2  # times the budget where more than two play, because there nothing can be left out
WORLDS: Final = 4  # orders of the deck that are imagined where it matters


@mypyc_attr(allow_interpreted_subclasses=True)
class Thinker(Bot):
    """Looks some turns ahead; among three or four it takes each of them to play for himself."""

    imagines: ClassVar[bool] = True

    def __init__(self, turns: int, budget: Budget, proof: Budget, near: int) -> None:
        self.turns = turns  # at most
        self.budget = budget
        self.proof = proof  # for looking to the end
        self.near = near  # characters on the grid from which on that is tried

    def choose(self, question: Question, rng: Rng) -> Action:
        court = question.world
        assert isinstance(court, Court)
        table = table_of(court)
        choices = worth_a_thought(table)
        rng.shuffle(choices)  # among equals chance decides
        return option_of(court, question.options, self.chosen(table, question.seat, choices, rng))

    def chosen(self, table: Table, seat: int, choices: list[int], rng: Rng) -> int:
        if len(choices) == 1:
            return choices[0]
        if is_among_many(table) or (deck_matters(table) and table.asked == SUMMON):
            worths = self.worths(table, seat, choices, rng)
            return choices[worths.index(max(worths))]
        outlook = outlook_of(table, side_of(table, seat))
        best = deepen(outlook, choices, self.turns, self.budget.begin())
        if deck_matters(table) or not self.may_prove(outlook):
            return best
        others = [choice for choice in each_once(table) if choice != best]
        found = winning(outlook, [best, *others], self.proof.begin())
        return found if found >= 0 else best

    def may_prove(self, outlook: Outlook) -> bool:
        left = outlook.table.numbers[LEFT : LEFT + 7]
        return sum(left) <= self.near

    def worths(self, table: Table, seat: int, choices: list[int], rng: Rng) -> list[int]:
        """What choices are worth on average; whom to play is tried with several decks if somebody may be drawn from it."""
        worlds = WORLDS if deck_matters(table) and table.asked == SUMMON else 1
        budget = Budget(self.budget.iterations // worlds, self.budget.milliseconds // worlds)
        totals = [0] * len(choices)
        for _ in range(worlds):
            world = table.copy()
            world.deck = sorted(table.deck[table.top :])
            world.top = 0
            rng.shuffle(world.deck)
            worths = self.worths_in(world, seat, choices, budget)
            totals = [totals[i] + worths[i] for i in range(len(choices))]
        return [total // worlds for total in totals]

    def worths_in(self, world: Table, seat: int, choices: list[int], budget: Budget) -> list[int]:
        if is_among_many(world):
            wider = Budget(MANY * budget.iterations, budget.milliseconds)
            shares = weigh_field(Rivals(world), choices, self.turns, wider.begin())
            return [int(FULL * (2 * share - 1)) for share in shares]
        return weigh(outlook_of(world, side_of(world, seat)), choices, self.turns, budget.begin())

    def weigh(self, question: Question) -> list[tuple[Action, float]]:
        court = question.world
        assert isinstance(court, Court)
        table = table_of(court)
        choices = worth_a_thought(table)
        worths = self.worths(table, question.seat, choices, seeded(0))
        return [
            (option_of(court, question.options, choices[i]), share_of(worths[i])) for i in range(len(choices))
        ]


def is_among_many(table: Table) -> bool:
    return table.seats > 2 and not table.teams


def share_of(worth: int) -> float:
    """Of a won game."""
    return (max(-FULL, min(FULL, worth)) + FULL) / (2 * FULL)
