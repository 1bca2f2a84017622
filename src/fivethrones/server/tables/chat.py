"""What people say at a table, and who may hear it."""

import json
from collections.abc import Callable

from fivethrones.kernel.action import Seat
from fivethrones.server.people.guests import Guest
from fivethrones.server.people.visible import visible
from fivethrones.server.refusals import refuse
from fivethrones.server.storage.chat import store
from fivethrones.server.storage.news import CHAT
from fivethrones.server.tables.entries import Line, Parted
from fivethrones.server.tables.live import LiveTable
from fivethrones.server.tables.play import check_holds
from fivethrones.server.tables.spoken import PRIVATE, SPECTATORS, STORED_PRIVATE, TABLE, Spoken, deliver
from fivethrones.server.tables.table import Table


async def say(live: LiveTable, guest: Guest, room: str, text: str) -> None:
    words = tidied(live, text)
    spend(live, guest)
    now = live.registry.config.now()
    seat, readers = audience(live.table, guest, room, now)
    row = row_of(live.table, guest, seat, room, words, now, readers)
    id = await live.registry.database.write(lambda connection: store(connection, row))
    deliver(live, [row])
    await live.registry.database.tell(CHAT, [live.table.id, id])


def saying(live: LiveTable, guest: Guest, seat: Seat, text: str) -> Callable[[Table], Spoken]:
    """A remark to all that comes with an action; if it would be refused by itself, neither is done."""
    words, spent = tidied(live, text), False

    def said(table: Table) -> Spoken:
        nonlocal spent
        now = live.registry.config.now()
        _, readers = audience(table, guest, TABLE, now)
        if not spent:  # another worker may have been first, and then it is asked for again
            spend(live, guest)
            spent = True
        return row_of(table, guest, seat, TABLE, words, now, readers)

    return said


def tidied(live: LiveTable, text: str) -> str:
    words = "".join(letter for letter in text if letter.isprintable() or letter == " ").strip()
    if not visible(words):
        raise refuse("chat-empty")
    live.registry.guests.words.check(words)
    return words


def spend(live: LiveTable, guest: Guest) -> None:
    live.registry.rates.spend("chat", guest.id, live.registry.config.limits.chat)


def row_of(
    table: Table, guest: Guest, seat: Seat, room: str, words: str, at: int, readers: list[Seat]
) -> Spoken:
    return {
        "table_id": table.id,
        "at": at,
        "room": STORED_PRIVATE if room == PRIVATE else room,
        "guest": guest.id,
        "seat": seat,
        "name": table.chairs[seat].name if seat >= 0 else guest.name,
        "text": words,
        "readers": json.dumps(readers),
    }


def audience(table: Table, guest: Guest, room: str, now: int) -> tuple[Seat, list[Seat]]:
    """Who speaks, and which seats hear it in private; refuses what the rules or good manners forbid."""
    seats = table.seats_of(guest.id)
    if room == SPECTATORS:
        if seats:
            raise refuse("chat-players")
        return -1, []
    if not seats:
        raise refuse("chat-spectators")
    talkers = table.talkers()
    if room == TABLE:
        if talkers is not None:
            raise refuse("chat-silence")
        return speaker(table, seats), []
    check_talks(table, seats, now)
    whispering = [seat for seat in seats if seat in (talkers or [])]
    return speaker(table, whispering), sorted(talkers or [])


def check_talks(table: Table, seats: list[Seat], now: int) -> None:
    """One of these seats is in a private talk that goes on."""
    if not any(seat in (table.talkers() or []) for seat in seats):
        raise refuse("chat-no-private")
    if table.talk_until is None or now >= table.talk_until:
        raise refuse("chat-private-over")


async def part(live: LiveTable, guest: Guest, seat: Seat) -> None:
    """Any of those in a private talk may end it."""

    def decide(table: Table) -> Line:
        check_holds(table, guest, seat)
        check_talks(table, [seat], live.registry.config.now())
        return Parted(seat)

    await live.change(decide)


def speaker(table: Table, seats: list[Seat]) -> Seat:
    """Of several people at one screen, the one whose turn it is."""
    return next((seat for seat in table.waiting() if seat in seats), seats[0])
