"""What is kept, how, and that a log has one line per number."""

import asyncio
import logging
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, select, text, update

from fivethrones.kernel.errors import Refusal
from fivethrones.server.storage.database import Database
from fivethrones.server.storage.engine import open_engine, read_url
from fivethrones.server.storage.schema import METADATA, tables
from fivethrones.server.storage.writer import Taken
from fivethrones.server.tables import loading
from server.postgresql import PostgreSQL
from server.running import Clock, play_out, serving, two_players

ROW = {
    "id": "T", "game": "g", "status": "playing", "private": False, "clock": "none", "host": "h",
    "created": 0, "updated": 0, "due": None, "seats": "[]",
}  # fmt: skip


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    database: PostgreSQL = request.getfixturevalue("postgresql")
    return database.new_database()


async def opened(address: str) -> Database:
    database = Database(address)
    await database.start(lambda _kind, _about: None)
    await database.write(lambda connection: connection.execute(insert(tables).values(ROW)) and None)
    return database


def test_the_migrations_lead_to_the_schema(address: str) -> None:
    engine = open_engine(address)
    with engine.connect() as connection:
        difference = compare_metadata(MigrationContext.configure(connection), METADATA)
    engine.dispose()

    assert difference == []


def test_a_database_may_be_opened_again(address: str) -> None:
    for _ in range(2):
        open_engine(address).dispose()


def test_a_sqlite_file_survives_a_crash_of_the_machine(tmp_path: Path) -> None:
    engine = open_engine(str(tmp_path / "tables.db"))
    with engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
        assert connection.execute(text("PRAGMA foreign_keys")).scalar() == 1
    engine.dispose()


def test_nobody_else_reads_a_sqlite_file(tmp_path: Path) -> None:
    open_engine(str(tmp_path / "tables.db")).dispose()

    assert (tmp_path / "tables.db").stat().st_mode & 0o077 == 0


def test_of_two_lines_with_one_number_the_first_stays(address: str) -> None:
    async def story() -> list[tuple[int, int, str]]:
        database = await opened(address)
        await database.append("T", 1, 5, "first")
        with pytest.raises(Taken):
            await database.append("T", 1, 6, "second")
        lines = await database.lines("T", 0)
        await asyncio.to_thread(database.stop)
        return list(lines)

    assert asyncio.run(story()) == [(1, 5, "first")]


def test_one_bad_line_spoils_no_other_of_its_commit(address: str) -> None:
    async def story() -> tuple[list[object], int]:
        database = await opened(address)
        await database.append("T", 1, 0, "taken")
        futures = [database.append("T", number, 0, f"line {number}") for number in (2, 1, 3)]
        results = await asyncio.gather(*futures, return_exceptions=True)
        count = len(await database.lines("T", 0))
        await asyncio.to_thread(database.stop)
        return [type(result) for result in results], count

    assert asyncio.run(story()) == ([type(None), Taken, type(None)], 3)


def test_what_fails_spoils_nothing_else_of_its_commit(address: str) -> None:
    def rename(connection: Connection) -> str:
        connection.execute(update(tables).values(game="other"))
        return "renamed"

    def fail(connection: Connection) -> None:
        connection.execute(update(tables).values(game="spoilt"))
        raise RuntimeError

    async def story() -> tuple[list[object], int, str]:
        database = await opened(address)
        results = await asyncio.gather(
            database.write(rename),
            database.write(fail),
            database.append("T", 1, 0, "line"),
            return_exceptions=True,
        )
        count = len(await database.lines("T", 0))
        game = await database.read(lambda connection: connection.scalar(select(tables.c.game)))
        await asyncio.to_thread(database.stop)
        return [type(result) for result in results], count, str(game)

    assert asyncio.run(story()) == ([str, RuntimeError, type(None)], 1, "other")


