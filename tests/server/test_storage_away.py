"""The disk is full, or the database does not answer: that is said, and play goes on when it is back."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from fivethrones.server.tables import automation
from server.postgresql import PostgreSQL
from server.running import Server, serving, two_players


class Full:
    """A disk without room, until somebody makes some."""

    def __init__(self, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
        self.writer = server.registry.database._writer
        self.refused = 0
        self._insert = self.writer._insert
        monkeypatch.setattr(self.writer, "_insert", self)

    def __call__(self, *_args: Any) -> None:
        self.refused += 1
        raise OperationalError("INSERT", {}, sqlite3.OperationalError("database or disk is full"))

    def make_room(self) -> None:
        self.writer._insert = self._insert  # type: ignore[method-assign]


def first_choice(seen: Any) -> dict[str, Any]:
    option = seen["decision"]["options"][0]
    action = [option["verb"], option["target"], option["extra"]]
    return {"seat": seen["seat"], "d": seen["d"], "actions": [action]}


def test_on_a_full_disk_an_action_is_refused_for_now_and_nothing_changes(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    id, anna, boris = two_players(server)
    with anna.at(id) as one, boris.at(id) as other:
        choice = first_choice(one.seen())
        other.news()
        full = Full(server, monkeypatch)

        answer = server.client.post(f"/api/tables/{id}/act", json=choice, headers=anna.headers)
        assert (answer.status_code, answer.json()["reason"]["id"]) == (503, "refused-storage-away")
        assert [m for m in other.news() if m["type"] == "seen" and m["step"]] == []

        full.make_room()
        assert anna.post(f"/api/tables/{id}/act", choice)["step"] == 1
        assert other.seen()["step"] == 1


def test_a_bot_tries_again_what_could_not_be_stored(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(automation, "STORAGE_RETRY", 0.01)
    anna = server.guest("Anna")
    id = anna.makes("me", "squire", start=False)
    full = Full(server, monkeypatch)
    assert anna.refusal(f"/api/tables/{id}/start") == "refused-storage-away"
    full.make_room()
    anna.post(f"/api/tables/{id}/start")
    with anna.at(id) as tab:
        choice = first_choice(tab.seen())

        insert = full._insert

        def first_move_only(connection: Any, appends: Any) -> None:
            if full.refused < 4 and full.writer.commits > commits:
                full()
            insert(connection, appends)

        commits = full.writer.commits
        monkeypatch.setattr(full.writer, "_insert", first_move_only)
        tab.session.send_json({"type": "act", **choice})
        tab.wait(lambda seen: seen["step"] == 2, [])

    assert full.refused >= 4


def test_a_database_that_went_away_and_came_back(postgresql: PostgreSQL, tmp_path: Path) -> None:
    with serving(tmp_path, database=postgresql.new_database()) as server:
        id, anna, _boris = two_players(server)
        with anna.at(id) as tab:
            choice = first_choice(tab.seen())
        postgresql.stop()
        try:
            answer = server.client.post(f"/api/tables/{id}/act", json=choice, headers=anna.headers)
            assert (answer.status_code, answer.json()["reason"]["id"]) == (503, "refused-storage-away")
        finally:
            postgresql.start()

        assert anna.post(f"/api/tables/{id}/act", choice)["step"] == 1
