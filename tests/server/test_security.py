"""What every answer carries, what is refused, and what is never said."""

import json
import logging
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from fivethrones.server.config import Limits
from fivethrones.server.tables import lists
from server.running import GAME, Server, serving, two_players


def test_every_answer_is_guarded(server: Server) -> None:
    for path in ("/api/games", "/api/tables", "/nowhere.png", "/locales/en/common.ftl"):
        headers = server.client.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-opener-policy"] == "same-origin"


def test_answers_about_people_are_not_kept_by_caches(server: Server) -> None:
    assert server.client.get("/api/tables").headers["cache-control"] == "no-store"


def test_a_cookie_sent_by_another_site_changes_nothing(server: Server) -> None:
    server.client.post("/api/me", json={"name": "Anna"})

    foreign = server.client.post("/api/me", json={"name": "Eve"}, headers={"origin": "https://evil.example"})
    own = server.client.post("/api/me", json={"name": "Arya"}, headers={"origin": "http://localhost"})

    assert (foreign.status_code, foreign.json()["reason"]["id"]) == (403, "refused-origin")
    assert own.status_code == 200


def test_a_socket_opened_by_another_site_is_refused(server: Server) -> None:
    id, anna, _boris = two_players(server)
    headers = {**anna.headers, "origin": "https://evil.example"}

    with (
        pytest.raises(WebSocketDisconnect),
        server.client.websocket_connect(f"/ws/tables/{id}", headers=headers),
    ):
        pass


@pytest.mark.parametrize("authorization", ["Basic eDp5", "Bearer", "Bearer nobody", "x"])
def test_another_kind_of_identity_beside_the_cookie_does_not_help_another_site(
    server: Server, authorization: str
) -> None:
    server.client.post("/api/me", json={"name": "Anna"})
    headers = {"origin": "https://evil.example", "authorization": authorization}

    answers = [
        server.client.post("/api/me", json={"name": "Eve"}, headers=headers),
        server.client.post("/api/me/device", headers=headers),
        server.client.delete("/api/me", headers=headers),
    ]

    assert [(answer.status_code, answer.json()["reason"]["id"]) for answer in answers] == [
        (403, "refused-origin")
    ] * 3
    assert server.client.get("/api/me").json()["name"] == "Anna"


def test_no_page_from_elsewhere_is_allowed_anything(server: Server) -> None:
    """A browser asks first, and is not told that it may."""
    asks = {
        "origin": "https://page.example",
        "access-control-request-method": "POST",
        "access-control-request-headers": "content-type",
    }

    answer = server.client.options("/api/me", headers=asks)

    assert answer.status_code >= 400
    assert not [name for name in answer.headers if name.startswith("access-control-")]
    read = server.client.get("/api/games", headers={"origin": "https://page.example"})
    assert "access-control-allow-origin" not in read.headers
    assert read.headers["cross-origin-resource-policy"] == "same-origin"


@pytest.mark.parametrize("path", ["/api/host", "/api/host/backup"])
@pytest.mark.parametrize(
    "headers",
    [{"sec-fetch-site": "cross-site"}, {"sec-fetch-site": "same-site"}, {"origin": "http://localhost:3000"}],
)
def test_other_pages_on_the_hosts_machine_get_nothing_of_the_host(
    server: Server, path: str, headers: dict[str, str]
) -> None:
    answer = server.client.get(path, headers=headers)
    assert (answer.status_code, answer.json()["reason"]["id"]) == (403, "refused-origin")

    for own in ({"sec-fetch-site": "same-origin"}, {"sec-fetch-site": "none"}, {}):
        assert server.client.get(path, headers=own).status_code == 200


def test_too_large_a_request_is_refused_before_it_is_read(server: Server) -> None:
    answer = server.client.post("/api/me", content=b'{"name": "' + b"x" * 20_000 + b'"}')

    assert (answer.status_code, answer.json()["reason"]["id"]) == (413, "refused-too-large")


def test_a_length_that_is_left_out_does_not_help(server: Server) -> None:
    def pieces() -> Any:
        for _ in range(40):
            yield b"x" * 1000

    answer = server.client.post("/api/me", content=pieces())

    assert (answer.status_code, answer.json()["reason"]["id"]) == (413, "refused-too-large")


