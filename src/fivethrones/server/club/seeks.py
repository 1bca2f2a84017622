"""Those who seek a game, at whatever worker: whoever of these looks first seats those who fit."""

import asyncio
import logging
from functools import partial
from typing import Final

from sqlalchemy import select

from fivethrones.club.pairing import Seek, Terms, fit, pair
from fivethrones.club.ratings import Rating
from fivethrones.games import GAMES
from fivethrones.kernel.errors import Refusal
from fivethrones.kernel.rng import seeded
from fivethrones.kernel.settings import with_defaults
from fivethrones.server import wire
from fivethrones.server.club.invitations import Invitations
from fivethrones.server.club.ratings import settled
from fivethrones.server.people.guests import Guest, short_id
from fivethrones.server.refusals import refuse
from fivethrones.server.storage import finding
from fivethrones.server.storage.finding import Seeker
from fivethrones.server.storage.schema import ratings
from fivethrones.server.storage.writer import Taken
from fivethrones.server.tables.admission import count_made
from fivethrones.server.tables.bots import middle
from fivethrones.server.tables.clocks import ClockRules
from fivethrones.server.tables.entries import GUEST, Chair, Opened, Started
from fivethrones.server.tables.opening import bot_chair, clock_of
from fivethrones.server.tables.registry import ABANDONED, Registry

LOG: Final = logging.getLogger("fivethrones.server")
EVERY: Final = 1_000  # milliseconds between two looks at who fits by now
UNHEARD: Final = 60_000  # milliseconds without a word from its owner, after which a seek is over
NOTED: Final = 10_000  # milliseconds between two notes that an owner was heard of
MOST: Final = 200  # seeks at once
SHOWN: Final = 50


