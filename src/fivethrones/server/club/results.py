"""Results on disk: from a table that is over, and into rows."""

import json
from typing import Any

from sqlalchemy import Connection, insert, select, update

from fivethrones.club.results import Played, Player, Result, Sitter, result_of
from fivethrones.server.storage.schema import log, result_seats, results, tables
from fivethrones.server.tables.entries import BOT, Chair
from fivethrones.server.tables.table import FINISHED, Table


def result_at(table: Table, began: int) -> Result | None:
    """Nothing of a record that was handed in, of a game that went on from another one's middle, or of one cut short by new rules."""
    match, opened = table.match, table.opened
    if match is None or match.state.outcome is None or table.status != FINISHED:
        return None
    if opened.imported or opened.origin:
        return None
    sitters = [sitter_in(chair) for chair in table.chairs]
    return result_of(match, Played(table.id, began, max(table.last_at), sitters, opened.rated))


def sitter_in(chair: Chair) -> Sitter:
    return Sitter(level=chair.level) if chair.kind == BOT else Sitter(chair.guest, chair.name)


def began_at(connection: Connection, table: str) -> int:
    """When its game began, as its log says."""
    query = select(log.c.at).where(log.c.table_id == table, log.c.text.startswith("started "))
    return connection.scalar(query.order_by(log.c.number).limit(1)) or 0


def is_counted(connection: Connection, table: str) -> bool:
    return bool(connection.scalar(select(tables.c.counted).where(tables.c.id == table)))


def note_counted(connection: Connection, table: str) -> None:
    connection.execute(update(tables).where(tables.c.id == table).values(counted=True))


def store(connection: Connection, result: Result) -> None:
    """Once: the table is the key, so that of two workers one fails."""
    connection.execute(insert(results).values(result_row(result)))
    connection.execute(insert(result_seats), [seat_row(result, player) for player in result.players])


def result_row(result: Result) -> dict[str, Any]:
    return {
        "table_id": result.table,
        "game": result.game,
        "version": result.version,
        "seats": len(result.players),
        "variant": result.variant,
        "settings": json.dumps(result.settings),
        "rated": result.rated,
        "began": result.began,
        "ended": result.ended,
        "decisions": result.decisions,
        "reason": result.reason,
        "rule": result.rule,
    }


def seat_row(result: Result, player: Player) -> dict[str, Any]:
    return {
        "table_id": result.table,
        "seat": player.seat,
        "guest": player.sitter.guest,
        "name": player.sitter.name,
        "level": player.sitter.level,
        "team": player.team,
        "place": player.place,
        "won": player.won,
        "score": player.score,
        "gone": player.left,
        "facts": json.dumps(player.facts),
        "game": result.game,
        "seats": len(result.players),
        "ended": result.ended,
    }
