"""A consistent copy of a SQLite database while it is used, and putting such a copy in the place of one that is not."""

import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Final

from sqlalchemy.engine import URL

from fivethrones.kernel.errors import Refusal
from fivethrones.kernel.message import literal
from fivethrones.server.refusals import refuse
from fivethrones.server.storage.engine import NewerDatabase, open_engine, read_url, unusable
from fivethrones.server.storage.schema import METADATA

REPLACED: Final = ".replaced"  # the end of the name of what a restored copy took the place of


def file_of(url: URL) -> Path:
    """The file behind an address; only SQLite has one."""
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        raise refuse("backup-no-file")
    return Path(url.database)


def back_up(url: URL) -> Path:
    """A new file with all that has been committed, made while others go on reading and writing."""
    handle, name = tempfile.mkstemp(suffix=".db")
    os.close(handle)
    copy(file_of(url), Path(name))
    return Path(name)


def copy(source: Path, target: Path) -> None:
    whole = f"{source.resolve().as_uri()}?mode=ro"
    with closing(sqlite3.connect(whole, uri=True)) as full, closing(sqlite3.connect(target)) as empty:
        full.backup(empty)
        empty.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it


def restore(file: Path, database: str) -> Path | None:
    """Put a backup in the place of a database that no server uses; what was there is kept, and its new name returned."""
    url = read_url(database)
    target = file_of(url)
    fresh = target.with_name(target.name + ".fresh")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        fresh.unlink(missing_ok=True)
    except OSError as error:
        raise unusable(url) from error
    try:
        check(file)
        copy(file, fresh)
        open_engine(str(fresh)).dispose()  # up to date
        settle(fresh)
    except (sqlite3.Error, OSError, Refusal) as error:
        for left in fresh.parent.glob(fresh.name + "*"):
            left.unlink()
        if isinstance(error, NewerDatabase):
            raise refuse("database-newer", database=literal(str(file))) from error
        raise refuse("restore-unreadable", path=literal(str(file))) from error
    kept = None
    if target.exists():
        try:
            settle(target)
        except sqlite3.Error as error:
            fresh.unlink()
            raise refuse("restore-in-use", path=literal(str(target))) from error
        kept = target.with_name(target.name + REPLACED)
        os.replace(target, kept)
    os.replace(fresh, target)
    return kept


def check(file: Path) -> None:
    """Whether it is a whole database of ours."""
    if not file.is_file():
        raise sqlite3.DatabaseError("no such file")
    with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as connection:
        if connection.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise sqlite3.DatabaseError("damaged")
        names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    if not {*METADATA.tables, "alembic_version"} <= names:
        raise sqlite3.DatabaseError("not ours")


def settle(file: Path) -> None:
    """Leave one file with nothing beside it; fails while anybody else has it open."""
    with closing(sqlite3.connect(file, timeout=0.0)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
