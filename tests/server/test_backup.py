"""A copy of the data while tables are played, and putting it back."""

import asyncio
import sqlite3
import tempfile
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest

from fivethrones.kernel.errors import Refusal
from fivethrones.server.storage.backup import back_up, restore
from fivethrones.server.storage.engine import read_url
from server.running import Server, serving, two_players


def backup(server: Server, path: Path) -> Path:
    answer = server.client.get("/api/host/backup")
    assert answer.status_code == 200, answer.text
    path.write_bytes(answer.content)
    return path


def test_a_backup_put_back_has_the_tables_of_then(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with serving(tmp_path) as server:
        id, anna, _boris = two_players(server)
        assert server.client.get("/api/host").json()["backup"]
        copy = backup(server, tmp_path / "copy.db")
        with anna.at(id) as tab:
            tab.act(tab.seen())

    kept = restore(copy, str(database))

    assert kept == tmp_path / "tables.db.replaced"
    with serving(tmp_path) as server:
        anna.server = server
        assert anna.table(id)["step"] == 0
    with serving(tmp_path, database=str(kept)) as server:
        anna.server = server
        assert anna.table(id)["step"] == 1


def test_nothing_is_replaced_while_a_server_runs(server: Server, tmp_path: Path) -> None:
    copy = backup(server, tmp_path / "copy.db")

    with pytest.raises(Refusal) as refused:
        restore(copy, str(tmp_path / "tables.db"))

    assert refused.value.reason.id == "refused-restore-in-use"
    assert server.guest("Anna").makes("me", "open")


@pytest.mark.parametrize("content", [b"", b"no database at all", None])
def test_what_is_no_backup_is_refused_and_leaves_everything_as_it_was(
    tmp_path: Path, content: bytes | None
) -> None:
    database, file = tmp_path / "tables.db", tmp_path / "file"
    with serving(tmp_path):
        pass
    before = database.read_bytes()
    if content is not None:
        file.write_bytes(content)

    with pytest.raises(Refusal) as refused:
        restore(file, str(database))

    assert refused.value.reason.id == "refused-restore-unreadable"
    assert database.read_bytes() == before
    assert not list(tmp_path.glob("*.fresh*"))


def test_any_damage_to_a_backup_is_noticed(tmp_path: Path) -> None:
    """Also where it is still a sound database with other words in it."""
    with serving(tmp_path) as server:
        two_players(server)
        whole = backup(server, tmp_path / "copy.db").read_bytes()
    name = whole.index(b"Boris")
    changed = {
        "a letter": whole[:name] + b"D" + whole[name + 1 :],
        "a bit of the end": whole[:-7] + bytes([whole[-7] ^ 4]) + whole[-6:],
        "an aborted download": whole[: len(whole) // 2],
        "one page less": whole[:-4096],
        "an empty page": whole[:-8192] + bytes(4096) + whole[-4096:],
    }

    for what, content in changed.items():
        (tmp_path / "bad.db").write_bytes(content)
        with pytest.raises(Refusal) as refused:
            restore(tmp_path / "bad.db", str(tmp_path / "new.db"))
        assert refused.value.reason.id == "refused-restore-unreadable", what
    assert not list(tmp_path.glob("new.db*"))
    (tmp_path / "bad.db").write_bytes(whole)
    assert restore(tmp_path / "bad.db", str(tmp_path / "new.db")) is None


def test_a_restored_file_is_backed_up_and_restored_again(tmp_path: Path) -> None:
    """Also one that was put in its place by hand, and copied by the database's own tools."""
    with serving(tmp_path) as server:
        id, anna, _boris = two_players(server)
        copy = backup(server, tmp_path / "copy.db")
    (tmp_path / "tables.db").write_bytes(copy.read_bytes())
    with serving(tmp_path) as server:
        backup(server, tmp_path / "second.db")
        with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
            connection.execute("VACUUM INTO ?", [str(tmp_path / "third.db")])

    for again in ("second.db", "third.db"):
        restore(tmp_path / again, str(tmp_path / "tables.db"))
        with serving(tmp_path) as server:
            anna.server = server
            assert anna.table(id)["step"] == 0


def test_only_their_owner_reads_restored_files(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        copy = backup(server, tmp_path / "copy.db")
    copy.chmod(0o644)
    (tmp_path / "tables.db").chmod(0o644)

    kept = restore(copy, str(tmp_path / "tables.db"))

    assert kept is not None
    for file in (tmp_path / "tables.db", kept):
        assert file.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("version", ["2.3", "2.4"])
def test_a_download_that_is_given_up_leaves_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str
) -> None:
    """A server says so either by a message of its own or by an error while it sends."""
    folder = tmp_path / "temporary"
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    begun: list[int] = []

    async def send(message: Any) -> None:
        if message["type"] != "http.response.body":
            return
        begun.append(len(list(folder.iterdir())))
        if version == "2.4":
            raise OSError("the connection is lost")
        await asyncio.sleep(3600)

    async def receive() -> Any:
        while not begun:
            await asyncio.sleep(0.001)
        return {"type": "http.disconnect"}

    with serving(tmp_path) as server:
        scope = {
            "type": "http", "method": "GET", "path": "/api/host/backup", "raw_path": b"/api/host/backup",
            "headers": [(b"host", b"localhost")], "client": ("127.0.0.1", 5), "server": ("localhost", 80),
            "scheme": "http", "query_string": b"", "http_version": "1.1", "root_path": "",
            "asgi": {"spec_version": version},
        }  # fmt: skip
        assert server.client.portal is not None
        with suppress(OSError):
            server.client.portal.call(server.client.app, scope, receive, send)

    assert begun == [1]
    assert list(folder.iterdir()) == []


def test_a_backup_that_fails_leaves_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))

    with pytest.raises(sqlite3.Error):
        back_up(read_url(str(tmp_path / "nowhere.db")))
    with pytest.raises(Refusal):
        back_up(read_url("postgresql://localhost/x"))

    assert list(tmp_path.iterdir()) == []


def test_a_backup_is_for_the_host_alone_and_needs_a_file(server: Server) -> None:
    answer = server.client.get("/api/host/backup", headers={"x-forwarded-for": "10.0.0.1"})
    assert (answer.status_code, answer.json()["reason"]["id"]) == (403, "refused-loopback-only")

    with pytest.raises(Refusal) as refused:
        restore(Path("copy.db"), str(read_url("postgresql://localhost/x").render_as_string()))
    assert refused.value.reason.id == "refused-backup-no-file"
