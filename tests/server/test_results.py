"""The club is told of every game that ends: once, whatever happens."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select, update

from fivethrones.club.results import Result
from fivethrones.server.club import statistics as counting
from fivethrones.server.club.recount import recount
from fivethrones.server.storage.schema import result_seats, results, statistics, tables
from fivethrones.server.storage.writer import Taken
from server.running import Clock, Server, play_out, serving, two_players


def rows(server: Server, table: Any = results) -> list[dict[str, Any]]:
    """After everything that was begun is done."""
    assert server.client.portal is not None

    async def settled() -> list[dict[str, Any]]:
        await asyncio.gather(*server.registry._tasks)
        query = select(table)
        return await server.registry.database.read(
            lambda c: [dict(row) for row in c.execute(query).mappings()]
        )

    return server.client.portal.call(settled)


def whole_game(server: Server) -> str:
    id, anna, boris = two_players(server)
    server.clock.advance(90)
    with anna.at(id) as one, boris.at(id) as other:
        play_out({0: one, 1: other})
    return id


def test_a_finished_game_has_one_result(server: Server) -> None:
    id = whole_game(server)

    [result] = rows(server)
    assert (result["table_id"], result["game"], result["seats"]) == (id, "hand-of-the-king", 2)
    assert result["ended"] - result["began"] == 90_000
    seats = rows(server, result_seats)
    assert [seat["name"] for seat in seats] == ["Anna", "Boris"]
    assert sorted(seat["place"] for seat in seats) == [1, 2]


def test_a_game_that_goes_on_has_none(server: Server) -> None:
    id, anna, _ = two_players(server)
    with anna.at(id) as tab:
        tab.act(tab.seen())

    assert rows(server) == []


def test_giving_up_ends_it_too(server: Server) -> None:
    id, anna, _ = two_players(server)
    with anna.at(id) as tab:
        tab.say(type="resign", seat=0)

    assert [seat["gone"] for seat in rows(server, result_seats)] == [True, False]


def test_a_game_whose_end_nobody_was_told_of_is_counted_at_the_next_start(tmp_path: Path) -> None:
    clock = Clock()
    with serving(tmp_path, clock, club=False) as server:
        id = whole_game(server)
        assert rows(server) == []

    with serving(tmp_path, clock) as server:
        assert [row["table_id"] for row in rows(server)] == [id]
    with serving(tmp_path, clock) as server:
        assert [row["table_id"] for row in rows(server)] == [id]


def test_a_result_that_is_there_is_not_counted_twice(tmp_path: Path) -> None:
    clock = Clock()
    with serving(tmp_path, clock) as server:
        whole_game(server)
        before = rows(server, result_seats)

        def forget(connection: Any) -> None:
            connection.execute(update(tables).values(counted=False))

        assert server.client.portal is not None
        server.client.portal.call(server.registry.database.write, forget)

    with serving(tmp_path, clock) as server:
        assert rows(server, result_seats) == before


def test_a_record_that_was_handed_in_and_a_branch_have_no_result(server: Server) -> None:
    anna = server.guest("Anna")
    id = whole_game(server)
    record = server.client.get(f"/api/tables/{id}/record", headers=anna.headers).text
    handed_in = server.client.post("/api/records", content=record, headers=anna.headers).json()["id"]
    branch = anna.post(
        f"/api/tables/{handed_in}/branch", {"step": 3, "seats": [{"kind": "me"}, {"kind": "me"}]}
    )
    with anna.at(branch["id"]) as tab:
        tab.say(type="resign", seat=0)

    assert [row["table_id"] for row in rows(server)] == [id]


def test_counters_made_anew_from_the_results_are_the_same(server: Server) -> None:
    id, anna, boris = two_players(server)
    boris.post(f"/api/tables/{id}/resign", {"seat": 1})
    server.clock.advance(60)  # streaks go by time
    again = anna.makes("me", "squire")
    anna.post(f"/api/tables/{again}/resign", {"seat": 0})
    assert len(rows(server)) == 2

    def counters() -> list[str]:
        return sorted(str(row) for row in rows(server, statistics))

    before = counters()

    def spoil_and_recount(connection: Connection) -> int:
        connection.execute(update(statistics).values(games=99, places=7))
        return recount(connection)

    assert server.client.portal is not None
    assert server.client.portal.call(server.registry.database.write, spoil_and_recount) == 2
    assert counters() == before


def test_a_game_is_counted_though_another_worker_wrote_the_same_counter_first(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two games that end at once both begin the counter of everybody: one of them is refused, and comes again."""
    refused: list[str] = []
    add = counting.add

    def first_refused(connection: Connection, result: Result) -> None:
        if not refused:
            refused.append(result.table)
            raise Taken
        add(connection, result)

    monkeypatch.setattr(counting, "add", first_refused)
    id, _anna, boris = two_players(server)
    boris.post(f"/api/tables/{id}/resign", {"seat": 1})

    assert [row["table_id"] for row in rows(server)] == [id] == refused
