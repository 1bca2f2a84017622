"""One guest on several devices: asking before one becomes another, seeing who is in, and ending it."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import text

from fivethrones.server.people.devices import label_of
from fivethrones.server.storage.engine import MIGRATIONS, open_engine, postgresql_engine, read_url
from server.postgresql import PostgreSQL
from server.running import Json, Person, Server, serving

YEAR = 365 * 24 * 3600
DAY = 24 * 3600
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"
PHONE = "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36"


def code_of(person: Person) -> str:
    code: str = person.post("/api/me/device")["code"]
    return code


def reason(answer: Json) -> str:
    id: str = answer.json()["reason"]["id"]
    return id


def cookie_guest(server: Server, name: str, agent: str = FIREFOX) -> str:
    """Somebody at the browser that the client is."""
    server.client.cookies.clear()
    answer = server.client.post("/api/me", json={"name": name}, headers={"user-agent": agent})
    id: str = answer.json()["guest"]
    return id


# Becoming another


def test_a_code_tells_whose_it_is_and_stays_good(server: Server) -> None:
    code = code_of(server.guest("Anna"))
    anna = server.client.post("/api/me/adopt", json={"code": code}).json()["guest"]
    code = server.client.post("/api/me/device").json()["code"]

    mine = server.client.post("/api/me/device/look", json={"code": code}).json()
    cookie_guest(server, "Boris")
    other = server.client.post("/api/me/device/look", json={"code": code}).json()

    assert mine == {"guest": anna, "name": "Anna", "mine": True}
    assert other == {"guest": anna, "name": "Anna", "mine": False}
    wrong = server.client.post("/api/me/device/look", json={"code": "NONE"})
    assert reason(wrong) == "refused-device-code"


def test_who_is_somebody_already_must_agree_to_become_another(server: Server) -> None:
    code = code_of(server.guest("Anna"))
    boris = cookie_guest(server, "Boris")

    refused = server.client.post("/api/me/adopt", json={"code": code})

    assert (refused.status_code, reason(refused)) == (409, "refused-device-confirm")
    assert refused.json()["reason"]["args"] == {"name": "=Anna"}
    assert server.client.get("/api/me").json()["guest"] == boris
    adopted = server.client.post("/api/me/adopt", json={"code": code, "confirm": True})
    assert adopted.json()["name"] == "Anna"
    assert server.client.get("/api/me").json()["name"] == "Anna"


def test_the_identity_that_was_replaced_is_not_left_behind_on_the_device(server: Server) -> None:
    """Its key is lost with the cookie, so it is ended; on other devices it goes on."""
    boris = server.guest("Boris")
    server.client.post("/api/me/adopt", json={"code": code_of(boris)})
    old = server.client.cookies["guest"]
    assert len(boris.get("/api/me/devices")) == 2

    server.client.post("/api/me/adopt", json={"code": code_of(server.guest("Anna")), "confirm": True})

    assert len(boris.get("/api/me/devices")) == 1
    server.client.cookies.clear()
    assert server.client.get("/api/me", headers={"cookie": f"guest={old}"}).json() is None


def test_ones_own_code_changes_nothing(server: Server) -> None:
    cookie_guest(server, "Anna")
    code = server.client.post("/api/me/device").json()["code"]

    assert server.client.post("/api/me/adopt", json={"code": code}).json()["name"] == "Anna"

    assert len(server.client.get("/api/me/devices").json()) == 1


# The devices


def test_a_guest_sees_its_devices_in_rough_words(server: Server) -> None:
    cookie_guest(server, "Anna")
    code = server.client.post("/api/me/device").json()["code"]
    first = server.client.cookies["guest"]
    server.client.cookies.clear()
    server.clock.advance(60)
    server.client.post("/api/me/adopt", json={"code": code}, headers={"user-agent": PHONE})

    devices = server.client.get("/api/me/devices").json()

    assert [(each["label"], each["current"]) for each in devices] == [
        ("Chrome, Android", True),
        ("Firefox, Linux", False),
    ]
    assert devices[0]["created"] == devices[0]["used"] == server.clock.now()
    assert devices[1]["created"] == server.clock.now() - 60_000
    assert first not in json.dumps(devices)


@pytest.mark.parametrize(
    ("agent", "label"),
    [
        (FIREFOX, "Firefox, Linux"),
        (PHONE, "Chrome, Android"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit Version/17.5 Mobile Safari/604.1", "Safari, iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/126.0 Safari/537.36 Edg/126.0", "Edge, Windows"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.5 Safari/605.1.15", "Safari, Mac"),
        ("curl/8.5.0", ""),
        ("", ""),
    ],
)  # fmt: skip
def test_a_label_is_a_browser_and_a_system_and_nothing_more(agent: str, label: str) -> None:
    assert label_of(agent) == label


def test_a_device_that_is_ended_is_out_at_once(server: Server) -> None:
    anna = server.guest("Anna")
    server.client.post("/api/me/adopt", json={"code": code_of(anna)})
    phone = Person(server, server.client.cookies["guest"])
    server.client.cookies.clear()
    id = anna.makes("me", "open")
    other = next(each for each in anna.get("/api/me/devices") if not each["current"])
    with phone.at(id) as there, anna.at(id) as mine:
        there.news()
        mine.news()

        ended = server.client.delete(f"/api/me/devices/{other['id']}", headers=anna.headers)

        assert ended.status_code == 204
        assert there.session.receive()["type"] == "websocket.close"
        mine.news()
    assert phone.refusal("/api/me/device") == "refused-no-guest"
    assert [each["current"] for each in anna.get("/api/me/devices")] == [True]
    again = server.client.delete(f"/api/me/devices/{other['id']}", headers=anna.headers)
    assert again.status_code == 204


def test_a_device_that_is_ended_while_it_is_looked_up_is_not_remembered(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = server.guest("Anna")
    token = anna.headers["authorization"].partition(" ")[2]
    guests = server.registry.guests
    read = guests.database.read

    async def slow(work: Any) -> Any:
        found = await read(work)
        await guests.end(found.guest, found.guest.device)
        await guests.forget(found.guest.id)
        return found

    assert server.client.portal is not None
    server.client.portal.call(guests.forget, anna.get("/api/me")["guest"])
    with monkeypatch.context() as patch:
        patch.setattr(guests.database, "read", slow)
        server.client.portal.call(guests.by_token, token)

    assert server.client.portal.call(guests.by_token, token) is None


def test_nobody_ends_anothers_device(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    device = anna.get("/api/me/devices")[0]["id"]

    server.client.delete(f"/api/me/devices/{device}", headers=boris.headers)

    assert len(anna.get("/api/me/devices")) == 1


def test_who_ends_the_device_at_hand_is_nobody_there(server: Server) -> None:
    cookie_guest(server, "Anna")
    device = server.client.get("/api/me/devices").json()[0]["id"]

    server.client.delete(f"/api/me/devices/{device}")

    assert "guest" not in server.client.cookies
    assert server.client.get("/api/me").json() is None


# Growing old, and being renewed


def test_a_key_that_is_used_lasts_and_one_that_is_not_ends_after_a_year(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna, boris = server.guest("Anna"), server.guest("Boris")
        for _ in range(4):
            server.clock.advance(YEAR / 3)
            assert anna.get("/api/me")["name"] == "Anna"

        assert boris.refusal("/api/me/device") == "refused-no-guest"
        clock = server.clock
    with serving(tmp_path, clock) as server:
        anna.server = boris.server = server
        assert anna.get("/api/me")["name"] == "Anna"
        assert boris.refusal("/api/me/device") == "refused-no-guest"
        server.guest("Vera")
    with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
        assert connection.execute("SELECT count(*) FROM tokens").fetchone() == (2,)


def test_when_a_key_was_used_is_noted_once_a_day(server: Server) -> None:
    anna = server.guest("Anna")
    came = server.clock.now()
    server.clock.advance(DAY - 60)
    assert anna.get("/api/me/devices")[0]["used"] == came

    server.clock.advance(120)

    assert anna.get("/api/me/devices")[0]["used"] == server.clock.now()


def test_the_cookie_lasts_as_long_as_it_is_used(server: Server) -> None:
    cookie_guest(server, "Anna")

    cookie = server.client.get("/api/me").headers["set-cookie"]

    assert f"Max-Age={YEAR}" in cookie
    assert server.client.cookies["guest"] in cookie


def test_a_key_can_be_renewed(server: Server) -> None:
    anna = server.guest("Anna")
    device = anna.get("/api/me/devices")[0]["id"]

    renewed = anna.post("/api/me/renew")

    fresh = Person(server, renewed["token"])
    assert fresh.get("/api/me")["guest"] == renewed["guest"]
    assert [each["id"] for each in fresh.get("/api/me/devices")] == [device]
    assert anna.refusal("/api/me/device") == "refused-no-guest"


def test_a_cookie_can_be_renewed(server: Server) -> None:
    cookie_guest(server, "Anna")
    old = server.client.cookies["guest"]

    answer = server.client.post("/api/me/renew")

    assert answer.json()["token"] is None
    assert server.client.cookies["guest"] != old
    assert server.client.get("/api/me").json()["name"] == "Anna"
    server.client.cookies.clear()
    assert server.client.get("/api/me", headers={"cookie": f"guest={old}"}).json() is None


# Databases of earlier versions

RECORDED = Path(__file__).parents[1] / "recorded" / "0.1.0" / "tables.sql"


def recorded_tokens(connection: Json) -> Json:
    return connection.execute("SELECT count(*), min(length(device)), min(used) FROM tokens").fetchone()


def test_keys_of_an_earlier_version_are_devices_that_were_used_just_now(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(RECORDED.read_text(encoding="utf-8"))
        before = connection.execute("SELECT count(*) FROM tokens").fetchone()[0]
    open_engine(str(file)).dispose()

    with closing(sqlite3.connect(file)) as connection:
        count, shortest, used = recorded_tokens(connection)

    assert (count, shortest) == (before, 12)
    assert used > 1_700_000_000_000


def test_the_same_on_postgresql(postgresql: PostgreSQL) -> None:
    address = postgresql.new_database()
    engine = postgresql_engine(read_url(address))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.execute(text("INSERT INTO guests VALUES ('g', 'Anna', 1)"))
        connection.execute(text("INSERT INTO tokens VALUES ('0123456789abcdef', 'g', 1)"))
    engine.dispose()
    open_engine(address).dispose()

    with psycopg.connect(address) as found:
        count, shortest, used = recorded_tokens(found)

    assert (count, shortest) == (1, 12)
    assert used > 1_700_000_000_000
