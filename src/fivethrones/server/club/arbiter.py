"""What tournaments do by themselves: rounds are paired, tables laid out, results taken down, the absent seen to."""

import asyncio
import logging
from contextlib import suppress
from functools import partial
from itertools import groupby
from typing import Final

from fivethrones.club.results import Result as Ended
from fivethrones.club.tournaments.course import next_event
from fivethrones.club.tournaments.events import Bound, Event, Forfeited, Result
from fivethrones.club.tournaments.plan import FORFEIT
from fivethrones.club.tournaments.tournament import PLAYING, Game, Player, Tournament
from fivethrones.kernel.action import Seat
from fivethrones.kernel.errors import Refusal
from fivethrones.match.entry import BOT as STAND_IN
from fivethrones.match.entry import RESIGN, Entry
from fivethrones.server.club.results import result_at
from fivethrones.server.club.tournament_info import LateScores
from fivethrones.server.club.tournaments import Tournaments
from fivethrones.server.people.guests import derived_id
from fivethrones.server.refusals import refuse
from fivethrones.server.storage.writer import Taken
from fivethrones.server.tables.bots import stand_in_level
from fivethrones.server.tables.clocks import ClockRules
from fivethrones.server.tables.entries import BOT, GUEST, Chair, Line, Opened, Started
from fivethrones.server.tables.live import LiveTable
from fivethrones.server.tables.table import FINISHED, Table
from fivethrones.server.tables.table import PLAYING as IN_PLAY

LOG: Final = logging.getLogger("fivethrones.server")
EVERY: Final = 1_000  # milliseconds between two looks at what goes on by itself
LOOK: Final = 5_000  # milliseconds between two looks for what another worker has begun


