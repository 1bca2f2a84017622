"""Tables are loaded from their snapshots, whatever they have been through."""

from pathlib import Path

import pytest

from fivethrones.server.tables import keeping
from fivethrones.server.tables import table as table_module
from fivethrones.server.tables.snapshots import EVERY
from server.running import Json, Person, Server, serving, two_players
from server.stored import counted, forget, move, much_undone, seen_by, settled, sql, token_of


def test_a_log_of_thousands_of_lines_is_loaded_from_a_bounded_tail(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = server.guest("Anna")
    id = much_undone(server, anna, 1500)
    move(anna, id, 0)
    before = seen_by(anna, id)
    assert server.live(id).table.number > 3000
    forget(server)

    with counted(monkeypatch) as entered:
        assert seen_by(anna, id) == before

    assert len(entered) < EVERY


def test_a_table_is_put_away_again_and_again_while_it_is_played(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server that is killed leaves a short tail, too."""
    anna = server.guest("Anna")
    id = much_undone(server, anna, 1)
    for _ in range(EVERY):
        move(anna, id, 0)
        anna.post(f"/api/tables/{id}/undo", {"seat": 0})
    before = seen_by(anna, id)
    settled(server)
    forget(server)

    with counted(monkeypatch) as entered:
        assert seen_by(anna, id) == before

    assert len(entered) < EVERY


def test_a_long_log_without_snapshots_is_replayed_once(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = server.guest("Anna")
    id = much_undone(server, anna, 100)
    before = seen_by(anna, id)
    settled(server)
    sql(tmp_path, "DELETE FROM snapshots")
    loads = []
    for _ in range(2):
        forget(server)
        with counted(monkeypatch) as entered:
            assert seen_by(anna, id) == before
        loads.append(len(entered))

    assert loads[0] > 200
    assert loads[1] < EVERY


def test_a_clean_stop_leaves_no_tail(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as server:
        id, anna, boris = two_players(server)
        move(anna, id, 0)
        move(boris, id, 1)
        before = seen_by(anna, id)
    with serving(tmp_path) as server, counted(monkeypatch) as entered:
        anna = Person(server, token_of(anna))
        assert seen_by(anna, id) == before
        assert entered == []


def test_a_game_that_is_over_is_put_away_at_once(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    id, anna, boris = two_players(server)
    move(anna, id, 0)
    boris.post(f"/api/tables/{id}/resign", {"seat": 1})
    before = seen_by(anna, id)
    settled(server)
    forget(server)

    with counted(monkeypatch) as entered:
        assert seen_by(anna, id) == before

    assert before["outcome"] is not None
    assert entered == []


def test_undo_reaches_back_over_a_snapshot(server: Server) -> None:
    anna = server.guest("Anna")
    id = much_undone(server, anna, EVERY)
    before = seen_by(anna, id)
    move(anna, id, 0)
    assert server.client.portal is not None
    server.client.portal.call(keeping.put_away, server.live(id))
    forget(server)

    anna.post(f"/api/tables/{id}/undo", {"seat": 0})

    after = seen_by(anna, id)
    assert (after["view"], after["step"]) == (before["view"], 0)
    forget(server)
    assert seen_by(anna, id) == after


def test_a_crash_between_a_line_and_its_snapshot_loses_nothing(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_args: object, **_more: object) -> None:
        raise OSError("the disk is full")

    anna = server.guest("Anna")
    id = much_undone(server, anna, EVERY)
    with monkeypatch.context() as patch:
        patch.setattr(keeping, "write_rows", fails)
        for _ in range(EVERY):
            move(anna, id, 0)
            anna.post(f"/api/tables/{id}/undo", {"seat": 0})
        move(anna, id, 0)
    before = seen_by(anna, id)
    forget(server)

    assert seen_by(anna, id) == before
    with counted(monkeypatch) as entered:
        forget(server)
        assert seen_by(anna, id) == before
    assert len(entered) < EVERY


def test_two_workers_store_one_truth(tmp_path: Path) -> None:
    with serving(tmp_path) as one, serving(tmp_path, clock=one.clock) as other:
        anna = one.guest("Anna")
        also = Person(other, token_of(anna))
        id = much_undone(one, anna, EVERY // 4)
        for i in range(EVERY):
            person = (anna, also)[i // 5 % 2]
            act_whatever_came_between(person, id)
            act_whatever_came_between(person, id, undo=True)
        act_whatever_came_between(anna, id)
        for server in (one, other):
            settled(server)
        before = seen_by(anna, id)
        for server, person in ((one, anna), (other, also)):
            forget(server)
            assert seen_by(person, id) == before
    rows = sql(tmp_path, "SELECT part, number FROM snapshots WHERE table_id = ?", id)
    assert rows
    assert max(number for _, number in rows) > EVERY


def act_whatever_came_between(person: Person, id: str, undo: bool = False) -> None:
    """A worker that was behind has loaded it anew by its second try."""
    for _ in range(3):
        path = f"/api/tables/{id}/{'undo' if undo else 'act'}"
        body: Json = {"seat": 0}
        if not undo:
            seen = seen_by(person, id)
            option = seen["decision"]["options"][0] if seen["decision"]["options"] else None
            action = [option["verb"], option["target"], option["extra"]] if option else ["move", 0, 0]
            body |= {"d": seen["d"], "actions": [action]}
        if person.server.client.post(path, json=body, headers=person.headers).status_code == 200:
            return
    raise AssertionError("refused again and again")


def test_a_log_has_its_limit(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    id, anna, boris = two_players(server)
    monkeypatch.setattr(table_module, "LONGEST", server.live(id).table.number + 1)
    move(anna, id, 0)

    seen = seen_by(boris, id, 1)
    option = seen["decision"]["options"][0]
    body = {"seat": 1, "d": seen["d"], "actions": [[option["verb"], option["target"], option["extra"]]]}
    assert boris.refusal(f"/api/tables/{id}/act", body) == "refused-log-full"
    assert anna.refusal(f"/api/tables/{id}/undo", {"seat": 0}) == "refused-log-full"
    boris.post(f"/api/tables/{id}/resign", {"seat": 1})
    assert anna.table(id)["status"] == "finished"


def test_a_name_that_is_erased_is_in_no_snapshot(server: Server, tmp_path: Path) -> None:
    id, anna, boris = two_players(server)
    assert server.client.portal is not None
    server.client.portal.call(keeping.put_away, server.live(id))
    assert "Boris" in sql(tmp_path, "SELECT text FROM snapshots")[0][0]

    server.client.delete("/api/me", headers=boris.headers)

    assert "Boris" not in sql(tmp_path, "SELECT group_concat(text) FROM snapshots")[0][0]
    forget(server)
    assert anna.table(id)["status"] == "playing"
