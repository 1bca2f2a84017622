"""The page, the texts, the games, the stream, and the command that serves them."""

import json
import re
import subprocess
import sys
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from fivethrones.kernel.errors import Refusal
from fivethrones.server.config import Config, default_database
from fivethrones.server.edge import static
from fivethrones.server.serve import address, listen, serve
from server.processes import Process, first_option
from server.running import GAME, Server


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Five Thrones</title>")
    (folder / "assets" / "main-1a2b.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(static, "PAGE", folder)
    return folder


@pytest.mark.usefixtures("page")
def test_every_address_of_the_page_shows_the_page(server: Server) -> None:
    for path in ("/", "/t/7K2Q", "/rules/hand-of-the-king"):
        answer = server.client.get(path)
        assert "Five Thrones" in answer.text
        assert answer.headers["cache-control"] == "no-cache"
    asset = server.client.get("/assets/main-1a2b.js")
    assert "immutable" in asset.headers["cache-control"]
    assert "javascript" in asset.headers["content-type"]


def test_the_page_is_served_from_where_it_is_built() -> None:
    config = Path(__file__).parents[2] / "web" / "vite.config.ts"
    built = re.search(r"outDir: '([^']+)'", config.read_text())
    assert built
    assert (config.parent / built[1]).resolve() == static.PAGE


@pytest.mark.usefixtures("page")
def test_no_address_leads_out_of_the_page(server: Server) -> None:
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/gone.js"):
        assert server.client.get(path).status_code == 404


def test_the_texts_are_those_of_python(server: Server) -> None:
    for language in ("ru", "en"):
        for file in ("common", "server", GAME):
            assert "refused-" in server.client.get(f"/locales/{language}/{file}.ftl").text
    assert server.client.get("/locales/de/common.ftl").status_code == 404


def test_the_games_their_rules_and_their_cards(server: Server) -> None:
    game = server.client.get("/api/games").json()[0]
    assert (game["id"], game["seats"]) == (GAME, [2, 3, 4])
    assert game["levels"] == ["random", "squire", "knight", "lord", "hand"]
    assert game["settings"][0] == {"id": "seats", "values": ["2", "3", "4"]}

    rules = server.client.get(f"/api/rules/{GAME}/ru")
    assert "HK-1" in rules.text
    assert rules.headers["content-type"].startswith("text/markdown")
    assert server.client.get("/api/rules/chess/ru").status_code == 404

    cards = {card["id"]: card for card in server.client.get(f"/api/cards/{GAME}").json()}
    hodor, joffrey = cards["companion-hodor"], cards["character-joffrey_baratheon"]
    assert (hodor["text"]["id"], hodor["houses"], hodor["rule"]) == ("companion-hodor.text", [], "HK-28")
    assert (joffrey["text"], joffrey["houses"]) == (None, ["lannister"])
    assert joffrey["group"]["id"] == "cards-characters"


def test_a_stream_tells_what_a_socket_tells_and_a_socket_takes_no_long_messages(tmp_path: Path) -> None:
    server = Process(tmp_path, str(tmp_path / "tables.db"))
    try:
        id, tokens = server.two_players()
        connection = HTTPConnection("127.0.0.1", server.port, timeout=60)
        headers = {"authorization": f"Bearer {tokens[0]}"}
        connection.request("GET", f"/api/tables/{id}/stream", headers=headers)
        lines = connection.getresponse()
        told: list[Any] = [json.loads(lines.readline()) for _ in range(2)]
        assert [message["type"] for message in told] == ["table", "seen"]

        body = {"seat": 0, "d": told[1]["d"], "actions": [first_option(told[1])]}
        status, seen = server.ask("POST", f"/api/tables/{id}/act", body, tokens[0])

        assert status == 200
        assert json.loads(lines.readline()) == seen
        connection.close()
        with server.socket(id, tokens[1]) as tab:
            tab.send("x" * 20_000)
            with pytest.raises(ConnectionClosed) as closed:
                read_on(tab)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    finally:
        server.stop()


def read_on(tab: ClientConnection) -> None:
    while True:
        tab.recv(timeout=60)


def test_the_command_says_where_it_serves(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    command = [sys.executable, "-m", "fivethrones.cli", "serve", "--port", "0", "--database", database]
    with subprocess.Popen([*command, "--lang", "en"], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        process.terminate()

    assert line.startswith("Five Thrones is at http://127.0.0.1:")


def test_a_port_in_use_is_refused_in_words(tmp_path: Path) -> None:
    taken = listen("127.0.0.1", 0)
    port = taken.getsockname()[1]
    try:
        with pytest.raises(Refusal) as refused:
            serve(Config(database=str(tmp_path / "tables.db")), "127.0.0.1", port, print)
    finally:
        taken.close()

    assert refused.value.reason.id == "refused-port"


def test_a_bad_database_is_refused_before_anything_is_served() -> None:
    with pytest.raises(Refusal) as refused:
        serve(Config(database="mysql://host/name"), "127.0.0.1", 0, print)

    assert refused.value.reason.id == "refused-database-kind"


@pytest.mark.parametrize(("host", "shown"), [("0.0.0.0", "localhost"), ("127.0.0.1", "127.0.0.1")])
def test_an_address_can_be_typed_into_a_browser(host: str, shown: str) -> None:
    listening = listen(host, 0)
    port = listening.getsockname()[1]

    assert address(listening) == f"http://{shown}:{port}/"
    listening.close()


def test_tables_are_kept_among_the_users_data(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/data")

    assert default_database() == "/data/fivethrones/tables.db"


INTERRUPTED_IN_THE_MIDDLE = """
import signal, sys, weakref
from fivethrones.server.config import Config
from fivethrones.server.serve import serve

class Knot: pass

def ready(address):
    knot = Knot()
    knot.itself = knot
    ready.heard = weakref.ref(knot, lambda _: signal.raise_signal(signal.SIGINT))

try:
    serve(Config(sys.argv[1]), "127.0.0.1", 0, ready)
except KeyboardInterrupt:
    print("stopped")
"""


def test_an_interrupt_is_heeded_even_while_it_looks_for_garbage(tmp_path: Path) -> None:
    """What is raised at such a moment is swallowed: Ctrl-C right after the start was lost."""
    command = [sys.executable, "-c", INTERRUPTED_IN_THE_MIDDLE, str(tmp_path / "database")]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)

    assert (ran.stdout, ran.stderr) == ("stopped\n", "")
