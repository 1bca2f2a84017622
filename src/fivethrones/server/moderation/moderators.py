"""Guests who look after a server, and what was done by whom."""

from typing import Any, Final

from sqlalchemy import Connection, delete, insert, or_, select

from fivethrones.kernel.message import literal
from fivethrones.server.refusals import refuse
from fivethrones.server.storage.schema import acts, guests, moderators

HOST: Final = "host"  # whoever sits at the machine


def is_moderator(connection: Connection, guest: str) -> bool:
    return (
        connection.execute(select(moderators.c.guest).where(moderators.c.guest == guest)).first() is not None
    )


def find(connection: Connection, whom: str) -> str:
    """A guest by its id, or by a name that nobody else has."""
    query = select(guests.c.id).where(or_(guests.c.id == whom, guests.c.name == whom)).limit(2)
    found: list[str] = list(connection.scalars(query))
    if len(found) != 1:
        raise refuse("no-such-guest" if not found else "several-such-guests", name=literal(whom))
    return found[0]


def promote(connection: Connection, guest: str, now: int) -> None:
    if is_moderator(connection, guest):
        return
    connection.execute(insert(moderators).values(guest=guest, at=now))
    note(connection, now, HOST, "promote", guest)


def demote(connection: Connection, guest: str, now: int) -> None:
    if connection.execute(delete(moderators).where(moderators.c.guest == guest)).rowcount:
        note(connection, now, HOST, "demote", guest)


def note(
    connection: Connection,
    now: int,
    by: str,
    kind: str,
    guest: str = "",
    table: str = "",
    until: int | None = None,
) -> None:
    """Everything that is done is written down."""
    values: dict[str, Any] = {
        "at": now,
        "by": by,
        "kind": kind,
        "guest": guest,
        "table_id": table,
        "until": until,
    }
    connection.execute(insert(acts).values(values))
