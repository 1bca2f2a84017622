"""Seeks and invitations in the database, where every worker finds them."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, and_, delete, func, insert, not_, select, update

from fivethrones.club.pairing import Seek, Terms
from fivethrones.server.storage.schema import guests, invitations, seeks
from fivethrones.server.storage.writer import Taken


@dataclass(frozen=True)
class Seeker:
    """A seek, its owner's name, when the owner was last heard of, and where it has led to."""

    seek: Seek
    name: str
    heard: int
    table: str | None


def seekers(connection: Connection, around: int, within: int) -> list[Seeker]:
    """Those whose owner was heard of at about this time, the oldest seek first."""
    query = (
        select(seeks, guests.c.name)
        .join(guests, guests.c.id == seeks.c.guest)
        .where(seeks.c.heard.between(around - within, around + within))
        .order_by(seeks.c.since, seeks.c.guest)
    )
    return [seeker_in(dict(row)) for row in connection.execute(query).mappings()]


def seeker_in(row: dict[str, Any]) -> Seeker:
    terms = Terms(row["game"], row["seats"], (row["clock"], row["per_move"], row["reserve"]), row["rated"])
    seek = Seek(row["guest"], terms, row["rating"], row["since"], row["range"], row["bots_after"])
    return Seeker(seek, row["name"], row["heard"], row["table_id"])


def row_of(seek: Seek) -> dict[str, Any]:
    clock, per_move, reserve = seek.terms.clock
    return {
        "guest": seek.guest,
        "game": seek.terms.game,
        "seats": seek.terms.seats,
        "clock": clock,
        "per_move": per_move,
        "reserve": reserve,
        "rated": seek.terms.rated,
        "rating": seek.rating,
        "range": seek.range,
        "bots_after": seek.bots_after,
        "since": seek.since,
    }


def put(connection: Connection, seek: Seek, most: int, within: int) -> bool:
    """In the place of the guest's last one, and of those whose owners have gone; whether there was room."""
    let_go(connection, seek.since, within)
    withdraw(connection, seek.guest)
    waiting = select(func.count()).select_from(seeks).where(seeks.c.table_id.is_(None))
    if (connection.scalar(waiting) or 0) >= most:
        return False
    connection.execute(insert(seeks).values(**row_of(seek), heard=seek.since))
    return True


def withdraw(connection: Connection, guest: str) -> None:
    connection.execute(delete(seeks).where(seeks.c.guest == guest))


def hear(connection: Connection, guest: str, now: int) -> None:
    waiting = and_(seeks.c.guest == guest, seeks.c.table_id.is_(None))
    connection.execute(update(seeks).where(waiting).values(heard=now))


def let_go(connection: Connection, around: int, within: int) -> None:
    """Those who were not heard of at about this time: a clock may have been set back."""
    connection.execute(delete(seeks).where(not_(seeks.c.heard.between(around - within, around + within))))


def claim(connection: Connection, sought: list[Seek], table: str, now: int) -> None:
    """These seeks have led to this table; fails with `Taken` when one is withdrawn, or another worker was first."""
    for seek in sorted(sought, key=lambda each: each.guest):  # in one order for all workers
        same = and_(*(seeks.c[name] == value for name, value in row_of(seek).items()))
        found = update(seeks).where(same, seeks.c.table_id.is_(None)).values(table_id=table, heard=now)
        if connection.execute(found).rowcount != 1:
            raise Taken


@dataclass(frozen=True)
class Invitation:
    table: str
    host: str
    name: str
    at: int


def invite(connection: Connection, guest: str, table: str, host: str, at: int, most: int) -> None:
    """The oldest of a guest's invitations give way to a new one."""
    i = invitations.c
    connection.execute(insert(invitations).values(guest=guest, table_id=table, host=host, at=at))
    newest = select(i.table_id).where(i.guest == guest).order_by(i.at.desc(), i.table_id).limit(most)
    kept = connection.scalars(newest).all()
    connection.execute(delete(invitations).where(i.guest == guest, i.table_id.not_in(kept)))


def invitations_to(connection: Connection, guest: str, since: int) -> list[Invitation]:
    """The newest first."""
    i = invitations.c
    query = (
        select(i.table_id, i.host, guests.c.name, i.at)
        .join(guests, guests.c.id == i.host)
        .where(i.guest == guest, i.at >= since)
        .order_by(i.at.desc(), i.table_id)
    )
    return [Invitation(*row) for row in connection.execute(query)]


def end_invitation(connection: Connection, guest: str, table: str) -> None:
    i = invitations.c
    connection.execute(delete(invitations).where(i.guest == guest, i.table_id == table))