class Arbiter:
    def __init__(self, tournaments: Tournaments) -> None:
        self.tournaments = tournaments
        self.registry = tournaments.registry
        self.scores = LateScores(self.registry)
        self._playing: set[str] = set()
        self._looked = self._attended = 0
        self._working: dict[str, asyncio.Lock] = {}

    async def tick(self, now: int) -> None:
        if not 0 <= now - self._looked < LOOK:
            self._looked = now
            self._playing = set(await self.tournaments.playing())
        if not 0 <= now - self._attended < EVERY:
            self._attended = now
            await asyncio.gather(*(self.attend(id) for id in list(self._playing)))

    async def ended(self, result: Ended) -> None:
        """A game is over: it may be one of ours."""
        table = self.registry.live.get(result.table)
        id = table.table.opened.tournament if table is not None else ""
        if id:
            await self.attend(id)

    async def attend(self, id: str) -> None:
        """Do all that can be done now, one after another."""
        async with self._working.setdefault(id, asyncio.Lock()):
            try:
                await self._attend(id)
            except Refusal as refusal:
                # Another worker was faster, or the database is away: the next look does it.
                LOG.info("tournament %s waits: %s", id, refusal.reason.id, extra={"tournament": id})

    async def _attend(self, id: str) -> None:
        while True:
            tournament = await self.tournaments.get(id)
            if tournament.status != PLAYING:
                self._playing.discard(id)
                self._working.pop(id, None)
                return
            self._playing.add(id)
            number = tournament.number
            await self._see_to_games(tournament)
            await self._go_on(tournament)
            if tournament.number == number:
                return

    async def _go_on(self, tournament: Tournament) -> None:
        """The next round, or the end. It is worked out beside the loop, and fits if nothing has happened meanwhile."""
        number, now = tournament.number, self.registry.config.now()
        apart = await self.registry.avoiding.pairs(tournament.players)
        event = await asyncio.to_thread(next_event, tournament, now, apart)
        if event is None:
            return

        def decide(tournament: Tournament) -> Event | None:
            return event if tournament.number == number else None

        await self.tournaments.change(tournament.id, decide)

    # Games

    async def _see_to_games(self, tournament: Tournament) -> None:
        round = tournament.round
        for number, game in enumerate(round.games if round is not None else []):
            if game.is_over:
                continue
            if not game.table:
                await self._lay_out(tournament, number, game)
                continue
            live = await self.registry.get(game.table)
            if live.table.status == FINISHED:
                await self._take_down(tournament, number, live)
            elif self.registry.config.now() >= game.bound + tournament.plan.grace * 1000:
                await self._see_to_absent(tournament, number, game, live)

    async def _lay_out(self, tournament: Tournament, number: int, game: Game) -> None:
        """A table whose id follows from the tournament's: who lays it out a second time finds it there."""
        round = len(tournament.rounds)
        id = derived_id(f"tournament {tournament.id} round {round} game {number}")
        if not await self.registry.exists(id):
            seed = self.registry.config.new_seed()
            with suppress(Taken):  # by another worker
                await self.registry.create(opened(tournament, game, seed), [Started(seed)], id=id)
        await self._enter(tournament, Bound(round, number, id))

    async def _take_down(self, tournament: Tournament, number: int, live: LiveTable) -> None:
        async with live.lock:
            ranking, scores = outcome_at(live.table)
        await self._enter(tournament, Result(len(tournament.rounds), number, ranking, scores))

    async def _enter(self, tournament: Tournament, event: Bound | Result | Forfeited) -> None:
        """Unless another worker was faster."""

        def decide(tournament: Tournament) -> Event | None:
            if event.round != len(tournament.rounds):
                return None
            game = tournament.rounds[-1].games[event.game]
            known = bool(game.table) if isinstance(event, Bound) else game.is_over
            return None if known else event

        await self.tournaments.change(tournament.id, decide)

    # Those who do not come

    async def _see_to_absent(self, tournament: Tournament, number: int, game: Game, live: LiveTable) -> None:
        async with live.lock:
            late = self._late(tournament, game, live)
            never_came = [seat for seat in late if not live.table.last_by[seat]]
        if tournament.plan.absent == FORFEIT and never_came:
            players = [game.players[seat] for seat in never_came]
            await self._enter(tournament, Forfeited(len(tournament.rounds), number, players))
            await self._close(live, never_came)
            return
        for seat in late:
            await self._sit_in(live, seat)

    def _late(self, tournament: Tournament, game: Game, live: LiveTable) -> list[Seat]:
        table, now = live.table, self.registry.config.now()
        late: list[Seat] = []
        for seat, chair in enumerate(table.chairs):
            if chair.kind != GUEST or table.plays_itself(seat) or live.is_here(chair.guest):
                continue
            since = max(live.away.get(chair.guest, now), game.bound)
            if now - since >= tournament.plan.grace * 1000:
                late.append(seat)
        return late

    async def _sit_in(self, live: LiveTable, seat: Seat) -> None:
        def decide(table: Table) -> Line:
            if table.status != IN_PLAY or table.plays_itself(seat):
                raise refuse("stale")
            return Entry(STAND_IN, seat, level=stand_in_level(table))

        await live.change(decide)

    async def _close(self, live: LiveTable, seats: list[Seat]) -> None:
        """Nobody plays on where the game is decided."""

        def decide(table: Table, seat: Seat) -> Line:
            if table.status != IN_PLAY:
                raise refuse("stale")
            return Entry(RESIGN, seat)

        for seat in seats:
            await live.change(partial(decide, seat=seat))


def opened(tournament: Tournament, game: Game, seed: int) -> Opened:
    plan = tournament.plan
    chairs = [chair_for(tournament.players[id]) for id in game.players]
    people = [chair.guest for chair in chairs if chair.kind == GUEST]
    return Opened(
        plan.game,
        0,
        plan.settings,
        next(iter(people), tournament.host),
        chairs,
        plan.private,
        plan.code,
        ClockRules(plan.clock.kind, plan.clock.per_move, plan.clock.reserve),
        rated=plan.rated and len(people) == len(chairs),
        seed=seed,
        tournament=tournament.id,
    )


def chair_for(player: Player) -> Chair:
    if player.is_bot:
        return Chair(BOT, level=player.level)
    return Chair(GUEST, player.id, player.name)


def outcome_at(table: Table) -> tuple[list[list[Seat]], list[int]]:
    """Places by seats, and scores; a game that new rules have cut short is nobody's."""
    result = result_at(table, 0)
    if result is None:
        return [list(range(len(table.chairs)))], []
    by_place = sorted(result.players, key=lambda player: player.place)
    ranking = [[player.seat for player in level] for _, level in groupby(by_place, lambda p: p.place)]
    scores = [player.score or 0 for player in sorted(result.players, key=lambda p: p.seat)]
    return ranking, scores
