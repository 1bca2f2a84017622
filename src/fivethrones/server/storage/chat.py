"""What was said, as it is kept."""

from typing import Any

from sqlalchemy import Connection, insert

from fivethrones.server.storage.schema import chat


def store(connection: Connection, row: dict[str, Any]) -> int:
    """The number of the line."""
    key = connection.execute(insert(chat).values(row)).inserted_primary_key
    assert key is not None
    return int(key[0])
