"""Sitting down, getting up, handing a seat to a bot, and beginning to play."""

from typing import Final

from sqlalchemy import delete, insert, select

from fivethrones.kernel.action import Seat
from fivethrones.match.entry import BACK, Entry
from fivethrones.match.entry import BOT as STAND_IN
from fivethrones.server.people.guests import Guest, hashed, short_id
from fivethrones.server.refusals import refuse
from fivethrones.server.storage.schema import invites
from fivethrones.server.tables.admission import admit, check_may_enter
from fivethrones.server.tables.bots import stand_in_level, strongest
from fivethrones.server.tables.entries import (
    GUEST,
    OPEN,
    Chair,
    Freed,
    Line,
    Seated,
    Started,
)
from fivethrones.server.tables.live import LiveTable
from fivethrones.server.tables.opening import bot_chair
from fivethrones.server.tables.table import FINISHED, GATHERING, PLAYING, Table

INVITE_LETTERS: Final = 12


def check_seat(table: Table, seat: Seat) -> Chair:
    if not 0 <= seat < len(table.chairs):
        raise refuse("seat-unknown", number=seat + 1)
    return table.chairs[seat]


def check_host(table: Table, guest: Guest) -> None:
    if guest.id != table.host:
        raise refuse("host-only")


def check_gathering(table: Table) -> None:
    if table.status != GATHERING:
        raise refuse("already-begun")


async def take(live: LiveTable, guest: Guest, seat: Seat, invite: str | None) -> None:
    """Sit down in an open seat; or come back to one's own, where a bot sat in."""
    if seat in live.table.seats_of(guest.id):
        await come_back(live, guest, seat)
        return
    if invite is not None:
        await check_invite(live, seat, invite)
    else:
        await check_may_enter(live, guest)

    apart = await live.registry.avoiding.apart(guest.id)

    def decide(table: Table) -> Line:
        if check_seat(table, seat).kind != OPEN:
            raise refuse("seat-taken")
        check_gathering(table)
        apart.check_may_meet([table.host, *table.people()])
        if invite is None:
            check_may_sit(table, guest)
        return Seated(seat, Chair(GUEST, guest.id, guest.name, letter=guest.letter))

    decide(live.table)
    await admit(live.registry, guest, live.table.id, seated=True)
    await live.change(decide)


def check_may_sit(table: Table, guest: Guest) -> None:
    """Without an invitation a guest takes one seat at most, and none after the host has asked for it back; the host sits anywhere."""
    if guest.id == table.host:
        return
    if table.seats_of(guest.id):
        raise refuse("one-seat")
    if guest.id in table.freed:
        raise refuse("seat-freed")


async def sit_again(before: LiveTable, live: LiveTable, guest: Guest) -> None:
    """Who asks for a rated rematch agrees to it, and takes the seat that is kept."""
    table = live.table
    seat = (before.table.seats_of(guest.id)[0] - 1) % len(table.chairs)
    if table.opened.rated and not table.seats_of(guest.id) and table.chairs[seat].kind == OPEN:
        await admit(live.registry, guest, table.id, seated=False)
        await take(live, guest, seat, None)


async def come_back(live: LiveTable, guest: Guest, seat: Seat) -> None:
    def decide(table: Table) -> Line:
        if seat not in table.seats_of(guest.id):
            raise refuse("seat-not-yours")
        return Entry(BACK, seat)

    if live.table.stand_in(seat):
        await live.change(decide)


async def leave(live: LiveTable, guest: Guest, seat: Seat) -> None:
    """Before the game the seat is free again; during it a bot plays on, and the player may come back."""

    def decide(table: Table) -> Line:
        if seat not in table.seats_of(guest.id):
            raise refuse("seat-not-yours")
        if table.status == GATHERING:
            return Seated(seat, Chair())
        if table.status == FINISHED:
            raise refuse("not-playing")
        return Entry(STAND_IN, seat, level=stand_in_level(table))

    await live.change(decide)


async def put_bot(live: LiveTable, guest: Guest, seat: Seat, level: str | None) -> None:
    """The host fills a seat; during the game only one whose player has been away too long, and with a bot of a fixed level."""
    bot = bot_chair(live.registry.config, live.table.game, level or strongest(live.table.game))

    def decide(table: Table) -> Line:
        check_host(table, guest)
        chair = check_seat(table, seat)
        if table.status == PLAYING:
            if chair.kind != GUEST or live.is_here(chair.guest):
                raise refuse("seat-taken")
            grace = live.automation.grace_ends(seat)
            if grace is None or grace > live.registry.config.now():
                raise refuse("still-awaited")
            return Entry(STAND_IN, seat, level=stand_in_level(table))
        check_gathering(table)
        if chair.kind == GUEST and chair.guest != guest.id:
            raise refuse("seat-taken")
        return Seated(seat, bot)

    await live.change(decide)


async def open_seat(live: LiveTable, guest: Guest, seat: Seat) -> None:
    """The host frees a seat before play, whoever sits there; the invitations to it are spent."""
    check_host(live.table, guest)
    spent = delete(invites).where(invites.c.table_id == live.table.id, invites.c.seat == seat)
    await live.registry.database.write(lambda connection: connection.execute(spent) and None)

    def decide(table: Table) -> Line:
        check_host(table, guest)
        chair = check_seat(table, seat)
        check_gathering(table)
        if chair.kind == GUEST and chair.guest != guest.id:
            return Freed(seat, chair.guest)
        return Seated(seat, Chair())

    await live.change(decide)


async def invite(live: LiveTable, guest: Guest, seat: Seat) -> str:
    """The host's link for one seat, good as long as the seat is open."""
    table = live.table
    check_host(table, guest)
    check_seat(table, seat)
    check_gathering(table)
    code = short_id(INVITE_LETTERS)
    row = {"hash": hashed(code), "table_id": table.id, "seat": seat}
    await live.registry.database.write(
        lambda connection: connection.execute(insert(invites).values(row)) and None
    )
    return code


async def check_invite(live: LiveTable, seat: Seat, code: str) -> None:
    query = select(invites.c.hash).where(
        invites.c.hash == hashed(code), invites.c.table_id == live.table.id, invites.c.seat == seat
    )
    if await live.registry.database.read(lambda connection: connection.execute(query).first()) is None:
        raise refuse("invite")


async def start(live: LiveTable, guest: Guest) -> None:
    unsettled = (
        live.registry.config.new_seed()
    )  # for a table from before tables committed themselves to their seeds

    def decide(table: Table) -> Line:
        check_host(table, guest)
        check_gathering(table)
        if any(chair.kind == OPEN for chair in table.chairs):
            raise refuse("seats-open")
        return Started(table.opened.seed or unsettled)

    await live.change(decide)
