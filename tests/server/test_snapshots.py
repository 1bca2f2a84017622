"""Tables are taken up from their snapshots: whatever they have been through, and under newer rules."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from fivethrones.games import GAMES
from fivethrones.kernel.action import Action
from fivethrones.kernel.play import legal
from fivethrones.match.entry import ACT, UNDO, Entry
from fivethrones.match.match import Match
from fivethrones.server.tables import keeping
from fivethrones.server.tables import table as table_module
from fivethrones.server.tables.entries import GUEST, Chair, Line, Opened, Started
from fivethrones.server.tables.snapshots import EVERY
from fivethrones.server.tables.table import Table
from server.running import GAME, Json, Person, Server, play_out, serving, two_players

SEED = 7


def first_action() -> Action:
    option = legal(Match(GAMES[GAME], {}, SEED).state, 0)[0]
    assert isinstance(option, Action)
    return option


def much_undone(server: Server, person: Person, times: int) -> str:
    """A table at which somebody has made the same move so often, and has taken it back each time."""
    guest = id_of(server, person)
    chairs = [Chair(GUEST, guest, name, hot=True) for name in ("Anna", "Boris")]
    move = first_action()
    lines: list[Line] = [Started(SEED)]
    lines += [Entry(ACT, 0, (move,)), Entry(UNDO, 0)] * times
    opened = Opened(GAME, GAMES[GAME].version, {}, guest, chairs)
    assert server.client.portal is not None
    live = server.client.portal.call(server.registry.create, opened, lines)
    return str(live.table.id)


def id_of(server: Server, person: Person) -> str:
    assert server.client.portal is not None
    guest = server.client.portal.call(server.registry.guests.by_token, token_of(person))
    assert guest is not None
    return guest.id


def token_of(person: Person) -> str:
    return person.headers["authorization"].removeprefix("Bearer ")


@contextmanager
def counted(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Any]]:
    """The lines that tables enter meanwhile."""
    entered: list[Any] = []
    enter = Table.enter

    def noted(self: Table, line: Line, at: int) -> None:
        entered.append(line)
        enter(self, line, at)

    with monkeypatch.context() as patch:
        patch.setattr(Table, "enter", noted)
        yield entered


def forget(server: Server) -> None:
    """As if the server had been killed and started again."""
    server.registry.live.clear()


def settled(server: Server) -> None:
    """Let all that goes on in the background come to its end."""

    async def wait() -> None:
        while server.registry._tasks:
            for task in list(server.registry._tasks):
                await task

    assert server.client.portal is not None
    server.client.portal.call(wait)


def seen_by(person: Person, id: str, seat: int = 0) -> Json:
    with person.at(id) as tab:
        first = tab.seen()
        if first["seat"] != seat:
            first = tab.say(type="eyes", seat=seat)[-1]
        return first


def move(person: Person, id: str, seat: int) -> None:
    seen = seen_by(person, id, seat)
    option = seen["decision"]["options"][0]
    action = [option["verb"], option["target"], option["extra"]]
    person.post(f"/api/tables/{id}/act", {"seat": seat, "d": seen["d"], "actions": [action]})


def sql(folder: Path, statement: str, *values: object) -> list[Any]:
    with closing(sqlite3.connect(folder / "tables.db")) as database:
        found = database.execute(statement, values).fetchall()
        database.commit()
        return found


def lines_of(person: Person, id: str) -> list[str]:
    steps = person.get(f"/api/tables/{id}/replay")["steps"]
    return [event["id"] for step in steps for event in step["events"]]


@contextmanager
def newer_rules(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with monkeypatch.context() as patch:
        patch.setattr(type(GAMES[GAME]), "version", GAMES[GAME].version + 1)
        yield


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
