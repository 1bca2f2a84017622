"""New tables: asked for, or made of one that is over."""

from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

from fivethrones.games import GAMES
from fivethrones.kernel.errors import Refusal
from fivethrones.kernel.game import Game
from fivethrones.kernel.settings import with_defaults
from fivethrones.server.config import Config
from fivethrones.server.people.guests import Guest, derived_id, short_id
from fivethrones.server.refusals import refuse
from fivethrones.server.storage.writer import Taken
from fivethrones.server.tables.bots import check_level, strongest
from fivethrones.server.tables.clocks import DAYS, NONE, ClockRules
from fivethrones.server.tables.entries import (
    BOT,
    GUEST,
    OPEN,
    Chair,
    Line,
    Opened,
    Rematched,
    Started,
    is_solo,
)
from fivethrones.server.tables.live import LiveTable
from fivethrones.server.tables.registry import Registry
from fivethrones.server.tables.table import FINISHED, Table
from fivethrones.server.wire import Clock, NewSeat, NewTable

CODE_LETTERS: Final = 8
PATIENT: Final = ClockRules(DAYS, per_move=2 * 86_400)


def new_chair(registry: Registry, game: Game[Any], guest: Guest, seat: NewSeat, shared: bool) -> Chair:
    if seat.kind == "open":
        return Chair()
    if seat.kind == "bot":
        return bot_chair(registry.config, game, seat.level or strongest(game))
    name = registry.guests.tidy(seat.name) if seat.name is not None else guest.name
    return Chair(GUEST, guest.id, name, hot=shared)


def new_code(private: bool, chairs: list[Chair]) -> str:
    """The code of a private table, or of a game with bots alone; others have none."""
    return short_id(CODE_LETTERS) if private or is_solo(chairs) else ""


def bot_chair(config: Config, game: Game[Any], level: str) -> Chair:
    check_level(config, game, level)
    return Chair(BOT, level=level)


def new_chairs(registry: Registry, game: Game[Any], guest: Guest, seats: list[NewSeat]) -> list[Chair]:
    shared = sum(seat.kind in ("me", "here") for seat in seats) > 1
    return [new_chair(registry, game, guest, seat, shared) for seat in seats]


def clock_of(asked: Clock | ClockRules, rated: bool) -> ClockRules:
    """Nobody puts off a rated game for good that he is losing: among people it has two days for a move, if no other clock."""
    if rated and asked.kind == NONE:
        return PATIENT
    return ClockRules(asked.kind, asked.per_move, asked.reserve)


async def check_names(registry: Registry, guest: Guest, seats: list[NewSeat]) -> None:
    """Refuse names for people at the same screen that belong to other guests."""
    await registry.guests.check_free(guest, [seat.name for seat in seats if seat.name is not None])


async def new_table(registry: Registry, guest: Guest, asked: NewTable) -> LiveTable:
    game = GAMES.get(asked.game)
    if game is None:
        raise refuse("not-found")
    settings = with_defaults(game.settings, {**asked.options, "seats": str(len(asked.seats))})
    game.blank(settings)  # refuses what does not go together
    await check_names(registry, guest, asked.seats)
    chairs = new_chairs(registry, game, guest, asked.seats)
    if asked.rated:
        check_rateable(registry, chairs)
    alone = sum(chair.kind != BOT for chair in chairs) <= 1
    begins = asked.start and not any(chair.kind == OPEN for chair in chairs)
    seed = registry.config.new_seed()
    opened = Opened(
        game.id,
        game.version,
        settings,
        guest.id,
        chairs,
        asked.private,
        new_code(asked.private, chairs),
        clock_of(asked.clock, asked.rated and not (alone and begins)),
        not asked.rated and (alone if asked.hints is None else asked.hints),
        asked.window,
        rated=asked.rated,
        seed=seed,
    )
    lines = [Started(seed)] if begins else []
    return await registry.create(opened, lines, registry.config.limits.tables)


def check_rateable(registry: Registry, chairs: list[Chair]) -> None:
    """Everybody is rated for himself, where ratings are kept at all."""
    if not registry.config.club:
        raise refuse("no-ratings")
    if any(chair.hot for chair in chairs):
        raise refuse("rated-alone")


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
    opened = replace(
        table.opened,
        host=guest.id,
        chairs=chairs,
        clock=clock_of(table.opened.clock, table.opened.rated and not alone),
        origin="",
        tournament="",
        imported=False,
        seed=seed,
    )
    if opened.rated and not alone:
        opened = agreed_by(opened, guest)
    lines = [Started(seed)] if alone else []
    await registry.create(opened, lines, registry.config.limits.tables, id)


def agreed_by(opened: Opened, guest: Guest) -> Opened:
    """Who has agreed to one rated game has not agreed to another: the seats of the others are kept for them, behind a code."""
    chairs = [
        Chair() if chair.kind == GUEST and chair.guest != guest.id else chair for chair in opened.chairs
    ]
    return replace(opened, chairs=chairs, private=True, code=new_code(True, chairs))


async def willing(registry: Registry, guest: Guest, chairs: list[Chair]) -> list[Chair]:
    """These chairs, with those left open whose players have blocked each other; whoever asks stays."""
    people = dict.fromkeys([guest.id, *(chair.guest for chair in chairs if chair.kind == GUEST)])
    kept: list[str] = []
    for other in people:
        apart = await registry.avoiding.apart(other)
        if not any(apart.parts(each) for each in kept):
            kept.append(other)
    return [chair if chair.kind != GUEST or chair.guest in kept else Chair() for chair in chairs]
