"""Opening a database: SQLite in a file by default, PostgreSQL by its address."""

import logging
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config as AlembicConfig
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DatabaseError, SQLAlchemyError

from fivethrones.kernel.errors import Refusal
from fivethrones.kernel.message import Message, literal

LOG: Final = logging.getLogger("fivethrones.server")
MIGRATIONS: Final = Path(__file__).parent / "migrations"
READS: Final = "fivethrones_reads"  # marks a connection that only reads
MIGRATING: Final = 5_1_7_2  # PostgreSQL lets one worker at a time hold this number


class NewerDatabase(Refusal):
    """The schema of this database is from a later version than this one."""


def open_engine(database: str) -> Engine:
    """The engine of a database that is up to date; refuses an address that leads to none."""
    url = read_url(database)
    try:
        engine = sqlite_engine(url) if url.get_backend_name() == "sqlite" else postgresql_engine(url)
    except (ArgumentError, ValueError) as error:  # an odd word behind the question mark
        raise unusable(url) from error
    try:
        migrate(engine)
    except (DatabaseError, OSError, ValueError) as error:
        engine.dispose()
        raise unusable(url) from error
    except CommandError as error:  # a step that this version does not know
        engine.dispose()
        raise NewerDatabase(Message("refused-database-newer", {"database": shown(url)})) from error
    return engine


def read_url(database: str) -> URL:
    """An address, or simply the path of a file."""
    if "://" not in database:
        return URL.create("sqlite+pysqlite", database=database)
    try:
        url = make_url(database)
    except (ArgumentError, ValueError) as error:
        raise Refusal(Message("refused-database-unreadable")) from error
    drivers = {
        "sqlite": "sqlite+pysqlite",
        "postgresql": "postgresql+psycopg",
        "postgres": "postgresql+psycopg",
    }
    name = url.drivername.partition("+")[0]
    if name not in drivers:
        raise Refusal(Message("refused-database-kind", {"kind": literal(name)}))
    return url.set(drivername=drivers[name])


def unusable(url: URL) -> Refusal:
    return Refusal(Message("refused-database-unusable", {"database": shown(url)}))


def shown(url: URL) -> str:
    """The address without its password."""
    return literal(url.render_as_string(hide_password=True))


def away(error: SQLAlchemyError) -> Refusal:
    """The disk is full, or the database does not answer: the request cannot be served for now."""
    LOG.error(
        "the database does not do its work: %s", type(error.__cause__ or error).__name__, exc_info=error
    )
    return Refusal(Message("refused-storage-away"))


def sqlite_engine(url: URL) -> Engine:
    if url.database:
        with suppress(OSError):
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
            Path(url.database).touch(mode=0o600)  # seeds are in it
    # Parameters stay out of error messages: a seed may be among them.
    engine = create_engine(url, hide_parameters=True, connect_args={"timeout": 30})

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # transactions begin where `begin` below says
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        reads = connection.get_execution_options().get(READS)
        connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")

    return engine


def postgresql_engine(url: URL) -> Engine:
    return create_engine(url, hide_parameters=True, pool_pre_ping=True, pool_size=6)


def migrate(engine: Engine) -> None:
    config = AlembicConfig()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": MIGRATING})
        else:
            connection.exec_driver_sql("PRAGMA application_id = 0")  # no backup any more, if it was one
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
