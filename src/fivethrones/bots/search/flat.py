"""Flat search over sampled worlds: every candidate is tried in the same worlds, and the worse half drops out again and again.

Of two candidates only the difference counts. In the same world, with the same chance to come, most of what is luck is the
same for both, so few worlds show which is better.
"""

from math import sqrt
from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from fivethrones.bots.bot import Bot, Question
from fivethrones.bots.chance import SAME
from fivethrones.bots.search.budget import Budget
from fivethrones.kernel.action import Action
from fivethrones.kernel.play import apply
from fivethrones.kernel.rng import Rng
from fivethrones.kernel.state import State

FARTHEST: Final = 5_000  # steps of a rollout: no horizon is so far away
ENOUGH: Final = 12  # worlds, before a difference is believed
SURE: Final = 3.0  # standard errors: a candidate this far behind the best is dropped


@mypyc_attr(allow_interpreted_subclasses=True)
class Problem:
    """One question as the search sees it. A game brings candidates, a rollout policy, a horizon and an evaluation."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self.seat = question.seat
        # By so much must anything be better than the usual: in standard errors, where luck rules, and of a won game.
        self.doubt = 0.0
        self.margin = 0.0

    def candidates(self) -> list[list[Action]]:
        """The candidates: an action each, or a whole gesture. The usual one comes first and wins ties."""
        raise TypeError(f"{type(self).__name__} has no candidates")

    def sample(self, rng: Rng) -> State:
        """A world that the seat cannot tell from the true one, in which the question is still open.

        Others who have answered it in secret will do so again, by the rollout policy.
        """
        assert self.question.world is not None, "a bot that searches imagines"
        world: State = self.question.game.determinize(self.question.world, self.seat, rng)
        world.answers = []
        return world

    def is_far_enough(self, world: State) -> bool:  # noqa: ARG002 (named for the subclasses)
        """The horizon: here a rollout ends, and the position is evaluated. By default it is the end of the game."""
        return False

    def step(self, world: State, rng: Rng) -> None:  # noqa: ARG002 (named for the subclasses)
        """The rollout policy: whoever is asked answers, by one action or several."""
        raise TypeError(f"{type(self).__name__} has no policy")

    def evaluate(self, world: State) -> float:  # noqa: ARG002 (named for the subclasses)
        """The seat's share of a won game."""
        raise TypeError(f"{type(self).__name__} does not evaluate")

    def rollout(self, world: State, rng: Rng) -> float:
        """Play on in this world, which is used up."""
        for _ in range(FARTHEST):
            if world.decision is None or self.is_far_enough(world):
                break
            self.step(world, rng)
        return self.evaluate(world)


@final
class Tried:
    """A candidate, and its result in each world in turn."""

    def __init__(self, plan: list[Action]) -> None:
        self.plan = plan
        self.values: list[float] = []

    def mean(self) -> float:
        return sum(self.values) / len(self.values)


def search(problem: Problem, candidates: list[list[Action]], budget: Budget, rng: Rng) -> list[Tried]:
    """The candidates with their results, the best first; the same for the same stream and number of iterations.

    An iteration is one rollout. Each halving gets an equal part of the budget.
    """
    meter = budget.begin()
    left = [Tried(plan) for plan in candidates]
    dropped: list[Tried] = []  # the last to drop out comes first
    halvings = (len(left) - 1).bit_length()
    done = 0
    while len(left) > 1 and (meter.share() < 1.0 or not left[0].values):
        try_in_one_world(problem, left, rng)
        meter.spent += len(left)
        kept = not_hopeless(left)
        while meter.share() * halvings >= done + 1:
            done += 1
            kept = kept[: min(len(kept), (len(candidates) + (1 << done) - 1) >> done)]
        dropped = [tried for tried in ranked(left) if tried not in kept] + dropped
        left = [tried for tried in left if tried in kept]
    return ranked(left) + dropped


def try_in_one_world(problem: Problem, left: list[Tried], rng: Rng) -> None:
    """Try all of them in the same world, with the same random numbers to come."""
    world = problem.sample(rng)
    stream = rng.branch()
    for tried in left:
        copy = world.clone()
        for action in tried.plan:
            apply(copy, action)
        tried.values.append(problem.rollout(copy, stream.clone()))


def ranked(tried: list[Tried]) -> list[Tried]:
    """The best first; of equals, the one that was listed first."""
    if not tried or not tried[0].values:
        return tried
    order = sorted([(-round(tried[i].mean() / SAME), i) for i in range(len(tried))])
    return [tried[i] for _, i in order]


def not_hopeless(left: list[Tried]) -> list[Tried]:
    """The best, and those that might still be better; the best first."""
    order = ranked(left)
    if len(left[0].values) < ENOUGH:
        return order
    return [order[0]] + [other for other in order[1:] if not is_worse(other, order[0])]


def is_worse(tried: Tried, best: Tried) -> bool:
    """Whether a candidate is worse than the best beyond doubt: by far more than chance explains, compared world by world."""
    behind, error = difference(best, tried)
    return behind > SURE * error


def difference(one: Tried, other: Tried) -> tuple[float, float]:
    """The mean difference between two candidates in the worlds that both were tried in, and its standard error."""
    count = min(len(one.values), len(other.values))
    total = squares = 0.0
    for i in range(count):
        gap = one.values[i] - other.values[i]
        total += gap
        squares += gap * gap
    mean = total / count
    return mean, sqrt(max(0.0, squares - total * mean) / (count * max(1, count - 1)))


@mypyc_attr(allow_interpreted_subclasses=True)
class Searcher(Bot):
    """A level that searches: a budget, and the problem that its game makes of a question."""

    imagines: ClassVar[bool] = True
    budget: ClassVar[Budget]

    def problem(self, question: Question) -> Problem:  # noqa: ARG002 (named for the subclasses)
        raise TypeError(f"{self.id} has no problem")

    def choose(self, question: Question, rng: Rng) -> Action:
        return self.plan(question, rng)[0]

    def plan(self, question: Question, rng: Rng) -> list[Action]:
        problem = self.problem(question)
        candidates = problem.candidates()
        if len(candidates) == 1:
            return candidates[0]
        order = search(problem, candidates, question.thought or self.budget, rng)
        usual = next(tried for tried in order if tried.plan is candidates[0])
        lead, error = difference(order[0], usual)
        is_better = lead >= problem.doubt * error and lead >= problem.margin
        return order[0].plan if is_better else usual.plan

    def weigh(self, question: Question) -> list[tuple[Action, float]]:
        """The first step of each candidate, and how far it is behind the best."""
        problem = self.problem(question)
        assert question.world is not None
        rng = question.world.rng.clone()
        assert isinstance(rng, Rng), "an imagined world has a fast generator"
        candidates = problem.candidates()
        if len(candidates) == 1:
            return [(candidates[0][0], problem.evaluate(question.world.clone()))]
        order = search(problem, candidates, question.thought or self.budget, rng)
        best = order[0]
        found = {best.plan[0]: best.mean()}
        for other in order[1:]:
            behind, _ = difference(best, other)
            found.setdefault(other.plan[0], best.mean() - max(0.0, behind))
        return list(found.items())
