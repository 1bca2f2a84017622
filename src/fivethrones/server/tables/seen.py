"""What viewers are told of a game. Built by hand: this is done for every viewer of every action."""

from bisect import bisect_left
from typing import Any, Final

from fivethrones.kernel import seen as kernel
from fivethrones.kernel.action import SPECTATOR, Seat
from fivethrones.kernel.event import Event
from fivethrones.kernel.game import Game
from fivethrones.kernel.state import State
from fivethrones.server import encode
from fivethrones.server.tables.consent import newest_label, why_ask_first, why_not_take_back
from fivethrones.server.tables.table import PLAYING, Table

SEEN: Final = b'{"type":"seen",'
NO_UNDO: Final = {"can_undo": False, "can_ask_undo": False, "why_not_undo": None, "undoes": None}
LATE: Final = 2  # moves by which spectators of tournaments are late


def step_told(table: Table, viewer: Seat) -> int:
    """The step up to which a viewer is told. Spectators of a tournament game are late, so that they cannot help a player."""
    if viewer != SPECTATOR or not table.opened.tournament or table.status != PLAYING:
        return table.step
    assert table.match is not None
    playable = bisect_left(table.moments, table.match.floor)  # earlier steps were played under other rules
    return max(table.step - LATE, playable)


def seen(table: Table, viewer: Seat, first: bool = False) -> bytes:
    """Everything that one viewer is told now. With ``first`` it gets the whole log instead of the newest lines."""
    match = table.match
    assert match is not None
    step = step_told(table, viewer)
    if step < table.step:
        return seen_late(table, viewer, step, first)
    body = {
        "seat": viewer,
        "d": table.questions[viewer] if viewer != SPECTATOR else 0,
        "step": table.step,
        **kernel.seen(table.game, match.state, viewer, [] if first else table.news),
    }
    body["decision"] = decision(table, viewer, body["decision"])
    if first:
        body["log"] = history(table, viewer)
    return SEEN + encode.dumps(body)[1:]


def seen_late(table: Table, viewer: Seat, step: int, first: bool) -> bytes:
    body = seen_at(table, viewer, step)
    if first:
        body["events"] = []
        body["log"] = history(table, viewer)[: step + 1]
    return encode.dumps(body)


def decision(table: Table, viewer: Seat, asked: dict[str, Any] | None) -> dict[str, Any] | None:
    """What is asked, with what concerns only those who play."""
    if asked is None or table.closed:
        return None
    clock = [table.clocks.deadline(seat) for seat in asked["waiting"] if viewer in (seat, SPECTATOR)]
    asked["until"] = clock[0] if clock else None
    asked.update(NO_UNDO if viewer == SPECTATOR else undo(table, viewer))
    return asked


def undo(table: Table, seat: Seat) -> dict[str, Any]:
    never = why_not_take_back(table, seat)
    if never is not None:
        return {**NO_UNDO, "why_not_undo": kernel.plain(never)}
    why, undoes = why_ask_first(table, seat), newest_label(table, seat)
    return {
        "can_undo": why is None,
        "can_ask_undo": why is not None,
        "why_not_undo": kernel.plain(why) if why is not None else None,
        "undoes": kernel.plain(undoes) if undoes is not None else None,
    }


def seen_at(table: Table, viewer: Seat, step: int) -> dict[str, Any]:
    """The same at an earlier step, for a replay."""
    assert table.match is not None
    state = table.match.at(table.moments[step])
    return seen_in(table.game, state, viewer, step, told_at(table, step))


def seen_in(game: Game[Any], state: State, viewer: Seat, step: int, events: list[Event]) -> dict[str, Any]:
    """What a viewer saw in this state, without what concerns only those who play."""
    body = {"type": "seen", "seat": viewer, "d": 0, "step": step, **kernel.seen(game, state, viewer, events)}
    if body["decision"] is not None:
        body["decision"].update(NO_UNDO, until=None)
    return body


def told_at(table: Table, step: int) -> list[Event]:
    """What happened up to a step, as viewers count, since the one before."""
    match = table.match
    assert match is not None
    events = match.opening.copy() if step == 0 else []
    before = table.moments[step - 1] if step else 0
    for taken in match.steps[before : table.moments[step]]:
        events += taken.effect.events
    return events + table.asides.get(step, [])


def history(table: Table, viewer: Seat) -> list[list[dict[str, Any]]]:
    """By step, as viewers count."""
    return [kernel.told(told_at(table, step), viewer) for step in range(len(table.moments))]
