"""Whatever is sent, the answer is a refusal in words, and the server goes on."""

from typing import Any

import pytest

from fivethrones.games import GAMES
from server.postgresql import PostgreSQL
from server.running import Server, serving, two_players

HUGE = 10**25
LONG = "x" * 5000
ODD = ["%00", "a%00b", LONG, "%ff", "..%2f..", "%0a", "🐺", "' OR 1=1"]


@pytest.mark.parametrize("odd", ODD)
def test_no_part_of_an_address_is_an_error_of_ours(server: Server, odd: str) -> None:
    anna = server.guest("Anna")
    paths = ["/{}", "/assets/{}", "/t/{}", "/locales/en/{}.ftl", "/locales/{}/common.ftl", "/api/{}"]
    paths += ["/api/rules/{}/en", "/api/rules/hand-of-the-king/{}", "/api/cards/{}", "/api/tables/{}"]
    paths += ["/api/tables/{}/replay", "/api/tables/{}/record", "/api/tables/{}/stream"]

    for path in paths:
        answer = server.client.get(path.format(odd), headers=anna.headers)

        assert answer.status_code in (200, 404, 422), (path, answer.status_code)


def test_no_part_of_an_address_is_an_error_on_postgresql_either(
    postgresql: PostgreSQL, tmp_path: Any
) -> None:
    with serving(tmp_path, database=postgresql.new_database()) as server:
        anna = server.guest("Anna")
        for odd in ODD:
            assert server.client.get(f"/api/tables/{odd}", headers=anna.headers).status_code in (404, 422)


def test_a_token_of_any_letters_is_simply_unknown(server: Server) -> None:
    for token in (LONG, "%00", "ы" * 10):
        headers = {"authorization": f"Bearer {token}".encode()}
        assert server.client.get("/api/tables", headers=headers).status_code == 401  # type: ignore[arg-type]


def test_huge_numbers_are_refused(server: Server) -> None:
    id, anna, _boris = two_players(server)
    table = f"/api/tables/{id}"
    bodies: list[tuple[str, Any]] = [
        ("act", {"seat": 0, "d": HUGE, "actions": [["move", 0, 0]]}),
        ("act", {"seat": 0, "d": 1, "n": HUGE, "actions": [["move", 0, 0]]}),
        ("act", {"seat": 0, "d": 1, "actions": [["move", HUGE, 0]]}),
        ("act", {"seat": 0, "d": 1, "actions": [["move", 0, -HUGE]]}),
        ("act", {"seat": HUGE, "d": 1, "actions": [["move", 0, 0]]}),
        ("why", {"seat": 0, "action": ["move", HUGE, 0]}),
        ("preview", {"seat": 0, "d": 1, "action": ["move", 0, 0], "after": [["move", HUGE, 0]]}),
        (f"seats/{HUGE}/take", {}),
        (f"seats/-{HUGE}/bot", {"level": "squire"}),
    ]
    for path, body in bodies:
        assert anna.refusal(f"{table}/{path}", body) == "refused-malformed", (path, body)
    assert anna.get(f"{table}/replay/{HUGE}", 422)


def test_moves_that_no_game_has_are_refused(server: Server) -> None:
    """Words of one game, and numbers far from anything, at a table of another."""
    for game in GAMES.values():
        anna = server.guest("Anna")
        id = anna.makes("me", *["here"] * (game.seats[0] - 1), game=game.id)
        for verb in ("move", "use", "marshal", "bid", "offer", "pass", "claim", "", "📯"):
            for target, extra in ((2**53, -(2**53)), (-1, -1), (0, 2**40), (-(2**31), 7)):
                action = [verb, target, extra]
                anna.refusal(f"/api/tables/{id}/act", {"seat": 0, "d": 1, "actions": [action]})
                anna.post(f"/api/tables/{id}/why", {"seat": 0, "action": action})


def test_a_binary_frame_is_answered_like_any_other_noise(server: Server) -> None:
    id, anna, _boris = two_players(server)
    with anna.at(id) as tab:
        tab.news()
        tab.session.send_bytes(b"\x00\xff")

        assert [m["reason"]["id"] for m in tab.news()] == ["refused-malformed"]
        assert tab.say(type="ping", n=1) == [{"n": 1, "type": "pong"}]


def test_noise_on_a_socket_is_refused_and_the_talk_goes_on(server: Server) -> None:
    id, anna, _boris = two_players(server)
    with anna.at(id) as tab:
        tab.news()
        for noise in (
            "",
            "null",
            "[]",
            "{",
            '{"type":"act"}',
            '{"type":"ping","n":' + "9" * 25 + "}",
            "\ud83d"[:0],
        ):
            tab.session.send_text(noise)
            assert [m["type"] for m in tab.news()] == ["refused"], noise
