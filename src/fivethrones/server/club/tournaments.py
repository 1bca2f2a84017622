"""Tournaments: what people ask of them, and the one way to change them."""

import asyncio
import json
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, Final

from sqlalchemy import Connection

from fivethrones.bots import bot_named
from fivethrones.club.tournaments.course import new_bot
from fivethrones.club.tournaments.events import (
    Created,
    Event,
    Finished,
    Joined,
    Left,
    Ready,
    Started,
    read_event,
    write_event,
)
from fivethrones.club.tournaments.plan import PODS, SIT_IN, Clock, Plan, rounds_planned
from fivethrones.club.tournaments.rounds import bots_needed
from fivethrones.club.tournaments.tournament import GATHERING, PLAYING, Tournament
from fivethrones.games import GAMES
from fivethrones.kernel.settings import with_defaults
from fivethrones.server.people.guests import Guest, is_short_id, short_id
from fivethrones.server.people.visible import visible
from fivethrones.server.refusals import refuse
from fivethrones.server.storage import tournaments as storage
from fivethrones.server.storage.writer import Taken
from fivethrones.server.tables.bots import middle
from fivethrones.server.tables.opening import clock_of
from fivethrones.server.tables.registry import Registry
from fivethrones.server.wire import NewTournament

CODE_LETTERS: Final = 8
HELD: Final = 500  # tournaments in memory
HOSTED: Final = 3  # unfinished ones that one guest has made
EVERYBODY: Final = 100  # and all guests together
SHOWN: Final = 50  # in a list
ABANDONED: Final = 7 * 24 * 3600_000  # milliseconds without a word
TRIES: Final = 8  # when others change it at the same time


class Tournaments:
    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self._held: OrderedDict[str, Tournament] = OrderedDict()
        self._locks: dict[str, asyncio.Lock] = {}
        self._erased = 0  # how often somebody has become nameless

    async def get(self, id: str) -> Tournament:
        async with self._lock(id):
            return await self._fresh(id)

    def _lock(self, id: str) -> asyncio.Lock:
        return self._locks.setdefault(id, asyncio.Lock())

    async def _fresh(self, id: str) -> Tournament:
        """With all that is on disk. Where there is but one worker, what is in memory is that."""
        held = self._held.get(id)
        if held is not None and not self.registry.database.shared:
            return held
        if not is_short_id(id):
            raise refuse("no-tournament")
        after = held.number if held is not None else 0
        erased = self._erased
        lines = await self.registry.database.read(partial(storage.read_lines, id=id, after=after))
        if (
            self._erased != erased
        ):  # meanwhile: what was held, and perhaps what was read, has names that are gone
            return await self._fresh(id)
        for _, at, text in lines:
            event = read_event(text)
            if held is None:
                assert isinstance(event, Created), f"the log of {id} begins otherwise"
                held = Tournament(id, event, at)
            else:
                held.enter(event, at)
        if held is None:
            self._locks.pop(id, None)
            raise refuse("no-tournament")
        self._hold(held)
        return held

    def _hold(self, tournament: Tournament) -> None:
        self._held[tournament.id] = tournament
        self._held.move_to_end(tournament.id)
        while len(self._held) > HELD:
            old, _ = self._held.popitem(last=False)
            lock = self._locks.get(old)
            if lock is not None and not lock.locked():
                del self._locks[old]

    async def change(self, id: str, decide: Callable[[Tournament], Event | None]) -> Tournament:
        """Let ``decide`` look at it and name what happens next, if anything; it may refuse, and is asked again when another
        worker was faster."""
        async with self._lock(id):
            for _ in range(TRIES):
                tournament = await self._fresh(id)
                event = decide(tournament)
                if event is None or await self._append(tournament, event):
                    return tournament
            raise refuse("busy")

    async def _append(self, tournament: Tournament, event: Event) -> bool:
        at = self.registry.config.now()
        tournament.enter(event, at)
        try:
            await self.registry.database.write(partial(store, tournament=tournament, event=event, at=at))
        except Taken:
            self._held.pop(tournament.id, None)
            return False
        except BaseException:
            self._held.pop(tournament.id, None)  # it may be on disk or not: only the disk knows
            raise
        return True

    def forget(self) -> None:
        """Somebody is nameless from now on, in lines that were read already."""
        self._erased += 1
        self._held.clear()

    # What people do

    async def create(self, guest: Guest, asked: NewTournament) -> Tournament:
        plan = plan_of(asked)
        self.registry.guests.words.check(plan.name)
        created, at, id = Created(plan, guest.id), self.registry.config.now(), short_id()
        tournament = Tournament(id, created, at)

        def work(connection: Connection) -> None:
            since = at - ABANDONED
            if storage.unfinished(connection, since, guest.id) >= HOSTED:
                raise refuse("too-many-tournaments", most=HOSTED)
            if storage.unfinished(connection, since) >= EVERYBODY:
                raise refuse("too-many-tournaments-here", most=EVERYBODY)
            store(connection, tournament, created, at)

        await self.registry.database.write(work)
        self._hold(tournament)
        return await self.join(id, guest, plan.code) if asked.join else tournament

    async def join(self, id: str, guest: Guest, code: str | None) -> Tournament:
        apart = await self.registry.avoiding.apart(guest.id)

        def decide(tournament: Tournament) -> Event:
            self.check_may_see(tournament, guest, code)
            apart.check_may_meet(tournament.players)  # any two may be paired
            return Joined(guest.id, guest.name)

        return await self.change(id, decide)

    async def leave(self, id: str, guest: Guest) -> Tournament:
        return await self.change(id, lambda _: Left(guest.id))

    async def ready(self, id: str, guest: Guest) -> Tournament:
        def decide(tournament: Tournament) -> Event | None:
            return None if guest.id in tournament.ready else Ready(guest.id)

        return await self.change(id, decide)

    async def start(self, id: str, guest: Guest) -> Tournament:
        """With the bots that it needs. Who stands where is drawn."""

        def decide(tournament: Tournament) -> Event:
            check_host(tournament, guest)
            if tournament.status == GATHERING and bots_needed(tournament):
                return new_bot(tournament)
            order = list(tournament.players)
            Random(self.registry.config.new_seed()).shuffle(order)
            order.sort(key=lambda player: tournament.players[player].is_bot)
            return Started(order)

        while True:
            tournament = await self.change(id, decide)
            if tournament.status != GATHERING:
                return tournament

    async def cancel(self, id: str, guest: Guest) -> Tournament:
        def decide(tournament: Tournament) -> Event:
            check_host(tournament, guest)
            return Finished(cancelled=True)

        return await self.change(id, decide)

    def check_may_see(self, tournament: Tournament, guest: Guest, code: str | None) -> None:
        plan = tournament.plan
        if not plan.private or guest.id == tournament.host or guest.id in tournament.players:
            return
        if code is not None:
            limits = self.registry.config.limits
            self.registry.rates.spend("codes", guest.id, limits.codes)
        if code != plan.code:
            raise refuse("tournament-private")

    async def listed(self, guest: Guest) -> list[dict[str, Any]]:
        since = self.registry.config.now() - ABANDONED
        rows = await self.registry.database.read(
            partial(storage.listed, guest=guest.id, since=since, most=SHOWN)
        )
        return [line_in(row, guest) for row in rows]

    async def playing(self) -> list[str]:
        return await self.registry.database.read(partial(storage.ids_of, status=PLAYING))


