"""Clocks and absent players; time passes only when a test says so."""

from pathlib import Path
from typing import Any

from fivethrones.server.tables.clocks import ClockRules, Clocks
from fivethrones.server.tables.presence import forget_lost_workers, hear
from server.running import Clock, Server, serving, two_players

LIVE = {"kind": "live", "per_move": 10, "reserve": 20}
DAYS = {"kind": "days", "per_move": 86400, "reserve": 0}


def seat_of(table: Any, seat: int) -> Any:
    return table["seats"][seat]


def test_time_beyond_a_move_is_taken_from_the_reserve() -> None:
    clocks = Clocks(ClockRules("live", 10, 20), 2)
    clocks.ask(1_000, [0], [0])
    assert clocks.deadline(0) == 31_000

    clocks.ask(16_000, [1], [1])

    assert clocks.reserve == [15_000, 20_000]
    assert (clocks.deadline(0), clocks.deadline(1)) == (None, 46_000)


def test_who_answers_in_time_keeps_the_reserve() -> None:
    clocks = Clocks(ClockRules("live", 10, 20), 2)
    clocks.ask(0, [0], [0])

    clocks.ask(9_999, [0], [0])

    assert clocks.reserve == [20_000, 20_000]
    assert clocks.deadline(0) == 39_999


def test_without_a_clock_nobody_is_hurried() -> None:
    clocks = Clocks(ClockRules(), 2)
    clocks.ask(0, [0], [0])

    assert clocks.deadline(0) is None


def test_when_the_clock_runs_out_the_default_is_taken(server: Server) -> None:
    id, anna, boris = two_players(server, clock=LIVE)
    with anna.at(id) as one, boris.at(id) as other:
        seen = one.seen()
        assert seen["decision"]["until"] == server.clock.now() + 30_000
        other.news()

        server.tick(29)
        assert anna.table(id)["step"] == 0
        server.tick(1)

        told = other.news()
        assert [message["step"] for message in told if message["type"] == "seen"] == [1]
    table = anna.table(id)
    assert seat_of(table, 0)["clock_ms"] == 0
    assert seat_of(table, 1)["deadline"] == server.clock.now() + 30_000
    assert anna.get(f"/api/tables/{id}/replay")["steps"][1]["kind"] == "default"


def test_of_an_absent_player_a_bot_takes_the_seat_after_the_grace(server: Server) -> None:
    id, anna, boris = two_players(server, clock={"kind": "live", "per_move": 600, "reserve": 0})
    with anna.at(id) as tab:
        with boris.at(id):
            tab.news()
        server.tick(59)
        assert seat_of(anna.table(id), 1)["stand_in"] is None

        server.tick(1)

        assert seat_of(anna.table(id), 1)["stand_in"] == "hand"
    assert boris.takes(id, 1)["seats"][1]["stand_in"] is None


def test_who_comes_back_within_the_grace_keeps_the_seat(server: Server) -> None:
    id, anna, boris = two_players(server)
    with anna.at(id):
        server.tick(299)
        with boris.at(id):
            server.tick(10)
        server.tick(299)

        assert seat_of(anna.table(id), 1)["stand_in"] is None


def test_nobody_is_replaced_while_nobody_waits(server: Server) -> None:
    id, anna, _boris = two_players(server)

    server.tick(100_000)

    assert [seat["stand_in"] for seat in anna.table(id)["seats"]] == [None, None]


def test_one_alone_with_bots_is_waited_for_forever(server: Server) -> None:
    anna = server.guest("Anna")
    id = anna.makes("me", "random")

    server.tick(100_000)

    assert seat_of(anna.table(id), 0)["stand_in"] is None


def test_a_game_by_days_goes_on_without_anybody_looking(server: Server) -> None:
    id, anna, _boris = two_players(server, clock=DAYS)
    server.tick(1000)
    server.tick(1000)
    assert id not in server.registry.live

    server.tick(84_500)

    assert anna.table(id)["step"] == 1


def test_by_days_a_bot_sits_in_a_day_after_the_clock_ran_out(server: Server) -> None:
    id, anna, boris = two_players(server, clock=DAYS)
    server.tick(86_400)
    assert seat_of(anna.table(id), 0)["stand_in"] is None

    server.tick(86_400)

    assert seat_of(anna.table(id), 0)["stand_in"] == "hand"
    assert seat_of(boris.table(id), 1)["stand_in"] is None


def test_after_a_restart_there_is_time_to_come_back(tmp_path: Path) -> None:
    clock = Clock()
    with serving(tmp_path, clock) as server:
        id, anna, _boris = two_players(server, clock=LIVE)
    clock.advance(3600)
    with serving(tmp_path, clock) as server:
        anna.server = server
        assert anna.table(id)["step"] == 0
        server.tick(9)
        assert anna.table(id)["step"] == 0

        server.tick(1)

        assert anna.table(id)["step"] == 1


def test_who_was_at_a_worker_that_is_gone_is_away(server: Server) -> None:
    id, anna, _boris = two_players(server)
    live = server.live(id)
    guest = live.table.chairs[1].guest
    portal = server.client.portal
    assert portal is not None
    with anna.at(id) as tab:
        portal.call(hear, live, "other", [guest], server.clock.now() + 60_000)
        assert tab.news()[-1]["table"]["seats"][1]["here"]
        server.clock.advance(61)

        portal.call(forget_lost_workers, live, server.clock.now())

        assert tab.news()[-1]["table"]["seats"][1]["away_since"] is not None


def test_who_is_here_keeps_the_seat_whatever_the_host_wants(server: Server) -> None:
    id, anna, boris = two_players(server)
    with boris.at(id):
        server.clock.advance(1000)
        assert anna.refusal(f"/api/tables/{id}/seats/1/bot", {}) == "refused-seat-taken"
