"""People without accounts: a name, and a secret that their browser or program keeps."""

import hashlib
import secrets
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, delete, insert, select, update

from fivethrones.server.clocks import Now
from fivethrones.server.refusals import refuse
from fivethrones.server.storage.database import Database
from fivethrones.server.storage.schema import admitted, devices, guests, tokens

COOKIE: Final = "guest"
REMEMBERED: Final = 10_000  # guests whose tokens need no look into the database
DEVICE_CODE: Final = 600_000  # milliseconds for which a device code is good
ALPHABET: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # nothing that looks like something else


@dataclass(frozen=True)
class Guest:
    id: str
    name: str


def short_id(letters: int = 10) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(letters))


def is_short_id(text: str) -> bool:
    return len(text) <= 16 and all(letter in ALPHABET for letter in text)


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def tidy(name: str) -> str:
    """A name as it is shown: one line, no odd spaces, nothing invisible."""
    shown = " ".join("".join(letter for letter in name if letter.isprintable()).split())
    if not shown:
        raise refuse("name-empty")
    return shown


class Guests:
    def __init__(self, database: Database, now: Now) -> None:
        self.database = database
        self.now = now
        self._known: OrderedDict[str, Guest] = OrderedDict()  # by the hash of a token

    async def by_token(self, token: str) -> Guest | None:
        hash = hashed(token)
        guest = self._known.get(hash)
        if guest is None:
            guest = await self.database.read(lambda connection: find(connection, hash))
            if guest is not None:
                self._remember(hash, guest)
        return guest

    async def create(self, name: str) -> tuple[Guest, str]:
        """A new guest and its token, which is stored nowhere."""
        guest, token = Guest(short_id(), tidy(name)), secrets.token_urlsafe(24)

        def work(connection: Connection) -> None:
            values = {"id": guest.id, "name": guest.name, "created": self.now()}
            connection.execute(insert(guests).values(values))
            self._insert_token(connection, guest, token)

        await self.database.write(work)
        self._remember(hashed(token), guest)
        return guest, token

    async def rename(self, guest: Guest, name: str) -> Guest:
        renamed = Guest(guest.id, tidy(name))
        query = update(guests).where(guests.c.id == guest.id).values(name=renamed.name)
        await self.database.write(lambda connection: connection.execute(query) and None)
        await self.forget(guest.id)
        return renamed

    async def erase(self, guest: Guest) -> list[str]:
        """Take away name and tokens; returns the tables where it had a seat."""

        def work(connection: Connection) -> list[str]:
            seated = select(admitted.c.table_id).where(admitted.c.guest == guest.id)
            tables = list(connection.scalars(seated))
            connection.execute(delete(admitted).where(admitted.c.guest == guest.id))
            connection.execute(delete(tokens).where(tokens.c.guest == guest.id))
            connection.execute(delete(devices).where(devices.c.guest == guest.id))
            connection.execute(delete(guests).where(guests.c.id == guest.id))
            return tables

        tables = await self.database.write(work)
        await self.forget(guest.id)
        return tables

    async def device_code(self, guest: Guest) -> str:
        """Moves a guest to another device, once and soon."""
        code = short_id(12)
        values = {"hash": hashed(code), "guest": guest.id, "expires": self.now() + DEVICE_CODE}

        def work(connection: Connection) -> None:
            connection.execute(delete(devices).where(devices.c.expires < self.now()))
            connection.execute(insert(devices).values(values))

        await self.database.write(work)
        return code

    async def adopt(self, code: str) -> tuple[Guest, str]:
        token = secrets.token_urlsafe(24)

        def work(connection: Connection) -> Guest | None:
            query = select(devices).where(devices.c.hash == hashed(code), devices.c.expires >= self.now())
            row = connection.execute(query).mappings().first()
            if row is None:
                return None
            connection.execute(delete(devices).where(devices.c.hash == row["hash"]))
            found = connection.execute(select(guests).where(guests.c.id == row["guest"])).mappings().one()
            guest = Guest(found["id"], found["name"])
            self._insert_token(connection, guest, token)
            return guest

        guest = await self.database.write(work)
        if guest is None:
            raise refuse("device-code")
        return guest, token

    async def forget(self, id: str, elsewhere: bool = True) -> None:
        """Something about this guest has changed: look into the database the next time."""
        for hash in [hash for hash, guest in self._known.items() if guest.id == id]:
            del self._known[hash]
        if elsewhere:
            await self.database.tell("guest", id)

    def _insert_token(self, connection: Connection, guest: Guest, token: str) -> None:
        values = {"hash": hashed(token), "guest": guest.id, "created": self.now()}
        connection.execute(insert(tokens).values(values))

    def _remember(self, hash: str, guest: Guest) -> None:
        self._known[hash] = guest
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)


def find(connection: Connection, hash: str) -> Guest | None:
    query = select(guests.c.id, guests.c.name).join(tokens, tokens.c.guest == guests.c.id)
    row: Any = connection.execute(query.where(tokens.c.hash == hash)).first()
    return Guest(row.id, row.name) if row is not None else None
