"""Storing snapshots of tables, and finding them again."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, and_, delete, insert, select, update

from fivethrones.server.storage.schema import log, snapshots

MOST: Final = 1_000_000  # parts


@dataclass(frozen=True)
class Row:
    """One part of a table, as a version of its game wrote it when its log had so many lines."""

    part: int
    number: int
    version: int
    text: str


@dataclass(frozen=True)
class Stored:
    """A table as it is on disk: its first line, its snapshots, and the lines after them (number, at, text)."""

    first: tuple[int, str] | None
    rows: list[Row]
    lines: list[tuple[int, int, str]]


@dataclass(frozen=True)
class Saved:
    """How much of a table its newest snapshot holds."""

    number: int = 0  # of the newest line; 0: there is no snapshot
    entered: int = -1  # entries of the match


def saved_in(number: int, text: str) -> Saved:
    match = json.loads(text)["match"]
    return Saved(number, match["entered"]) if match is not None else Saved(number)


def read_rows(connection: Connection, table: str, first: int = 0, last: int = MOST) -> list[Row]:
    query = (
        select(snapshots.c.part, snapshots.c.number, snapshots.c.version, snapshots.c.text)
        .where(snapshots.c.table_id == table, snapshots.c.part.between(first, last))
        .order_by(snapshots.c.part)
    )
    return [Row(*row) for row in connection.execute(query)]


def read_table(connection: Connection, table: str) -> Stored:
    rows = read_rows(connection, table)
    first = connection.execute(
        select(log.c.at, log.c.text).where(log.c.table_id == table, log.c.number == 1)
    ).first()
    after = max((row.number for row in rows), default=1)
    lines = (
        select(log.c.number, log.c.at, log.c.text)
        .where(log.c.table_id == table, log.c.number > after)
        .order_by(log.c.number)
    )
    found = [(number, at, text) for number, at, text in connection.execute(lines)]
    return Stored((first[0], first[1]) if first is not None else None, rows, found)


def write_rows(connection: Connection, table: str, after: int, rows: Sequence[Row]) -> Saved | None:
    """Put these in the place of all from the first of them on, if the newest snapshot on disk is of that line.

    Otherwise somebody else was here: then nothing is done, and what the newest is of is returned.
    """
    query = select(snapshots.c.number, snapshots.c.text).where(snapshots.c.table_id == table)
    newest = connection.execute(
        query.order_by(snapshots.c.number.desc(), snapshots.c.part.desc()).limit(1)
    ).first()
    if (newest[0] if newest is not None else 0) != after:
        return saved_in(newest[0], newest[1]) if newest is not None else Saved()
    replaced = and_(snapshots.c.table_id == table, snapshots.c.part >= rows[0].part)
    connection.execute(delete(snapshots).where(replaced))
    values = [
        {"table_id": table, "part": r.part, "number": r.number, "version": r.version, "text": r.text}
        for r in rows
    ]
    connection.execute(insert(snapshots), values)
    return None


def read_shown(connection: Connection, table: str, part: int) -> bytes | None:
    here = and_(snapshots.c.table_id == table, snapshots.c.part == part)
    return connection.scalar(select(snapshots.c.shown).where(here))


def write_shown(connection: Connection, table: str, part: int, number: int, shown: bytes) -> None:
    """Store it, unless the part has been rewritten in the meantime."""
    here = and_(snapshots.c.table_id == table, snapshots.c.part == part, snapshots.c.number == number)
    connection.execute(update(snapshots).where(here).values(shown=shown))


def not_shown(connection: Connection, table: str) -> list[int]:
    """The parts for which nothing is stored of what viewers saw."""
    query = (
        select(snapshots.c.part)
        .where(snapshots.c.table_id == table, snapshots.c.shown.is_(None))
        .order_by(snapshots.c.part)
    )
    return list(connection.scalars(query))
