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
from fivethrones.bots.search.tree import weigh_tries
from fivethrones.games.hand_of_the_king.state import Court
from fivethrones.kernel.action import Action
from fivethrones.kernel.rng import Rng, seeded

WORLDS: Final = 4  # orders of the deck that are imagined where it matters


@mypyc_attr(allow_interpreted_subclasses=True)
class Thinker(Bot):
    """Looks some turns ahead; among three or four it takes each of them to play for himself."""

    imagines: ClassVar[bool] = True

    def __init__(self, turns: int, budget: Budget, judged: Budget, proof: Budget, near: int) -> None:
        self.turns = turns  # at most
        self.budget = budget
        self.judged = judged  # positions of the tree, where more than two play
        self.proof = proof  # for looking to the end
        self.near = near  # characters on the grid from which on that is tried

    def choose(self, question: Question, rng: Rng) -> Action:
        court = question.world
        assert isinstance(court, Court)
        table = table_of(court)
        choices = worth_a_thought(table)
        rng.shuffle(choices)  # among equals chance decides
        return option_of(
            court, question.options, self.chosen(table, question.seat, choices, rng, question.thought)
        )

    def chosen(self, table: Table, seat: int, choices: list[int], rng: Rng, thought: Budget | None) -> int:
        if len(choices) == 1:
            return choices[0]
        if is_among_many(table):
            tries = self.tries(table, choices, rng, thought)
            return choices[tries.index(max(tries))]
        if deck_matters(table) and table.asked == SUMMON:
            worths = self.worths(table, seat, choices, rng, thought)
            return choices[worths.index(max(worths))]
        outlook = outlook_of(table, side_of(table, seat))
        best = deepen(outlook, choices, self.turns, (thought or self.budget).begin())
        if deck_matters(table) or not self.may_prove(outlook):
            return best
        others = [choice for choice in each_once(table) if choice != best]
        found = winning(outlook, [best, *others], (thought or self.proof).begin())
        return found if found >= 0 else best

    def may_prove(self, outlook: Outlook) -> bool:
        left = outlook.table.numbers[LEFT : LEFT + 7]
        return sum(left) <= self.near

    def tries(
        self, table: Table, choices: list[int], rng: Rng, thought: Budget | None
    ) -> list[tuple[int, float]]:
        """Of a field of three or four: how often each choice was tried, and what it came to on average."""
        worlds = decks(table, rng)
        budget = (thought or self.judged).part(len(worlds))
        visits, totals = [0] * len(choices), [0.0] * len(choices)
        for world in worlds:
            found = weigh_tries(Rivals(world), choices, budget.begin())
            for i in range(len(choices)):
                visits[i] += found[i][0]
                totals[i] += found[i][0] * found[i][1]
        return [(visits[i], totals[i] / visits[i]) for i in range(len(choices))]

    def worths(
        self, table: Table, seat: int, choices: list[int], rng: Rng, thought: Budget | None
    ) -> list[int]:
        """Between two sides, what choices are worth on average."""
        worlds = decks(table, rng)
        budget = (thought or self.budget).part(len(worlds))
        totals = [0] * len(choices)
        for world in worlds:
            worths = weigh(outlook_of(world, side_of(world, seat)), choices, self.turns, budget.begin())
            totals = [totals[i] + worths[i] for i in range(len(choices))]
        return [total // len(worlds) for total in totals]

    def weigh(self, question: Question) -> list[tuple[Action, float]]:
        court = question.world
        assert isinstance(court, Court)
        table = table_of(court)
        choices = worth_a_thought(table)
        shares = self.shares(table, question.seat, choices, question.thought)
        return [(option_of(court, question.options, choices[i]), shares[i]) for i in range(len(choices))]

    def shares(self, table: Table, seat: int, choices: list[int], thought: Budget | None) -> list[float]:
        if is_among_many(table):
            tries = self.tries(table, choices, seeded(0), thought)
            best = max(tries)[1]  # of what was seldom tried little is known
            return [min(best, share) for _, share in tries]
        return [share_of(worth) for worth in self.worths(table, seat, choices, seeded(0), thought)]


def decks(table: Table, rng: Rng) -> list[Table]:
    """The table with several orders of the deck, where somebody may be drawn from it by the choice; else one will do."""
    worlds: list[Table] = []
    for _ in range(WORLDS if deck_matters(table) and table.asked == SUMMON else 1):
        world = table.copy()
        world.deck = sorted(table.deck[table.top :])
        world.top = 0
        rng.shuffle(world.deck)
        worlds.append(world)
    return worlds


def is_among_many(table: Table) -> bool:
    return table.seats > 2 and not table.teams


def share_of(worth: int) -> float:
    """Of a won game."""
    return (max(-FULL, min(FULL, worth)) + FULL) / (2 * FULL)
