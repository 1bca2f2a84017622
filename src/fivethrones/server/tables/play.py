"""What a player does at a table that is played."""

from collections.abc import Callable
from typing import TypeAlias

from fivethrones.kernel.action import Action, Seat
from fivethrones.kernel.errors import Refusal
from fivethrones.kernel.message import seat_name
from fivethrones.match.entry import ACT, RESIGN, TAKE_BACK, UNDO, Entry
from fivethrones.match.match import Match
from fivethrones.server.people.guests import Guest
from fivethrones.server.refusals import refuse
from fivethrones.server.tables.connection import Request
from fivethrones.server.tables.consent import (
    Proposal,
    proposed,
    still_to_agree,
    why_not_take_back,
    why_not_undo,
)
from fivethrones.server.tables.entries import Agreed, Asked, Line
from fivethrones.server.tables.live import LiveTable
from fivethrones.server.tables.spoken import Spoken
from fivethrones.server.tables.table import PLAYING, Table

Choice: TypeAlias = tuple[str, int, int]


def check_holds(table: Table, guest: Guest, seat: Seat) -> None:
    if not 0 <= seat < len(table.chairs) or seat not in table.seats_of(guest.id):
        raise refuse("seat-not-yours")


def match_of(table: Table) -> Match:
    """The match that is being played."""
    if table.match is None or table.status != PLAYING:
        raise refuse("not-playing")
    return table.match


def check_plays(table: Table, guest: Guest, seat: Seat) -> Match:
    """This guest plays in this seat, now."""
    check_holds(table, guest, seat)
    match = match_of(table)
    if table.has_resigned(seat):
        raise refuse("resigned", seat=seat_name(seat))
    if table.stand_in(seat):
        raise refuse("stand-in")
    return match


def check_question(table: Table, seat: Seat, d: int) -> None:
    if d != table.questions[seat]:
        raise refuse("stale")


async def act(
    live: LiveTable,
    guest: Guest,
    seat: Seat,
    d: int,
    choices: list[Choice],
    say: Callable[[Table], Spoken] | None = None,
    request: Request | None = None,
) -> None:
    """One gesture, all of it or nothing; ``say`` and ``request`` as in `LiveTable.change`."""
    actions = tuple(Action(seat, verb, target, extra) for verb, target, extra in choices)

    def decide(table: Table) -> Line:
        check_plays(table, guest, seat)
        check_question(table, seat, d)
        if not actions:
            raise refuse("list-empty")
        return Entry(ACT, seat, actions)

    await live.change(decide, say, request)


async def undo(live: LiveTable, guest: Guest, seat: Seat) -> None:
    """Take back one's newest step: freely where the match allows it, else if all people at the table agree."""

    def decide(table: Table) -> Line:
        match = check_plays(table, guest, seat)
        reason = why_not_take_back(table, seat)
        if reason is not None:
            raise Refusal(reason)
        if why_not_undo(table, seat) is None:
            return Entry(UNDO if match.why_not_undo(seat) is None else TAKE_BACK, seat)
        if proposed(table, TAKE_BACK) is not None:
            raise refuse("undo-pending")
        return Asked(seat)

    await live.change(decide)


async def answer_undo(live: LiveTable, guest: Guest, seat: Seat, agree: bool) -> None:
    """Agree or not, though a bot may sit in by now; who asked withdraws it by not agreeing himself."""

    def decide(table: Table) -> Line:
        check_holds(table, guest, seat)
        match_of(table)
        pending = proposed(table, TAKE_BACK)
        if pending is None:
            raise refuse("undo-not-asked")
        withdraws = seat == pending.seat and not agree
        if seat not in still_to_agree(table) and not withdraws:
            raise refuse("undo-not-asked")
        return consented(table, pending, seat) if agree else Agreed(seat, False)

    await live.change(decide)


def consented(table: Table, pending: Proposal, seat: Seat) -> Line:
    """The line for a seat that agrees: what was asked for, if it was the last one to agree."""
    if still_to_agree(table) == [seat]:
        return Entry(pending.what, pending.seat)
    return Agreed(seat, True)


async def resign(live: LiveTable, guest: Guest, seat: Seat) -> None:
    def decide(table: Table) -> Line:
        check_holds(table, guest, seat)
        match_of(table)
        return Entry(RESIGN, seat)

    await live.change(decide)
