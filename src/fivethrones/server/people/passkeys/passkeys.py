"""The passkeys of guests: made, shown, listed and removed."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from typing import Final

from sqlalchemy import Connection, and_, delete, insert, select, update

from fivethrones.server import wire
from fivethrones.server.people import names
from fivethrones.server.people.guests import Guest, Guests, hashed
from fivethrones.server.people.passkeys import ceremony
from fivethrones.server.people.passkeys.cose import ALGORITHMS, Unreadable
from fivethrones.server.people.passkeys.place import Place
from fivethrones.server.refusals import refuse
from fivethrones.server.storage.schema import challenges, passkeys

LOG: Final = logging.getLogger("fivethrones.server")
LASTS: Final = 300_000  # milliseconds that a challenge is good for
MOST: Final = 10  # of one guest


@dataclass(frozen=True)
class Passkey:
    credential: str
    guest: str
    rp: str
    key: str
    counter: int
    label: str
    created: int
    used: int


class Passkeys:
    def __init__(self, guests: Guests) -> None:
        self.guests = guests
        self.database = guests.database
        self.now = guests.now

    async def challenge(self, guest: str | None, place: Place) -> wire.PasskeyChallenge:
        """A challenge: for a new passkey of this guest or, without a guest, for signing in."""
        text, now = ceremony.new_challenge(), self.now()
        values = {"hash": hashed(text), "guest": guest, "expires": now + LASTS}

        def work(connection: Connection) -> None:
            connection.execute(delete(challenges).where(challenges.c.expires < now))
            connection.execute(insert(challenges).values(values))

        await self.database.write(work)
        known = await self.of(guest) if guest else []
        return wire.PasskeyChallenge(
            challenge=text,
            rp=place.rp,
            algorithms=list(ALGORITHMS),
            user=ceremony.to_text(guest.encode()) if guest else "",
            known=[each.credential for each in known],
        )

    async def _spend(self, challenge: str, guest: str | None) -> None:
        """A challenge can be used once, whether it succeeds or not."""
        whose = challenges.c.guest.is_(None) if guest is None else challenges.c.guest == guest
        good = and_(challenges.c.hash == hashed(challenge), whose, challenges.c.expires >= self.now())
        spent = await self.database.write(
            lambda connection: connection.execute(delete(challenges).where(good)).rowcount
        )
        if not spent:
            raise refuse("passkey-late")

    async def of(self, guest: str) -> list[Passkey]:
        """This guest's passkeys, the newest first."""
        return await self.database.read(lambda connection: passkeys_of(connection, guest))

    async def holds(self, guest: Guest) -> bool:
        """Whether this guest's name is reserved."""
        found = await self.database.read(lambda connection: names.holder(connection, guest.name))
        return found == guest.id

    async def add(self, guest: Guest, said: wire.NewPasskey, place: Place, label: str) -> None:
        made = await self._made(guest, said, place)
        now = self.now()
        new = Passkey(made.credential, guest.id, place.rp, made.key, made.counter, label, now, now)

        def work(connection: Connection) -> None:
            if len(passkeys_of(connection, guest.id)) >= MOST:
                raise refuse("passkeys-many", most=MOST)
            if find(connection, made.credential) is not None:
                raise refuse("passkey-known")
            connection.execute(insert(passkeys).values(asdict(new)))
            names.hold(connection, guest.id)

        await self.database.write_or_retry(work)
        LOG.info("a passkey was added", extra={"guest": guest.id})

    async def _made(self, guest: Guest, said: wire.NewPasskey, place: Place) -> ceremony.Made:
        with reading(guest.id):
            challenge = ceremony.read_challenge(said.client_data, ceremony.CREATE, place)
        await self._spend(challenge, guest.id)
        with reading(guest.id):
            return ceremony.read_made(said.authenticator_data, place)

    async def shown(self, said: wire.ShownPasskey, place: Place) -> Guest:
        """Whose passkey it is."""
        with reading():
            challenge = ceremony.read_challenge(said.client_data, ceremony.GET, place)
        await self._spend(challenge, None)
        found = await self.database.read(lambda connection: find(connection, said.id))
        if found is None:
            raise refuse("passkey-unknown")
        with reading(found.guest):
            counter = counted(found, said, place)
        await self._count(found, counter)
        return await self.guests.called(found.guest)

    async def _count(self, found: Passkey, counter: int) -> None:
        """An authenticator that counts never counts back, unless somebody has copied it."""
        before = passkeys.c.counter
        onwards = before < counter if counter else before == 0
        query = update(passkeys).where(passkeys.c.credential == found.credential, onwards)
        query = query.values(counter=counter, used=self.now())
        if not await self.database.write(lambda connection: connection.execute(query).rowcount):
            LOG.warning("a passkey that counts back was refused", extra={"guest": found.guest})
            raise refuse("passkey-copied")
        LOG.info("a passkey was shown", extra={"guest": found.guest})

    async def remove(self, guest: Guest, credential: str) -> None:
        """The last one gives the name back."""

        def work(connection: Connection) -> int:
            mine = and_(passkeys.c.guest == guest.id, passkeys.c.credential == credential)
            gone = connection.execute(delete(passkeys).where(mine)).rowcount
            names.hold(connection, guest.id)
            return gone

        if await self.database.write_or_retry(work):
            LOG.info("a passkey was removed", extra={"guest": guest.id})


def counted(found: Passkey, said: wire.ShownPasskey, place: Place) -> int:
    """How often it has signed by now; of this site and this guest, or not at all."""
    if found.rp != place.rp or ceremony.to_bytes(said.user_handle) != found.guest.encode():
        raise Unreadable("another site's, or another guest's")
    return ceremony.read_shown(said.authenticator_data, said.client_data, said.signature, found.key, place)


@contextmanager
def reading(guest: str = "") -> Iterator[None]:
    """What cannot be right is refused, and noted with the guest that it was about."""
    try:
        yield
    except Unreadable as error:
        LOG.info("a passkey was refused: %s", error, extra={"guest": guest} if guest else {})
        raise refuse("passkey") from error


def find(connection: Connection, credential: str) -> Passkey | None:
    row = connection.execute(select(passkeys).where(passkeys.c.credential == credential)).mappings().first()
    return None if row is None else Passkey(**row)


def passkeys_of(connection: Connection, guest: str) -> list[Passkey]:
    query = select(passkeys).where(passkeys.c.guest == guest)
    query = query.order_by(passkeys.c.created.desc(), passkeys.c.credential)
    return [Passkey(**row) for row in connection.execute(query).mappings()]
