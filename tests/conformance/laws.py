"""The laws as plain functions, for the tests and for long runs outside them.

Each law takes a case, a state of its game and the chance to try things by; it raises AssertionError where the game
breaks it, and leaves the state as it was. `check_decision` tries them all on one state; `play` has whole games.
"""
# ruff: noqa: ARG001 (all laws are called alike)

import json
from collections.abc import Callable
from typing import Any, TypeAlias

from conformance.case import Case, Watch
from conformance.secrecy import (
    determinize_knows_no_more,
    events_keep_their_secrets,
    secrets_stay_at_rest,
    secrets_stay_in_motion,
    viewers,
)
from conformance.steps import apply_watched
from conformance.walk import listed, pick, strange, unlisted, walk
from fivethrones.kernel.action import Action, Option, Seat
from fivethrones.kernel.decision import BEGUN, OPEN, SECRET, TURN
from fivethrones.kernel.errors import IllegalAction
from fivethrones.kernel.fields import fields_of, held
from fivethrones.kernel.message import Message
from fivethrones.kernel.play import apply, awaited, default, is_begun, legal, waiting, why_not
from fivethrones.kernel.rng import Rng, seeded
from fivethrones.kernel.state import State
from fivethrones.kernel.text import (
    IS,
    dumps,
    from_data,
    state_from_data,
    state_hash,
    state_to_data,
    view_to_data,
)
from fivethrones.match.entry import carry_out_one

Law: TypeAlias = Callable[[Case, Any, Rng], None]

MANY = 40  # as many options or steps as a law tries at one state


# Law 1


def decisions_can_be_answered(case: Case, state: State, rng: Rng) -> None:
    """Somebody is asked, whoever is asked has options, and the first is a default; or the game is over."""
    decision = state.decision
    if decision is None:
        check_outcome(state)
        return
    assert state.outcome is None
    assert decision.asked, f"{decision.prompt} asks nobody"
    assert decision.asked == sorted(set(decision.asked) & set(range(state.seats))), decision.asked
    assert decision.mode in (TURN, SECRET, OPEN, BEGUN)
    assert decision.mode not in (TURN, BEGUN) or len(decision.asked) == 1
    assert awaited(state), f"{decision.prompt} waits for nobody"
    assert set(awaited(state)) <= set(waiting(state)) <= set(decision.asked)
    for seat in range(state.seats):
        check_options(state, seat)


def check_outcome(state: State) -> None:
    assert state.outcome is not None, "nobody is asked and the game is not over"
    assert sorted(seat for place in state.outcome.ranking for seat in place) == list(range(state.seats))
    assert all(state.outcome.ranking)


def check_options(state: State, seat: Seat) -> None:
    options = legal(state, seat)
    assert state.decision is not None
    if seat not in state.decision.asked:
        assert options == []
        return
    assert options, f"{state.decision.prompt} has no options for seat {seat}"
    assert len(set(options)) == len(options), f"listed twice: {options}"
    assert all(option.seat == seat for option in options)
    assert all(isinstance(option, Action) or option.low <= option.high for option in options)
    assert not unlisted(state, [default(state, seat)])


# Law 2


def listed_actions_apply(case: Case, state: State, rng: Rng) -> None:
    """Each is carried out on a clone; a secret one together with random answers of the others."""
    before = state_hash(state)
    for action in some(listed(state, rng), rng):
        world = state.clone()
        try:
            carry_out(world, action, rng)
        except Exception as error:
            raise AssertionError(f"{action} is listed and fails") from error
        case.conserve(world)
    assert state_hash(state) == before, "a clone shares something with its original"


def what_is_begun_can_be_said_whole(case: Case, state: State, rng: Rng) -> None:
    """By the seat that has begun it, before any chance or news comes in: a match takes no part of it, and no more."""
    for action in some(listed(state, rng), rng):
        world = state.clone()
        effect = carry_out_one(world, action)
        if not is_begun(world):
            continue
        assert waiting(world) == [action.seat], f"{action} begins something for others to end"
        assert not effect.chance, f"{action} begins something by chance"
        assert not effect.disclosed, f"{action} begins something and tells of it"


def carry_out(state: State, action: Action, rng: Rng) -> None:
    decision = state.decision
    apply(state, action)
    while state.decision is decision and waiting(state):
        apply(state, default(state, waiting(state)[0]) if rng.below(2) else pick(state, rng))


def other_actions_are_refused(case: Case, state: State, rng: Rng) -> None:
    """With a reason, and the state stays as it is."""
    before = state_hash(state)
    for action in strange(state, rng):
        reason = refusal(state, action)
        assert reason is not None, f"{action} is not listed and was carried out"
        assert reason.id.startswith("refused-"), f"{action}: {reason}"
    assert state_hash(state) == before, "a refusal changed the state"


def refusal(state: State, action: Action) -> Message | None:
    try:
        apply(state, action)
    except IllegalAction as refused:
        return refused.reason
    return None


# Law 3


def why_not_tells_what_is_legal(case: Case, state: State, rng: Rng) -> None:
    """None exactly for what is listed, a refusal for all else."""
    for action in listed(state, rng):
        assert why_not(state, action) is None, f"{action} is listed, and {why_not(state, action)}"
    for action in strange(state, rng):
        reason = why_not(state, action)
        assert reason is not None, f"{action} is not listed, and nothing speaks against it"
        assert reason.id.startswith("refused-"), f"{action}: {reason}"


