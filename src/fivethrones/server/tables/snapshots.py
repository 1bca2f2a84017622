"""A table stored in parts, and loaded again from its snapshot and the lines of its log after that."""

from bisect import bisect_left, bisect_right
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final

import orjson
from sqlalchemy import Connection, and_, select, update

from fivethrones.kernel.errors import Refusal
from fivethrones.kernel.game import Game
from fivethrones.kernel.text import Data, from_data, to_data
from fivethrones.match.entry import BACK, BOT, RESIGN, TAKE_BACK
from fivethrones.match.match import PART
from fivethrones.match.parts import Part, reach, restored, write_part
from fivethrones.server.refusals import refuse
from fivethrones.server.storage.schema import snapshots
from fivethrones.server.storage.snapshots import Row, Saved, Stored
from fivethrones.server.tables.consent import Proposal
from fivethrones.server.tables.entries import Carried, Chair, Opened, is_entry, read_line
from fivethrones.server.tables.table import FINISHED, Table

EVERY: Final = PART  # lines of the log between two snapshots
STANDING: Final = (BOT, BACK, RESIGN)  # who plays does not depend on what was played


def saved_now(table: Table) -> Saved:
    return Saved(table.number, table.match.entered if table.match is not None else -1)


@dataclass(frozen=True)
class Loaded:
    """A table from disk, what is there of it, and how it was carried over to other rules, which is to be written down."""

    table: Table
    saved: Saved
    carried: Carried | None
    replayed: int  # lines


def load(id: str, games: Mapping[str, Game[Any]], stored: Stored) -> Loaded:
    """A table as what is on disk makes it, under today's rules."""
    if stored.first is None:
        raise refuse("no-table")
    at, text = stored.first
    opened = read_line(None, text)
    assert isinstance(opened, Opened), f"the log of {id} begins otherwise"
    table = Table(id, games, opened, at)
    saved = thaw(table, stored.rows) if stored.rows else Saved()
    changed = table.version != table.game.version and table.status != FINISHED
    if changed and stored.rows and table.match is not None:
        table.match.change_rules()
    carried = go_on(table, stored.lines, resumed=bool(stored.rows))
    if carried is None and changed and table.status != FINISHED:
        carried = Carried(table.game.version, table.number)
    if carried is not None:
        table.enter(carried, table.updated)
    return Loaded(table, saved, carried, len(stored.lines))


def go_on(table: Table, lines: list[tuple[int, int, str]], resumed: bool) -> Carried | None:
    """Enter these lines; where other rules than those they were written by do not allow one, the table is carried over.

    A match that was resumed from a snapshot goes on without that entry and those after it. One that was played again from
    its beginning is closed: nobody would want half of it back.
    """
    failed, given_back, move, rule = 0, 0, "", ""
    void = given_back_before(lines)
    for number, at, text in lines:
        if failed and is_entry(text) and not standing(text):
            given_back += 1
        elif number not in void:
            try:
                table.enter(read_line(table.match, text), at)
            except Refusal as refusal:
                if table.version == table.game.version:
                    raise
                if not failed:
                    failed, move, rule = number, text, refusal.reason.rule
                given_back += 1
        table.number = number
    if not failed:
        return None
    if resumed:
        return Carried(table.game.version, failed - 1, given_back)
    return Carried(table.game.version, failed - 1, given_back, True, move, rule)


def standing(text: str) -> bool:
    return text.partition(" ")[0] in STANDING


def given_back_before(lines: list[tuple[int, int, str]]) -> set[int]:
    """The lines of the match that do not count any more since it was carried over to other rules."""
    void: set[int] = set()
    for number, _, text in lines:
        if not is_entry(text):
            line = read_line(None, text)
            if isinstance(line, Carried):
                void.update(range(line.upto + 1, number))
    return {number for number, _, text in lines if number in void and is_entry(text) and not standing(text)}


# To text


def freeze(table: Table, saved: Saved) -> list[Row]:
    """The parts that have changed since this snapshot, the last one with how the table stands."""
    if table.match is None:
        return [row(table, 0, {"match": None, **head(table)})]
    unchanged = table.match.unchanged_since(saved.entered)
    since = bisect_right(table.match.starts, unchanged) - 1
    return [row(table, index, part(table, index)) for index in range(since, len(table.match.starts))]


def row(table: Table, index: int, data: Data) -> Row:
    return Row(index, table.number, table.game.version, orjson.dumps(data).decode())