class Seeks:
    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.invitations = Invitations(registry)
        self._looked = 0
        self._pairing = asyncio.Lock()

    # What a guest does

    async def post(self, guest: Guest, asked: wire.NewSeek) -> None:
        """A guest has one seek: a new one takes the place of the last."""
        check_playable(asked, self.registry.config.club)
        now, most = self.registry.config.now(), self.registry.config.limits.tables
        made = await self.registry.database.read(partial(count_made, guest=guest.id, since=now - ABANDONED))
        if made >= most:
            raise refuse("too-many-tables", most=most)
        clock = clock_of(asked.clock, asked.rated)
        terms = Terms(asked.game, asked.seats, (clock.kind, clock.per_move, clock.reserve), asked.rated)
        rating = await self._rating(guest.id, terms)
        seek = Seek(guest.id, terms, rating, now, asked.range, asked.bots_after)
        if not await self.registry.database.write_or_retry(
            partial(finding.put, seek=seek, most=MOST, within=UNHEARD)
        ):
            raise refuse("too-many-seeks")
        await self.attend()

    async def withdraw(self, guest: str) -> None:
        """The seek of this guest, and where the last one has led to."""
        await self.registry.database.write(partial(finding.withdraw, guest=guest))

    async def seen_by(self, guest: Guest) -> wire.Finding:
        now = self.registry.config.now()
        seekers = await self._seekers(now)
        mine = next((each for each in seekers if each.seek.guest == guest.id), None)
        waiting = mine if mine is not None and mine.table is None else None
        if waiting is not None and not 0 <= now - waiting.heard < NOTED:
            await self.registry.database.write(partial(finding.hear, guest=guest.id, now=now))
        return wire.Finding(
            mine=(await self._told([waiting]))[0] if waiting is not None else None,
            table=mine.table if mine is not None else None,
            open=await self._open_to(guest, seekers, now),
            invitations=await self.invitations.to(guest),
            now=now,
        )

    async def _open_to(self, guest: Guest, seekers: list[Seeker], now: int) -> list[wire.SeekInfo]:
        """Seeks of others that this guest would fit, whatever his own range."""
        others = [each for each in seekers if each.seek.guest != guest.id and each.table is None]
        if not others:
            return []
        parted = await self.registry.avoiding.pairs([guest.id, *(each.seek.guest for each in others)])
        known = {terms: await self._rating(guest.id, terms) for terms in {each.seek.terms for each in others}}
        fitting = [
            each
            for each in others
            if fit(Seek(guest.id, each.seek.terms, known[each.seek.terms], now), each.seek, now, parted)
        ]
        return await self._told(fitting[:SHOWN])

    async def _told(self, seekers: list[Seeker]) -> list[wire.SeekInfo]:
        """Ratings only of those who have played enough for it."""
        people = [each.seek.guest for each in seekers]
        known = await self.registry.database.read(partial(settled, people=people))
        return [info(each, known) for each in seekers]

    # What happens by itself

    async def tick(self, now: int) -> None:
        if not 0 <= now - self._looked < EVERY:
            self._looked = now
            await self.attend()

    async def attend(self) -> None:
        """Those who fit sit down."""
        async with self._pairing:
            now = self.registry.config.now()
            waiting = {each.seek: each for each in await self._seekers(now) if each.table is None}
            if not waiting:
                return
            parted = await self.registry.avoiding.pairs([seek.guest for seek in waiting])
            for table in await asyncio.to_thread(pair, list(waiting), now, parted):
                try:
                    await self._seat([waiting[seek] for seek in table])
                except Taken:  # one has withdrawn meanwhile, or sits at the table of another worker
                    continue
                except Refusal as refusal:  # the database is away: the next look does it
                    LOG.info("a table for seekers waits: %s", refusal.reason.id)

    async def _seat(self, seekers: list[Seeker]) -> None:
        """One table for these; who sits where is drawn."""
        seeks = [each.seek for each in seekers]
        terms, game = seeks[0].terms, GAMES[seeks[0].terms.game]
        chairs = [Chair(GUEST, each.seek.guest, each.name) for each in seekers]
        chairs += [
            bot_chair(self.registry.config, game, middle(game)) for _ in range(terms.seats - len(chairs))
        ]
        new_seed = self.registry.config.new_seed
        order = list(range(terms.seats))
        seeded(new_seed()).shuffle(order)
        seed = new_seed()
        settings = with_defaults(game.settings, {"seats": str(terms.seats)})
        opened = Opened(
            game.id,
            game.version,
            settings,
            seeks[0].guest,
            [chairs[place] for place in order],
            clock=ClockRules(*terms.clock),
            rated=terms.rated,
            seed=seed,
        )
        id, now = short_id(), self.registry.config.now()
        claim = partial(finding.claim, sought=seeks, table=id, now=now)
        await self.registry.create(opened, [Started(seed)], id=id, also=claim)

    # What the database knows

    async def _seekers(self, now: int) -> list[Seeker]:
        return await self.registry.database.read(partial(finding.seekers, around=now, within=UNHEARD))

    async def _rating(self, guest: str, terms: Terms) -> int:
        r = ratings.c
        query = select(r.mu).where(r.guest == guest, r.game == terms.game, r.seats == terms.seats)
        mu = await self.registry.database.read(lambda connection: connection.scalar(query))
        return (Rating(mu) if mu is not None else Rating()).shown


def check_playable(asked: wire.NewSeek, club: bool) -> None:
    game = GAMES.get(asked.game)
    if game is None:
        raise refuse("not-found")
    game.blank(with_defaults(game.settings, {"seats": str(asked.seats)}))  # refuses a wrong number of seats
    if asked.rated and not club:
        raise refuse("no-ratings")


def info(seeker: Seeker, known: set[tuple[str, str, int]]) -> wire.SeekInfo:
    seek = seeker.seek
    kind, per_move, reserve = seek.terms.clock
    return wire.SeekInfo(
        name=seeker.name,
        game=seek.terms.game,
        seats=seek.terms.seats,
        clock=wire.Clock.model_validate({"kind": kind, "per_move": per_move, "reserve": reserve}),
        rated=seek.terms.rated,
        rating=seek.rating if (seek.guest, seek.terms.game, seek.terms.seats) in known else None,
        range=seek.range,
        bots_after=seek.bots_after,
        since=seek.since,
    )
