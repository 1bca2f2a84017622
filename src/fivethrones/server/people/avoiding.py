"""Whom a guest does not want to hear (mute), or to meet either (block). It holds until the guest ends it."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, and_, delete, func, insert, or_, select

from fivethrones.server.config import Now
from fivethrones.server.refusals import refuse
from fivethrones.server.storage.database import Database
from fivethrones.server.storage.schema import avoided, guests

MUTE: Final = "mute"
BLOCK: Final = "block"
MOST: Final = 500  # whom one guest may avoid


@dataclass(frozen=True)
class Avoided:
    guest: str
    name: str
    kind: str
    since: int


class Avoiding:
    def __init__(self, database: Database, now: Now) -> None:
        self.database = database
        self.now = now

    async def of(self, guest: str) -> list[Avoided]:
        """The newest first."""
        query = (
            select(guests.c.id, guests.c.name, avoided.c.kind, avoided.c.at)
            .join(guests, guests.c.id == avoided.c.other)
            .where(avoided.c.guest == guest)
            .order_by(avoided.c.at.desc(), avoided.c.other)
        )
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [Avoided(*row) for row in rows]

    async def avoid(self, guest: str, other: str, kind: str) -> None:
        if guest == other:
            raise refuse("not-yourself")
        this = and_(avoided.c.guest == guest, avoided.c.other == other)
        mine = select(func.count()).where(avoided.c.guest == guest)
        values = {"guest": guest, "other": other, "kind": kind, "at": self.now()}

        def work(connection: Connection) -> bool:
            connection.execute(delete(avoided).where(this))
            if (connection.scalar(mine) or 0) >= MOST:
                return False
            connection.execute(insert(avoided).values(values))
            return True

        if not await self.database.write(work):
            raise refuse("avoid-too-many", most=MOST)

    async def end(self, guest: str, other: str) -> None:
        this = delete(avoided).where(avoided.c.guest == guest, avoided.c.other == other)
        await self.database.write(lambda connection: connection.execute(this) and None)

    async def unheard_by(self, guest: str) -> frozenset[str]:
        """Whose words a guest does not read."""
        query = select(avoided.c.other).where(avoided.c.guest == guest)
        return frozenset(await self.database.read(lambda connection: connection.scalars(query).all()))

    async def apart(self, guest: str) -> "Apart":
        """Whom a guest is never put together with, whoever of the two wants it so."""
        query = select(avoided.c.guest, avoided.c.other).where(
            avoided.c.kind == BLOCK, or_(avoided.c.guest == guest, avoided.c.other == guest)
        )
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return Apart(
            frozenset(row.other for row in rows if row.guest == guest),
            frozenset(row.guest for row in rows if row.other == guest),
        )

    async def pairs(self, guests: Iterable[str]) -> frozenset[frozenset[str]]:
        """Pairs among these of whom one has blocked the other."""
        among = list(guests)
        query = select(avoided.c.guest, avoided.c.other).where(
            avoided.c.kind == BLOCK, avoided.c.guest.in_(among), avoided.c.other.in_(among)
        )
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return frozenset(frozenset(row) for row in rows)


@dataclass(frozen=True)
class Apart:
    blocked: frozenset[str]
    blocked_by: frozenset[str]

    def check_may_meet(self, others: Iterable[str]) -> None:
        """Who is blocked learns that a place is not for him, and not whose wish it is."""
        met = set(others)
        if met & self.blocked:
            raise refuse("seat-blocked")
        if met & self.blocked_by:
            raise refuse("seat-unwelcome")

    def parts(self, other: str) -> bool:
        return other in self.blocked or other in self.blocked_by
