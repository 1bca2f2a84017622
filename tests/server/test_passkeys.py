"""Passkeys: a name that is held, another device that comes in, and all that does not."""

import logging
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from fivethrones.server import app
from fivethrones.server.config import Config
from server.authenticator import GET, Authenticator, Json, Key, b64, eddsa, es256, rs256
from server.postgresql import PostgreSQL
from server.processes import Process
from server.running import Clock, Person, Server, serving

HERE = "/api/me/passkeys"


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("passkeys")
    more: dict[str, Any] = {}
    if request.param == "postgresql":
        database: PostgreSQL = request.getfixturevalue("postgresql")
        more["database"] = database.new_database()
    with serving(folder, **more) as server:
        yield server


def add(person: Person, holder: Authenticator | None = None) -> Authenticator:
    holder = holder or Authenticator()
    person.post(HERE, holder.made(challenge(person, "add")))
    return holder


def challenge(person: Person, purpose: str) -> Json:
    asked: Json = person.post(f"{HERE}/challenge", {"purpose": purpose})
    return asked


def enter(server: Server, shown: Json) -> Json:
    """By somebody who is nobody yet."""
    answer = server.client.post(f"{HERE}/enter", json=shown)
    server.client.cookies.clear()
    entered: Json = answer.json()
    return entered


def shows(server: Server, holder: Authenticator, **more: Any) -> Json:
    asked = server.client.post(f"{HERE}/challenge", json={"purpose": "enter"}).json()
    return holder.shown(asked, **more)


def refused(answer: Json) -> str:
    assert "reason" in answer, answer
    return str(answer["reason"]["id"])


@pytest.mark.parametrize("key", [es256, eddsa, rs256])
def test_who_has_added_a_passkey_comes_in_by_it_from_anywhere(server: Server, key: Callable[[], Key]) -> None:
    anna = server.guest("Anna of the passkey")
    id = anna.makes("me", "random")
    holder = add(anna, Authenticator(key=key()))

    answer = server.client.post(f"{HERE}/enter", json=shows(server, holder))
    me = server.client.get("/api/me").json()
    server.client.cookies.clear()

    assert answer.json()["guest"] == me["guest"] == anna.get("/api/me")["guest"]
    assert "HttpOnly" in answer.headers["set-cookie"]
    assert [table["id"] for table in me["tables"]] == [id]
    assert len(anna.get("/api/me/devices")) == 2
    anna.server.client.request("DELETE", "/api/me", headers=anna.headers)


def test_a_passkey_is_listed_and_removed(server: Server) -> None:
    anna = server.guest("Anna")
    assert anna.get(HERE) == {"missing": None, "held": False, "passkeys": []}
    first, second = add(anna), add(anna)

    assert {each["id"] for each in anna.get(HERE)["passkeys"]} == {
        b64(first.credential),
        b64(second.credential),
    }
    assert set(challenge(anna, "add")["known"]) == {b64(first.credential), b64(second.credential)}
    removed(anna, first)

    assert [each["id"] for each in anna.get(HERE)["passkeys"]] == [b64(second.credential)]
    assert refused(enter(server, shows(server, first))) == "refused-passkey-unknown"
    assert enter(server, shows(server, second))["guest"] == anna.get("/api/me")["guest"]
    removed(anna, second)


def removed(person: Person, holder: Authenticator) -> None:
    path = f"{HERE}/{b64(holder.credential)}"
    assert person.server.client.delete(path, headers=person.headers).status_code == 200


