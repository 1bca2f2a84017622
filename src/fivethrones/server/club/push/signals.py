"""Tells those who are away that it is their turn, where they have asked for it."""

import asyncio
import logging
from dataclasses import dataclass, replace
from functools import partial
from typing import Final, NamedTuple

from fivethrones.kernel.errors import Refusal
from fivethrones.server import wire
from fivethrones.server.club.push.encryption import is_good, new_key
from fivethrones.server.club.push.sending import BUSY, GONE, Sender, Word, word_of
from fivethrones.server.edge.outgoing import check_address
from fivethrones.server.people.guests import Guest
from fivethrones.server.refusals import refuse
from fivethrones.server.storage import subscriptions
from fivethrones.server.storage.database import Database
from fivethrones.server.storage.subscriptions import Subscription
from fivethrones.server.tables.clocks import DAYS
from fivethrones.server.tables.live import LiveTable
from fivethrones.server.tables.registry import Registry
from fivethrones.server.tables.table import PLAYING, Table

LOG: Final = logging.getLogger("fivethrones.server")
KEY: Final = "vapid"
EVERY: Final = 1_000  # milliseconds between two looks at who is to be told
AWAY: Final = {True: 60_000, False: 20_000}  # milliseconds that one waits first, in games over days or not
MOST: Final = 10_000  # questions that are watched
LOOKS: Final = 50  # questions that are seen to at the same time
DEVICES: Final = 10  # of one guest
AGAIN: Final = (30, 120, 600)  # seconds after which a service that was busy is asked again
LONGEST_WAIT: Final = 3600
CAUGHT_UP: Final = 1000  # tables at a start


class Whom(NamedTuple):
    table: str
    guest: str
    device: str = ""  # the one that is tried again; else all


@dataclass(frozen=True)
class Turn:
    """A question, by when it was put; when it is to be looked at, and how often that has failed."""

    asked: int
    at: int
    tries: int = 0


