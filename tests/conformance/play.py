"""Whole games and random scenes, with the laws tried on the way."""

from typing import Any, NamedTuple

from conformance.case import Case
from conformance.laws import check_decision, decisions_can_be_answered, nothing_idle_is_offered
from conformance.steps import apply_watched
from conformance.walk import walk
from fivethrones.kernel.action import Action
from fivethrones.kernel.game import guess
from fivethrones.kernel.play import apply, awaited, legal, waiting
from fivethrones.kernel.rng import Rng, seeded
from fivethrones.kernel.settings import Settings
from fivethrones.kernel.state import State
from fivethrones.kernel.text import state_hash

SHORT = 80  # actions of a scene
SELDOM = 400  # positions of scenes, of which one has every law tried


class Played(NamedTuple):
    """How much was looked at: after so many actions, and at so many positions something more was tried."""

    actions: int
    tried: int


NOTHING_MUCH = ("pass", "done")


def play_checked(case: Case, settings: Settings, seed: int, sample: int = 1, most: int = 0) -> Played:
    """Play a random game to its end; try the laws at every so-manyth decision and at the end."""
    log, tried = list[Action](), 1
    try:
        state = case.game.setup(settings, seed)
        rng = seeded(seed)
        while state.decision is not None:
            decisions_can_be_answered(case, state, rng)
            case.conserve(state)
            if rng.below(sample) == 0:
                check_decision(case, state, rng.branch())
                tried += 1
            assert len(log) < (most or case.most), "random play does not end"
            log += walk(state, rng, 1)
        check_decision(case, state, rng.branch())
        assert state_hash(replayed(case, settings, seed, log)) == state_hash(state), (
            "a replay ends in another state"
        )
    except Exception as error:
        error.add_note(
            f"{case} {settings} seed {seed}, after {len(log)} actions: {'; '.join(map(repr, log))}"
        )
        raise
    return Played(len(log), tried)


def replayed(case: Case, settings: Settings, seed: int, log: list[Action]) -> State:
    state: State = case.game.setup(settings, seed)
    for action in log:
        apply(state, action)
    return state


def play_plain(case: Case, settings: Settings, seed: int) -> Played:
    """Play a random game to its end with a short look after every action."""
    state, rng, played = case.game.setup(settings, seed), seeded(seed), 0
    while state.decision is not None:
        look_shortly(case, state)
        assert played < case.most, "random play does not end"
        apply(state, guess(legal(state, waiting(state)[0]), rng))
        played += 1
    case.conserve(state)
    assert state.outcome is not None, "nobody is asked and the game is not over"
    return Played(played, 0)


def look_shortly(case: Case, state: Any) -> None:
    """Somebody is waited for, whoever is asked can answer, and everything is in one place."""
    assert awaited(state), f"{state.decision.prompt} waits for nobody"
    for seat in state.decision.asked:
        assert legal(state, seat), f"{state.decision.prompt} has no options for seat {seat}"
    case.conserve(state)


def play_scene(case: Case, seed: int, sample: int = 1, most: int = SHORT) -> Played:
    """Play on from a random scene, rather using abilities than not, with the watch of the case looking on.

    After every action comes a short look; at every so-manyth decision something that is offered is tried, seldom every law.
    """
    assert case.scene is not None
    rng, log, tried = seeded(seed), list[Action](), 0
    state = case.scene(rng)
    watch = case.watch()
    try:
        while state.decision is not None and len(log) < most:
            look_shortly(case, state)
            if rng.below(sample) == 0:
                nothing_idle_is_offered(case, state, rng.branch())
                tried += 1
            if rng.below(SELDOM) == 0:
                check_decision(case, state, rng.branch())
            log.append(lively(state, rng))
            apply_watched(state, log[-1], watch.look)
        case.conserve(state)
    except Exception as error:
        error.add_note(f"{case} scene {seed}, after {len(log)} actions: {'; '.join(map(repr, log))}")
        raise
    return Played(len(log), tried)


def lively(state: State, rng: Rng) -> Action:
    """An answer by a random seat of those that may give one: mostly something used, seldom a pass."""
    seats = waiting(state)
    options = legal(state, seats[rng.below(len(seats))])
    uses = [option for option in options if option.verb == "use"]
    if uses and rng.below(4):
        return guess(uses, rng)
    busy = [option for option in options if option.verb not in NOTHING_MUCH]
    return guess(busy if busy and rng.below(4) else options, rng)
