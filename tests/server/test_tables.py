"""Tables: making, finding, sitting down, beginning, and playing again."""

from pathlib import Path

import pytest

from fivethrones.games import GAMES
from fivethrones.server.config import Limits
from server.running import GAME, Server, play_out, serving, two_players


def test_one_request_makes_a_table_and_begins(server: Server) -> None:
    anna = server.guest("Anna")

    table = anna.table(anna.makes("me", "squire", "knight"))

    assert table["status"] == "playing"
    assert [seat["kind"] for seat in table["seats"]] == ["guest", "bot", "bot"]
    assert [seat["mine"] for seat in table["seats"]] == [True, False, False]
    assert table["options"]["seats"] == "3"
    assert table["host"]


def test_options_that_do_not_go_together_are_refused(server: Server) -> None:
    anna = server.guest("Anna")
    seats = [{"kind": "me"}, {"kind": "open"}]

    for body, reason in (
        ({"game": GAME, "seats": seats, "options": {"variant": "raven"}}, "refused-raven-needs-three"),
        ({"game": GAME, "seats": seats, "options": {"dragons": "3"}}, "refused-option-unknown"),
        ({"game": GAME, "seats": seats * 3}, "refused-option-value"),
        ({"game": "chess", "seats": seats}, "refused-not-found"),
        ({"game": GAME, "seats": [{"kind": "bot", "level": "god"}] * 2}, "refused-bot-unknown"),
    ):
        assert anna.refusal("/api/tables", body) == reason


def test_a_table_says_how_long_a_window_for_responses_lasts(server: Server) -> None:
    """Two seconds unless its owner has chosen another time, none for open play; a rematch keeps it."""
    anna = server.guest("Anna")
    body = {"game": "stark-lannister", "seats": [{"kind": "me"}, {"kind": "here", "name": "Boris"}]}

    assert anna.table(anna.makes("me", "open"))["window"] == 2
    assert anna.post("/api/tables", {**body, "window": 0})["window"] == 0
    assert anna.post("/api/tables", {**body, "window": 6}, 422)["reason"]["id"] == "refused-malformed"

    id = anna.post("/api/tables", {**body, "window": 5, "start": True})["id"]
    anna.post(f"/api/tables/{id}/resign", {"seat": 0})
    assert anna.post(f"/api/tables/{id}/rematch")["window"] == 5


def test_the_games_say_whether_windows_for_responses_open(server: Server) -> None:
    games = server.guest("Anna").get("/api/games")

    assert [game["id"] for game in games if game["responses"]] == ["stark-lannister", "living-card-game"]


