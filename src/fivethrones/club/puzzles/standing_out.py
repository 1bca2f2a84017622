"""Whether one choice stands out from all others by many trials."""

from dataclasses import dataclass
from typing import Any, Final

from fivethrones.bots import bot_named, bots_for
from fivethrones.bots.bot import ask, gesture
from fivethrones.bots.search.budget import Budget
from fivethrones.bots.search.flat import Problem, Searcher, Tried, difference, search
from fivethrones.club.puzzles.puzzle import Answer
from fivethrones.kernel.action import Action, Seat, Span
from fivethrones.kernel.game import Game
from fivethrones.kernel.play import apply, is_begun, legal, next_to_answer
from fivethrones.kernel.rng import Rng
from fivethrones.kernel.state import State

GLANCE: Final = Budget(48)  # rollouts, to see whether it is worth more
TRIALS: Final = Budget(600)
MARGIN: Final = 0.10  # of a game, by which the best is before all others,
CERTAIN: Final = 3.0  # and in standard errors
PROMISING: Final = 0.07  # the same at a glance
SHOWN: Final = 6  # actions of a line
LEAST: Final = 3  # choices


@dataclass(frozen=True)
class Found:
    proved: bool
    answers: tuple[Answer, ...]


def words_of(action: Action) -> tuple[str, int, int]:
    return action.verb, action.target, action.extra


def tried_best(game: Game[Any], world: State, seat: Seat, rng: Rng) -> Found | None:
    """By far the best of all that a strong bot thinks about, in hundreds of worlds that the seat cannot tell apart."""
    bot = bots_for(game)[-1]
    assert isinstance(bot, Searcher)
    problem = bot.problem(ask(game, world, seat, bot, rng))
    plans = problem.candidates()
    if len({plan[0] for plan in plans}) < LEAST:
        return None
    likely = by_first_action(search(problem, plans, GLANCE, rng))
    first = likely[0].plan[0]
    if lead_of(likely)[0] < PROMISING or goes_on(world, first) or is_amount(world, first):
        return None
    order = by_first_action(search(problem, [tried.plan for tried in likely], TRIALS, rng))
    lead, errors = lead_of(order)
    if lead < MARGIN or errors < CERTAIN or not is_found_again(problem, order, rng):
        return None
    return Found(False, tuple(tried_answer(game, world, tried, order[0], rng) for tried in order))


def is_found_again(problem: Problem, order: list[Tried], rng: Rng) -> bool:
    """In other worlds: what stands out among many positions may do so by luck."""
    again = search(problem, [tried.plan for tried in order], TRIALS, rng)
    return again[0].plan[0] == order[0].plan[0] and lead_of(again)[0] >= PROMISING


def by_first_action(order: list[Tried]) -> list[Tried]:
    """Of plans that begin alike the best."""
    found: dict[Action, Tried] = {}
    for tried in order:
        found.setdefault(tried.plan[0], tried)
    return list(found.values())


def lead_of(order: list[Tried]) -> tuple[float, float]:
    """Of the first over all others, in shares of a game and in standard errors: the least of each."""
    leads = [difference(order[0], other) for other in order[1:]]
    return min(lead for lead, _ in leads), min(lead / max(error, 1e-6) for lead, error in leads)


def goes_on(world: State, action: Action) -> bool:
    """Whether it is only the first word of something."""
    after = world.clone()
    apply(after, action)
    return is_begun(after)


def is_amount(world: State, action: Action) -> bool:
    """One of many that are about as good: nobody could say why it is this one."""
    options = legal(world, action.seat)
    return any(isinstance(option, Span) and option.holds(action) for option in options)


def tried_answer(game: Game[Any], world: State, tried: Tried, best: Tried, rng: Rng) -> Answer:
    behind, _ = difference(best, tried)
    line = played_on(game, world, tried.plan, rng)
    return Answer(
        words_of(tried.plan[0]),
        round(100 * (best.mean() - behind)),
        tuple((step.seat, *words_of(step)) for step in line),
    )


def played_on(game: Game[Any], world: State, plan: list[Action], rng: Rng) -> list[Action]:
    """The rest of a plan, and how knights go on from there."""
    after = world.clone()
    line: list[Action] = []
    for action in plan:
        apply(after, action)
        line.append(action)
    knight = bot_named("knight", game)
    while after.decision is not None and len(line) < len(plan) + SHOWN:
        line += gesture(game, after, next_to_answer(after), knight, rng)
    return line[1:]
