"""From a move to a word on the other's device, and all that keeps it from going there."""

import json
from pathlib import Path
from typing import Any

import pytest

import fivethrones.server.app
from fivethrones.server.edge.outgoing import Answer
from fivethrones.server.people.guests import COOKIE
from server.push_service import Browser, Service
from server.running import Json, Person, Server, serving, two_players
from server.test_kept import exported
from server.test_push import claims_in

PATH = "/api/me/signals"
DAYS = {"clock": {"kind": "days", "per_move": 86_400, "reserve": 0}}


@pytest.fixture
def service(server: Server) -> Service:
    return listening(server)


def listening(server: Server) -> Service:
    service = Service()
    signals_of(server).sender.outgoing = service
    return service


def signals_of(server: Server) -> Any:
    return server.client.app.state.signals  # type: ignore[attr-defined]


def settle(server: Server, seconds: float = 0.0) -> None:
    """Let time go by, and what is begun then be done."""
    server.tick(seconds)
    assert server.client.portal is not None
    server.client.portal.call(finished_of, server)


async def finished_of(server: Server) -> None:
    for task in list(server.registry._tasks):
        await task


def another_device(server: Server, person: Person) -> Person:
    """The same guest on another one."""
    code = person.post("/api/me/device")["code"]
    server.client.post("/api/me/adopt", json={"code": code})
    token = server.client.cookies[COOKIE]
    server.client.cookies.clear()
    return Person(server, token)


def moves(person: Person, id: str) -> None:
    with person.at(id) as tab:
        tab.act(tab.seen())


def asked_first(id: str, *people: Person) -> tuple[Person, Person]:
    """Who is to move, and who after him."""
    one, other = people
    [seat] = one.table(id)["waiting"]
    return (one, other) if one.table(id)["seats"][seat]["mine"] else (other, one)


def over_days(server: Server, **more: Any) -> tuple[str, Person, Person]:
    id, anna, boris = two_players(server, **{**DAYS, **more})
    return id, *asked_first(id, anna, boris)


def test_who_is_away_is_told_that_it_is_his_turn(server: Server, service: Service) -> None:
    id, mover, next = over_days(server)
    browser = Browser("one")
    told = next.post(PATH, browser.wants())
    assert (told["on"], told["every"]) == (True, False)

    moves(mover, id)
    settle(server, 59)
    assert service.came == []
    settle(server, 1)

    name = mover.get("/api/me")["name"]
    words = {"title": "Your turn: Hand of the King", "body": f"At the table with {name}", "table": id}
    assert service.to(browser) == [words]
    [(_, headers, _)] = service.came
    assert (headers["Topic"], headers["TTL"], headers["Urgency"]) == (id, "86400", "normal")
    assert claims_in(headers["Authorization"])["aud"] == "https://push.example.net"
    assert headers["Authorization"].endswith(told["key"])
    settle(server, 3600)
    assert len(service.came) == 1


def test_each_device_is_told_in_its_language(server: Server, service: Service) -> None:
    id, mover, next = over_days(server)
    browsers = [Browser("one"), Browser("two")]
    next.post(PATH, browsers[0].wants())
    another_device(server, next).post(PATH, browsers[1].wants(language="ru"))
    moves(mover, id)
    settle(server, 60)

    titles = [[word["title"] for word in service.to(browser)] for browser in browsers]
    assert titles == [["Your turn: Hand of the King"], ["Ваш ход: Десница короля"]]


def test_nobody_is_told_unasked(server: Server, service: Service) -> None:
    id, mover, _next = over_days(server)
    assert mover.get(PATH)["on"] is False
    moves(mover, id)
    settle(server, 3600)

    assert service.came == []


def test_who_has_a_page_open_is_told_when_he_has_been_gone_for_a_while(
    server: Server, service: Service
) -> None:
    id, mover, next = over_days(server)
    next.post(PATH, Browser("one").wants())
    with next.at(id) as tab:
        moves(mover, id)
        tab.seen()
        settle(server, 600)
        assert service.came == []
    settle(server, 59)
    assert service.came == []

    settle(server, 1)

    assert len(service.came) == 1


def test_a_page_at_another_table_is_a_page(server: Server, service: Service) -> None:
    id, mover, next = over_days(server)
    next.post(PATH, Browser("one").wants())
    with next.at(next.makes("me", "squire")):
        moves(mover, id)
        settle(server, 600)

        assert service.came == []


def test_who_has_answered_meanwhile_is_not_told(server: Server, service: Service) -> None:
    id, mover, next = over_days(server)
    next.post(PATH, Browser("one").wants())
    moves(mover, id)
    settle(server, 30)
    moves(next, id)
    settle(server, 600)

    assert service.came == []


def test_games_of_one_evening_are_told_of_when_that_is_wanted(server: Server, service: Service) -> None:
    id, anna, boris = two_players(server)
    mover, next = asked_first(id, anna, boris)
    browsers = [Browser("one"), Browser("two")]
    next.post(PATH, browsers[0].wants())
    another_device(server, next).post(PATH, browsers[1].wants(every=True))
    moves(mover, id)
    settle(server, 20)

    assert [len(service.to(browser)) for browser in browsers] == [0, 1]