def check_host(tournament: Tournament, guest: Guest) -> None:
    if guest.id != tournament.host:
        raise refuse("tournament-host-only")


def plan_of(asked: NewTournament) -> Plan:
    game = GAMES.get(asked.game)
    if game is None:
        raise refuse("not-found")
    if (asked.format == PODS) != (asked.seats > 2):
        raise refuse("tournament-seats")
    if asked.places < asked.seats:
        raise refuse("tournament-too-few", fewest=asked.seats)
    if asked.format == PODS and asked.absent != SIT_IN:
        raise refuse("tournament-pods-wait")
    name = visible(asked.name)
    if not name:
        raise refuse("name-empty")
    settings = with_defaults(game.settings, {**asked.options, "seats": str(asked.seats)})
    game.blank(settings)  # refuses what does not go together
    level = asked.level or middle(game)
    clock = clock_of(asked.clock, asked.rated)
    bot_named(level, game)
    return Plan(
        name,
        game.id,
        settings,
        asked.format,
        asked.seats,
        asked.places,
        asked.rounds,
        Clock(clock.kind, clock.per_move, clock.reserve),
        asked.private,
        short_id(CODE_LETTERS),
        asked.rated,
        asked.absent,
        asked.bots,
        level,
        asked.grace,
        asked.pause,
    )


def store(connection: Connection, tournament: Tournament, event: Event, at: int) -> None:
    """Its newest line, and what follows from it for lists."""
    storage.append(connection, tournament.id, tournament.number, at, write_event(event), row_of(tournament))
    if isinstance(event, Joined) and not event.level:
        storage.note_player(connection, tournament.id, event.player)
    if isinstance(event, Left) and event.player not in tournament.players:
        storage.drop_player(connection, tournament.id, event.player)


def row_of(tournament: Tournament) -> dict[str, Any]:
    plan = tournament.plan
    entered = len(tournament.players) if tournament.started else plan.places
    line = {
        "name": plan.name,
        "game": plan.game,
        "format": plan.format,
        "seats": plan.seats,
        "places": plan.places,
        "players": len(tournament.players),
        "round": len(tournament.rounds),
        "rounds": max(rounds_planned(plan, entered), len(tournament.rounds)),
        "clock": {
            "kind": plan.clock.kind,
            "per_move": plan.clock.per_move,
            "reserve": plan.clock.reserve,
        },
        "people": [player.id for player in tournament.people()],
    }
    return {
        "status": tournament.status,
        "private": plan.private,
        "host": tournament.host,
        "updated": tournament.updated,
        "line": json.dumps(line, ensure_ascii=False),
    }


def line_in(row: dict[str, Any], guest: Guest) -> dict[str, Any]:
    line = json.loads(row["line"])
    mine = guest.id in line.pop("people") or row["host"] == guest.id
    shared = {key: row[key] for key in ("id", "status", "private", "updated")}
    return {**line, **shared, "mine": mine}
