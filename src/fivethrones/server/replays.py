"""Looking back at a match, playing on from there, and records as text."""

import asyncio
from typing import Any, Final

from fivethrones.games import GAMES
from fivethrones.kernel.action import SPECTATOR, Action, Seat
from fivethrones.kernel.rng import commitment
from fivethrones.match.entry import REDEAL, Entry, carry_out_one
from fivethrones.match.match import Match
from fivethrones.match.record import BadRecord, dumps, loads
from fivethrones.server import encode, wire
from fivethrones.server.entries import OPEN, Chair, Line, Opened, Started
from fivethrones.server.guests import Guest
from fivethrones.server.info import table_info
from fivethrones.server.live import LiveTable
from fivethrones.server.refusals import refuse
from fivethrones.server.seats import new_chairs
from fivethrones.server.table import FINISHED, Table
from fivethrones.server.tables import Tables

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


def check_step(table: Table, step: int) -> None:
    if step > table.step:
        raise refuse("step", step=step, last=table.step)


def own_eyes(table: Table, guest: Guest) -> Seat:
    return next(iter(table.seats_of(guest.id)), SPECTATOR)


async def steps(live: LiveTable, guest: Guest) -> dict[str, Any]:
    """The whole match as one viewer may read it."""
    async with live.lock:
        table = live.table
        match = begun(table)
        viewer = own_eyes(table, guest)
        told = encode.history(table, viewer)
        rows = [{"seat": None, "kind": "start", "labels": [], "events": told[0]}]
        for i in range(1, len(table.moments)):
            rows.append({**entered(table, match, guest, i), "events": told[i]})
        return {"info": table_info(live, guest), "steps": rows}


def entered(table: Table, match: Match, guest: Guest, step: int) -> dict[str, Any]:
    """What led to a step: by whom, and in words to those who may know."""
    first, last = table.moments[step - 1], table.moments[step]
    entry = match.steps[last - 1].entry
    if last - first > 1:  # answered together
        return {"seat": None, "kind": entry.kind, "labels": []}
    known = table.status == FINISHED or entry.seat in table.seats_of(guest.id)
    labels = in_words(table, match, first, entry.actions) if known else []
    return {"seat": entry.seat if entry.seat != SPECTATOR else None, "kind": entry.kind, "labels": labels}


def in_words(table: Table, match: Match, before: int, actions: tuple[Action, ...]) -> list[Any]:
    state = match.at(before)
    labels = []
    for action in actions:
        labels.append(table.game.label(state, action))
        carry_out_one(state, action)
    return labels


async def seen_at(live: LiveTable, guest: Guest, step: int, eyes: list[Seat] | None) -> dict[str, Any]:
    """The table after so many steps, through one's own eyes; when it is over, through any."""
    async with live.lock:
        table = live.table
        begun(table)
        check_step(table, step)
        viewers = [own_eyes(table, guest)] if eyes is None else eyes
        allowed = [SPECTATOR, *table.seats_of(guest.id)]
        for viewer in viewers:
            if viewer >= len(table.chairs):
                raise refuse("seat-unknown", number=viewer + 1)
            if viewer not in allowed and table.status != FINISHED:
                raise refuse("seat-not-yours")
        return {"step": step, "seen": [encode.seen_at(table, viewer, step) for viewer in viewers]}


async def branch(live: LiveTable, guest: Guest, asked: wire.NewBranch) -> LiveTable:
    """A new table that goes on from a step of a finished match; what its eyes did not see is dealt anew."""
    table = live.table
    match = finished(table)
    check_step(table, asked.step)
    if len(asked.seats) != len(table.chairs):
        raise refuse("branch-seats", seats=len(table.chairs))
    chairs = new_chairs(table.game, guest, asked.seats)
    lines: list[Line] = [Started(match.seed)]
    lines += [step.entry for step in match.steps[: table.moments[asked.step]]]
    if not asked.exact:
        if asked.eyes >= len(chairs):
            raise refuse("seat-unknown", number=asked.eyes + 1)
        lines.append(Entry(REDEAL, asked.eyes, seed=live.house.config.new_seed()))
    if any(chair.kind == OPEN for chair in chairs):
        raise refuse("seats-open")
    opened = Opened(
        table.game.id,
        table.game.version,
        table.opened.options,
        guest.id,
        chairs,
        hints=len({chair.guest for chair in chairs if chair.guest}) <= 1,
        origin=table.id,
    )
    return await live.house.create(opened, lines, live.house.config.limits.tables)


async def record(live: LiveTable) -> str:
    async with live.lock:
        return dumps(finished(live.table))


async def bring_record(house: Tables, guest: Guest, data: bytes) -> LiveTable:
    """A table to look at, made of a record's text."""
    house.rates.spend("records", guest.id, IMPORTS)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadRecord("not-text", data[: error.start].count(b"\n") + 1) from error
    if text.count("\n") > LONGEST:
        raise refuse("too-large")
    match = await asyncio.to_thread(loads, text, GAMES)
    chairs = [Chair() for _ in range(match.state.seats)]
    sealed = match.seed if match.commitment == commitment(match.seed) else 0
    opened = Opened(match.game.id, match.version, match.options, guest.id, chairs, imported=True, seed=sealed)
    return await house.create(opened, [Started(match.seed), *match.log])
