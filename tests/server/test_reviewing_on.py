"""Reviews over several workers: asked for at one, seen at all, and gone on with when the one that judges is gone."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert

from fivethrones.club.review import decisions
from fivethrones.server.club import reviews as club
from fivethrones.server.storage import reviewing
from fivethrones.server.storage.engine import open_engine
from fivethrones.server.storage.schema import review_parts, tables
from fivethrones.server.storage.writer import Taken
from server.postgresql import PostgreSQL
from server.processes import Process, moves, until
from server.running import Clock, Person, Server, play_out, serving, two_players
from server.test_reviews import reviewed
from server.test_storage import ROW

WORLDS = 12  # enough that there is a middle to be gone in


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    database: PostgreSQL = request.getfixturevalue("postgresql")
    return database.new_database()


def played(server: Server) -> tuple[str, Person]:
    id, anna, boris = two_players(server)
    with anna.at(id) as one, boris.at(id) as other:
        play_out({0: one, 1: other})
    return id, anna


def counting(judged: list[int]) -> Callable[..., Any]:
    """Judges as ever, and notes which step was judged."""

    def judge(errand: Any, worlds: int) -> Any:
        judged.append(errand.step)
        return decisions.judge(errand, worlds)

    return judge


def test_a_server_goes_on_with_what_another_has_left_and_judges_only_the_rest(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    judged: list[int] = []
    monkeypatch.setattr(club, "judge", counting(judged))
    clock = Clock()
    with serving(tmp_path, clock, database=address, review_worlds=2) as server:
        id, anna = played(server)
        path = f"/api/tables/{id}/review"
        begun = anna.post(path)
        while begun["done"] < 3:
            begun = anna.get(path)
    before = list(judged)

    with serving(tmp_path, clock, database=address, review_worlds=2) as server:
        anna = Person(server, anna.headers["authorization"].partition(" ")[2])
        left = anna.get(path)
        assert left["status"] == "running"
        server.tick(1)
        assert anna.post(path)["done"] == left["done"]
        server.tick(club.LOST / 1000)
        told = reviewed(anna, id)

    kept = {each["step"] for each in left["decisions"]}
    assert len(kept) >= 3
    assert [each for each in told["decisions"] if each["step"] in kept] == left["decisions"]
    steps = [each["step"] for each in told["decisions"]]
    assert steps == sorted(set(steps))
    assert told["done"] == told["total"] == len(set(judged))
    again = judged[len(before) :]
    assert len(set(before) & set(again)) <= 1  # what was being judged when the server stopped
    assert len(again) == len(set(again))


def test_a_review_is_the_same_however_many_have_worked_on_it(tmp_path: Path) -> None:
    clock = Clock()
    with serving(tmp_path, clock, review_worlds=1) as server:
        id, anna = played(server)
        whole = reviewed(anna, id)
        path = f"/api/tables/{id}/review"
        live = server.live(id)
        database = server.registry.database
        assert server.client.portal is not None
        wait = server.client.portal.call

        def halfway(connection: Connection) -> None:
            """As if it had been left after some decisions."""
            connection.exec_driver_sql("DELETE FROM reviews")
            reviewing.begin(connection, id, "", "gone", clock.now())

        wait(database.write, halfway)
        assert anna.get(path)["status"] == "running"
        server.tick(club.LOST / 1000 + 1)
        assert reviewed(anna, id) == whole
        assert live is server.live(id)


@pytest.fixture
def connection(address: str) -> Any:
    engine = open_engine(address)
    with engine.begin() as connection:
        connection.execute(insert(tables).values(ROW))
        yield connection
    engine.dispose()


def test_of_two_who_want_to_go_on_one_does_and_the_old_worker_is_told_so(connection: Connection) -> None:
    reviewing.begin(connection, "T", "anna", "one", 1000)
    reviewing.add(connection, "T", "one", 4, "null")
    assert reviewing.orphans(connection, 1000) == []
    assert reviewing.orphans(connection, 1001) == ["T"]

    took = [reviewing.take_over(connection, "T", worker, 1001, 2000) for worker in ("two", "three")]

    assert took == [True, False]
    for late in (
        partial(reviewing.add, step=5, text="null"),
        partial(reviewing.finish, now=3000, text="{}"),
        reviewing.hold,
    ):
        with pytest.raises(reviewing.Lost):
            late(connection, "T", "one")
    reviewing.renew(connection, ["T"], "one", 9000)
    assert reviewing.orphans(connection, 2001) == ["T"]
    reviewing.add(connection, "T", "two", 5, "null")
    found = reviewing.find(connection, "T")
    assert found is not None
    assert list(found.parts) == [4, 5]
    reviewing.finish(connection, "T", "two", 3000, '{"status":"ready"}')
    assert reviewing.find(connection, "T") is None
    assert reviewing.ready(connection, "T") == '{"status":"ready"}'
    assert connection.execute(review_parts.select()).all() == []


def test_no_decision_is_kept_twice(server: Server) -> None:
    id, anna = played(server)
    del anna
    assert server.client.portal is not None
    write = partial(server.client.portal.call, server.registry.database.write)
    write(lambda connection: reviewing.begin(connection, id, "anna", "one", 0))
    add = partial(reviewing.add, table=id, worker="one", step=4, text="null")
    write(add)

    with pytest.raises(Taken):
        write(add)


def test_a_review_that_fails_is_given_up_and_can_be_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path, review_worlds=1) as server:
        id, anna = played(server)
        path = f"/api/tables/{id}/review"
        with monkeypatch.context() as broken:
            broken.setattr(club, "written", lambda _decision: 1 / 0)
            anna.post(path)
            while anna.get(path)["status"] != "none":
                pass
        assert reviewed(anna, id)["status"] == "ready"


def test_a_worker_that_is_killed_while_it_judges_is_followed_by_another(
    postgresql: PostgreSQL, tmp_path: Path
) -> None:
    database = postgresql.new_database()
    workers = [Process(tmp_path, database, worlds=WORLDS) for _ in range(2)]
    try:
        id, tokens = workers[0].two_players()
        with workers[0].socket(id, tokens[0]) as one, workers[0].socket(id, tokens[1]) as other:
            assert list(moves([one, other]))
        path = f"/api/tables/{id}/review"
        assert workers[0].ask("POST", path, {}, tokens[0])[1]["status"] == "running"
        until(workers[1], path, tokens[1], lambda told: told["done"] > 0)
        also_asked = workers[1].ask("POST", path, {}, tokens[1])[1]
        assert (also_asked["status"], also_asked["done"] > 0) == ("running", True)

        workers[0].kill()
        left = workers[1].ask("GET", path, token=tokens[0])[1]
        told = until(workers[1], path, tokens[0], lambda told: told["status"] == "ready")
        workers[0].start()

        kept = left["decisions"]
        assert left["status"] == "running"
        assert [each for each in told["decisions"] if each in kept] == kept
        steps = [each["step"] for each in told["decisions"]]
        assert steps == sorted(set(steps))
        assert workers[0].ask("GET", path, token=tokens[1])[1] == told
    finally:
        for worker in workers:
            worker.stop()
