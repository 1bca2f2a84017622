"""One step of a match: what an entry of its log makes of a state."""

from typing import Any

from fivethrones.kernel.action import Seat
from fivethrones.kernel.event import Event
from fivethrones.kernel.game import Game
from fivethrones.kernel.rng import chance_of, derived, is_wide, seeded
from fivethrones.kernel.state import NOT_LISTED, Outcome, State
from fivethrones.match.entry import REDEAL, RESIGN, Effect, Entry, carry_out


def do(game: Game[Any], state: State, entry: Entry, resigned: list[Seat]) -> tuple[State, Effect]:
    """One step from a state, which it may change; these seats have given up, by then or with it."""
    if entry.kind == REDEAL:
        state = redealt(game, state, entry)
        state.events = []
        return state, Effect([], True, False)
    if entry.kind == RESIGN:
        state.events = [Event("resign", entry.seat, {})]
        game.resign(state, entry.seat)
        effect = Effect(state.events.copy(), False, False)
    else:
        effect = carry_out(state, entry.actions)
    outcome = game.given_up(state, resigned) if resigned else None
    if outcome is not None:
        end(state, outcome)
    return state, effect


def redealt(game: Game[Any], state: State, entry: Entry) -> State:
    """What this viewer has not seen is dealt anew; what chance will decide from there on follows from the new seed."""
    if not is_wide(entry.seed):
        return game.determinize(state, entry.seat, seeded(entry.seed))  # type: ignore[no-any-return]
    world: State = game.determinize(state, entry.seat, seeded(derived(entry.seed, "redeal")))
    world.rng = chance_of(entry.seed)
    return world


def end(state: State, outcome: Outcome) -> None:
    """Nothing more is asked."""
    state.outcome = outcome
    state.decision = None
    state.answers = []
    state.stack = []
    state.listed_for = NOT_LISTED
