"""What a seat may expect to have after each of a few choices, for who asks for a hint. Only from what the seat knows."""

from typing import Final

from fivethrones.bots.bot import Bot, Question
from fivethrones.bots.search.flat import Problem, Searcher
from fivethrones.club.assets import Assets, assets_of
from fivethrones.club.judges.sampling import Trial, try_in
from fivethrones.club.review.reasons import gains
from fivethrones.kernel.action import Action
from fivethrones.kernel.message import Message
from fivethrones.kernel.play import apply
from fivethrones.kernel.rng import Rng

WORLDS: Final = 16


def gained(bot: Bot, question: Question, choices: list[Action], rng: Rng) -> list[list[Message]]:
    """What speaks for each choice rather than for the best of the others. They come with the best first."""
    if len(choices) < 2:
        return [[] for _ in choices]
    found = prospects(bot, question, choices, rng)
    return [gains(one, found[1 if i == 0 else 0]) for i, one in enumerate(found)]


def prospects(bot: Bot, question: Question, choices: list[Action], rng: Rng) -> list[Assets]:
    """As far ahead as a bot that searches looks; else right after the choice."""
    if not isinstance(bot, Searcher):
        return [assets_after(question, choice) for choice in choices]
    problem = bot.problem(question)
    trials = [Trial(plan_of(problem, choice)) for choice in choices]
    assets = assets_of(question.game)
    for _ in range(WORLDS):
        try_in(problem, problem.sample(rng), trials, assets, rng)
    return [trial.mean_assets() for trial in trials]


def assets_after(question: Question, choice: Action) -> Assets:
    assert question.world is not None, "a bot that weighs imagines"
    world = question.world.clone()
    apply(world, choice)
    return assets_of(question.game)(world, question.seat)


def plan_of(problem: Problem, choice: Action) -> list[Action]:
    """A choice may be the first step of a whole gesture."""
    return next((plan for plan in problem.candidates() if plan[0] == choice), [choice])
