"""A consistent copy of a SQLite database while it is used, and putting such a copy in the place of one that is not."""

import os
import sqlite3
import tempfile
import zlib
from contextlib import closing
from pathlib import Path
from typing import Final

from sqlalchemy.engine import URL

from fivethrones.kernel.errors import Refusal
from fivethrones.kernel.message import literal
from fivethrones.server.refusals import refuse
from fivethrones.server.storage.engine import NewerDatabase, open_engine, read_url, unusable

REPLACED: Final = ".replaced"  # the end of the name of what a restored copy took the place of
OWNER_ONLY: Final = 0o600  # seeds are in it
SEAL: Final = 68  # where a file has its application's id: in a backup, the sum of all that is in it
OURS: Final = {"guests", "tables", "log", "alembic_version"}  # tables that every version has had
CHUNK: Final = 1 << 20


def file_of(url: URL) -> Path:
    """The file behind an address; only SQLite has one."""
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        raise refuse("backup-no-file")
    return Path(url.database)


def back_up(url: URL) -> Path:
    """A new file with all that has been committed, made while others go on reading and writing."""
    source = file_of(url)
    handle, name = tempfile.mkstemp(suffix=".db")
    os.close(handle)
    target = Path(name)
    try:
        copy(source, target)
        seal(target)
    except BaseException:
        target.unlink()
        raise
    return target


def copy(source: Path, target: Path) -> None:
    whole = f"{source.resolve().as_uri()}?mode=ro"
    with closing(sqlite3.connect(whole, uri=True)) as full, closing(sqlite3.connect(target)) as empty:
        full.backup(empty)
        empty.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
        empty.execute("PRAGMA application_id = 0")


def seal(file: Path) -> None:
    """From here on any change to this file shows."""
    total = checksum(file)
    with file.open("r+b") as opened:
        opened.seek(SEAL)
        opened.write(total)


def is_sealed_well(file: Path) -> bool:
    """Copies that were made by other means have no seal."""
    with file.open("rb") as opened:
        opened.seek(SEAL)
        found = opened.read(4)
    return found in (bytes(4), checksum(file))


def checksum(file: Path) -> bytes:
    """Of all but the seal itself."""
    with file.open("rb") as opened:
        total = zlib.crc32(opened.read(SEAL))
        opened.seek(SEAL + 4)
        while chunk := opened.read(CHUNK):
            total = zlib.crc32(chunk, total)
    return (total or 1).to_bytes(4, "big")


def restore(file: Path, database: str) -> Path | None:
    """Put a backup in the place of a database that no server uses; what was there is kept, and its new name returned."""
    url = read_url(database)
    target = file_of(url)
    fresh = target.with_name(target.name + ".fresh")
    try:
        prepare(file, fresh)
        kept = set_aside(target)
        os.replace(fresh, target)
    except OSError as error:
        raise unusable(url) from error
    finally:
        remove(fresh)
    return kept


def prepare(file: Path, fresh: Path) -> None:
    """A copy of a backup that is whole, up to date, and readable for its owner only."""
    fresh.parent.mkdir(parents=True, exist_ok=True)
    remove(fresh)
    try:
        check(file)
        fresh.touch(OWNER_ONLY)
        copy(file, fresh)
        open_engine(str(fresh)).dispose()  # up to date
        leave_one_file(fresh)
    except NewerDatabase as error:
        raise refuse("database-newer", database=literal(str(file))) from error
    except (sqlite3.Error, OSError, Refusal) as error:
        raise refuse("restore-unreadable", path=literal(str(file))) from error


def set_aside(target: Path) -> Path | None:
    """What was there, under its new name."""
    if not target.exists():
        return None
    try:
        leave_one_file(target)
    except sqlite3.Error as error:
        raise refuse("restore-in-use", path=literal(str(target))) from error
    kept = target.with_name(target.name + REPLACED)
    os.replace(target, kept)
    kept.chmod(OWNER_ONLY)
    return kept


def remove(file: Path) -> None:
    """With all that SQLite has put beside it."""
    for left in file.parent.glob(file.name + "*"):
        left.unlink()


def check(file: Path) -> None:
    """Whether it is a whole database of ours."""
    if not file.is_file():
        raise sqlite3.DatabaseError("no such file")
    if not is_sealed_well(file):
        raise sqlite3.DatabaseError("damaged")
    with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as connection:
        sound = connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        if not sound or connection.execute("PRAGMA foreign_key_check").fetchone() is not None:
            raise sqlite3.DatabaseError("damaged")
        names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    if not names >= OURS:
        raise sqlite3.DatabaseError("not ours")


def leave_one_file(file: Path) -> None:
    """With nothing beside it; fails while anybody else has it open."""
    with closing(sqlite3.connect(file, timeout=0.0)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
