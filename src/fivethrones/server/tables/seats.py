"""Sitting down, getting up, handing a seat to a bot, and beginning to play."""

from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

from sqlalchemy import delete, insert, select

from fivethrones.games import GAMES
from fivethrones.kernel.action import Seat
from fivethrones.kernel.errors import Refusal
from fivethrones.kernel.game import Game
from fivethrones.kernel.settings import with_defaults
from fivethrones.match.entry import BACK, Entry
from fivethrones.match.entry import BOT as STAND_IN
from fivethrones.server.config import Config
from fivethrones.server.people.guests import Guest, derived_id, hashed, short_id
from fivethrones.server.refusals import refuse
from fivethrones.server.storage.schema import invites
from fivethrones.server.storage.writer import Taken
from fivethrones.server.tables.bots import check_level, stand_in_level, strongest
from fivethrones.server.tables.clocks import ClockRules
from fivethrones.server.tables.entries import (
    BOT,
    GUEST,
    OPEN,
    Chair,
    Freed,
    Line,
    Opened,
    Rematched,
    Seated,
    Started,
    is_solo,
)
from fivethrones.server.tables.live import LiveTable
from fivethrones.server.tables.registry import Registry
from fivethrones.server.tables.table import FINISHED, GATHERING, PLAYING, Table
from fivethrones.server.wire import NewSeat, NewTable

CODE_LETTERS: Final = 8
INVITE_LETTERS: Final = 12


def new_chair(registry: Registry, game: Game[Any], guest: Guest, seat: NewSeat, shared: bool) -> Chair:
    if seat.kind == "open":
        return Chair()
    if seat.kind == "bot":
        return bot_chair(registry.config, game, seat.level or strongest(game))
    name = registry.guests.tidy(seat.name) if seat.name is not None else guest.name
    return Chair(GUEST, guest.id, name, hot=shared)


def new_code(private: bool, chairs: list[Chair]) -> str:
    """What opens a private table, or a game with bots alone; others need nothing."""
    return short_id(CODE_LETTERS) if private or is_solo(chairs) else ""


def bot_chair(config: Config, game: Game[Any], level: str) -> Chair:
    check_level(config, game, level)
    return Chair(BOT, level=level)


def new_chairs(registry: Registry, game: Game[Any], guest: Guest, seats: list[NewSeat]) -> list[Chair]:
    shared = sum(seat.kind in ("me", "here") for seat in seats) > 1
    return [new_chair(registry, game, guest, seat, shared) for seat in seats]


async def new_table(registry: Registry, guest: Guest, asked: NewTable) -> LiveTable:
    game = GAMES.get(asked.game)
    if game is None:
        raise refuse("not-found")
    settings = with_defaults(game.settings, {**asked.options, "seats": str(len(asked.seats))})
    game.blank(settings)  # refuses what does not go together
    chairs = new_chairs(registry, game, guest, asked.seats)
    if asked.rated:
        check_rateable(registry, chairs)
    alone = sum(chair.kind != BOT for chair in chairs) <= 1
    seed = registry.config.new_seed()
    opened = Opened(
        game.id,
        game.version,
        settings,
        guest.id,
        chairs,
        asked.private,
        new_code(asked.private, chairs),
        ClockRules(asked.clock.kind, asked.clock.per_move, asked.clock.reserve),
        not asked.rated and (alone if asked.hints is None else asked.hints),
        asked.window,
        rated=asked.rated,
        seed=seed,
    )
    begins = asked.start and not any(chair.kind == OPEN for chair in chairs)
    lines = [Started(seed)] if begins else []
    return await registry.create(opened, lines, registry.config.limits.tables)


def check_rateable(registry: Registry, chairs: list[Chair]) -> None:
    """Everybody is rated for himself, where ratings are kept at all."""
    if not registry.config.club:
        raise refuse("no-ratings")
    if any(chair.hot for chair in chairs):
        raise refuse("rated-alone")


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
        await live.registry.check_may_enter(live, guest)

    apart = await live.registry.avoiding.apart(guest.id)

    def decide(table: Table) -> Line:
        if check_seat(table, seat).kind != OPEN:
            raise refuse("seat-taken")
        check_gathering(table)
        apart.check_may_meet([table.host, *table.people()])
        if invite is None:
            check_may_sit(table, guest)
        return Seated(seat, Chair(GUEST, guest.id, guest.name))

    decide(live.table)
    await live.registry.admit(guest, live.table.id, seated=True)
    await live.change(decide)


def check_may_sit(table: Table, guest: Guest) -> None:
    """Uninvited one takes one seat, and not where the host has asked one to get up; the host sits where he likes."""
    if guest.id == table.host:
        return
    if table.seats_of(guest.id):
        raise refuse("one-seat")
    if guest.id in table.freed:
        raise refuse("seat-freed")


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
    """The host fills a seat; during the game, one whose player's grace is over, and at no level of his choosing."""
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
    )  # for a table that was opened before tables settled their seeds

    def decide(table: Table) -> Line:
        check_host(table, guest)
        check_gathering(table)
        if any(chair.kind == OPEN for chair in table.chairs):
            raise refuse("seats-open")
        return Started(table.opened.seed or unsettled)

    await live.change(decide)


async def rematch(live: LiveTable, guest: Guest) -> LiveTable:
    """The same players again, each one seat further on; whoever asks first makes the table."""
    table = live.table
    if not table.seats_of(guest.id):
        raise refuse("seat-not-yours")
    if table.status != FINISHED:
        raise refuse("not-finished")
    if table.rematch:
        return await live.registry.get(table.rematch)
    # Everybody who asks at once, at whichever worker, means the same table: its id follows from this one's.
    id = derived_id(f"rematch of {table.id}")
    with suppress(Taken):
        await make_rematch(live, guest, id)

    def decide(table: Table) -> Line:
        if table.rematch:
            raise refuse("stale")
        return Rematched(id)

    try:
        await live.change(decide)
    except Refusal:
        if live.table.rematch != id:
            raise
    return await live.registry.get(id)


async def make_rematch(live: LiveTable, guest: Guest, id: str) -> None:
    registry, table = live.registry, live.table
    if await registry.exists(id):  # made, but not noted: the server was killed in between
        return
    chairs = await willing(registry, guest, [*table.chairs[1:], table.chairs[0]])
    seed = registry.config.new_seed()
    alone = len(table.people()) == 1
    rated = table.opened.rated and alone  # the others have agreed to one rated game, not to another
    opened = replace(
        table.opened,
        host=guest.id,
        chairs=chairs,
        origin="",
        tournament="",
        imported=False,
        seed=seed,
        rated=rated,
    )
    lines = [Started(seed)] if alone else []
    await registry.create(opened, lines, registry.config.limits.tables, id)


async def willing(registry: Registry, guest: Guest, chairs: list[Chair]) -> list[Chair]:
    """These chairs, those of whom a block parts from somebody else there left open; who asks stays."""
    people = dict.fromkeys([guest.id, *(chair.guest for chair in chairs if chair.kind == GUEST)])
    kept: list[str] = []
    for other in people:
        apart = await registry.avoiding.apart(other)
        if not any(apart.parts(each) for each in kept):
            kept.append(other)
    return [chair if chair.kind != GUEST or chair.guest in kept else Chair() for chair in chairs]