def pieces_tell_what_is_legal(case: Case, state: State, rng: Rng) -> None:
    """A piece is refused exactly when no legal option is about it."""
    pieces = case.game.pieces(state)
    assert len(set(pieces)) == len(pieces), f"named twice: {pieces}"
    for seat in range(state.seats):
        meant = {case.game.piece_of(state, option) for option in legal(state, seat)}
        assert meant <= {"", *pieces}, f"options about what is not there: {meant}"
        for piece in pieces:
            reason = case.game.why_not_piece(state, seat, piece)
            assert (reason is None) == (piece in meant), f"seat {seat}, {piece}: {reason}"
            assert reason is None or reason.id.startswith("refused-"), f"{piece}: {reason}"


# Law 4


def clones_go_their_own_way(case: Case, state: State, rng: Rng) -> None:
    before = state_hash(state)
    clone = state.clone()
    assert state_hash(clone) == before, "a clone differs from its original"
    walk(clone, rng, MANY)
    assert state_hash(state) == before, "a clone shares something with its original"


def everything_is_saved(case: Case, state: State, rng: Rng) -> None:
    """What is not saved with a state stays the same all match; a frame keeps no more than it is saved as."""
    blank = case.game.blank(state.settings)
    for name in state.FIXED:
        assert alike(getattr(state, name), getattr(blank, name)), f"{name} changes and is not saved"
    for frame in state.stack:
        assert set(held(frame)) == set(fields_of(type(frame))), (
            f"{type(frame).__name__} keeps more than its arguments"
        )
        assert type(frame) in case.game.parts, f"{type(frame).__name__} is not among the parts"


def alike(one: object, other: object) -> bool:
    """Equal, or made of equal attributes."""
    if one == other:
        return True
    names = held(one)
    return bool(names) and all(alike(getattr(one, name), getattr(other, name, None)) for name in names)


# Law 7


def text_keeps_the_state(case: Case, state: State, rng: Rng) -> None:
    """A state read from its text is equal and plays on in the same way."""
    restored = state_from_data(case.game, json.loads(dumps(state_to_data(state))))
    assert state_hash(restored) == state_hash(state), "the text of the state does not say all"
    original, seed = state.clone(), rng.word()
    assert walk(original, seeded(seed), MANY) == walk(restored, seeded(seed), MANY)
    assert state_hash(restored) == state_hash(original), "a restored state plays on in another way"


def text_keeps_views_and_actions(case: Case, state: State, rng: Rng) -> None:
    for viewer in viewers(state):
        view = case.game.view(state, viewer)
        data = json.loads(dumps(view_to_data(view)))
        again = from_data(case.game, {IS: type(view).__name__, **data})
        assert view_to_data(again) == data == view_to_data(view)
    for action in listed(state, rng):
        assert case.game.read(action.seat, case.game.write(action)) == action
        assert case.game.read_at(state, action.seat, case.game.write_at(state, action)) == action


# Law 11


def nothing_idle_is_offered(case: Case, state: State, rng: Rng) -> None:
    """One of the abilities on offer, tried on clones, changes something beyond its cost."""
    offered = case.abilities.offered(state)
    if offered:
        idle = case.abilities.idle(state, offered[rng.below(len(offered))], rng)
        assert not idle, f"{idle} is offered and would change nothing"


# Law 12


def nobody_loses_an_answer(case: Case, state: State, rng: Rng) -> None:
    """Some random steps, with the watch of the case looking on, where it has one."""
    if case.watch is Watch:
        return
    world, watch = state.clone(), case.watch()
    for _ in range(MANY):
        if world.decision is not None:
            apply_watched(world, pick(world, rng), watch.look)


LAWS: list[Law] = [
    decisions_can_be_answered,
    listed_actions_apply,
    what_is_begun_can_be_said_whole,
    other_actions_are_refused,
    why_not_tells_what_is_legal,
    pieces_tell_what_is_legal,
    clones_go_their_own_way,
    everything_is_saved,
    secrets_stay_at_rest,
    secrets_stay_in_motion,
    determinize_knows_no_more,
    events_keep_their_secrets,
    text_keeps_the_state,
    text_keeps_views_and_actions,
    nothing_idle_is_offered,
    nobody_loses_an_answer,
]


def check_decision(case: Case, state: Any, rng: Rng) -> None:
    """All laws that can be tried on a single state."""
    case.conserve(state)
    for law in LAWS:
        law(case, state, rng)


# Law 10


def perft(state: State, depth: int) -> int:
    """How many ways there are to make so many choices; of a span both ends count.

    Secret answers are given in seat order, since their order does not matter; open ones in any.
    """
    decision = state.decision
    if depth == 0 or decision is None:
        return 1
    seats = waiting(state)[:1] if decision.mode == SECRET else decision.asked
    total = 0
    for action in [a for seat in seats for option in legal(state, seat) for a in ends(option)]:
        world = state.clone()
        apply(world, action)
        total += perft(world, depth - 1)
    return total


def ends(option: Option) -> list[Action]:
    if isinstance(option, Action):
        return [option]
    return [Action(option.seat, option.verb, n) for n in sorted({option.low, option.high})]


def some(actions: list[Action], rng: Rng) -> list[Action]:
    """All of them, or many picked at random where there are too many."""
    return actions if len(actions) <= MANY else [actions[rng.below(len(actions))] for _ in range(MANY)]