def part(table: Table, index: int) -> Data:
    match = table.match
    assert match is not None
    first, last = reach(match, index)
    data = {
        "match": write_part(match, index),
        "labels": [[to_data(label) for label in labels] for labels in table.labels[first:last]],
        "movers": table.movers[first:last],
        "moments": [table.moments[i] for i in moments_of(table, index)],
        "asides": {str(i): to_data(told) for i, told in table.asides.items() if is_aside_of(table, index, i)},
    }
    return {**data, **head(table)} if index == len(match.starts) - 1 else data


def is_aside_of(table: Table, index: int, step: int) -> bool:
    """Whether an aside belongs to this part: it is told between two steps, and goes with the part of the later one."""
    assert table.match is not None
    first, last = reach(table.match, index)
    following = table.moments[step + 1] if step + 1 < len(table.moments) else len(table.match.steps) + 1
    return first < following <= last or (following > last == len(table.match.steps))


def moments_of(table: Table, index: int) -> range:
    """The steps of a part, as viewers count. The set-up belongs to the first part."""
    assert table.match is not None
    first, last = reach(table.match, index)
    start = bisect_right(table.moments, first) if index else 0
    return range(start, bisect_right(table.moments, last))


def part_with(table: Table, step: int) -> int:
    """The part in which a step lies, as viewers count."""
    assert table.match is not None
    return max(0, bisect_left(table.match.starts, table.moments[step]) - 1)


def head(table: Table) -> Data:
    """Everything about a table that does not grow as the game goes on."""
    return {
        "table": {
            "version": table.version,
            "closed": table.closed,
            "updated": table.updated,
            "host": table.host,
            "chairs": [asdict(chair) for chair in table.chairs],
            "seed": str(table.match.seed) if table.match is not None else "",
            "news": to_data(table.news),
            "questions": table.questions,
            "reserve": table.clocks.reserve,
            "since": table.clocks.since,
            "last_by": table.last_by,
            "last_at": table.last_at,
            "talk_until": table.talk_until,
            "proposal": asdict(table.proposal) if table.proposal is not None else None,
            "freed": table.freed,
            "rematch": table.rematch,
        }
    }


# And back


def thaw(table: Table, rows: list[Row]) -> Saved:
    """Fill in a table of which only the first line has been entered."""
    game = table.game
    newest = max(rows, key=lambda row: row.number)
    if newest.version > game.version:
        raise refuse("table-newer", version=newest.version)
    parts = [orjson.loads(row.text) for row in rows]
    kept = parts[-1]["table"]
    if parts[-1]["match"] is not None:
        written = [Part(row.version, part["match"]) for row, part in zip(rows, parts, strict=True)]
        table.match = restored(game, table.opened.options, int(kept["seed"]), written)
        table.match.commitment = table.commitment
        table.moments = [moment for part in parts for moment in part["moments"]]
        table.labels = [from_data(game, labels) for part in parts for labels in part["labels"]]
        table.movers = [mover for part in parts for mover in part["movers"]]
        asides = [(step, told) for part in parts for step, told in part["asides"].items()]
        table.asides = {int(step): from_data(game, told) for step, told in asides}
    table.number = newest.number
    table.chairs = [Chair(**chair) for chair in kept["chairs"]]
    table.news = from_data(game, kept["news"])
    table.clocks.reserve = kept["reserve"]
    table.clocks.since = kept["since"]
    table.proposal = proposal_in(kept)
    for name in (
        "version", "closed", "updated", "host", "questions", "last_by", "last_at", "talk_until", "freed", "rematch",
    ):  # fmt: skip
        setattr(table, name, kept[name])
    return saved_now(table)


def proposal_in(kept: Data) -> Proposal | None:
    """Older snapshots do not say what a seat asked for, since there was only one thing to ask for."""
    data = kept.get("proposal")
    if data is None and kept.get("asking") is not None:
        data = {"what": TAKE_BACK, "seat": kept["asking"], "asked": kept["asked"], "agreed": kept["agreed"]}
    if data is None:
        return None
    return Proposal(data["what"], data["seat"], tuple(data["asked"]), tuple(data["agreed"]))


def rewrite_name(connection: Connection, table: str, guest: str, name: str) -> None:
    """As in the log: whose seat it was stays, the name goes, or is another."""
    here = and_(snapshots.c.table_id == table, snapshots.c.text.contains(guest))
    for part, text in connection.execute(select(snapshots.c.part, snapshots.c.text).where(here)).all():
        this = and_(snapshots.c.table_id == table, snapshots.c.part == part)
        connection.execute(update(snapshots).where(this).values(text=called(text, guest, name)))


def called(text: str, guest: str, name: str) -> str:
    """The same with another name for a guest."""
    data = orjson.loads(text)
    for chair in data.get("table", {}).get("chairs", []):
        if chair["guest"] == guest:
            chair.update(name=name, letter="")
    return orjson.dumps(data).decode()