def test_nobody_removes_the_passkey_of_another(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    holder = add(anna)

    removed(boris, holder)

    assert len(anna.get(HERE)["passkeys"]) == 1
    removed(anna, holder)


# Names


@pytest.mark.parametrize("name", ["Daenerys", "daenerys", "DAEN ERYS", "D\u0430enerys", "Daenérys."])
def test_a_name_that_is_held_is_taken_by_nobody_else(server: Server, name: str) -> None:
    """Nor one that looks like it."""
    daenerys, boris = server.guest("Daenerys"), server.guest("Boris")
    holder = add(daenerys)
    assert daenerys.get(HERE)["held"]

    new = server.client.post("/api/me?bearer=1", json={"name": name})
    seats = [{"kind": "me"}, {"kind": "here", "name": name}]

    assert new.status_code == 409
    assert new.json()["reason"] == {"id": "refused-name-held", "args": {"name": f"={name}"}, "rule": ""}
    assert boris.refusal("/api/me", {"name": name}) == "refused-name-held"
    assert boris.refusal("/api/tables", {"game": "hand-of-the-king", "seats": seats}) == "refused-name-held"
    assert boris.get("/api/me")["name"] == "Boris"
    assert daenerys.post("/api/me", {"name": "Daenerys", "letter": "D"})["letter"] == "D"
    removed(daenerys, holder)
    assert boris.post("/api/me", {"name": name})["name"] == name


def test_who_is_called_so_already_stays_so_and_does_not_hold_it(server: Server) -> None:
    first, second = server.guest("Jon"), server.guest("Jon")
    holder, other = add(first), add(second)

    assert (first.get(HERE)["held"], second.get(HERE)["held"]) == (True, False)
    assert second.post("/api/me", {"name": "Jon", "letter": "J"})["letter"] == "J"

    second.post("/api/me", {"name": "Aegon"})
    assert second.get(HERE)["held"]
    assert second.refusal("/api/me", {"name": "Jon"}) == "refused-name-held"
    removed(first, holder)
    removed(second, other)


def test_a_new_name_is_held_instead_of_the_old_one(server: Server) -> None:
    arya, boris = server.guest("Arya"), server.guest("Boris")
    holder = add(arya)

    arya.post("/api/me", {"name": "No One"})

    assert boris.post("/api/me", {"name": "Arya"})["name"] == "Arya"
    assert boris.refusal("/api/me", {"name": "no one"}) == "refused-name-held"
    removed(arya, holder)


@pytest.mark.parametrize("name", ["Guest", "Гость"])
def test_what_everybody_is_called_is_held_by_nobody(server: Server, name: str) -> None:
    first = server.guest(name)
    holder = add(first)

    assert not first.get(HERE)["held"]
    assert server.guest(name).get("/api/me")["name"] == name
    removed(first, holder)


def test_a_guest_who_is_erased_leaves_neither_passkey_nor_held_name(server: Server) -> None:
    sansa = server.guest("Sansa")
    holder = add(sansa)
    kept = server.client.get("/api/me/export", headers=sansa.headers).json()["kept"]
    assert [row["credential"] for row in kept["passkeys"]] == [b64(holder.credential)]
    assert set(kept["passkeys"][0]) == {
        "credential",
        "guest",
        "rp",
        "key",
        "counter",
        "label",
        "created",
        "used",
    }
    assert len(kept["held_names"]) == 1

    server.client.delete("/api/me", headers=sansa.headers)

    assert refused(enter(server, shows(server, holder))) == "refused-passkey-unknown"
    assert server.guest("Sansa").get("/api/me")["name"] == "Sansa"


# What does not come in


def test_a_challenge_is_answered_once(server: Server) -> None:
    anna = server.guest("Anna")
    holder = add(anna)
    shown = shows(server, holder)

    assert "guest" in enter(server, shown)
    assert refused(enter(server, shown)) == "refused-passkey-late"
    removed(anna, holder)


def test_a_challenge_that_was_answered_wrongly_is_spent_too(server: Server) -> None:
    anna = server.guest("Anna")
    holder = add(anna)
    asked = challenge(anna, "enter")

    wrong = {**holder.shown(asked), "signature": b64(b"nonsense")}

    assert refused(enter(server, wrong)) == "refused-passkey"
    assert refused(enter(server, holder.shown(asked))) == "refused-passkey-late"
    removed(anna, holder)


def test_a_challenge_grows_old(server: Server) -> None:
    anna = server.guest("Anna")
    holder = add(anna)
    shown, made = shows(server, holder), Authenticator().made(challenge(anna, "add"))

    server.clock.advance(301)

    assert refused(enter(server, shown)) == "refused-passkey-late"
    assert anna.refusal(HERE, made) == "refused-passkey-late"
    removed(anna, holder)


def test_a_challenge_is_for_what_it_was_asked_for_and_by_whom(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    holder = add(anna)

    assert refused(enter(server, holder.shown(challenge(anna, "add")))) == "refused-passkey-late"
    assert boris.refusal(HERE, Authenticator().made(challenge(anna, "add"))) == "refused-passkey-late"
    asked = {**challenge(anna, "enter"), "user": holder.user}
    assert anna.refusal(HERE, Authenticator().made(asked)) == "refused-passkey-late"
    asked = {"challenge": "never asked for", "user": holder.user}
    assert refused(enter(server, holder.shown(asked))) == "refused-passkey-late"
    removed(anna, holder)


ELSEWHERE = ["http://localhost:1234", "https://evil.example", "http://localhost.evil.example", "null", ""]


@pytest.mark.parametrize("origin", ELSEWHERE)
def test_nothing_that_was_signed_on_another_page_counts(server: Server, origin: str) -> None:
    anna = server.guest("Anna")
    holder = add(anna)

    assert refused(enter(server, shows(server, replace(holder, origin=origin)))) == "refused-passkey"
    wrong = Authenticator(origin=origin).made(challenge(anna, "add"))
    assert anna.refusal(HERE, wrong) == "refused-passkey"
    removed(anna, holder)


def test_nothing_that_was_signed_for_another_site_counts(server: Server) -> None:
    anna = server.guest("Anna")
    holder = add(anna)

    assert refused(enter(server, shows(server, replace(holder, rp="evil.example")))) == "refused-passkey"
    wrong = Authenticator(rp="evil.example").made(challenge(anna, "add"))
    assert anna.refusal(HERE, wrong) == "refused-passkey"
    removed(anna, holder)


def test_a_passkey_of_one_name_of_the_server_opens_nothing_under_another(server: Server) -> None:
    anna = server.guest("Anna")
    holder = add(anna)
    asked = challenge(anna, "enter")
    elsewhere = replace(holder, origin="https://thrones.example.org", rp="thrones.example.org")

    answer = server.client.post(
        f"{HERE}/enter", json=elsewhere.shown(asked), headers={"host": "thrones.example.org"}
    )

    assert refused(answer.json()) == "refused-passkey"
    removed(anna, holder)


def test_nothing_signed_for_something_else_or_within_another_page_counts(server: Server) -> None:
    anna = server.guest("Anna")
    holder = add(anna)

    assert refused(enter(server, shows(server, holder, kind="webauthn.create"))) == "refused-passkey"
    assert refused(enter(server, shows(server, holder, crossOrigin=True))) == "refused-passkey"
    assert "guest" in enter(server, shows(server, holder, kind=GET))
    removed(anna, holder)


def test_the_key_of_another_guest_opens_nothing(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    mine, theirs = add(anna), add(boris)

    by_another_key = replace(mine, key=theirs.key)
    under_another_name = replace(mine, user=theirs.user)

    assert refused(enter(server, shows(server, by_another_key))) == "refused-passkey"
    assert refused(enter(server, shows(server, under_another_name))) == "refused-passkey"
    assert boris.refusal(HERE, replace(mine).made(challenge(boris, "add"))) == "refused-passkey-known"
    removed(anna, mine)
    removed(boris, theirs)


def test_a_counter_that_goes_back_is_a_copy(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    anna = server.guest("Anna")
    holder = add(anna, Authenticator(counter=5))
    holder.counter = 6
    assert "guest" in enter(server, shows(server, holder))

    with caplog.at_level(logging.WARNING, logger="fivethrones.server"):
        for counter in (6, 5, 0):
            holder.counter = counter
            assert refused(enter(server, shows(server, holder))) == "refused-passkey-copied"

    told = [record for record in caplog.records if "counts back" in record.getMessage()]
    assert [record.__dict__["guest"] for record in told] == [anna.get("/api/me")["guest"]] * 3
    holder.counter = 7
    assert "guest" in enter(server, shows(server, holder))
    removed(anna, holder)


def test_who_is_somebody_else_here_confirms_it_first(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    holder = add(anna)

    assert boris.refusal(f"{HERE}/enter", shows(server, holder)) == "refused-device-confirm"
    confirmed = {**shows(server, holder), "confirm": True}
    assert boris.post(f"{HERE}/enter", confirmed)["name"] == "Anna"
    server.client.cookies.clear()
    removed(anna, holder)


def test_a_guest_has_so_many_passkeys_and_no_more(server: Server) -> None:
    anna = server.guest("Anna")
    for _ in range(10):
        add(anna)

    assert anna.refusal(HERE, Authenticator().made(challenge(anna, "add"))) == "refused-passkeys-many"
    server.client.delete("/api/me", headers=anna.headers)


def test_who_is_nobody_adds_none(server: Server) -> None:
    answer = server.client.post(f"{HERE}/challenge", json={"purpose": "add"})

    assert answer.status_code == 401


# The host


def test_a_host_may_do_without(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        holder = add(server.guest("Anna"))
    with serving(tmp_path, passkeys=False) as server:
        nobody = server.client.get(HERE).json()

        assert nobody["missing"]["id"] == "refused-no-passkeys"
        assert server.client.post(f"{HERE}/challenge", json={"purpose": "enter"}).status_code == 404
        asked = {"challenge": "x", "user": "x"}
        assert refused(enter(server, holder.shown(asked))) == "refused-no-passkeys"
        assert server.guest("Anna").get("/api/me")["name"] == "Anna"


def test_where_what_they_need_is_not_installed_that_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "find_spec", lambda _name: None)
    with serving(tmp_path) as server:
        assert server.client.get(HERE).json()["missing"]["id"] == "refused-passkeys-missing"
        assert (
            server.guest("Anna").refusal(f"{HERE}/challenge", {"purpose": "add"})
            == "refused-passkeys-missing"
        )


@pytest.mark.parametrize(
    "host", ["127.0.0.1:8642", "[::1]:8642", "10.1", "0x7f.1", "a b", "-", "x" * 300, "["]
)
def test_an_address_without_a_name_has_none(server: Server, host: str) -> None:
    answer = server.client.get(HERE, headers={"host": host})

    assert answer.json()["missing"]["id"] == "refused-passkeys-address", answer.text


def test_behind_a_proxy_the_name_is_that_of_the_proxy(server: Server) -> None:
    """docs/hosting.md: the proxy passes on the host as the browser wrote it."""
    anna = server.guest("Anna")
    headers = {**anna.headers, "host": "thrones.example.org"}
    asked = server.client.post(f"{HERE}/challenge", json={"purpose": "add"}, headers=headers).json()
    assert asked["rp"] == "thrones.example.org"
    holder = Authenticator(origin="https://thrones.example.org", rp=asked["rp"])

    assert server.client.post(HERE, json=holder.made(asked), headers=headers).status_code == 200
    removed(anna, holder)


def test_a_host_may_name_the_one_page_for_them(tmp_path: Path) -> None:
    with serving(tmp_path, origin="https://thrones.example.org") as server:
        anna = server.guest("Anna")
        asked = challenge(anna, "add")
        assert asked["rp"] == "thrones.example.org"
        assert anna.refusal(HERE, Authenticator(rp=asked["rp"]).made(asked)) == "refused-passkey"
        add(anna, Authenticator(origin="https://thrones.example.org", rp=asked["rp"]))


def test_one_address_tries_only_so_often(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Config().limits, clock=Clock()) as server:
        tries = [server.client.post(f"{HERE}/challenge", json={"purpose": "enter"}) for _ in range(20)]

    assert 429 in [answer.status_code for answer in tries]


def test_the_database_holds_no_challenge_and_old_ones_go(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna = server.guest("Anna")
        asked = challenge(anna, "enter")
        server.clock.advance(301)
        challenge(anna, "enter")

    assert asked["challenge"].encode() not in b"".join(file.read_bytes() for file in tmp_path.iterdir())
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
        assert database.execute("SELECT count(*) FROM challenges").fetchone() == (1,)


def test_two_workers_know_the_same_passkeys_names_and_challenges(
    postgresql: PostgreSQL, tmp_path: Path
) -> None:
    database = postgresql.new_database()
    workers = [Process(tmp_path, database) for _ in range(2)]
    try:
        token = workers[0].guest("Anna")
        origin = [f"http://localhost:{worker.port}" for worker in workers]
        holder = Authenticator(origin=origin[1])

        asked = at(workers[0], "/challenge", {"purpose": "add"}, token)
        assert at(workers[1], "", holder.made(asked), token)["held"]
        assert refused(workers[0].ask("POST", "/api/me?bearer=1", {"name": "Anna"})[1]) == "refused-name-held"

        asked = at(workers[1], "/challenge", {"purpose": "enter"})
        shown = replace(holder, origin=origin[0]).shown(asked)
        assert at(workers[0], "/enter", shown)["name"] == "Anna"
        again = replace(holder, origin=origin[1]).shown(asked)
        assert refused(at(workers[1], "/enter", again)) == "refused-passkey-late"
    finally:
        for worker in workers:
            worker.stop()


def at(worker: Process, path: str, body: Json, token: str = "") -> Json:
    answer: Json = worker.ask("POST", HERE + path, body, token, host="localhost")[1]
    return answer
