"""What viewers of a match were shown, step by step, kept so that nobody needs the rules of that time to show it again."""

import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

import orjson

from fivethrones.kernel.action import SPECTATOR, Seat
from fivethrones.kernel.errors import Refusal
from fivethrones.kernel.event import Event
from fivethrones.kernel.game import Game
from fivethrones.kernel.state import State
from fivethrones.match.entry import RESIGN, Entry
from fivethrones.match.match import do
from fivethrones.match.parts import reach
from fivethrones.server import encode
from fivethrones.server.snapshots import moments_of
from fivethrones.server.table import Table

Seen: TypeAlias = dict[str, Any]


@dataclass(frozen=True)
class Stretch:
    """A part of a match, all that is needed to show it; nothing in it belongs to the table any more."""

    game: Game[Any]
    state: State  # before it
    first: int  # how many steps that were
    resigned: list[Seat]  # by then
    entries: list[Entry]
    moments: list[tuple[int, int, list[Event]]]  # the step as viewers count, as the match does, what happened


def stretch(table: Table, index: int) -> Stretch:
    match = table.match
    assert match is not None
    first, last = reach(match, index)
    return Stretch(
        table.game,
        match.at(first),
        first,
        [step.entry.seat for step in match.steps[:first] if step.entry.kind == RESIGN],
        [step.entry for step in match.steps[first:last]],
        [(i, table.moments[i], encode.told_at(table, i)) for i in moments_of(table, index)],
    )


def show(part: Stretch) -> bytes:
    """All that its viewers were shown; of each step only what was new."""
    state, taken, resigned = part.state, part.first, part.resigned.copy()
    viewers = [SPECTATOR, *range(state.seats)]
    before: dict[Seat, Seen] = {viewer: {"view": {}} for viewer in viewers}
    found: dict[str, list[Seen]] = {str(viewer): [] for viewer in viewers}
    possible = True
    for step, upto, events in part.moments:
        while possible and taken < upto:
            entry = part.entries[taken - part.first]
            resigned += [entry.seat] * (entry.kind == RESIGN)
            try:
                state, _ = do(part.game, state.clone(), entry, resigned)
            except Refusal:  # of rules that are not those of that time: what was seen last must do
                possible = False
            taken += 1
        for viewer in viewers:
            whole = orjson.loads(encode.dumps(encode.seen_in(part.game, state, viewer, step, events)))
            found[str(viewer)].append(news(before[viewer], whole))
            before[viewer] = whole
    first = part.moments[0][0] if part.moments else 0
    return zlib.compress(orjson.dumps({"first": first, "seen": found}))


def news(before: Seen, now: Seen) -> Seen:
    """What has changed, field by field."""
    changed = {name: value for name, value in now.items() if name not in before or before[name] != value}
    view = now["view"]
    changed["view"] = {
        name: value
        for name, value in view.items()
        if name not in before["view"] or before["view"][name] != value
    }
    return changed


class Shown:
    """What `show` made, to be looked at."""

    def __init__(self, data: bytes) -> None:
        told: Mapping[str, Any] = orjson.loads(zlib.decompress(data))
        self.first: int = told["first"]
        self.seen: dict[str, list[Seen]] = told["seen"]

    def at(self, viewer: Seat, step: int) -> Seen:
        seen: Seen = {"view": {}}
        for changed in self.seen[str(viewer)][: step - self.first + 1]:
            seen = {**seen, **changed, "view": {**seen["view"], **changed["view"]}}
        return seen
