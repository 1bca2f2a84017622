"""On PostgreSQL as in a file: tables of every release, and what a host does with them."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Engine, MetaData, create_engine, insert, select, text

from cli.running import called
from fivethrones.server.storage.engine import MIGRATIONS, open_engine, postgresql_engine, read_url
from fivethrones.server.storage.schema import METADATA, tables
from recorded.make import HERE
from recorded.test_recorded import first_guest, stored
from server.postgresql import PostgreSQL
from server.running import Person, serving

RELEASES = sorted(folder for folder in HERE.iterdir() if (folder / "tables.sql").exists())


def moved(file: Path, url: str) -> None:
    """What is in the file of a release, in an empty database of the schema of then."""
    with closing(sqlite3.connect(file)) as database:
        [(version,)] = database.execute("SELECT version_num FROM alembic_version").fetchall()
    source, target = create_engine(f"sqlite:///{file}"), postgresql_engine(read_url(url))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with target.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, version)
    copy(source, target)
    source.dispose()
    target.dispose()


def copy(source: Engine, target: Engine) -> None:
    theirs = MetaData()
    theirs.reflect(source)
    with source.connect() as reading, target.begin() as writing:
        for table in theirs.sorted_tables:
            rows = [dict(row) for row in reading.execute(select(table)).mappings()]
            if rows and table.name != "alembic_version":
                writing.execute(insert(METADATA.tables[table.name]), rows)


@pytest.fixture(params=RELEASES, ids=lambda folder: folder.name)
def release(request: pytest.FixtureRequest, tmp_path: Path, postgresql: PostgreSQL) -> tuple[Path, str]:
    file, url = stored(request.param, tmp_path, 0), postgresql.new_database()
    moved(file, url)
    return file, url


def test_a_database_of_every_release_is_brought_up_to_date(release: tuple[Path, str], tmp_path: Path) -> None:
    file, url = release
    engine = open_engine(url)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        found = connection.scalars(select(tables.c.id).where(tables.c.status == "playing")).all()
    engine.dispose()
    assert len(found) > 5

    with serving(tmp_path, database=url, club=False) as server:
        assert Person(server, first_guest(file)).table(found[0])["id"] == found[0]


def test_a_host_is_told_what_to_do_instead(postgresql: PostgreSQL, tmp_path: Path) -> None:
    url = postgresql.new_database()
    database = ["--database", url, "--lang", "en"]
    assert called("admin", "check", *database).code == 1  # there is nothing of ours
    with serving(tmp_path, database=url) as server:
        id = server.guest("Anna").makes("me", "squire")

    for deed in ("backup", "restore"):
        refused = called("admin", deed, str(tmp_path / "copy.db"), *database)
        assert (refused.code, "pg_dump" in refused.out + refused.err) == (1, True)
    assert "whole" in called("admin", "check", *database).out
    for words in (["prune"], ["promote", "Anna"], ["recount"]):
        assert called("admin", *words, *database).code == 0

    engine = open_engine(url)
    with engine.begin() as connection:
        connection.execute(text("DELETE FROM log WHERE table_id = :id AND number = 1"), {"id": id})
    engine.dispose()
    missing = called("admin", "check", *database)
    assert (missing.code, "missing" in missing.out) == (1, True)
