"""Lists of finished games, a page at a time."""

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Select, and_, or_, select

from fivethrones.server.club.ratings import rivals_of, settled
from fivethrones.server.storage.schema import guests, result_seats, results

PAGE: Final = 50
EXPORTED: Final = 5000


@dataclass(frozen=True)
class Filters:
    """What is looked for; empty: anything. An opponent is a guest or a level."""

    game: str = ""
    seats: int = 0
    opponent: str = ""
    variant: str = ""
    result: str = ""  # won, shared, lost


@dataclass(frozen=True)
class Page:
    rows: list[dict[str, Any]]
    after: str  # where the next page begins; empty on the last


def games_of(
    connection: Connection, guest: str, filters: Filters, after: str = "", limit: int = PAGE
) -> Page:
    """A guest's games, the newest first; each once, though the guest may have held several seats."""
    mine = result_seats.alias()
    query = (
        select(results, mine.c.seat.label("own"))
        .join(mine, mine.c.table_id == results.c.table_id)
        .where(mine.c.guest == guest, *(where(mine, filters)))
    )
    query = keyset(query, mine, after).order_by(mine.c.ended.desc(), mine.c.table_id.desc()).limit(limit + 1)
    rows = [dict(row) for row in connection.execute(query).mappings()]
    more, rows = rows[limit:], rows[:limit]
    found = with_players(connection, list({row["table_id"]: row for row in rows}.values()))
    last = rows[-1] if rows else None
    return Page(found, f"{last['ended']}-{last['table_id']}" if more and last is not None else "")


def where(mine: Any, filters: Filters) -> list[Any]:
    found: list[Any] = []
    if filters.game:
        found.append(mine.c.game == filters.game)
    if filters.seats:
        found.append(mine.c.seats == filters.seats)
    if filters.variant:
        found.append(results.c.variant == filters.variant)
    if filters.result:
        found.append(
            {"won": mine.c.won == 1, "lost": mine.c.won == 0}.get(
                filters.result, and_(mine.c.won > 0, mine.c.won < 1)
            )
        )
    if filters.opponent:
        other = result_seats.alias()
        met = select(other.c.seat).where(
            other.c.table_id == mine.c.table_id,
            other.c.seat != mine.c.seat,
            or_(other.c.guest == filters.opponent, other.c.level == filters.opponent),
        )
        found.append(met.exists())
    return found


def keyset(query: Select[Any], mine: Any, after: str) -> Select[Any]:
    ended, _, table = after.partition("-")
    if not ended.isdecimal() or len(ended) > 18:
        return query
    at = int(ended)
    return query.where(or_(mine.c.ended < at, and_(mine.c.ended == at, mine.c.table_id < table)))


def with_players(connection: Connection, rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    ids = [row["table_id"] for row in rows]
    query = (
        select(result_seats)
        .where(result_seats.c.table_id.in_(ids))
        .order_by(result_seats.c.table_id, result_seats.c.seat)
    )
    found = [dict(player) for player in connection.execute(query).mappings()]
    told = settled(connection, (player["guest"] for player in found))
    players: dict[str, list[dict[str, Any]]] = {}
    for player in found:
        known = (player["guest"], player["game"], player["seats"]) in told
        rating = {} if known else {"rating": None, "deviation": None}
        players.setdefault(player["table_id"], []).append({**player, **rating})
    return [{**row, "players": players.get(row["table_id"], [])} for row in rows]


def result_of_table(connection: Connection, table: str) -> dict[str, Any] | None:
    row = connection.execute(select(results).where(results.c.table_id == table)).mappings().first()
    return with_players(connection, [dict(row)])[0] if row is not None else None


def newest(connection: Connection, limit: int = PAGE) -> list[dict[str, Any]]:
    """Of the whole server."""
    query = select(results).order_by(results.c.ended.desc(), results.c.table_id.desc()).limit(limit)
    return with_players(connection, [dict(row) for row in connection.execute(query).mappings()])


def may_see(connection: Connection, reader: str, guest: str) -> str | None:
    """The name of a guest whose page this reader may see: one's own, that of whom one played with, or a public one."""
    row = connection.execute(select(guests.c.name, guests.c.public).where(guests.c.id == guest)).first()
    if row is None:
        return None
    if row.public or reader == guest:
        return str(row.name)
    mine, theirs = result_seats.alias(), result_seats.alias()
    query = (
        select(theirs.c.seat)
        .join(mine, mine.c.table_id == theirs.c.table_id)
        .where(theirs.c.guest == guest, mine.c.guest == reader)
        .limit(1)
    )
    return str(row.name) if connection.execute(query).first() is not None else None


def known_to(connection: Connection, reader: str, people: list[str]) -> set[str]:
    """Those of them whose names this reader may know."""
    public = select(guests.c.id).where(guests.c.id.in_(people), guests.c.public)
    return {reader, *connection.scalars(public), *rivals_of(connection, reader, people)}


def as_known_to(connection: Connection, reader: str, rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Games of somebody else, without the names of those whom the reader may not know."""
    people = {player["guest"] for row in rows for player in row["players"]} - {""}
    known = known_to(connection, reader, sorted(people))
    nobody = {"guest": "", "name": ""}
    return [
        {
            **row,
            "players": [each if each["guest"] in known else {**each, **nobody} for each in row["players"]],
        }
        for row in rows
    ]
