"""Looking back at a match, playing on from there, and records as text."""

import asyncio
from collections.abc import Sequence
from typing import Any, Final

from fivethrones.games import GAMES
from fivethrones.kernel.action import SPECTATOR, Seat
from fivethrones.kernel.errors import Refusal
from fivethrones.kernel.rng import commitment
from fivethrones.match.entry import REDEAL, Entry
from fivethrones.match.match import Match
from fivethrones.match.record import BadRecord, follow, text_of
from fivethrones.server import wire
from fivethrones.server.people.guests import Guest
from fivethrones.server.refusals import refuse
from fivethrones.server.tables import keeping, seen
from fivethrones.server.tables.entries import OPEN, Carried, Chair, Line, Opened, Started, is_entry
from fivethrones.server.tables.info import table_info
from fivethrones.server.tables.live import LiveTable
from fivethrones.server.tables.opening import check_names, new_chairs, new_code
from fivethrones.server.tables.registry import Registry
from fivethrones.server.tables.snapshots import given_back_before, part_with
from fivethrones.server.tables.table import FINISHED, Table

LONGEST: Final = 5000  # lines of a record that is handed in
IMPORTS: Final = 0.2  # a second


def begun(table: Table) -> Match:
    if table.match is None:
        raise refuse("not-playing")
    return table.match


def finished(table: Table) -> Match:
    """All is open now: who had what, and the seed."""
    if table.status != FINISHED:
        raise refuse("not-finished")
    return begun(table)


def check_step(table: Table, guest: Guest, step: int) -> None:
    last = seen.step_told(table, own_eyes(table, guest))
    if step > last:
        raise refuse("step", step=step, last=last)


def own_eyes(table: Table, guest: Guest) -> Seat:
    return next(iter(table.seats_of(guest.id)), SPECTATOR)


async def steps(live: LiveTable, guest: Guest) -> dict[str, Any]:
    """The whole match as one viewer may read it."""
    async with live.lock:
        begun(live.table)
        rows = await asyncio.to_thread(rows_for, live.table, guest)
        return {"info": table_info(live, guest), "steps": rows}


def rows_for(table: Table, guest: Guest) -> list[dict[str, Any]]:
    eyes = own_eyes(table, guest)
    told = seen.history(table, eyes)[: seen.step_told(table, eyes) + 1]
    rows: list[dict[str, Any]] = [{"seat": None, "kind": "start", "labels": [], "events": told[0]}]
    for i in range(1, len(told)):
        rows.append({**entered(table, guest, i), "events": told[i]})
    return rows


def entered(table: Table, guest: Guest, step: int) -> dict[str, Any]:
    """What led to a step: by whom, and in words to those who may know."""
    first, last = table.moments[step - 1], table.moments[step]
    entry = begun(table).steps[last - 1].entry
    if last - first > 1:  # answered together
        return {"seat": None, "kind": entry.kind, "labels": []}
    known = table.status == FINISHED or entry.seat in table.seats_of(guest.id)
    labels = table.labels[last - 1] if known else []
    return {"seat": entry.seat if entry.seat != SPECTATOR else None, "kind": entry.kind, "labels": labels}


async def seen_at(live: LiveTable, guest: Guest, step: int, eyes: list[Seat] | None) -> dict[str, Any]:
    """The table after so many steps, through one's own eyes; when it is over, through any."""
    async with live.lock:
        table = live.table
        begun(table)
        check_step(table, guest, step)
        viewers = [own_eyes(table, guest)] if eyes is None else eyes
        allowed = [SPECTATOR, *table.seats_of(guest.id)]
        for viewer in viewers:
            if viewer >= len(table.chairs):
                raise refuse("seat-unknown", number=viewer + 1)
            if viewer not in allowed and table.status != FINISHED:
                raise refuse("seat-not-yours")
        return {"step": step, "seen": await look_back(live, viewers, step)}


async def look_back(live: LiveTable, viewers: list[Seat], step: int) -> list[dict[str, Any]]:
    """What these viewers saw then: as it was stored, or as today's rules have it."""
    table = live.table
    match = begun(table)
    if table.status == FINISHED or table.moments[step] < match.floor:
        shown = await keeping.shown(live, part_with(table, step))
        if shown is not None:
            return [shown.at(viewer, step) for viewer in viewers]
    try:
        return [await asyncio.to_thread(seen.seen_at, table, viewer, step) for viewer in viewers]
    except Refusal as refusal:
        raise refuse("step-lost", step=step) from refusal


async def branch(live: LiveTable, guest: Guest, asked: wire.NewBranch) -> LiveTable:
    """A new table that goes on from a step of a finished match; what its eyes did not see is dealt anew."""
    table = live.table
    match = finished(table)
    check_step(table, guest, asked.step)
    if len(asked.seats) != len(table.chairs):
        raise refuse("branch-seats", seats=len(table.chairs))
    await check_names(live.registry, guest, asked.seats)
    chairs = new_chairs(live.registry, table.game, guest, asked.seats)
    lines: list[Line] = [Started(match.seed)]
    lines += [step.entry for step in match.steps[: table.moments[asked.step]]]
    if not asked.exact:
        if asked.eyes >= len(chairs):
            raise refuse("seat-unknown", number=asked.eyes + 1)
        lines.append(Entry(REDEAL, asked.eyes, seed=live.registry.config.new_seed()))
    if any(chair.kind == OPEN for chair in chairs):
        raise refuse("seats-open")
    opened = Opened(
        table.game.id,
        table.game.version,
        table.opened.options,
        guest.id,
        chairs,
        private=table.opened.private,
        code=new_code(table.opened.private, chairs),
        hints=len({chair.guest for chair in chairs if chair.guest}) <= 1,
        origin=table.id,
    )
    return await live.registry.create(opened, lines, live.registry.config.limits.tables)


async def record(live: LiveTable) -> str:
    """The lines of its log that are about the match, as they were written."""
    async with live.lock:
        match = finished(live.table)
        lines = await live.registry.database.lines(live.table.id, 0)
        return await asyncio.to_thread(written, live.table, match, lines)


def written(table: Table, match: Match, lines: Sequence[tuple[int, int, str]]) -> str:
    void = given_back_before(list(lines))
    entries = [text for number, _, text in lines if is_entry(text) and number not in void]
    return text_of(match, table.version, entries)


async def bring_record(registry: Registry, guest: Guest, data: bytes) -> LiveTable:
    """A table to look at, made of a record's text."""
    registry.rates.spend("records", guest.id, IMPORTS)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadRecord("not-text", data[: error.start].count(b"\n") + 1) from error
    if text.count("\n") > LONGEST:
        raise refuse("too-large")
    followed = await asyncio.to_thread(follow, text, GAMES)
    match = followed.match
    chairs = [Chair() for _ in range(match.state.seats)]
    sealed = match.seed if match.commitment == commitment(match.seed) else 0
    opened = Opened(
        match.game.id, followed.version, match.settings, guest.id, chairs, imported=True, seed=sealed
    )
    lines: list[Line] = [Started(match.seed), *match.log]
    if followed.stopped is not None:
        reason = followed.stopped
        move, rule = (
            str(reason.reason.args["text"]).removeprefix("="),
            reason.cause.rule if reason.cause else "",
        )
        lines.append(Carried(match.game.version, len(lines) + 1, closed=True, move=move, rule=rule))
    return await registry.create(opened, lines)