def test_lines_that_wait_together_share_a_commit(address: str) -> None:
    async def story() -> int:
        database = await opened(address)
        before = database.commits
        await asyncio.gather(*(database.append("T", number, 0, "x") for number in range(1, 101)))
        commits = database.commits - before
        assert len(await database.lines("T", 0)) == 100
        await asyncio.to_thread(database.stop)
        return commits

    assert asyncio.run(story()) < 20


def test_no_error_repeats_what_was_to_be_stored(address: str, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> str:
        database = await opened(address)
        try:
            await database.append("nowhere", 1, 0, "started {seed: 4711}")
        except Exception as error:
            return repr(error) + repr(error.__cause__) + repr(error.__context__)
        finally:
            await asyncio.to_thread(database.stop)
        return ""

    with caplog.at_level(logging.DEBUG):
        said = asyncio.run(story())

    assert said
    assert "4711" not in said + caplog.text


@pytest.mark.parametrize(
    ("database", "reason"),
    [
        ("mysql://host/name", "refused-database-kind"),
        ("://", "refused-database-unreadable"),
        ("postgresql://anna:hush@127.0.0.1:1/none", "refused-database-unusable"),
        ("/proc/nowhere/tables.db", "refused-database-unusable"),
    ],
)
def test_a_bad_address_is_refused_in_words_and_without_its_password(database: str, reason: str) -> None:
    with pytest.raises(Refusal) as refused:
        open_engine(database)

    assert refused.value.reason.id == reason
    assert "hush" not in repr(refused.value.reason)


def test_a_path_is_an_address() -> None:
    assert read_url("some/file.db").database == "some/file.db"
    assert read_url("sqlite:///some/file.db").database == "some/file.db"
    assert read_url("postgres://host/name").drivername == "postgresql+psycopg"


def test_what_cannot_be_written_is_refused_and_never_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as server:
        id, anna, boris = two_players(server)
        server.client._transport.raise_server_exceptions = False  # type: ignore[attr-defined]
        with boris.at(id) as other, anna.at(id) as one:
            seen = one.seen()
            other.news()
            option = seen["decision"]["options"][0]
            action = [option["verb"], option["target"], option["extra"]]
            body = {"seat": 0, "d": seen["d"], "actions": [action]}
            append, load = server.registry.database.append, loading.load

            def full(*_args: object) -> "asyncio.Future[None]":
                future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
                future.set_exception(OSError("the disk is full"))
                return future

            async def unreadable(_database: Database, _id: str) -> None:
                raise OSError("the disk is gone")

            monkeypatch.setattr(server.registry.database, "append", full)
            assert anna.refusal(f"/api/tables/{id}/act", body) == "refused-server-error"
            assert anna.table(id)["step"] == 0
            assert [m["step"] for m in other.news() if m["type"] == "seen"] in ([], [0])

            monkeypatch.setattr(loading, "load", unreadable)
            assert anna.refusal(f"/api/tables/{id}/act", body) == "refused-server-error"
            assert id not in server.registry.live

            monkeypatch.setattr(server.registry.database, "append", append)
            monkeypatch.setattr(loading, "load", load)
            assert anna.post(f"/api/tables/{id}/act", body)["step"] == 1


def test_a_restart_loses_nothing(address: str, tmp_path: Path) -> None:
    clock = Clock()
    with serving(tmp_path, clock, database=address) as server:
        id, anna, boris = two_players(server)
        anna.post(f"/api/tables/{id}/chat", {"room": "table", "text": "hello"})
        with anna.at(id) as one, boris.at(id) as other:
            one.act(one.seen())
            before = other.seen()
    with serving(tmp_path, clock, database=address) as server:
        anna.server = boris.server = server
        with anna.at(id) as one, boris.at(id) as other:
            news = other.news()
            after = [message for message in news if message["type"] == "seen"][-1]
            assert [m["lines"][0]["text"] for m in news if m["type"] == "chat"] == ["hello"]
            assert (after["d"], after["view"]) == (before["d"], before["view"])
            other.act(after)
            one.news()
        with anna.at(id) as one, boris.at(id) as other:
            assert play_out({0: one, 1: other})["outcome"] is not None
