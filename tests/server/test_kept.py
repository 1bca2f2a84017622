"""What is kept of a guest can be had and can be erased: in every table there is, and in those to come."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import Column, Connection, String, Table, insert

from fivethrones.server.people.kept import SECRETS, columns_of_guests, forget, kept_of
from fivethrones.server.storage.engine import open_engine
from fivethrones.server.storage.schema import METADATA
from server.running import Json, Server, two_players

ME = "ME23456789"
# Short texts that are no guest's: ids of other things, and words.
OTHERS = {"table_id", "puzzle", "device", "status", "kind", "room"}
IDS = {"tables.id", "tournaments.id", "tournament_log.tournament_id", "tournament_players.tournament_id"}


def test_every_column_that_can_hold_a_guest_is_known_to_hold_one_or_not_to() -> None:
    """A new table: call the column `guest`, refer to `guests.id` or mark it with `of_guest`; or name it here."""
    unknown = {
        f"{table.name}.{column.name}"
        for table in METADATA.sorted_tables
        for column in table.columns
        if isinstance(column.type, String)
        and column.type.length == 16
        and column not in columns_of_guests(table)
        and column.name not in OTHERS
    }

    assert unknown == IDS


def filled(connection: Connection) -> None:
    """A row about the same guest in every table."""
    rows: dict[str, dict[str, Any]] = {}
    for table in METADATA.sorted_tables:
        rows[table.name] = {column.name: value_for(table, column, rows) for column in table.columns}
        connection.execute(insert(table).values(rows[table.name]))


def value_for(table: Table, column: Column[Any], rows: dict[str, dict[str, Any]]) -> Any:
    if column in columns_of_guests(table):
        return ME
    for key in column.foreign_keys:
        return rows[key.column.table.name][key.column.name]
    kind: Any = column.type.python_type
    if kind is bytes:
        return b"{}"
    return f"{table.name}-{column.name}"[:8] if kind is str else kind(1)


def test_no_table_holds_back_and_none_remembers(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    engine = open_engine(str(file))
    tables = [table for table in METADATA.sorted_tables if columns_of_guests(table)]
    with engine.begin() as connection:
        filled(connection)
        kept = kept_of(connection, ME)
        forget(connection, ME)
    engine.dispose()

    readable = [table for table in tables if any(mark.export for mark in columns_of_guests(table).values())]
    assert {name for name, rows in kept.items() if len(rows) == 1} == {table.name for table in readable}
    assert not any(secret in row for rows in kept.values() for row in rows for secret in SECRETS)
    with closing(sqlite3.connect(file)) as database:
        assert ME not in "\n".join(database.iterdump())


def exported(server: Server, headers: dict[str, str]) -> Json:
    answer = server.client.get("/api/me/export", headers=headers)
    assert answer.status_code == 200
    assert answer.headers["content-disposition"].startswith("attachment")
    return answer.json()["kept"]


def test_a_guest_gets_a_file_of_what_is_kept_and_no_secret(server: Server) -> None:
    id, anna, boris = two_players(server)
    anna.post(f"/api/tables/{id}/chat", {"room": "table", "text": "Winter is coming"})
    boris.post(f"/api/tables/{id}/chat", {"room": "table", "text": "Not for me"})

    kept = exported(server, anna.headers)

    assert [row["name"] for row in kept["guests"]] == ["Anna"]
    assert [row["text"] for row in kept["chat"]] == ["Winter is coming"]
    assert [row["table_id"] for row in kept["admitted"]] == [id]
    assert "hash" not in kept["tokens"][0]
    assert "seed" not in str(kept)


def test_who_is_nobody_has_nothing_to_export(server: Server) -> None:
    assert server.client.get("/api/me/export").status_code == 401
