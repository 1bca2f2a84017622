"""Ways through a game: random steps, positions on the way, actions that are legal and actions that are not."""

from collections.abc import Iterable, Iterator
from typing import Any

from conformance.case import Case
from fivethrones.kernel.action import NOTHING, Action, Option, Span
from fivethrones.kernel.errors import BadSettings
from fivethrones.kernel.game import Game, guess
from fivethrones.kernel.play import apply, legal, waiting
from fivethrones.kernel.rng import Rng, seeded
from fivethrones.kernel.settings import Settings, with_defaults
from fivethrones.kernel.state import State

HUGE = 2**70


def some_settings(game: Game[Any], rng: Rng) -> Settings:
    """Any value of every setting; drawn anew where two do not go together."""
    while True:
        given = {setting.id: setting.values[rng.below(len(setting.values))] for setting in game.settings}
        try:
            game.blank(options := with_defaults(game.settings, given))
        except BadSettings:
            continue
        return options


def pick(state: State, rng: Rng) -> Action:
    """A random answer by a random seat of those that may give one."""
    seats = waiting(state)
    return guess(legal(state, seats[rng.below(len(seats))]), rng)


def walk(state: State, rng: Rng, steps: int) -> list[Action]:
    """Up to so many random steps, fewer only where the game ends."""
    taken: list[Action] = []
    while state.decision is not None and len(taken) < steps:
        taken.append(pick(state, rng))
        apply(state, taken[-1])
    return taken


def position(case: Case, settings: Settings, seed: int, steps: int) -> Any:
    """Somewhere in a random game: after so many steps, or as if a game that ends sooner began anew."""
    state = case.game.setup(settings, seed)
    taken = len(walk(state, seeded(seed), steps))
    if taken < steps:
        state = case.game.setup(settings, seed)
        walk(state, seeded(seed), steps % (taken + 1))
    return state


def amounts(option: Option, rng: Rng) -> list[Action]:
    """The option as actions; of a span both ends and something between."""
    if isinstance(option, Action):
        return [option]
    within = option.low + rng.below(option.high - option.low + 1)
    return [Action(option.seat, option.verb, n) for n in sorted({option.low, within, option.high})]


def listed(state: State, rng: Rng) -> list[Action]:
    """What the asked seats may do, each by each."""
    seats = [] if state.decision is None else state.decision.asked
    return [action for seat in seats for option in legal(state, seat) for action in amounts(option, rng)]


def unlisted(state: State, actions: Iterable[Action]) -> list[Action]:
    """Those of the actions that nobody may take now."""
    tried = list(actions)
    options = [option for seat in {action.seat for action in tried} for option in legal(state, seat)]
    single = {option for option in options if isinstance(option, Action)}
    spans = [option for option in options if isinstance(option, Span)]
    return [each for each in tried if each not in single and not any(holds(span, each) for span in spans)]


def holds(span: Span, action: Action) -> bool:
    same = (span.seat, span.verb, NOTHING) == (action.seat, action.verb, action.extra)
    return same and span.low <= action.target <= span.high


def ahead(state: State, rng: Rng) -> list[Action]:
    """What will be legal some steps later."""
    later = state.clone()
    found: list[Action] = []
    for _ in range(4):
        walk(later, rng, 1)
        found += listed(later, rng)
    return found


def mutants(state: State, action: Action, verbs: list[str]) -> Iterator[Action]:
    """Actions that differ from this one in a single part."""
    seat, verb, target, extra = action.seat, action.verb, action.target, action.extra
    for other in range(-2, state.seats + 1):
        yield Action(other, verb, target, extra)
    for word in [*verbs, "", "xyzzy", verb + " ", verb.upper()]:
        yield Action(seat, word, target, extra)
    for number in (target - 1, target + 1, -2, NOTHING, 0, 1000, HUGE, -HUGE):
        yield Action(seat, verb, number, extra)
    for number in (extra - 1, extra + 1, -2, NOTHING, 0, 1000, HUGE, -HUGE):
        yield Action(seat, verb, target, number)
    yield Action(seat, verb, extra, target)


def strange(state: State, rng: Rng, bases: int = 6) -> list[Action]:
    """Actions that are not listed: near misses of those that are, and what belongs to later decisions."""
    now = listed(state, rng)
    later = ahead(state, rng)
    known = now + later or [Action(0, "pass")]
    verbs = sorted({action.verb for action in known})
    chosen = [known[rng.below(len(known))] for _ in range(bases)]
    tried = [mutant for action in chosen for mutant in mutants(state, action, verbs)]
    return unlisted(state, dict.fromkeys(later + tried))
