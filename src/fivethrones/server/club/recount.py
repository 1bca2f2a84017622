"""Counting everything again from the results, should a counter ever be wrong."""

import json
from collections.abc import Iterator
from itertools import groupby
from typing import Any, Final

from sqlalchemy import Connection, Row, delete, insert, select

from fivethrones.club.results import Player, Result, Sitter
from fivethrones.server.club.statistics import Sums, next_streak, sums_of
from fivethrones.server.storage.schema import result_seats, results, statistics

AT_ONCE: Final = 1000  # rows read or written
Where = tuple[str, str, int, str, str]  # guest, game, seats, topic, key


def recount(connection: Connection) -> int:
    """From how many games."""
    counters: dict[Where, Sums] = {}
    games = 0
    for result in stored(connection):
        add(counters, result)
        games += 1
    connection.execute(delete(statistics))
    rows = [named(where, row) for where, row in counters.items()]
    for first in range(0, len(rows), AT_ONCE):
        connection.execute(insert(statistics), rows[first : first + AT_ONCE])
    return games


def add(counters: dict[Where, Sums], result: Result) -> None:
    game, seats, sums = result.game, len(result.players), sums_of(result)
    for (guest, topic, key), row in sums.items():
        known = counters.setdefault((guest, game, seats, topic, key), dict.fromkeys(row, 0))
        for name, value in row.items():
            known[name] += value
    for player in result.players:
        guest = player.sitter.guest
        if (guest, "all", "") in sums:
            streak = counters.get((guest, game, seats, "streak", ""))
            counters[guest, game, seats, "streak", ""] = next_streak(streak, won=player.won == 1)


def named(where: Where, row: Sums) -> dict[str, Any]:
    names = ("guest", "game", "seats", "topic", "key")
    return {**dict(zip(names, where, strict=True)), "best": 0, **row}


def stored(connection: Connection) -> Iterator[Result]:
    """In the order in which the games ended."""
    query = (
        select(results, *(result_seats.c[name].label(f"of_{name}") for name in SEAT))
        .join(result_seats, result_seats.c.table_id == results.c.table_id)
        .order_by(results.c.ended, results.c.table_id, result_seats.c.seat)
    )
    rows = connection.execute(query, execution_options={"yield_per": AT_ONCE})
    for _, seats in groupby(rows, lambda row: row.table_id):
        yield result_in(list(seats))


SEAT: Final = ("seat", "guest", "name", "level", "team", "place", "won", "score", "gone", "facts")


def result_in(rows: list[Row[Any]]) -> Result:
    first = rows[0]
    return Result(
        first.table_id,
        first.game,
        first.version,
        json.loads(first.settings),
        first.variant,
        first.rated,
        first.began,
        first.ended,
        first.decisions,
        first.reason,
        first.rule,
        [player_in(row) for row in rows],
    )


def player_in(row: Row[Any]) -> Player:
    return Player(
        row.of_seat,
        Sitter(row.of_guest, row.of_name, row.of_level),
        row.of_team,
        row.of_place,
        row.of_won,
        row.of_score,
        row.of_gone,
        json.loads(row.of_facts),
    )
