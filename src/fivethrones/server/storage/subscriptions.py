"""Who wants to be told about their turn, and on which devices; and the server's own keys."""

from collections.abc import Callable
from dataclasses import asdict, dataclass

from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update

from fivethrones.server.storage.schema import admitted, keys, subscriptions, tables

S = subscriptions.c


@dataclass(frozen=True)
class Subscription:
    guest: str
    device: str
    endpoint: str
    p256dh: str
    auth: str
    origin: str
    language: str
    every: bool
    created: int
    told: int


def of_guest(connection: Connection, guest: str) -> list[Subscription]:
    """The newest first."""
    query = select(subscriptions).where(S.guest == guest).order_by(S.created.desc(), S.device)
    return [Subscription(**row) for row in connection.execute(query).mappings()]


def subscribe(connection: Connection, new: Subscription, most: int) -> None:
    """One per device, and for one guest per browser; a guest's oldest ones make room for new ones."""
    this_device = and_(S.guest == new.guest, S.device == new.device)
    connection.execute(delete(subscriptions).where(or_(this_device, S.endpoint == new.endpoint)))
    connection.execute(insert(subscriptions).values(asdict(new)))
    for old in of_guest(connection, new.guest)[most:]:
        unsubscribe(connection, old.guest, old.device)


def unsubscribe(connection: Connection, guest: str, device: str) -> None:
    connection.execute(delete(subscriptions).where(S.guest == guest, S.device == device))


def drop(connection: Connection, endpoint: str) -> None:
    """Nobody listens there any more."""
    connection.execute(delete(subscriptions).where(S.endpoint == endpoint))


def note_told(connection: Connection, guest: str, asked: int) -> None:
    connection.execute(update(subscriptions).where(S.guest == guest, S.told < asked).values(told=asked))


def told_until(connection: Connection) -> dict[str, int]:
    """By guest who wants to be told at all: when the newest question was asked of which the guest has been told."""
    query = select(S.guest, func.max(S.told).label("told")).group_by(S.guest)
    return {row.guest: row.told for row in connection.execute(query)}


def tables_of_subscribers(connection: Connection, clock: str, status: str, most: int) -> list[str]:
    theirs = select(admitted.c.table_id).where(admitted.c.seated, admitted.c.guest.in_(select(S.guest)))
    query = (
        select(tables.c.id)
        .where(tables.c.clock == clock, tables.c.status == status, tables.c.id.in_(theirs))
        .order_by(tables.c.updated.desc())
        .limit(most)
    )
    return list(connection.scalars(query))


def key(connection: Connection, name: str, make: Callable[[], str]) -> str:
    """The server's key of this name, made when it is first asked for."""
    found: str | None = connection.scalar(select(keys.c.secret).where(keys.c.name == name))
    if found is None:
        found = make()
        connection.execute(insert(keys).values(name=name, secret=found))
    return found
