"""What tells a host how the server does, and what a host does with its database."""

from pathlib import Path

from cli.running import called
from server.running import Server, serving, two_players
from server.test_avoiding import id_of


def test_a_server_says_that_it_is_alive_and_ready(server: Server) -> None:
    for path in ("/healthz", "/readyz"):
        answer = server.client.get(path)
        assert (answer.status_code, answer.text) == (200, "ok\n")


def test_a_server_is_not_ready_when_its_database_is_of_another_version(server: Server) -> None:
    def older(connection: object) -> None:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0001'")  # type: ignore[attr-defined]

    assert server.client.portal is not None
    server.client.portal.call(server.registry.database.write, older)

    answer = server.client.get("/readyz")
    assert (answer.status_code, answer.text) == (503, "migrations\n")


def test_metrics_are_off_unless_asked_for_and_then_for_this_machine_only(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        assert server.client.get("/metrics").status_code == 404
    with serving(tmp_path, metrics=True) as server:
        two_players(server)
        told = server.client.get("/metrics")
        assert told.headers["content-type"].startswith("text/plain; version=0.0.4")
        assert "# TYPE fivethrones_tables_in_memory gauge\nfivethrones_tables_in_memory 1\n" in told.text
        assert server.client.get("/metrics", headers={"x-forwarded-for": "203.0.113.7"}).status_code == 404


def test_a_database_is_backed_up_checked_and_restored(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        server.guest("Anna")
        database, copy = str(tmp_path / "tables.db"), str(tmp_path / "copy.db")

        assert called("admin", "backup", copy, "--database", database).code == 0
        assert called("admin", "backup", copy, "--database", database).code == 1  # it is there already
    assert called("admin", "check", "--database", copy).code == 0
    assert called("admin", "restore", copy, "--database", str(tmp_path / "new.db")).code == 0
    Path(copy).write_bytes(Path(copy).read_bytes()[:-4096])
    assert called("admin", "check", "--database", copy).code == 1


def test_a_guest_is_promoted_by_name_or_id_and_only_once(tmp_path: Path) -> None:
    database = ["--database", str(tmp_path / "tables.db")]
    with serving(tmp_path) as server:
        anna = server.guest("Anna")
        server.guest("Boris")
        server.guest("Boris")
        anna.headers["x-forwarded-for"] = "203.0.113.7"

        assert called("admin", "promote", "Anna", *database).code == 0
        assert anna.get("/api/moderation/reports") == []
        assert called("admin", "promote", id_of(anna), "--end", *database).code == 0
        anna.get("/api/moderation/reports", 403)
        assert called("admin", "promote", "Boris", *database).code == 1
        assert called("admin", "promote", "Nobody", *database).code == 1


def test_what_is_old_is_counted_first_and_removed_only_when_meant(tmp_path: Path) -> None:
    database = ["--database", str(tmp_path / "tables.db")]
    with serving(tmp_path) as server:  # its clock stands in 2023
        two_players(server)
        server.guest("Vera")
    assert "tables 1, guests 1" in called("admin", "prune", *database).out
    assert "tables 1, guests 1" in called("admin", "prune", "--really", *database).out
    assert "tables 0, guests 2" in called("admin", "prune", *database).out
    assert "tables 0, guests 0" in called("admin", "prune", "--days", "99999", *database).out
