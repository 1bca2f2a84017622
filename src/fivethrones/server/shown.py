"""What viewers of a match were shown, step by step, kept so that nobody needs the rules of that time to show it again."""

import zlib
from collections.abc import Mapping
from typing import Any, TypeAlias

import orjson

from fivethrones.games import GAMES
from fivethrones.kernel.action import SPECTATOR, Seat
from fivethrones.kernel.errors import Refusal
from fivethrones.kernel.text import Data, from_data, state_from_data, state_to_data, to_data
from fivethrones.match.entry import RESIGN
from fivethrones.match.match import do
from fivethrones.match.parts import entry_from_data, entry_to_data, reach
from fivethrones.server import encode
from fivethrones.server.snapshots import moments_of
from fivethrones.server.table import Table

Seen: TypeAlias = dict[str, Any]


def stretch(table: Table, index: int) -> Data:
    """A part of a match as plain data: all that another process needs to show it."""
    match = table.match
    assert match is not None
    first, last = reach(match, index)
    return {
        "game": table.game.id,
        "state": state_to_data(match.at(first)),
        "first": first,
        "resigned": [step.entry.seat for step in match.steps[:first] if step.entry.kind == RESIGN],
        "entries": [entry_to_data(step.entry) for step in match.steps[first:last]],
        # The step as viewers count, as the match does, and what happened.
        "moments": [
            (i, table.moments[i], to_data(encode.told_at(table, i))) for i in moments_of(table, index)
        ],
    }


def show(part: Data) -> bytes:
    """All that its viewers were shown, of each step only what was new; runs in a process of its own."""
    game = GAMES[part["game"]]
    state = state_from_data(game, part["state"])
    taken, resigned = part["first"], part["resigned"]
    viewers = [SPECTATOR, *range(state.seats)]
    before: dict[Seat, Seen] = {viewer: {"view": {}} for viewer in viewers}
    found: dict[str, list[Seen]] = {str(viewer): [] for viewer in viewers}
    possible = True
    for step, upto, happened in part["moments"]:
        while possible and taken < upto:
            entry = entry_from_data(part["entries"][taken - part["first"]])
            resigned += [entry.seat] * (entry.kind == RESIGN)
            try:
                state, _ = do(game, state.clone(), entry, resigned)
            except Refusal:  # of rules that are not those of that time: what was seen last must do
                possible = False
            taken += 1
        events = from_data(game, happened)
        for viewer in viewers:
            whole = orjson.loads(encode.dumps(encode.seen_in(game, state, viewer, step, events)))
            found[str(viewer)].append(news(before[viewer], whole))
            before[viewer] = whole
    first = part["moments"][0][0] if part["moments"] else 0
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
