"""The judge of games with hidden cards: every choice is tried in the same worlds, as the strongest bot would try it."""

from collections.abc import Callable
from typing import Final

from fivethrones.bots import bots_for
from fivethrones.bots.bot import ask
from fivethrones.bots.search.flat import Problem, Searcher, Tried, difference, ranked
from fivethrones.club.assets import Assets, AssetsOf, assets_of
from fivethrones.club.judges.judge import TENTH, Case, Judge, Weighed, band, begins_alike
from fivethrones.kernel.action import Action
from fivethrones.kernel.play import apply
from fivethrones.kernel.rng import Rng, seeded
from fivethrones.kernel.state import State

KEPT: Final = 4  # choices that are tried in all worlds, and the played one
FIRST: Final = 4  # of so many parts of the worlds, the part in which all are tried


class Trial:
    """A choice in one world after the other, and what the seat had in the end of each."""

    def __init__(self, plan: list[Action]) -> None:
        self.tried = Tried(plan)
        self.assets: Assets = {}

    def note(self, assets: Assets) -> None:
        for asset, amount in assets.items():
            self.assets[asset] = self.assets.get(asset, 0.0) + amount

    def mean_assets(self) -> Assets:
        return {asset: amount / len(self.tried.values) for asset, amount in self.assets.items()}


class Sampling(Judge):
    def weigh(self, case: Case, worlds: int) -> list[Weighed]:
        rng = seeded(case.number)
        problem = problem_of(case, rng)
        trials = [Trial(plan) for plan in plans(problem, case.played)]
        if len(trials) < 2:
            return []
        first = max(1, worlds // FIRST)
        try_all(case, problem, trials, first, rng)
        trials = the_best(trials, case.played)
        try_all(case, problem, trials, worlds - first, rng)
        return in_order(trials)

    def weigh_played(self, case: Case, worlds: int) -> Weighed | None:
        rng = seeded(case.number)
        problem = problem_of(case, rng)
        found = plans(problem, case.played)
        if len(found) < 2:
            return None
        trials = [Trial(next(plan for plan in found if begins_alike(tuple(plan), case.played)))]
        try_all(case, problem, trials, worlds, rng)
        return in_order(trials)[0]


def problem_of(case: Case, rng: Rng) -> Problem:
    bot = bots_for(case.game)[-1]
    assert isinstance(bot, Searcher), "whoever has no judge of its own searches in sampled worlds"
    return bot.problem(ask(case.game, case.world, case.seat, bot, rng))


def try_all(case: Case, problem: Problem, trials: list[Trial], worlds: int, rng: Rng) -> None:
    deal = dealt_open(case.world) if case.open else problem.sample
    assets = assets_of(case.game)
    for _ in range(worlds):
        try_in(problem, deal(rng), trials, assets, rng)


def plans(problem: Problem, played: tuple[Action, ...]) -> list[list[Action]]:
    """What a strong bot thinks about, and what was played if that is not among it."""
    found = problem.candidates()
    if not any(begins_alike(tuple(plan), played) for plan in found):
        found = [*found, list(played)]
    return found


def dealt_open(truth: State) -> Callable[[Rng], State]:
    """The cards are where they are; what the dice and the decks bring is still chance."""

    def deal(rng: Rng) -> State:
        world = truth.clone()
        world.rng = rng.branch()
        world.answers = []
        return world

    return deal


def try_in(problem: Problem, world: State, trials: list[Trial], assets: AssetsOf, rng: Rng) -> None:
    """The same world for all, and the same chance to come."""
    stream = rng.branch()
    for trial in trials:
        copy = world.clone()
        for action in trial.tried.plan:
            apply(copy, action)
        trial.tried.values.append(problem.rollout(copy, stream.clone()))
        trial.note(assets(copy, problem.seat))


def the_best(trials: list[Trial], played: tuple[Action, ...]) -> list[Trial]:
    """Some of them, each with another first step, and the one that was played."""
    found: list[Trial] = []
    for tried in ranked([trial.tried for trial in trials]):
        trial = next(trial for trial in trials if trial.tried is tried)
        known = any(other.tried.plan[0] == tried.plan[0] for other in found)
        if not known and (len(found) < KEPT or begins_alike(tuple(tried.plan), played)):
            found.append(trial)
    return found


def in_order(trials: list[Trial]) -> list[Weighed]:
    order = ranked([trial.tried for trial in trials])
    best = order[0]
    found: list[Weighed] = []
    for tried in order:
        trial = next(trial for trial in trials if trial.tried is tried)
        _, error = difference(best, tried)
        found.append(Weighed(tuple(tried.plan), band(tried.values), TENTH * error, trial.mean_assets()))
    return found
