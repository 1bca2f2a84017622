"""What people say at a table, and who may hear it."""

import json
from typing import Any, Final

from sqlalchemy import Connection as DatabaseConnection
from sqlalchemy import insert, select

from fivethrones.kernel.action import Seat
from fivethrones.server import encode
from fivethrones.server.connection import Connection
from fivethrones.server.entries import Line, Parted
from fivethrones.server.guests import Guest
from fivethrones.server.live import LiveTable
from fivethrones.server.play import check_holds
from fivethrones.server.refusals import refuse
from fivethrones.server.storage.schema import chat
from fivethrones.server.table import Table
from fivethrones.server.visible import visible

TABLE: Final = "table"  # players speak, all may read
SPECTATORS: Final = "spectators"  # those who watch, among themselves
RAVEN: Final = "raven"  # a private talk that the rules allow
KEPT: Final = 100  # lines that a newcomer is shown


async def say(live: LiveTable, guest: Guest, room: str, text: str) -> None:
    tidy = "".join(letter for letter in text if letter.isprintable() or letter == " ").strip()
    if not visible(tidy):
        raise refuse("chat-empty")
    live.house.rates.spend("chat", guest.id, live.house.config.limits.chat)
    now = live.house.config.now()
    seat, readers = audience(live.table, guest, room, now)
    name = live.table.chairs[seat].name if seat >= 0 else guest.name
    row = {
        "table_id": live.table.id,
        "at": now,
        "room": room,
        "guest": guest.id,
        "seat": seat,
        "name": name,
        "text": tidy,
        "readers": json.dumps(readers),
    }
    id = await live.house.database.write(lambda connection: store(connection, row))
    deliver(live, [row])
    await live.house.database.tell("chat", [live.table.id, id])


def store(connection: DatabaseConnection, row: dict[str, Any]) -> int:
    key = connection.execute(insert(chat).values(row)).inserted_primary_key
    assert key is not None
    return int(key[0])


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
        raise refuse("chat-no-raven")
    if table.talk_until is None or now >= table.talk_until:
        raise refuse("chat-raven-over")


async def part(live: LiveTable, guest: Guest, seat: Seat) -> None:
    """HK-45: either of the two may end their talk."""

    def decide(table: Table) -> Line:
        check_holds(table, guest, seat)
        check_talks(table, [seat], live.house.config.now())
        return Parted(seat)

    await live.change(decide)


def speaker(table: Table, seats: list[Seat]) -> Seat:
    """Of several people at one screen, the one whose turn it is."""
    return next((seat for seat in table.waiting() if seat in seats), seats[0])


def may_read(table: Table, guest: str, row: dict[str, Any]) -> bool:
    seats = table.seats_of(guest)
    if row["room"] == SPECTATORS:
        return not seats
    if row["room"] == RAVEN:
        return any(seat in json.loads(row["readers"]) for seat in seats)
    return True


def deliver(live: LiveTable, rows: list[dict[str, Any]]) -> None:
    for connection in live.connections:
        show(live, connection, rows)


def show(live: LiveTable, connection: Connection, rows: list[dict[str, Any]], anew: bool = False) -> None:
    readable = [row for row in rows if may_read(live.table, connection.guest.id, row)]
    if readable or anew:
        connection.send(encode.answer("chat", lines=[line_data(row) for row in readable], anew=anew))


def line_data(row: dict[str, Any]) -> dict[str, Any]:
    return {
        "room": row["room"],
        "name": row["name"],
        "seat": row["seat"] if row["seat"] >= 0 else None,
        "text": row["text"],
        "at": row["at"],
    }


async def show_past(live: LiveTable, connection: Connection) -> None:
    """What was said before this one came."""
    show(live, connection, await newest(live))


async def show_anew(live: LiveTable) -> None:
    """Something that was said is there no more."""
    rows = await newest(live)
    for connection in live.connections:
        show(live, connection, rows, anew=True)


async def newest(live: LiveTable) -> list[dict[str, Any]]:
    query = select(chat).where(chat.c.table_id == live.table.id).order_by(chat.c.id.desc()).limit(KEPT)
    rows = await live.house.database.read(lambda c: [dict(row) for row in c.execute(query).mappings()])
    return rows[::-1]


async def hear(live: LiveTable, id: int) -> None:
    """Somebody has spoken to another worker."""
    query = select(chat).where(chat.c.id == id)
    rows = await live.house.database.read(lambda c: [dict(row) for row in c.execute(query).mappings()])
    deliver(live, rows)
