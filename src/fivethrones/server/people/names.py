"""Reserved names: nobody else may take the name of a guest who has a passkey here."""

from functools import cache

from sqlalchemy import Connection, delete, insert, select

from fivethrones.kernel.message import literal
from fivethrones.locales import LANGUAGES, Translator
from fivethrones.server.people.filtering import WORD, skeleton
from fivethrones.server.refusals import refuse
from fivethrones.server.storage.schema import guests, held_names, passkeys


def look_of(name: str) -> str:
    """A form that is equal for names that can be mistaken for each other."""
    seen = skeleton(name)
    return "".join(WORD.findall(seen)) or seen


@cache
def everybodys() -> frozenset[str]:
    """The names of guests who have not chosen one."""
    return frozenset(look_of(Translator(language).say("guest-name")) for language in LANGUAGES)


def holder(connection: Connection, name: str) -> str:
    query = select(held_names.c.guest).where(held_names.c.name == look_of(name))
    return connection.scalar(query) or ""


def check_free(connection: Connection, name: str, guest: str = "") -> None:
    """Refuse a name that another guest holds, unless this guest has been called so before."""
    if holder(connection, name) in ("", guest):
        return
    called: str | None = connection.scalar(select(guests.c.name).where(guests.c.id == guest))
    if called is None or look_of(called) != look_of(name):
        raise refuse("name-held", name=literal(name))


def hold(connection: Connection, guest: str) -> None:
    """Hold the guest's present name while the guest has a passkey; but no default name, and none that somebody else holds."""
    connection.execute(delete(held_names).where(held_names.c.guest == guest))
    if connection.execute(select(passkeys.c.guest).where(passkeys.c.guest == guest)).first() is None:
        return
    name: str = connection.scalars(select(guests.c.name).where(guests.c.id == guest)).one()
    if look_of(name) not in everybodys() and not holder(connection, name):
        connection.execute(insert(held_names).values(name=look_of(name), guest=guest))
