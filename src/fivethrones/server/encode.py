"""What goes out, as JSON. Built by hand: this is done for every viewer of every action."""

from typing import Any, Final

import orjson

from fivethrones.kernel.action import SPECTATOR, Action, Option, Seat
from fivethrones.kernel.event import Event
from fivethrones.kernel.game import Game, View
from fivethrones.kernel.message import Message
from fivethrones.kernel.play import legal, waiting
from fivethrones.kernel.state import Outcome, State
from fivethrones.server.table import Table

SEEN: Final = b'{"type":"seen",'


def dumps(data: Any) -> bytes:
    return orjson.dumps(data, default=part)


def part(thing: Any) -> Any:
    """What JSON does not know."""
    if isinstance(thing, Message):
        return {"id": thing.id, "args": thing.args, "rule": thing.rule}
    if isinstance(thing, Outcome):
        return {"ranking": thing.ranking, "reason": thing.reason}
    if isinstance(thing, View):
        return {name: getattr(thing, name) for name in thing.FIELDS}
    raise TypeError(f"{type(thing).__name__} does not travel")


def seen(table: Table, viewer: Seat, first: bool = False) -> bytes:
    """All that one viewer is told now, whole; ``first`` with all that was told before instead of the news."""
    assert table.match is not None
    state = table.match.state
    body = {
        "seat": viewer,
        "d": table.questions[viewer] if viewer != SPECTATOR else 0,
        "step": table.step,
        "view": table.game.view(state, viewer),
        "events": [] if first else told(table.news, viewer),
        "decision": decision(table, viewer),
        "outcome": state.outcome,
    }
    if first:
        body["log"] = history(table, viewer)
    return SEEN + dumps(body)[1:]


def seen_at(table: Table, viewer: Seat, step: int) -> dict[str, Any]:
    """The same at an earlier step, for a replay."""
    assert table.match is not None
    state = table.match.at(table.moments[step])
    return {
        "type": "seen",
        "seat": viewer,
        "d": 0,
        "step": step,
        "view": table.game.view(state, viewer),
        "events": history(table, viewer)[step],
        "decision": question(table.game, state, viewer) if state.decision is not None else None,
        "outcome": state.outcome,
    }


def told(events: list[Event], viewer: Seat) -> list[Message]:
    return [event.seen_as(viewer) for event in events]


def history(table: Table, viewer: Seat) -> list[list[Message]]:
    """By step, as viewers count."""
    assert table.match is not None
    events = table.match.history
    ends = [-1, *table.moments]
    return [
        [
            line
            for step in [*events[ends[i] + 1 : ends[i + 1] + 1], table.taken_back.get(i, [])]
            for line in told(step, viewer)
        ]
        for i in range(len(table.moments))
    ]


def decision(table: Table, viewer: Seat) -> dict[str, Any] | None:
    match = table.match
    assert match is not None
    if match.state.decision is None:
        return None
    asked = question(table.game, match.state, viewer)
    clock = [table.clocks.deadline(seat) for seat in asked["waiting"] if viewer in (seat, SPECTATOR)]
    asked["until"] = clock[0] if clock else None
    if viewer != SPECTATOR:
        why = table.why_not_undo(viewer)
        possible = why is None or table.why_not_take_back(viewer) is None
        if why is not None and possible and not table.others_to_ask(viewer):
            why = None
        asked["can_undo"] = why is None
        asked["why_not_undo"] = why
        asked["can_ask_undo"] = why is not None and possible
        asked["undoes"] = table.newest_label(viewer) if possible else None
    return asked


def question(game: Game[Any], state: State, viewer: Seat) -> dict[str, Any]:
    decision = state.decision
    assert decision is not None
    return {
        "prompt": decision.prompt,
        "mode": decision.mode,
        "asked": decision.asked,
        "waiting": waiting(state),
        "until": None,
        "options": options(game, state, viewer),
        "answer": [[a.verb, a.target, a.extra] for a in state.answers if a.seat == viewer],
        "can_undo": False,
        "can_ask_undo": False,
        "why_not_undo": None,
        "undoes": None,
    }


def options(game: Game[Any], state: State, viewer: Seat) -> list[dict[str, Any]]:
    return [option_data(game, state, option) for option in legal(state, viewer)]


def option_data(game: Game[Any], state: State, option: Option) -> dict[str, Any]:
    data: dict[str, Any] = {"verb": option.verb}
    if isinstance(option, Action):
        data["target"] = option.target
        data["extra"] = option.extra
    else:
        data["low"] = option.low
        data["high"] = option.high
    data["label"] = game.label(state, option)
    data["piece"] = game.piece_of(state, option)
    return data


def with_number(message: bytes, n: int | None) -> bytes:
    """The same message with the number of the request that it answers."""
    return message if n is None else b'{"n":%d,' % n + message[1:]


def answer(type: str, n: int | None = None, **fields: Any) -> bytes:
    return with_number(dumps({"type": type, **fields}), n)


def refused(reason: Message, n: int | None, fresh: bytes | None = None) -> bytes:
    body = with_number(b'{"type":"refused","reason":' + dumps(reason), n)
    return body + (b',"seen":' + fresh + b"}" if fresh is not None else b"}")
