"""Who may not come, until when. All of it is in memory, since it is asked at every request."""

import ipaddress
from collections import OrderedDict
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from sqlalchemy import delete, insert, select

from fivethrones.kernel.message import literal
from fivethrones.server.config import Now
from fivethrones.server.refusals import refuse
from fivethrones.server.storage.database import Database
from fivethrones.server.storage.news import BANS
from fivethrones.server.storage.schema import bans

REMEMBERED: Final = 10_000  # guests of whom it is known where they came from
HOUSEHOLD: Final = 64  # bits of an IPv6 address that stay the same for whoever has it


@dataclass(frozen=True)
class Ban:
    id: int
    guest: str
    address: str
    at: int
    until: int
    by: str


def network_of(address: str) -> str:
    """What a ban of an address covers; empty for this machine and for what is no address."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return ""
    if found.is_loopback:
        return ""
    bits = HOUSEHOLD if found.version == 6 else found.max_prefixlen
    return str(ipaddress.ip_network((found, bits), strict=False))


class Bans:
    def __init__(self, database: Database, now: Now) -> None:
        self.database = database
        self.now = now
        self._guests: dict[str, int] = {}  # until when
        self._networks: dict[str, int] = {}
        self._seen: OrderedDict[str, str] = (
            OrderedDict()
        )  # guests and where they came from; only here, for a while

    async def load(self) -> None:
        """From the database, again after any change."""
        now = self.now()
        found = [ban for ban in await self.all() if ban.until > now]
        self._guests = {ban.guest: ban.until for ban in found if not ban.address}
        self._networks = {ban.address: ban.until for ban in found if ban.address}

    async def all(self) -> list[Ban]:
        """Those that hold, the newest first."""
        query = select(bans).where(bans.c.until > self.now()).order_by(bans.c.id.desc())
        rows = await self.database.read(lambda connection: connection.execute(query).mappings().all())
        return [Ban(**row) for row in rows]

    async def add(self, by: str, guest: str, address: str, until: int) -> None:
        over = delete(bans).where(bans.c.until <= self.now())  # no address is kept longer than it is needed
        new = insert(bans).values(guest=guest, address=address, at=self.now(), until=until, by=by)
        await self.database.write(
            lambda connection: connection.execute(over) and connection.execute(new) and None
        )
        await self._changed()

    async def lift(self, id: int) -> None:
        query = delete(bans).where(bans.c.id == id)
        await self.database.write(lambda connection: connection.execute(query) and None)
        await self._changed()

    async def _changed(self) -> None:
        await self.load()
        await self.database.tell(BANS, None)

    def note(self, guest: str, address: str) -> None:
        """Where a guest comes from; it is written down nowhere but in a ban."""
        self._seen[guest] = address
        self._seen.move_to_end(guest)
        if len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)

    def network_of(self, guest: str) -> str:
        """Where a guest was last seen; empty where that is not known, or is this machine."""
        return network_of(self._seen.get(guest, ""))

    def check_guest(self, guest: str) -> None:
        until = self._guests.get(guest, 0)
        if until > self.now():
            raise refuse("banned", until=literal(day_of(until)))

    def check_address(self, address: str) -> None:
        if not self._networks:
            return
        until = self._networks.get(network_of(address), 0)
        if until > self.now():
            raise refuse("banned", until=literal(day_of(until)))


def day_of(at: int) -> str:
    """In universal time, as all understand it."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