class Signals:
    def __init__(self, registry: Registry, key: str) -> None:
        self.registry = registry
        self.sender = Sender(key, registry.config.now)
        self._turns: dict[Whom, Turn] = {}
        self._noted: dict[Whom, int] = {}  # the newest question that was noted, by when it was put
        self._looked = 0
        self._busy = 0  # questions that are being seen to

    def start(self) -> None:
        """Those who were asked while no server ran are told as well."""
        self.registry.turned = self.note
        self.registry.attendants.append(self.tick)
        self.registry.begin(self.catch_up())

    # What a guest does

    async def subscribe(self, guest: Guest, asked: wire.NewSignals, origin: str) -> None:
        check_address(asked.endpoint)
        if not is_good(asked.p256dh, asked.auth):
            raise refuse("push-address")
        now = self.registry.config.now()
        new = Subscription(
            guest.id,
            guest.device,
            asked.endpoint,
            asked.p256dh,
            asked.auth,
            origin,
            asked.language,
            asked.every,
            now,
            now,
        )
        await self.registry.database.write_or_retry(partial(subscriptions.subscribe, new=new, most=DEVICES))

    async def unsubscribe(self, guest: Guest) -> None:
        work = partial(subscriptions.unsubscribe, guest=guest.id, device=guest.device)
        await self.registry.database.write(work)

    async def on_device(self, guest: Guest) -> Subscription | None:
        found = await self._subscriptions(guest.id)
        return next((each for each in found if each.device == guest.device), None)

    # What happens by itself

    def note(self, live: LiveTable) -> None:
        """Something has changed at a table: whoever is asked something new is to be told if he stays away."""
        now = self.registry.config.now()
        for guest, asked in questions(live.table).items():
            self._watch(Whom(live.table.id, guest), Turn(asked, now + away(live.table)))

    def _watch(self, whom: Whom, turn: Turn) -> None:
        if self._noted.get(whom) == turn.asked or len(self._turns) >= MOST:
            return
        self._noted.pop(whom, None)  # to the end: the oldest are forgotten first
        self._noted[whom] = turn.asked
        self._turns[whom] = turn
        if len(self._noted) > MOST:
            del self._noted[next(iter(self._noted))]

    async def tick(self, now: int) -> None:
        if 0 <= now - self._looked < EVERY:
            return
        self._looked = now
        due = [whom for whom, turn in self._turns.items() if turn.at <= now]
        for whom in due[: LOOKS - self._busy]:
            self._busy += 1
            self.registry.begin(self._see_to(whom, self._turns.pop(whom)))

    async def _see_to(self, whom: Whom, turn: Turn) -> None:
        try:
            await self._look(whom, turn)
        finally:
            self._busy -= 1

    async def _look(self, whom: Whom, turn: Turn) -> None:
        """Whether it is still that guest's turn and he is still away; for those who have not asked for it no table is loaded."""
        asked_for = await self._subscriptions(whom.guest)
        if not asked_for:
            return
        try:
            live = await self.registry.get(whom.table)
        except Refusal:  # it is not played any more
            return
        async with live.lock:
            if questions(live.table).get(whom.guest) != turn.asked:
                return
            word, now = word_of(live.table), self.registry.config.now()
            since = now if self._is_here(whom.guest) else live.away.get(whom.guest, 0)
            if since + away(live.table) > now:
                self._turns.setdefault(whom, replace(turn, at=since + away(live.table)))
                return
        found = [
            each for each in asked_for if (word.over_days or each.every) and whom.device in ("", each.device)
        ]
        await asyncio.gather(*(self._tell(each, word, turn) for each in found))

    def _is_here(self, guest: str) -> bool:
        return any(live.is_here(guest) for live in self.registry.live.values())

    async def _tell(self, to: Subscription, word: Word, turn: Turn) -> None:
        answer = await self.sender.send(to, word)
        if answer.status in GONE:
            await self.registry.database.write(partial(subscriptions.drop, endpoint=to.endpoint))
        elif answer.status in BUSY:
            self._try_again(Whom(word.table, to.guest, to.device), turn, answer.retry_after)
        elif 200 <= answer.status < 300:
            work = partial(subscriptions.note_told, guest=to.guest, asked=turn.asked)
            await self.registry.database.write(work)
        else:
            LOG.warning("a push service refused a message: %d", answer.status)

    def _try_again(self, whom: Whom, turn: Turn, after: int) -> None:
        if turn.tries < len(AGAIN):
            wait = min(max(after, AGAIN[turn.tries]), LONGEST_WAIT)
            later = replace(turn, at=self.registry.config.now() + wait * 1000, tries=turn.tries + 1)
            self._turns.setdefault(whom, later)

    # What the database knows

    async def _subscriptions(self, guest: str) -> list[Subscription]:
        return await self.registry.database.read(partial(subscriptions.of_guest, guest=guest))

    async def catch_up(self) -> None:
        """With questions of which nobody was told before the last server stopped."""
        told = await self.registry.database.read(subscriptions.told_until)
        if not told:
            return
        find = partial(subscriptions.tables_of_subscribers, clock=DAYS, status=PLAYING, most=CAUGHT_UP)
        for id in await self.registry.database.read(find):
            try:
                live = await self.registry.get(id)
            except Refusal:
                continue
            async with live.lock:
                for guest, asked in questions(live.table).items():
                    if asked > told.get(guest, asked):
                        self._watch(Whom(id, guest), Turn(asked, self.registry.config.now()))


def questions(table: Table) -> dict[str, int]:
    """By guest who is waited for, when that began."""
    if table.status != PLAYING:
        return {}
    since = [(seat, table.clocks.since[seat]) for seat in table.waiting() if not table.plays_itself(seat)]
    return {table.chairs[seat].guest: asked for seat, asked in since if asked is not None}


def away(table: Table) -> int:
    return AWAY[table.opened.clock.kind == DAYS]


async def server_key(database: Database) -> str:
    """Made on the first start, and shared by all workers."""
    return await database.write_or_retry(partial(subscriptions.key, name=KEY, make=new_key))
