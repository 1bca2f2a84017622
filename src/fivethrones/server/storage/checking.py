"""Whether a database is what it should be, without changing anything in it."""

import sqlite3

from sqlalchemy import ColumnElement, Connection, func, or_, select
from sqlalchemy.engine import URL
from sqlalchemy.exc import OperationalError, ProgrammingError

from fivethrones.server.storage.backup import check, file_of
from fivethrones.server.storage.engine import postgresql_engine, unusable
from fivethrones.server.storage.schema import log, tables


def is_file_sound(url: URL) -> bool:
    """Every page of a SQLite file, and the seal of a backup."""
    try:
        check(file_of(url))
    except sqlite3.Error:
        return False
    return True


def are_logs_whole(url: URL) -> bool:
    """Of PostgreSQL, which looks after its pages itself: every table has a log, and no line of it is missing."""
    engine = postgresql_engine(url)
    try:
        with engine.connect() as connection:
            return not broken(connection)
    except ProgrammingError:  # no tables of ours
        return False
    except OperationalError as error:
        raise unusable(url) from error
    finally:
        engine.dispose()


def broken(connection: Connection) -> bool:
    lines: ColumnElement[int] = func.count(log.c.number)
    whole = func.coalesce(func.max(log.c.number), 0) == lines
    query = (
        select(tables.c.id)
        .outerjoin(log, log.c.table_id == tables.c.id)
        .group_by(tables.c.id)
        .having(or_(lines == 0, ~whole))
        .limit(1)
    )
    return connection.execute(query).first() is not None
