"""Deleting what nobody comes back to: unfinished tables that were left, and guests who have left nothing but a name."""

from dataclasses import dataclass

from sqlalchemy import Connection, delete, select

from fivethrones.server.storage.schema import admitted, guests, moderators, tables, tokens


@dataclass(frozen=True)
class Pruned:
    tables: list[str]
    guests: list[str]


def old(connection: Connection, before: int) -> Pruned:
    """Unfinished tables where nothing has happened since; guests who have not come since and have sat at no table."""
    left = select(tables.c.id).where(tables.c.status != "finished", tables.c.updated < before)
    here = select(tokens.c.guest).where(tokens.c.used >= before)
    seated = select(admitted.c.guest)
    gone = select(guests.c.id).where(
        guests.c.created < before,
        guests.c.id.not_in(here),
        guests.c.id.not_in(seated),
        guests.c.id.not_in(select(moderators.c.guest)),
    )
    return Pruned(list(connection.scalars(left)), list(connection.scalars(gone)))


def remove_tables(connection: Connection, ids: list[str]) -> None:
    for id in ids:
        connection.execute(delete(tables).where(tables.c.id == id))
