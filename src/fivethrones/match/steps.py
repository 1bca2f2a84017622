"""One step of a match: how an entry of the log changes a state."""

from typing import Any

from fivethrones.kernel.action import Seat
from fivethrones.kernel.event import Event
from fivethrones.kernel.game import Game
from fivethrones.kernel.rng import chance_of, derived, is_wide, seeded
from fivethrones.kernel.state import NOT_LISTED, Outcome, State
from fivethrones.match.entry import REDEAL, RESIGN, Effect, Entry, carry_out


def do(game: Game[Any], state: State, entry: Entry, resigned: list[Seat]) -> tuple[State, Effect]:
    """Take one step from a state, which may be changed in place. ``resigned``: seats that have given up, this step included."""
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
    """Deal anew what this viewer has not seen; from there on chance follows from the new seed."""
    if not is_wide(entry.seed):
        return game.determinize(state, entry.seat, seeded(entry.seed))  # type: ignore[no-any-return]
    world: State = game.determinize(state, entry.seat, seeded(derived(entry.seed, "redeal")))
    world.rng = chance_of(entry.seed)
    return world


def end(state: State, outcome: Outcome) -> None:
    """End the game with this outcome."""
    state.outcome = outcome
    state.decision = None
    state.answers = []
    state.stack = []
    state.listed_for = NOT_LISTED
