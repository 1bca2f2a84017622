"""Everything that a game tells one viewer: what a table sends, and what the law on secrecy compares."""

from typing import Any

from fivethrones.kernel.action import Action, Option, Seat
from fivethrones.kernel.event import Event
from fivethrones.kernel.game import Game
from fivethrones.kernel.message import Message
from fivethrones.kernel.play import awaited, legal
from fivethrones.kernel.state import State


def seen(game: Game[Any], state: State, viewer: Seat, events: list[Event]) -> dict[str, Any]:
    """The position, and what has just happened."""
    return {
        "view": game.view(state, viewer),
        "events": told(events, viewer),
        "decision": question(game, state, viewer),
        "outcome": state.outcome,
    }


def told(events: list[Event], viewer: Seat) -> list[dict[str, Any]]:
    return [plain(event.seen_as(viewer)) for event in events]


def plain(message: Message) -> dict[str, Any]:
    return {"id": message.id, "args": message.args, "rule": message.rule}


def question(game: Game[Any], state: State, viewer: Seat) -> dict[str, Any] | None:
    decision = state.decision
    if decision is None:
        return None
    return {
        "prompt": plain(decision.prompt),
        "mode": decision.mode,
        "asked": decision.asked,
        "waiting": awaited(state),
        "options": options_seen(game, state, viewer),
        "answer": [
            [answer.verb, answer.target, answer.extra] for answer in state.answers if answer.seat == viewer
        ],
    }


def options_seen(game: Game[Any], state: State, viewer: Seat) -> list[dict[str, Any]]:
    return [option_seen(game, state, option) for option in legal(state, viewer)]


def option_seen(game: Game[Any], state: State, option: Option) -> dict[str, Any]:
    told: dict[str, Any] = {"verb": option.verb}
    if isinstance(option, Action):
        told.update(target=option.target, extra=option.extra)
    else:
        told.update(low=option.low, high=option.high)
    if option.verb in game.roles:
        told["role"] = game.roles[option.verb]
    told.update(label=plain(game.label(state, option)), piece=game.piece_of(state, option))
    return told
