"""What the database keeps of a guest. It is read off the schema, so that no table is forgotten when a guest is."""

from typing import Any

from sqlalchemy import Column, Connection, Table, delete, or_, select, update

from fivethrones.server.storage.schema import METADATA, OfGuest, guests

SECRETS = ("hash", "auth")  # columns that are nobody's to read, though they are about a guest


def mark_of(column: Column[Any]) -> OfGuest | None:
    """Whether a column holds the id of a guest."""
    mark: OfGuest | None = column.info.get(OfGuest.__name__)
    refers = any(key.column is guests.c.id for key in column.foreign_keys)
    return mark or (OfGuest() if column.name == "guest" or refers else None)


def columns_of_guests(table: Table) -> dict[Column[Any], OfGuest]:
    marks = {column: mark_of(column) for column in table.columns}
    return {column: mark for column, mark in marks.items() if mark is not None}


def kept_of(connection: Connection, guest: str) -> dict[str, list[dict[str, Any]]]:
    """By table, all rows about a guest that are the guest's own to read."""
    kept: dict[str, list[dict[str, Any]]] = {}
    for table in METADATA.sorted_tables:
        own = [column for column, mark in columns_of_guests(table).items() if mark.export]
        if own:
            shown = [column for column in table.columns if column.name not in SECRETS]
            query = select(*shown).where(or_(*(column == guest for column in own)))
            rows = connection.execute(query).mappings()
            kept[str(table.name)] = [{str(name): value for name, value in row.items()} for row in rows]
    return kept


def forget(connection: Connection, guest: str) -> None:
    """Every row about a guest goes, or at least who it was about."""
    for table in reversed(METADATA.sorted_tables):
        for column, mark in columns_of_guests(table).items():
            mine = column == guest
            if mark.erase:
                connection.execute(delete(table).where(mine))
            else:
                connection.execute(update(table).where(mine).values({column.name: ""}))
