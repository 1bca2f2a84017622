"""A copy of the data while tables are played, and putting it back."""

from pathlib import Path

import pytest

from fivethrones.kernel.errors import Refusal
from fivethrones.server.storage.backup import restore
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


def test_a_backup_is_for_the_host_alone_and_needs_a_file(server: Server) -> None:
    answer = server.client.get("/api/host/backup", headers={"x-forwarded-for": "10.0.0.1"})
    assert (answer.status_code, answer.json()["reason"]["id"]) == (403, "refused-loopback-only")

    with pytest.raises(Refusal) as refused:
        restore(Path("copy.db"), str(read_url("postgresql://localhost/x").render_as_string()))
    assert refused.value.reason.id == "refused-backup-no-file"
