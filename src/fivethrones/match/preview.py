"""Previews: what an action is sure to cause, as far as its seat can know."""

from dataclasses import dataclass
from typing import Any

from fivethrones.kernel.action import Action
from fivethrones.kernel.decision import SECRET
from fivethrones.kernel.errors import IllegalAction
from fivethrones.kernel.game import Game, View
from fivethrones.kernel.knowledge import knows
from fivethrones.kernel.message import Message
from fivethrones.kernel.play import waiting, why_not
from fivethrones.kernel.rng import Rng
from fivethrones.kernel.state import State
from fivethrones.match.entry import carry_out_one


@dataclass(frozen=True)
class Preview:
    """What is sure to happen, as the acting seat would read it, and the view afterwards unless chance or news are involved."""

    events: list[Message]
    view: View | None
    undoable: bool  # whether the seat would be asked again and could take it back freely
    world: State | None = (
        None  # a world that the seat cannot tell from the real one, after it; only with a view
    )


def supposing(game: Game[Any], state: State, actions: list[Action], rng: Rng) -> State:
    """The state after these actions of one seat, as far as that seat can tell.

    Each must leave the same seat to be asked, and reveal nothing random or hidden.
    """
    for action in actions:
        shown = preview(game, state, action, rng)
        if shown.world is None or not shown.undoable:
            raise IllegalAction(action, Message("refused-not-asked"))
        state = shown.world
    return state


def preview(game: Game[Any], state: State, action: Action, rng: Rng) -> Preview:
    """Try the action in two worlds in which the unseen has been dealt anew, and keep what both have in common.

    It ends before the first event that discloses something to the seat, so it contains nothing random or hidden.
    """
    reason = why_not(state, action)
    if reason is not None:
        raise IllegalAction(action, reason)
    assert state.decision is not None
    if state.decision.mode == SECRET and len(state.decision.asked) > 1:
        return Preview([], None, False)  # it depends on what the others choose
    one, other = (tried(game, state, action, rng.branch()) for _ in range(2))
    events: list[Message] = []
    for mine, theirs in zip(one.events, other.events, strict=False):
        if mine != theirs:
            break
        events.append(mine)
    sure = one.view is not None and other.view is not None and one.events == other.events
    return Preview(
        events, one.view if sure else None, one.undoable and other.undoable, one.world if sure else None
    )


def tried(game: Game[Any], state: State, action: Action, rng: Rng) -> Preview:
    """The preview in one such world."""
    world = game.determinize(state, action.seat, rng)
    effect = carry_out_one(world, action)
    events: list[Message] = []
    for event in effect.events:
        if knows(event.discloses, action.seat):
            break
        events.append(event.seen_as(action.seat))
    if effect.chance or len(events) < len(effect.events):
        return Preview(events, None, False)
    # What others learn from it is not news to the seat, but cannot be taken back.
    undoable = action.seat in waiting(world) and not effect.disclosed
    return Preview(events, game.view(world, action.seat), undoable, world)
