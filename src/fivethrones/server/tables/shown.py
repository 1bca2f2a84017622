"""What viewers of a match were shown, step by step, kept so that nobody needs the rules of that time to show it again."""

import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

import orjson

from fivethrones.games import GAMES
from fivethrones.kernel.action import SPECTATOR, Seat
from fivethrones.kernel.errors import Refusal
from fivethrones.kernel.game import Game
from fivethrones.kernel.settings import Settings
from fivethrones.kernel.state import State
from fivethrones.kernel.text import Data, from_data
from fivethrones.match.entry import RESIGN
from fivethrones.match.match import Frozen
from fivethrones.match.parts import entry_from_data, reach
from fivethrones.match.steps import do
from fivethrones.server import encode
from fivethrones.server.storage.snapshots import Row
from fivethrones.server.tables import seen
from fivethrones.server.tables.snapshots import moments_of
from fivethrones.server.tables.table import Table

Seen: TypeAlias = dict[str, Any]


@dataclass(frozen=True)
class Stretch:
    """A part of a match, and whatever has to be known of it besides its row in the database."""

    game: str
    settings: Settings
    seed: int
    index: int
    step: int  # its first step, as viewers count
    before: int  # how many steps of the match were in effect just before that
    resigned: list[Seat]  # before that


def stretch(table: Table, index: int) -> Stretch:
    match = table.match
    assert match is not None
    first, _ = reach(match, index)
    step = moments_of(table, index).start
    before = table.moments[step - 1] if step else 0
    resigned = [taken.entry.seat for taken in match.steps[:first] if taken.entry.kind == RESIGN]
    return Stretch(table.game.id, match.settings, match.seed, index, step, before, resigned)


def show(part: Stretch, rows: list[Row]) -> bytes:
    """All that its viewers were shown, of each step only what was new; runs in a process of its own.

    The rows are those of this part and, if there is one, the part before it.
    """
    game = GAMES[part.game]
    stored = [orjson.loads(row.text) for row in rows]
    state = state_before(game, part, rows, stored)
    first, steps = stored[-1]["match"]["first"], stored[-1]["match"]["steps"]
    taken, resigned = first, part.resigned.copy()
    viewers = [SPECTATOR, *range(state.seats)]
    before: dict[Seat, Seen] = {viewer: {"view": {}} for viewer in viewers}
    found: dict[str, list[Seen]] = {str(viewer): [] for viewer in viewers}
    possible = True
    for step, (upto, happened) in enumerate(moments(part, stored), part.step):
        while possible and taken < upto:
            entry = entry_from_data(steps[taken - first])
            resigned += [entry.seat] * (entry.kind == RESIGN)
            try:
                state, _ = do(game, state.clone(), entry, resigned)
            except Refusal:  # today's rules are not those of that time: what was seen last has to do
                possible = False
            taken += 1
        events = from_data(game, happened)
        for viewer in viewers:
            whole = orjson.loads(encode.dumps(seen.seen_in(game, state, viewer, step, events)))
            found[str(viewer)].append(news(before[viewer], whole))
            before[viewer] = whole
    return zlib.compress(orjson.dumps({"first": part.step, "seen": found}))


def state_before(game: Game[Any], part: Stretch, rows: list[Row], stored: list[Data]) -> State:
    if part.index == 0:
        begun: State = game.setup(part.settings, part.seed)
        return begun
    return Frozen(rows[0].version, stored[0]["match"]["state"]).thawed(game, part.settings)


def moments(part: Stretch, stored: list[Data]) -> Iterator[tuple[int, Data]]:
    """How many steps were in effect each time viewers were shown something, and what had happened since the last time."""
    steps = [step for row in stored for step in row["match"]["steps"]]
    first, asides = stored[0]["match"]["first"], stored[-1]["asides"]
    before = part.before
    for step, upto in enumerate(stored[-1]["moments"], part.step):
        told = stored[-1]["match"]["opening"].copy() if step == 0 else []
        for taken in steps[max(0, before - first) : upto - first]:
            told += taken["events"]
        yield upto, told + asides.get(str(step), [])
        before = upto


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