def test_open_tables_are_listed_and_private_ones_are_not(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    shown = anna.makes("me", "open")
    anna.makes("me", "open", private=True)

    assert [line["id"] for line in boris.get("/api/tables")] == [shown]


def test_lists_tell_in_words_of_the_game_how_far_it_has_come(server: Server) -> None:
    id, anna, _ = two_players(server)
    waiting = anna.makes("me", "open")

    lines = {line["id"]: line for line in server.guest("Carol").get("/api/tables")}
    own = {line["id"]: line for line in anna.get("/api/me")["tables"]}

    begun = {"id": "stage-court", "args": {"left": 35}, "rule": ""}
    assert lines[id]["stage"] == own[id]["stage"] == begun
    assert lines[waiting]["stage"] is None
    assert own[waiting]["stage"] is None


def test_a_game_with_bots_alone_is_listed_for_nobody_and_watched_by_whom_its_player_lets(
    server: Server,
) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    id = anna.makes("me", "squire")
    code = anna.table(id)["code"]

    assert boris.get("/api/tables") == []
    assert boris.get(f"/api/tables/{id}", 403)["reason"]["id"] == "refused-private"
    assert boris.refusal(f"/api/tables/{id}/enter", {"code": ""}) == "refused-private"
    assert boris.post(f"/api/tables/{id}/enter", {"code": code})["code"] is None
    assert boris.table(id)["status"] == "playing"


def test_what_somebody_played_with_bots_can_be_shown_to_all_afterwards(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    id = anna.makes("me", "squire")
    anna.post(f"/api/tables/{id}/resign", {"seat": 0})

    assert boris.table(id)["status"] == "finished"


def test_a_name_makes_no_game_with_bots_public(server: Server) -> None:
    anna = server.guest('"kind": "open"')
    anna.makes("me", "squire")

    assert server.guest("Boris").get("/api/tables") == []


def test_a_private_table_opens_to_its_code(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    id = anna.makes("me", "open", private=True)
    code = anna.table(id)["code"]

    assert boris.get(f"/api/tables/{id}", 403)["reason"]["id"] == "refused-private"
    assert boris.refusal(f"/api/tables/{id}/seats/1/take", {}) == "refused-private"
    assert boris.refusal(f"/api/tables/{id}/enter", {"code": "WRONG"}) == "refused-private"
    assert boris.post(f"/api/tables/{id}/enter", {"code": code})["code"] is None

    assert boris.takes(id, 1)["seats"][1]["mine"]


def test_a_socket_to_a_private_table_is_refused_in_words(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    id = anna.makes("me", "open", private=True)

    with boris.at(id) as tab:
        refused, closed = tab.session.receive_json(), tab.session.receive()

    assert refused["reason"]["id"] == "refused-private"
    assert closed["code"] == 4403


def test_an_invitation_opens_one_seat_of_a_private_table(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    id = anna.makes("me", "open", "open", private=True)
    code = anna.post(f"/api/tables/{id}/seats/2/invite")["code"]

    assert boris.refusal(f"/api/tables/{id}/seats/1/take", {"invite": code}) == "refused-invite"
    assert boris.post(f"/api/tables/{id}/seats/2/take", {"invite": code})["seats"][2]["mine"]
    assert (
        server.guest("Vera").refusal(f"/api/tables/{id}/seats/2/take", {"invite": code})
        == "refused-seat-taken"
    )


def test_a_taken_seat_stays_taken(server: Server) -> None:
    anna, boris, vera = (server.guest(name) for name in ("Anna", "Boris", "Vera"))
    id = anna.makes("me", "open")
    boris.takes(id, 1)

    assert vera.refusal(f"/api/tables/{id}/seats/1/take", {}) == "refused-seat-taken"
    assert vera.refusal(f"/api/tables/{id}/seats/5/take", {}) == "refused-seat-unknown"


def test_only_the_host_begins_and_only_when_all_sit(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    id = anna.makes("me", "open")

    assert anna.refusal(f"/api/tables/{id}/start") == "refused-seats-open"
    boris.takes(id, 1)
    assert boris.refusal(f"/api/tables/{id}/start") == "refused-host-only"
    assert anna.post(f"/api/tables/{id}/start")["status"] == "playing"
    assert anna.refusal(f"/api/tables/{id}/start") == "refused-already-begun"


def test_the_host_fills_and_opens_seats_before_play(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    id = anna.makes("me", "open")

    assert boris.refusal(f"/api/tables/{id}/seats/1/bot", {"level": "knight"}) == "refused-host-only"
    assert anna.post(f"/api/tables/{id}/seats/1/bot", {"level": "knight"})["seats"][1]["level"] == "knight"
    assert anna.post(f"/api/tables/{id}/seats/1/open")["seats"][1]["kind"] == "open"
    boris.takes(id, 1)
    assert anna.refusal(f"/api/tables/{id}/seats/1/bot", {"level": "knight"}) == "refused-seat-taken"


def test_leaving_before_play_frees_the_seat(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    id = anna.makes("me", "open")
    boris.takes(id, 1)

    with boris.at(id) as tab:
        tab.news()
        boris.post(f"/api/tables/{id}/seats/1/leave")

        assert tab.news()[-1]["table"]["seats"][1]["kind"] == "open"


def test_leaving_a_game_hands_the_seat_to_a_bot_until_one_comes_back(server: Server) -> None:
    id, _anna, boris = two_players(server)

    left = boris.post(f"/api/tables/{id}/seats/1/leave")["seats"][1]
    assert (left["kind"], left["stand_in"], left["mine"]) == ("guest", "hand", True)
    body = {"seat": 1, "d": 0, "actions": [["move", 0, 0]]}
    assert boris.refusal(f"/api/tables/{id}/act", body) == "refused-stand-in"

    assert boris.takes(id, 1)["seats"][1]["stand_in"] is None


def test_everybody_sees_who_comes_and_goes(server: Server) -> None:
    id, anna, boris = two_players(server)
    with anna.at(id) as tab:
        tab.news()
        with boris.at(id), server.guest("Vera").at(id):
            came = tab.news()[-1]["table"]
            assert (came["seats"][1]["here"], came["spectators"]) == (True, 1)
        went = tab.news()[-1]["table"]

    assert (went["seats"][1]["here"], went["spectators"]) == (False, 0)
    assert went["seats"][1]["away_since"] == server.clock.now()


def test_a_rematch_seats_the_same_people_one_further_on(server: Server) -> None:
    id, anna, boris = two_players(server)
    assert anna.refusal(f"/api/tables/{id}/rematch") == "refused-not-finished"
    with anna.at(id) as one, boris.at(id) as other:
        play_out({0: one, 1: other})

    again = anna.post(f"/api/tables/{id}/rematch")

    assert [seat["name"] for seat in again["seats"]] == ["Boris", "Anna"]
    assert boris.post(f"/api/tables/{id}/rematch")["id"] == again["id"]
    assert anna.table(id)["rematch"] == again["id"]
    assert server.guest("Vera").refusal(f"/api/tables/{id}/rematch") == "refused-seat-not-yours"


def test_one_person_against_bots_plays_again_at_once(server: Server) -> None:
    anna = server.guest("Anna")
    id = anna.makes("me", "random")
    anna.post(f"/api/tables/{id}/resign", {"seat": 0})

    assert anna.post(f"/api/tables/{id}/rematch")["status"] == "playing"


def test_a_guest_has_only_so_many_unfinished_tables(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(tables=2, actions=1000)) as server:
        anna = server.guest("Anna")
        first = anna.makes("me", "random")
        anna.makes("me", "open")
        body = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}

        assert anna.refusal("/api/tables", body) == "refused-too-many-tables"
        anna.post(f"/api/tables/{first}/resign", {"seat": 0})
        anna.post("/api/tables", body)


def test_abandoned_tables_are_neither_listed_nor_counted(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(tables=1, actions=1000)) as server:
        anna = server.guest("Anna")
        anna.makes("me", "open")
        server.clock.advance(25 * 3600)

        assert anna.get("/api/tables") == []
        anna.makes("me", "open")


def test_a_table_of_a_newer_version_of_the_rules_is_refused_and_harms_nobody(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = server.guest("Anna")
    id = anna.makes("me", "here", clock={"kind": "days", "per_move": 60, "reserve": 0})
    server.registry.live.clear()
    monkeypatch.setattr(type(GAMES[GAME]), "version", 0)

    assert anna.get(f"/api/tables/{id}", 409)["reason"]["id"] == "refused-table-newer"
    assert anna.get("/api/me")["tables"][0]["id"] == id
    server.tick(3600)


def test_tables_that_nobody_looks_at_leave_memory_and_come_back(server: Server) -> None:
    anna = server.guest("Anna")
    id = anna.makes("me", "here")
    with anna.at(id) as tab:
        tab.news()
        tab.act(tab.say(type="eyes", seat=0)[-1])
        server.tick(1000)
        assert id in server.registry.live

    server.tick(1000)

    assert id not in server.registry.live
    assert anna.table(id)["step"] == 1


def test_an_unknown_table_is_not_there(server: Server) -> None:
    assert server.guest("Anna").get("/api/tables/NOSUCH", 404)["reason"]["id"] == "refused-no-table"