def test_a_game_that_begins_by_itself_is_told_of(server: Server, service: Service) -> None:
    """By a seek, without a word at the table before."""
    anna, boris = server.guest("Anna"), server.guest("Boris")
    browsers = [Browser("one"), Browser("two")]
    for person, browser in zip((anna, boris), browsers, strict=True):
        person.post(PATH, browser.wants())
        person.post("/api/seeks", {"game": "hand-of-the-king", "seats": 2, **DAYS})
    settle(server, 60)

    assert len(service.came) == 1


@pytest.mark.parametrize("status", [404, 410])
def test_who_listens_no_more_is_forgotten(server: Server, service: Service, status: int) -> None:
    id, mover, next = over_days(server)
    next.post(PATH, Browser("one").wants())
    service.answers = [Answer(status)]
    moves(mover, id)
    settle(server, 60)

    assert len(service.came) == 1
    assert next.get(PATH)["on"] is False


def test_a_busy_service_is_asked_again_later_and_not_for_ever(server: Server, service: Service) -> None:
    id, mover, next = over_days(server)
    next.post(PATH, Browser("one").wants())
    service.answers = [Answer(503), Answer(429, 300), Answer(500), Answer(500)]
    moves(mover, id)
    counts = []
    # At the last the table has left memory: once more it is seen for a minute that nobody is there.
    for seconds in (60, 29, 1, 299, 1, 600, 60, 3600):
        settle(server, seconds)
        counts.append(len(service.came))

    assert counts == [1, 1, 2, 2, 3, 3, 4, 4]
    assert next.get(PATH)["on"] is True


def test_a_device_that_is_ended_is_told_nothing(server: Server, service: Service) -> None:
    id, mover, next = over_days(server)
    other = another_device(server, next)
    browsers = [Browser("one"), Browser("two")]
    next.post(PATH, browsers[0].wants())
    other.post(PATH, browsers[1].wants())
    [device] = [each["id"] for each in next.get("/api/me/devices") if not each["current"]]
    server.client.delete(f"/api/me/devices/{device}", headers=next.headers)
    assert next.post(f"{PATH}/end")["on"] is False
    moves(mover, id)
    settle(server, 60)

    assert service.came == []


def test_a_browser_listens_for_one_guest(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    browser = Browser("one")
    anna.post(PATH, browser.wants())
    boris.post(PATH, browser.wants())

    assert (anna.get(PATH)["on"], boris.get(PATH)["on"]) == (False, True)


def test_what_is_kept_of_it_can_be_had_and_goes_with_the_guest(server: Server, service: Service) -> None:
    id, mover, next = over_days(server)
    next.post(PATH, Browser("one").wants())
    [row] = exported(server, next.headers)["subscriptions"]
    assert row["endpoint"].startswith("https://push.example.net/")
    assert "auth" not in row
    moves(mover, id)
    server.client.delete("/api/me", headers=next.headers)
    settle(server, 600)

    assert service.came == []


@pytest.mark.parametrize(
    "wrong", [{"endpoint": "https://127.0.0.1/x"}, {"endpoint": "http://push.example.net/x"}, {"p256dh": "x"}]
)
def test_an_address_of_the_hosts_own_network_is_refused(server: Server, wrong: dict[str, str]) -> None:
    anna = server.guest("Anna")
    assert anna.refusal(PATH, Browser("one").wants(**wrong)) == "refused-push-address"
    assert anna.get(PATH)["on"] is False


def test_who_is_nobody_learns_the_key_and_cannot_subscribe(server: Server) -> None:
    told = server.client.get(PATH).json()
    assert (len(told["key"]), told["on"]) == (87, False)
    assert server.client.post(PATH, json=Browser("one").wants()).status_code == 401


def test_the_host_can_do_without(tmp_path: Path) -> None:
    with serving(tmp_path, push=False) as server:
        without(server)


def test_where_nothing_can_be_encrypted_nothing_is_offered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fivethrones.server.app, "find_spec", lambda _name: None)
    with serving(tmp_path) as server:
        without(server)


def without(server: Server) -> None:
    anna = server.guest("Anna")
    assert anna.get(PATH) == {"key": None, "on": False, "every": False}
    assert anna.refusal(PATH, Browser("one").wants()) == "refused-no-signals"
    assert anna.post(f"{PATH}/end")["on"] is False


def test_a_restart_keeps_the_key_and_forgets_nobody(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        id, mover, next = over_days(server)
        browser = Browser("one")
        key = next.post(PATH, browser.wants())["key"]
        clock = server.clock
        clock.advance(1)
        moves(mover, id)
    clock.advance(600)
    for expected in (1, 0):  # the second time he has been told
        with serving(tmp_path, clock) as server:
            service = listening(server)
            settle(server)
            settle(server, 60)
            assert next_key(server, next) == key
            assert len(service.came) == expected


def next_key(server: Server, person: Person) -> Json:
    person.server = server
    return person.get(PATH)["key"]


def test_nothing_of_a_hidden_card_is_in_it(server: Server, service: Service) -> None:
    """The same words whatever lies where: they are made of names alone."""
    id, mover, next = over_days(server)
    browser = Browser("one")
    next.post(PATH, browser.wants())
    moves(mover, id)
    settle(server, 60)
    [words] = service.to(browser)

    names = {mover.get("/api/me")["name"], "Hand of the King", id}
    left = json.dumps(words)
    for name in names:
        left = left.replace(name, "")
    assert left == '{"title": "Your turn: ", "body": "At the table with ", "table": ""}'
