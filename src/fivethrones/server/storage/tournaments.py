"""Tournaments on disk: a log, a line for lists, and who is in them."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update

from fivethrones.club.tournaments.events import Joined, read_event, write_event
from fivethrones.server.storage.schema import tournament_log as log
from fivethrones.server.storage.schema import tournament_players as players
from fivethrones.server.storage.schema import tournaments

Lines = Sequence[tuple[int, int, str]]  # number, at, text


def read_lines(connection: Connection, id: str, after: int) -> Lines:
    query = (
        select(log.c.number, log.c.at, log.c.text)
        .where(log.c.tournament_id == id, log.c.number > after)
        .order_by(log.c.number)
    )
    return [tuple(row) for row in connection.execute(query)]


def append(connection: Connection, id: str, number: int, at: int, text: str, row: dict[str, Any]) -> None:
    """Fails where another worker has appended this number."""
    if number == 1:
        connection.execute(insert(tournaments).values(id=id, **row))
    else:
        connection.execute(update(tournaments).where(tournaments.c.id == id).values(row))
    connection.execute(insert(log).values(tournament_id=id, number=number, at=at, text=text))


def note_player(connection: Connection, id: str, guest: str) -> None:
    here = and_(players.c.guest == guest, players.c.tournament_id == id)
    if connection.execute(select(players.c.guest).where(here)).first() is None:
        connection.execute(insert(players).values(guest=guest, tournament_id=id))


def drop_player(connection: Connection, id: str, guest: str) -> None:
    connection.execute(delete(players).where(players.c.guest == guest, players.c.tournament_id == id))


def ids_of(connection: Connection, status: str) -> list[str]:
    return list(connection.scalars(select(tournaments.c.id).where(tournaments.c.status == status)))


def unfinished(connection: Connection, since: int, host: str = "") -> int:
    """How many there are, or are of one host; those where nothing has happened since then do not count."""
    query = select(func.count()).where(tournaments.c.status != "finished", tournaments.c.updated >= since)
    if host:
        query = query.where(tournaments.c.host == host)
    return connection.scalar(query) or 0


def listed(connection: Connection, guest: str, since: int, most: int) -> list[dict[str, Any]]:
    """Those that anybody may see and those of a guest, the newest first."""
    own = select(players.c.tournament_id).where(players.c.guest == guest)
    shown = and_(tournaments.c.private.is_(False), tournaments.c.status != "finished")
    mine = or_(tournaments.c.host == guest, tournaments.c.id.in_(own))
    query = (
        select(tournaments)
        .where(or_(and_(shown, tournaments.c.updated >= since), mine))
        .order_by(tournaments.c.updated.desc())
        .limit(most)
    )
    return [dict(row) for row in connection.execute(query).mappings()]


def with_guest(connection: Connection, guest: str) -> list[str]:
    own = select(players.c.tournament_id).where(players.c.guest == guest)
    return list(connection.scalars(own.union(select(tournaments.c.id).where(tournaments.c.host == guest))))


def blot_out(connection: Connection, guest: str) -> None:
    """The places stay, the name goes; who it was is not told in lists any more."""
    for id in with_guest(connection, guest):
        joined = select(log.c.number, log.c.text).where(
            log.c.tournament_id == id, log.c.text.startswith("joined ")
        )
        for number, text in connection.execute(joined).all():
            event = read_event(text)
            if isinstance(event, Joined) and event.player == guest:
                this = and_(log.c.tournament_id == id, log.c.number == number)
                nameless = write_event(replace(event, name=""))
                connection.execute(update(log).where(this).values(text=nameless))
