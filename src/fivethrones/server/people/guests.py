"""People without accounts: a name, and a secret that their browser or program keeps."""

import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Final

from sqlalchemy import Connection, and_, delete, insert, select, update

from fivethrones.server.config import Now
from fivethrones.server.people import names
from fivethrones.server.people.filtering import WordFilter
from fivethrones.server.people.visible import visible
from fivethrones.server.refusals import refuse
from fivethrones.server.storage.database import Database
from fivethrones.server.storage.news import GUEST
from fivethrones.server.storage.schema import devices, guests, tokens
from fivethrones.server.storage.subscriptions import unsubscribe

COOKIE: Final = "guest"
REMEMBERED: Final = 10_000  # guests whose tokens need no look into the database
DEVICE_CODE: Final = 600_000  # milliseconds for which a device code is good
DAY: Final = 24 * 3600_000  # milliseconds between two notes that a token is used
YEAR: Final = 365 * DAY  # after so long without use a token is good no more
LETTERS: Final = 2  # that fit on a mark
ALPHABET: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # nothing that looks like something else


@dataclass(frozen=True)
class Guest:
    id: str
    name: str
    letter: str = ""  # on its mark at tables, if it has chosen one
    device: str = ""  # where it is known by the token that it came with


@dataclass(frozen=True)
class Known:
    """Whose a token is, and when it was used."""

    guest: Guest
    used: int


@dataclass(frozen=True)
class Device:
    id: str
    label: str
    created: int
    used: int


def short_id(letters: int = 10) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(letters))


def is_short_id(text: str) -> bool:
    return len(text) <= 16 and all(letter in ALPHABET for letter in text)


def derived_id(text: str, letters: int = 10) -> str:
    """Always the same for the same text."""
    return "".join(
        ALPHABET[byte % len(ALPHABET)] for byte in hashlib.sha256(text.encode()).digest()[:letters]
    )


def new_token() -> str:
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


