"""Guests: a name, a secret, another device, and being forgotten."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from fivethrones.games import GAMES
from fivethrones.server.edge.rates import Rates
from fivethrones.server.refusals import refuse
from fivethrones.server.tables.lists import RECENT
from server.running import GAME, Clock, Server, serving, two_players


def test_a_guest_is_a_name_and_a_cookie_that_scripts_cannot_read(server: Server) -> None:
    answer = server.client.post("/api/me", json={"name": "  Anna   Stark "})

    assert answer.json()["name"] == "Anna Stark"
    assert answer.json()["token"] is None
    cookie = answer.headers["set-cookie"]
    assert all(part in cookie for part in ("guest=", "HttpOnly", "SameSite=lax", "Path=/"))
    assert "Secure" not in cookie
    assert server.client.get("/api/me").json()["name"] == "Anna Stark"


def test_over_https_the_cookie_is_secure(server: Server) -> None:
    answer = server.client.post("https://localhost/api/me", json={"name": "Anna"})

    assert "Secure" in answer.headers["set-cookie"]
    assert "strict-transport-security" in answer.headers


def test_a_second_name_renames_the_same_guest(server: Server) -> None:
    first = server.client.post("/api/me", json={"name": "Anna"}).json()

    second = server.client.post("/api/me", json={"name": "Arya"})

    assert second.json() == {**first, "name": "Arya"}
    assert "set-cookie" not in second.headers
    assert server.client.get("/api/me").json()["name"] == "Arya"


def test_everybody_at_a_table_sees_the_letters_that_guests_have_chosen(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    for person, letter in ((anna, " Ж "), (boris, "ж2")):
        assert person.post("/api/me", {"name": "X", "letter": letter})["letter"] == letter.strip()
    assert anna.post("/api/me", {"name": "Anna"})["letter"] == anna.get("/api/me")["letter"] == "Ж"

    id = anna.makes("me", "open", "squire")
    boris.takes(id, 1)

    assert [seat["letter"] for seat in server.guest("Carol").table(id)["seats"]] == ["Ж", "ж2", ""]
    assert [seat["letter"] for seat in anna.get("/api/me")["tables"][0]["seats"]] == ["Ж", "ж2", ""]


def test_a_letter_of_ones_own_is_the_first_seats_where_several_share_a_screen(server: Server) -> None:
    anna = server.guest("Anna")
    anna.post("/api/me", {"name": "Anna", "letter": "Ж"})
    body = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "here", "name": "Boris"}]}

    assert [seat["letter"] for seat in anna.post("/api/tables", body)["seats"]] == ["Ж", ""]


def test_a_letter_is_short_and_can_be_given_up(server: Server) -> None:
    anna = server.guest("Anna")
    anna.post("/api/me", {"name": "Anna", "letter": "Ж"})

    assert anna.refusal("/api/me", {"name": "Anna", "letter": "ABC"}) == "refused-letter-long"
    assert anna.get("/api/me")["letter"] == "Ж"
    assert anna.post("/api/me", {"name": "Anna", "letter": " "})["letter"] == ""


def test_without_a_guest_nothing_but_the_games_is_shown(server: Server) -> None:
    assert server.client.get("/api/me").json() is None
    for path in ("/api/tables", "/api/tables/X"):
        answer = server.client.get(path)
        assert (answer.status_code, answer.json()["reason"]["id"]) == (401, "refused-no-guest")
    assert server.client.get("/api/games").status_code == 200
    stranger = server.client.get("/api/me")
    assert (stranger.status_code, stranger.json()) == (200, None)


INVISIBLE = [
    " ", "\n", "\x00", "\x7f",  # spaces and controls
    "\u200b", "\u200d", "\ufeff", "\u2060",  # of no width
    "\u202e", "\u2066\u2069",  # only the direction of what is not there
    "\u0301", "\ufe0f", "\u034f\u17b5", "\u20dd",  # marks on nothing
    "\u3164", "\uffa0", "\u115f\u1160", "\u2800", "\U0001d159",  # letters and signs that are blank
    "\u00a0\u3000", "\u180e", "\U000e0041", "\ue000",
    " \u200b\u0301 \u3164",
]  # fmt: skip


@pytest.mark.parametrize("name", INVISIBLE)
def test_an_invisible_name_is_refused(server: Server, name: str) -> None:
    anna = server.guest("Anna")
    seats = [{"kind": "me"}, {"kind": "here", "name": name}]

    answer = server.client.post("/api/me", json={"name": name})

    assert answer.json()["reason"]["id"] == "refused-name-empty"
    assert anna.refusal("/api/tables", {"game": GAME, "seats": seats}) == "refused-name-empty"
    assert anna.refusal("/api/me", {"name": name}) == "refused-name-empty"
    id = anna.makes("me", "open")
    assert anna.refusal(f"/api/tables/{id}/chat", {"room": "table", "text": name}) == "refused-chat-empty"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("An\u200bna\u3164", "Anna"),
        ("\u202eannA", "annA"),
        ("Zoe\u0308", "Zoe\u0308"),
        ("\u0301\u0301Anna", "Anna"),
        (
            "\u0414\u0435\u0439\u043d\u0435\u0440\u0438\u0441",
            "\u0414\u0435\u0439\u043d\u0435\u0440\u0438\u0441",
        ),
        ("\u0928\u0940\u0932", "\u0928\u0940\u0932"),
        ("\U0001f409", "\U0001f409"),
        ("7", "7"),
    ],
)
def test_nothing_invisible_stays_in_a_name(server: Server, name: str, shown: str) -> None:
    assert server.client.post("/api/me", json={"name": name}).json()["name"] == shown


def test_a_name_is_not_too_long(server: Server) -> None:
    assert server.client.post("/api/me", json={"name": "x" * 31}).status_code == 422


def test_a_device_code_works_once(server: Server) -> None:
    server.client.post("/api/me", json={"name": "Anna"})
    me = server.client.get("/api/me").json()["guest"]
    code = server.client.post("/api/me/device").json()["code"]
    server.client.cookies.clear()  # another device

    adopted = server.client.post("/api/me/adopt", json={"code": code})
    again = server.client.post("/api/me/adopt", json={"code": code})

    assert adopted.json()["guest"] == me
    assert "HttpOnly" in adopted.headers["set-cookie"]
    assert again.json()["reason"]["id"] == "refused-device-code"


def test_a_device_code_grows_old(server: Server) -> None:
    anna = server.guest("Anna")
    code = anna.post("/api/me/device")["code"]
    server.clock.advance(601)

    answer = server.client.post("/api/me/adopt", json={"code": code})

    assert answer.json()["reason"]["id"] == "refused-device-code"


def test_the_database_holds_no_token(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        token = server.guest("Anna").headers["authorization"].partition(" ")[2]
        code = server.guest("Boris").post("/api/me/device")["code"]

    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert token.encode() not in stored
    assert code.encode() not in stored


def test_an_erased_guest_leaves_neither_name_nor_seat(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna, boris = server.guest("Zebulon"), server.guest("Boris")
        playing = anna.makes("me", "random")
        gathering = anna.makes("open", "me")
        boris.takes(gathering, 0)

        assert server.client.delete("/api/me", headers=anna.headers).status_code == 204

        assert anna.refusal("/api/me/device") == "refused-no-guest"
        assert server.live(playing).table.chairs[0].kind == "bot"
        left = boris.table(gathering)
        assert [seat["kind"] for seat in left["seats"]] == ["guest", "open"]
        assert left["host"]
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        texts = [text for (text,) in connection.execute("SELECT text FROM log")]
        names = [name for (name,) in connection.execute("SELECT name FROM guests")]
    connection.close()
    assert names == ["Boris"]
    assert not any("Zebulon" in text for text in texts)


def test_who_is_erased_is_gone_from_the_screens_of_others_at_once(server: Server) -> None:
    zeb, boris, vera = (server.guest(name) for name in ("Zebulon", "Boris", "Vera"))
    id = zeb.makes("me", "open")
    boris.takes(id, 1)
    zeb.post(f"/api/tables/{id}/start")
    for person, text in ((zeb, "my secret"), (boris, "hello"), (zeb, "again")):
        person.post(f"/api/tables/{id}/chat", {"room": "table", "text": text})
    with boris.at(id) as tab, vera.at(id) as watching, zeb.at(id) as own:
        for each in (tab, watching, own):
            each.news()

        assert server.client.delete("/api/me", headers=zeb.headers).status_code == 204

        for each in (tab, watching):
            told = each.news()
            assert "Zebulon" not in json.dumps(told)
            table = [message["table"] for message in told if message["type"] == "table"][-1]
            assert (table["seats"][0]["kind"], table["seats"][0]["name"]) == ("bot", "")
            chat = [message for message in told if message["type"] == "chat"][-1]
            assert (chat["anew"], [line["text"] for line in chat["lines"]]) == (True, ["hello"])
        assert "websocket.close" in (own.session.receive()["type"] for _ in range(10))


def test_what_a_spectator_said_goes_with_him(server: Server) -> None:
    anna, vera, other = (server.guest(name) for name in ("Anna", "Vera", "Other"))
    id = anna.makes("me", "open")
    vera.post(f"/api/tables/{id}/chat", {"room": "spectators", "text": "well"})
    with other.at(id) as tab:
        assert "well" in json.dumps(tab.news())

        server.client.delete("/api/me", headers=vera.headers)

        assert tab.news() == [{"type": "chat", "lines": [], "anew": True}]


def test_to_be_erased_again_is_no_error(server: Server) -> None:
    anna = server.guest("Anna")

    answers = [server.client.delete("/api/me", headers=anna.headers).status_code for _ in range(3)]

    assert answers == [204] * 3
    assert server.client.delete("/api/me").status_code == 204


def test_what_fails_half_way_can_be_asked_for_again(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    zeb = server.guest("Zebulon")
    id = zeb.makes("me", "squire")

    async def broken(_decide: object) -> None:
        raise refuse("busy")

    with monkeypatch.context() as patch:
        patch.setattr(server.live(id), "change", broken)
        assert server.client.delete("/api/me", headers=zeb.headers).status_code == 409

    assert server.client.delete("/api/me", headers=zeb.headers).status_code == 204
    assert server.live(id).table.chairs[0].kind == "bot"


def test_names_go_from_tables_of_another_version_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as server:
        zeb, boris = server.guest("Zebulon"), server.guest("Boris")
        old = zeb.makes("me", "open", "here")
        boris.takes(old, 1)
        zeb.post(f"/api/tables/{old}/chat", {"room": "table", "text": "farewell"})
        zeb.post(f"/api/tables/{old}/start")
        server.registry.live.clear()
        monkeypatch.setattr(type(GAMES[GAME]), "version", 99)
        new = zeb.makes("me", "squire")

        assert server.client.delete("/api/me", headers=zeb.headers).status_code == 204

        assert server.live(new).table.chairs[0].kind == "bot"
        line = next(line for line in boris.get("/api/me")["tables"] if line["id"] == old)
        assert [seat["name"] for seat in line["seats"]] == ["", "Boris", ""]
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
        dump = "\n".join(connection.iterdump())
    assert "Zebulon" not in dump
    assert "farewell" not in dump
    assert b"Boris" in stored


def test_tables_of_a_guest_say_whose_turn_it_is(server: Server) -> None:
    anna = server.guest("Anna")
    id = anna.makes("me", "squire")

    line = anna.get("/api/me")["tables"][0]

    assert (line["id"], line["mine"], line["your_turn"], line["waiting"]) == (id, True, True, [0])
    assert (line["own"], line["ranking"], line["step"]) == ([0], [], 0)
    with anna.at(id) as tab:
        tab.act(tab.seen())
    assert anna.get("/api/me")["tables"][0]["step"] > 0


def test_finished_tables_of_a_guest_say_how_they_ended(server: Server) -> None:
    id, anna, boris = two_players(server)
    boris.post(f"/api/tables/{id}/resign", {"seat": 1})

    for person, own in ((anna, [0]), (boris, [1])):
        line = person.get("/api/me")["tables"][0]
        assert (line["status"], line["own"], line["ranking"]) == ("finished", own, [[0], [1]])


def test_results_are_told_of_the_newest_games_only(server: Server) -> None:
    """Whoever has played a thousand games must not wait for them all."""
    anna = server.guest("Anna")
    for _ in range(RECENT + 1):
        id = anna.makes("me", "squire")
        anna.post(f"/api/tables/{id}/resign", {"seat": 0})
        server.clock.advance(1)

    lines = anna.get("/api/me")["tables"]

    assert [bool(line["ranking"]) for line in lines] == [True] * RECENT + [False]


def test_a_bucket_fills_again() -> None:
    clock = Clock()
    rates = Rates(clock.now)
    for _ in range(6):
        rates.spend("x", "anna", 2.0)

    clock.advance(0.5)

    rates.spend("x", "anna", 2.0)
    rates.spend("x", "boris", 2.0)
