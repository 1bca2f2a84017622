"""Tables go on under newer rules, or say why not; what was played before stays as it was seen."""

from pathlib import Path

import pytest

from fivethrones.match.match import Match
from server.running import Json, Person, Server, play_out, serving, two_players
from server.stored import forget, lines_of, move, newer_rules, seen_by, settled, sql, token_of


def test_a_running_table_goes_on_under_newer_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as server:
        id, anna, boris = two_players(server)
        move(anna, id, 0)
        tokens = [token_of(person) for person in (anna, boris)]
        before = seen_by(anna, id)
    with newer_rules(monkeypatch):
        for _ in range(2):
            with serving(tmp_path) as server:
                anna, boris = (Person(server, token) for token in tokens)
                after = seen_by(anna, id)
                assert after["view"] == before["view"]
                assert lines_of(anna, id).count("log-rules-changed") == 1
                assert "log-given-back" not in lines_of(anna, id)
        with serving(tmp_path) as server:
            anna, boris = (Person(server, token) for token in tokens)
            assert anna.refusal(f"/api/tables/{id}/undo", {"seat": 0}) == "refused-undo-rules"
            move(boris, id, 1)
            assert anna.table(id)["step"] == 2
            early = anna.get(f"/api/tables/{id}/replay/0")["seen"][0]
            assert early["step"] == 0


@pytest.mark.parametrize("with_snapshot", [True, False])
def test_what_newer_rules_do_not_allow_is_given_back_or_closes_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, with_snapshot: bool
) -> None:
    """After a snapshot only the tail can be lost; a table of which only the log is left is closed."""
    with serving(tmp_path) as server:
        id, anna, _ = two_players(server)
        move(anna, id, 0)
        token = token_of(anna)
        number = server.live(id).table.number
    if not with_snapshot:
        sql(tmp_path, "DELETE FROM snapshots")
    for i, text in enumerate(["1 kill bran", "1 move left stark", 'hosted {"guest":"X"}']):
        values = (id, number + 1 + i, 5, text)
        sql(tmp_path, "INSERT INTO log (table_id, number, at, text) VALUES (?, ?, ?, ?)", *values)
    with newer_rules(monkeypatch), serving(tmp_path) as server:
        anna = Person(server, token)
        info = anna.table(id)
        table = server.live(id).table
        assert table.host == "X"
        told = lines_of(anna, id)
        if with_snapshot:
            assert info["status"] == "playing"
            assert info["step"] == 1
            assert told[-2:] == ["log-rules-changed", "log-given-back"]
            assert table.asides[1][-1].public == {"count": 2}
        else:
            assert (info["status"], info["result"], info["waiting"]) == ("finished", None, [])
            assert told[-2:] == ["log-rules-changed", "log-closed"]
            assert anna.refusal(f"/api/tables/{id}/resign", {"seat": 0}) == "refused-not-playing"
            assert seen_by(anna, id)["decision"] is None
            assert anna.get(f"/api/tables/{id}/replay/1?eyes=0,1,-1")["seen"][1]["step"] == 1
            record = server.client.get(f"/api/tables/{id}/record", headers=anna.headers).text
            assert record.splitlines()[-1].startswith("end 1 ")
    assert sql(tmp_path, "SELECT status FROM tables") == [(info["status"],)]
    with newer_rules(monkeypatch), serving(tmp_path) as server:
        assert lines_of(Person(server, token), id) == told


def test_the_same_rules_must_allow_their_own_log(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        id, anna, _ = two_players(server)
        number = server.live(id).table.number
        forget(server)
        values = (id, number + 1, 5, "1 kill bran")
        sql(tmp_path, "INSERT INTO log (table_id, number, at, text) VALUES (?, ?, ?, ?)", *values)
        assert anna.get(f"/api/tables/{id}", 409)["reason"]["id"].startswith("refused-")
        assert sql(tmp_path, "SELECT count(*) FROM log WHERE text LIKE 'carried%'") == [(0,)]


def test_a_table_that_gathers_is_played_by_the_newer_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as server:
        anna = server.guest("Anna")
        id = anna.makes("me", "open")
        token = token_of(anna)
    with newer_rules(monkeypatch):
        with serving(tmp_path) as server:
            anna, boris = Person(server, token), server.guest("Boris")
            boris.takes(id, 1)
            anna.post(f"/api/tables/{id}/start")
            move(anna, id, 0)
        with serving(tmp_path) as server:
            assert Person(server, token).table(id)["step"] == 1


def test_an_older_worker_leaves_alone_what_a_newer_one_has_carried_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as older, serving(tmp_path, clock=older.clock) as newer:
        id, anna, boris = two_players(older)
        move(anna, id, 0)
        seen = seen_by(boris, id, 1)
        token = token_of(anna)
        with newer_rules(monkeypatch):
            assert Person(newer, token).table(id)["status"] == "playing"
        log = sql(tmp_path, "SELECT * FROM log")

        option = seen["decision"]["options"][0]
        action = [option["verb"], option["target"], option["extra"]]
        body = {"seat": 1, "d": seen["d"], "actions": [action]}
        assert boris.refusal(f"/api/tables/{id}/act", body) == "refused-table-newer"
        assert boris.get(f"/api/tables/{id}", 409)["reason"]["id"] == "refused-table-newer"
        settled(older)
        assert sql(tmp_path, "SELECT * FROM log") == log

        with newer_rules(monkeypatch):
            move(Person(newer, token_of(boris)), id, 1)
            assert Person(newer, token).table(id)["step"] == 2


def test_a_finished_game_is_stepped_through_without_its_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as server:
        id, anna, boris = two_players(server)
        with anna.at(id) as one, boris.at(id) as other:
            play_out({0: one, 1: other})
        last = anna.table(id)["step"]
        settled(server)
        token = token_of(anna)
        path = "/api/tables/{}/replay/{}?eyes=-1,0,1"
        match = server.live(id).table.match
        assert match is not None
        fresh = {
            step: [server_seen(server, id, viewer, step) for viewer in (-1, 0, 1)] for step in range(last + 1)
        }
    with newer_rules(monkeypatch), serving(tmp_path) as server:
        monkeypatch.setattr(Match, "at", not_any_more)
        for step in range(last + 1):
            assert Person(server, token).get(path.format(id, step))["seen"] == fresh[step]
        assert "log-rules-changed" not in lines_of(Person(server, token), id)


def server_seen(server: Server, id: str, viewer: int, step: int) -> Json:
    """As the rules have it."""
    import json

    from fivethrones.server import encode
    from fivethrones.server.tables import seen

    return json.loads(encode.dumps(seen.seen_at(server.live(id).table, viewer, step)))


def not_any_more(_match: Match, step: int) -> None:
    raise AssertionError(f"step {step} is played again")