def test_who_talks_too_fast_is_told_so(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(actions=2.0, guests=100.0)) as server:
        anna = server.guest("Anna")
        answers = [anna.server.client.post("/api/me/device", headers=anna.headers) for _ in range(7)]

        assert [answer.status_code for answer in answers] == [200] * 6 + [429]
        assert answers[-1].json()["reason"]["id"] == "refused-too-fast"
        server.clock.advance(1)
        anna.post("/api/me/device")


def test_a_socket_that_talks_too_fast_is_told_so(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(actions=4.0, guests=100.0)) as server:
        anna = server.guest("Anna")
        id = anna.makes("me", "open")
        with anna.at(id) as tab:
            tab.session.receive_json()
            for _ in range(12):
                tab.session.send_json({"type": "ping"})
            kinds = [tab.session.receive_json()["type"] for _ in range(12)]

    assert kinds == ["pong"] * 11 + ["refused"]


def test_one_guest_opens_only_so_many_tabs(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(connections=1, guests=100.0, actions=1000.0)) as server:
        anna = server.guest("Anna")
        id = anna.makes("me", "open")
        with anna.at(id), anna.at(id) as second:
            refused = second.session.receive_json()

    assert refused["reason"]["id"] == "refused-too-many-connections"


def test_the_host_page_is_for_the_host_only(server: Server) -> None:
    shown = server.client.get("/api/host")
    assert shown.json()["games"][GAME] >= 1
    assert shown.json()["size"] > 0

    for headers in ({"x-forwarded-for": "10.0.0.1"}, {"host": "tables.example"}):
        answer = server.client.get("/api/host", headers=headers)
        assert (answer.status_code, answer.json()["reason"]["id"]) == (403, "refused-loopback-only")


def test_nothing_is_found_outside_the_page(server: Server) -> None:
    for path in ("/..%2f..%2fserve.py", "/assets/../../serve.py", "/locales/en/..%2fru.ftl", "/api/nothing"):
        assert server.client.get(path).status_code == 404


def test_an_error_of_ours_says_nothing_but_its_number(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    anna = server.guest("Anna")

    def broken(*_args: object) -> None:
        raise ZeroDivisionError("seed 4711")

    monkeypatch.setattr(lists, "open_tables", broken)
    server.client._transport.raise_server_exceptions = False  # type: ignore[attr-defined]

    answer = server.client.get("/api/tables", headers=anna.headers)

    assert (answer.status_code, answer.json()["reason"]["id"]) == (500, "refused-server-error")
    assert "4711" not in answer.text
    assert answer.json()["code"] in caplog.text


def test_no_seed_and_no_token_is_ever_told_or_logged(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.DEBUG):
        id, anna, _boris = two_players(server)
        with anna.at(id) as tab:
            told = json.dumps([tab.news(), anna.table(id), anna.get(f"/api/tables/{id}/replay")])
        anna.get(f"/api/tables/{id}/record", 409)
    match = server.live(id).table.match
    assert match is not None

    token = anna.headers["authorization"].partition(" ")[2]
    for secret in (str(match.seed), token):
        assert secret not in told
        assert secret not in caplog.text


def test_who_looks_too_fast_is_told_so(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(looks=2.0, guests=100.0)) as server:
        anna, boris = server.guest("Anna"), server.guest("Boris")
        id = anna.makes("me", "open")
        paths = [f"/api/tables/{id}", "/api/tables", f"/api/tables/{id}/replay", "/api/tables"] * 2
        answers = [server.client.get(path, headers=anna.headers).status_code for path in paths[:7]]

        assert answers[-1] == 429
        assert 429 not in answers[:-1]
        boris.get("/api/tables")
        server.clock.advance(1)
        anna.get("/api/tables")


def test_an_address_asks_only_so_much_whoever_asks(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(requests=1.0)) as server:
        stranger = {"x-forwarded-for": "192.0.2.7"}
        served: Any = server.client.app
        app: Any = ProxyHeadersMiddleware(served, "*")
        client = TestClient(app, base_url="http://localhost")
        asked = [client.get("/api/games", headers=stranger).status_code for _ in range(4)]

        assert asked == [200, 200, 200, 429]
        assert client.get("/api/games", headers={"x-forwarded-for": "192.0.2.8"}).status_code == 200
        assert server.client.get("/api/games").status_code == 200


def test_a_clock_that_goes_back_refuses_nobody(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(actions=2.0, guests=100.0)) as server:
        anna = server.guest("Anna")
        anna.post("/api/me/device")
        server.clock.advance(-3600)

        anna.post("/api/me/device")
        server.tick()
