"""What a choice would surely bring, shown without telling more than its seat knows."""

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
    """What is sure to happen, as the acting seat would read it; the view after it, unless chance or news come in."""

    events: list[Message]
    view: View | None
    undoable: bool  # the seat is asked again, and could take it back freely
    world: State | None = (
        None  # a world that the seat cannot tell from the real one, after it; only with a view
    )


def supposing(game: Game[Any], state: State, actions: list[Action], rng: Rng) -> State:
    """The state after these choices of one seat, as far as that seat can tell.

    Each must leave the seat asked, with nothing random or hidden coming in.
    """
    for action in actions:
        shown = preview(game, state, action, rng)
        if shown.world is None or not shown.undoable:
            raise IllegalAction(action, Message("refused-not-asked"))
        state = shown.world
    return state


def preview(game: Game[Any], state: State, action: Action, rng: Rng) -> Preview:
    """Play it on two worlds with the unseen redealt, and keep what both have in common.

    It is cut before the first event that discloses something to the seat, so nothing random or hidden is in it.
    """
    reason = why_not(state, action)
    if reason is not None:
        raise IllegalAction(action, reason)
    assert state.decision is not None
    if state.decision.mode == SECRET and len(state.decision.asked) > 1:
        return Preview([], None, False)  # what the others choose decides
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
    """The same in one such world."""
    world = game.determinize(state, action.seat, rng)
    effect = carry_out_one(world, action)
    events: list[Message] = []
    for event in effect.events:
        if knows(event.discloses, action.seat):
            break
        events.append(event.seen_as(action.seat))
    if effect.chance or len(events) < len(effect.events):
        return Preview(events, None, False)
    # What others learn by it is no news to the seat, but cannot be taken back.
    undoable = action.seat in waiting(world) and not effect.disclosed
    return Preview(events, game.view(world, action.seat), undoable, world)