class Guests:
    def __init__(self, database: Database, now: Now, words: WordFilter, holds: bool) -> None:
        """``holds``: some names may be taken by nobody but those who hold them."""
        self.database = database
        self.now = now
        self.words = words
        self.holds = holds
        self._known: OrderedDict[str, Known] = OrderedDict()  # by the hash of a token
        self._changes = 0  # how often something had to be forgotten

    def tidy(self, name: str) -> str:
        """A name as it is shown; refuses what the host does not want to read."""
        shown = visible(name)
        if not shown:
            raise refuse("name-empty")
        self.words.check(shown)
        return shown

    def tidy_letter(self, letter: str) -> str:
        """One letter or two, or none."""
        shown = visible(letter)
        if len(shown) > LETTERS:
            raise refuse("letter-long", most=LETTERS)
        self.words.check(shown)
        return shown

    async def by_token(self, token: str) -> Guest | None:
        hash = hashed(token)
        known = self._known.get(hash) or await self._find(hash)
        if known is None or known.used < self.now() - YEAR:
            return None
        if known.used < self.now() - DAY:
            await self._note_use(hash, known)
        return known.guest

    async def _find(self, hash: str) -> Known | None:
        """What the database knows; it is remembered unless something has changed while it was read."""
        changes = self._changes
        known = await self.database.read(lambda connection: find(connection, hash))
        if known is not None and changes == self._changes:
            self._remember(hash, known)
        return known

    async def _note_use(self, hash: str, known: Known) -> None:
        now = self.now()
        if hash in self._known:
            self._known[hash] = replace(known, used=now)
        query = update(tokens).where(tokens.c.hash == hash).values(used=now)
        await self.database.write(lambda connection: connection.execute(query) and None)

    async def create(self, name: str, label: str = "") -> tuple[Guest, str]:
        """A new guest and its token, which is stored nowhere."""
        guest, token = Guest(short_id(), self.tidy(name), device=short_id()), new_token()

        def work(connection: Connection) -> None:
            self._check_free(connection, guest.name)
            values = {"id": guest.id, "name": guest.name, "created": self.now()}
            connection.execute(insert(guests).values(values))
            self._insert_token(connection, guest, token, label)

        await self.database.write(work)
        self._remember(hashed(token), Known(guest, self.now()))
        return guest, token

    async def rename(self, guest: Guest, name: str, letter: str) -> Guest:
        renamed = replace(guest, name=self.tidy(name), letter=self.tidy_letter(letter))
        values = {"name": renamed.name, "letter": renamed.letter}
        query = update(guests).where(guests.c.id == guest.id).values(values)

        def work(connection: Connection) -> None:
            self._check_free(connection, renamed.name, guest.id)
            connection.execute(query)
            names.hold(connection, guest.id)

        await self.database.write_or_retry(work)
        await self.forget(guest.id)
        return renamed

    async def check_free(self, guest: Guest, called: Iterable[str]) -> None:
        """Refuse names for the people at this guest's screen that other guests hold."""
        wanted = list(called)

        def work(connection: Connection) -> None:
            for name in wanted:
                self._check_free(connection, name, guest.id)

        await self.database.read(work)

    def _check_free(self, connection: Connection, name: str, guest: str = "") -> None:
        if self.holds:
            names.check_free(connection, name, guest)

    # Devices

    async def devices(self, guest: Guest) -> list[Device]:
        """This guest's devices, the most recently used one first."""
        query = (
            select(tokens)
            .where(tokens.c.guest == guest.id, tokens.c.used >= self.now() - YEAR)
            .order_by(tokens.c.used.desc(), tokens.c.created.desc())
        )
        rows = await self.database.read(lambda connection: connection.execute(query).mappings().all())
        return [Device(row["device"], row["label"], row["created"], row["used"]) for row in rows]

    async def end(self, guest: Guest, device: str) -> None:
        """This device is the guest no more."""

        def work(connection: Connection) -> None:
            connection.execute(delete(tokens).where(tokens.c.guest == guest.id, tokens.c.device == device))
            unsubscribe(connection, guest.id, device)

        await self.database.write(work)

    async def renew(self, guest: Guest) -> str:
        """Another token for the device at hand; the one it had is good no more."""
        token = new_token()
        query = (
            update(tokens)
            .where(tokens.c.guest == guest.id, tokens.c.device == guest.device)
            .values(hash=hashed(token), created=self.now(), used=self.now())
        )
        await self.database.write(lambda connection: connection.execute(query) and None)
        await self.forget(guest.id)
        return token

    async def device_code(self, guest: Guest) -> str:
        """Moves a guest to another device, once and soon."""
        code = short_id(12)
        values = {"hash": hashed(code), "guest": guest.id, "expires": self.now() + DEVICE_CODE}

        def work(connection: Connection) -> None:
            connection.execute(delete(devices).where(devices.c.expires < self.now()))
            connection.execute(insert(devices).values(values))

        await self.database.write(work)
        return code

    async def behind(self, code: str) -> Guest:
        """Whom a device code would make one."""
        guest = await self.database.read(lambda connection: self._behind(connection, code))
        if guest is None:
            raise refuse("device-code")
        return guest

    def _behind(self, connection: Connection, code: str) -> Guest | None:
        good = and_(devices.c.hash == hashed(code), devices.c.expires >= self.now())
        query = select(guests).join(devices, devices.c.guest == guests.c.id).where(good)
        row = connection.execute(query).first()
        return Guest(row.id, row.name, row.letter, short_id()) if row is not None else None

    async def adopt(self, code: str, label: str = "") -> tuple[Guest, str]:
        """Spend a device code."""
        token = new_token()

        def work(connection: Connection) -> Guest | None:
            guest = self._behind(connection, code)
            if guest is not None:
                connection.execute(delete(devices).where(devices.c.hash == hashed(code)))
                self._insert_token(connection, guest, token, label)
            return guest

        guest = await self.database.write(work)
        if guest is None:
            raise refuse("device-code")
        return guest, token

    async def come_in(self, guest: Guest, label: str) -> tuple[Guest, str]:
        """On another device, by who has proved to be this guest."""
        guest, token = replace(guest, device=short_id()), new_token()
        await self.database.write(lambda connection: self._insert_token(connection, guest, token, label))
        return guest, token

    async def called(self, id: str) -> Guest:
        query = select(guests).where(guests.c.id == id)
        row = await self.database.read(lambda connection: connection.execute(query).one())
        return Guest(row.id, row.name, row.letter)

    async def forget(self, id: str, elsewhere: bool = True) -> None:
        """Something about this guest has changed: look into the database the next time."""
        self._changes += 1
        for hash in [hash for hash, known in self._known.items() if known.guest.id == id]:
            del self._known[hash]
        if elsewhere:
            await self.database.tell(GUEST, id)

    def _insert_token(self, connection: Connection, guest: Guest, token: str, label: str) -> None:
        now = self.now()
        connection.execute(delete(tokens).where(tokens.c.used < now - YEAR))
        values = {"guest": guest.id, "created": now, "used": now, "device": guest.device, "label": label}
        connection.execute(insert(tokens).values(hash=hashed(token), **values))

    def _remember(self, hash: str, known: Known) -> None:
        self._known[hash] = known
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)


def find(connection: Connection, hash: str) -> Known | None:
    query = select(guests.c.id, guests.c.name, guests.c.letter, tokens.c.device, tokens.c.used).join(
        tokens, tokens.c.guest == guests.c.id
    )
    row: Any = connection.execute(query.where(tokens.c.hash == hash)).first()
    return Known(Guest(row.id, row.name, row.letter, row.device), row.used) if row is not None else None


def letters_of(connection: Connection, ids: Iterable[str]) -> dict[str, str]:
    """By guest, of those who have chosen one."""
    query = select(guests.c.id, guests.c.letter).where(guests.c.id.in_(ids), guests.c.letter != "")
    return {row.id: row.letter for row in connection.execute(query)}
