"""Counters on disk: each game adds to them once."""

from collections import defaultdict
from typing import Any, Final, TypeAlias

from sqlalchemy import Connection, and_, func, insert, or_, select, update

from fivethrones.club.results import Result
from fivethrones.club.statistics import AGAINST, PEOPLE, RIVAL, counts
from fivethrones.server.storage.schema import guests, statistics

SUMS: Final = ("games", "won", "places", "seconds", "decisions")
Sums: TypeAlias = dict[str, Any]  # by column


def sums_of(result: Result) -> dict[tuple[str, str, str], Sums]:
    """By guest, topic and key, what one game adds."""
    sums: dict[tuple[str, str, str], Sums] = defaultdict(lambda: dict.fromkeys(SUMS, 0))
    for each in counts(result):
        row = sums[each.guest, each.topic, each.key]
        row["games"] += 1
        row["won"] += each.won
        row["places"] += each.place
        row["seconds"] += result.seconds
        row["decisions"] += result.decisions
    return sums


def add(connection: Connection, result: Result) -> None:
    """In one order for all workers, so that two can never wait for each other."""
    seats, sums, c = len(result.players), sums_of(result), statistics.c
    for (guest, topic, key), row in sorted(sums.items()):
        here = (c.guest == guest, c.game == result.game, c.seats == seats, c.topic == topic, c.key == key)
        more = {name: c[name] + value for name, value in row.items()}
        if not connection.execute(update(statistics).where(*here).values(more)).rowcount:
            what = {"guest": guest, "game": result.game, "seats": seats, "topic": topic, "key": key}
            connection.execute(insert(statistics).values(**what, **row, best=0))
    for player in result.players:
        if (player.sitter.guest, "all", "") in sums:
            note_streak(connection, player.sitter.guest, result.game, seats, won=player.won == 1)


def next_streak(known: Sums | None, won: bool) -> Sums:
    """Games won in a row: now in `places` of its row, at most in `best`."""
    now = (known["places"] if known is not None else 0) + 1 if won else 0
    best = max(known["best"] if known is not None else 0, now)
    return {**dict.fromkeys(SUMS, 0), "places": now, "best": best}


def note_streak(connection: Connection, guest: str, game: str, seats: int, won: bool) -> None:
    c = statistics.c
    here = (c.guest == guest, c.game == game, c.seats == seats, c.topic == "streak", c.key == "")
    known = connection.execute(select(c.places, c.best).where(*here)).mappings().first()
    row = next_streak(dict(known) if known is not None else None, won)
    if known is not None:
        connection.execute(update(statistics).where(*here).values(row))
        return
    what = {"guest": guest, "game": game, "seats": seats, "topic": "streak", "key": ""}
    connection.execute(insert(statistics).values(**what, **row))


def of(connection: Connection, guest: str, game: str, seats: int) -> list[dict[str, Any]]:
    """All counters of one guest, or of everybody, in one game with so many players; the most frequent first."""
    c = statistics.c
    query = (
        select(c.topic, c.key, c.games, c.won, c.places, c.seconds, c.decisions, c.best)
        .where(c.guest == guest, c.game == game, c.seats == seats)
        .order_by(c.topic, c.games.desc(), c.key)
        .limit(1000)
    )
    rows = [dict(row) for row in connection.execute(query).mappings()]
    rivals = [row["key"] for row in rows if row["topic"] == "rival"]
    known = connection.execute(select(guests.c.id, guests.c.name).where(guests.c.id.in_(rivals)))
    names = {row.id: row.name for row in known}
    return [{**row, "name": names.get(row["key"], "") if row["topic"] == "rival" else ""} for row in rows]


def played(connection: Connection, guest: str) -> list[dict[str, Any]]:
    """By game and number of players, how many games and wins."""
    c = statistics.c
    query = select(c.game, c.seats, c.games, c.won, c.seconds).where(c.guest == guest, c.topic == "all")
    return [dict(row) for row in connection.execute(query.order_by(c.game, c.seats)).mappings()]


def opponents(connection: Connection, guest: str, most: int = 200) -> list[dict[str, Any]]:
    """Whom a guest has played against, in any game, the most frequent first: people who are known here, and levels."""
    c = statistics.c
    met = func.sum(c.games)
    query = (
        select(c.topic, c.key, met.label("games"), guests.c.name)
        .outerjoin(guests, and_(c.topic == RIVAL, guests.c.id == c.key))
        .where(c.guest == guest, c.topic.in_((AGAINST, RIVAL)), c.key != PEOPLE)
        .where(or_(c.topic == AGAINST, guests.c.id.is_not(None)))
        .group_by(c.topic, c.key, guests.c.name)
        .order_by(met.desc(), c.key)
        .limit(most)
    )
    return [dict(row) for row in connection.execute(query).mappings()]
