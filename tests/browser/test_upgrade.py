"""A game that was begun under an older release is finished in the browser under this one."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.serving import Server
from browser.table import Table
from fivethrones.server.people.guests import COOKIE
from recorded.make import HERE
from recorded.test_recorded import stored

OLDEST = HERE / "0.1.0"
SEATS = 4  # two against two


@pytest.fixture(scope="module")
def server(built_page: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """On the database of that release."""
    assert (built_page / "index.html").is_file()
    folder = tmp_path_factory.mktemp("server")
    stored(OLDEST, folder, 0)
    server = Server(folder)
    server.start()
    yield server
    told = server.errors.read_text()
    server.stop()
    assert told == ""


def begun_then(folder: Path) -> tuple[str, list[str]]:
    """A table of Hand of the King that was being played, and the keys of those who sit there."""
    with closing(sqlite3.connect(folder / "tables.db")) as database:
        keys = dict(database.execute("SELECT name, id FROM guests").fetchall())
        query = "SELECT id, seats FROM tables WHERE game = 'hand-of-the-king' AND status = 'playing'"
        found = [id for id, seats in database.execute(query).fetchall() if seats.count('"name"') == SEATS]
    return found[0], list(keys.values())


def test_a_game_begun_under_the_first_release_is_played_to_its_end(visit: Visit, server: Server) -> None:
    id, keys = begun_then(server.folder)
    tables: list[Table] = []
    for key in keys:
        visitor = visit(settings={"confirm": "always"})
        visitor.context.add_cookies([{"name": COOKIE, "value": key, "url": server.address}])
        tables.append(Table(visitor, id))
    anna = tables[0].visitor
    told = anna.words.say("log-rules-changed", before=2, now=anna.ask("GET", f"/api/tables/{id}")["version"])
    expect(tables[0].log.filter(has_text=told).first).to_be_visible()

    while waiting := anna.ask("GET", f"/api/tables/{id}")["waiting"]:
        mover = tables[waiting[0]]
        assert mover.wait_turn()
        with mover.visitor.sockets[-1].expect_event("framereceived", lambda frame: '"type":"seen"' in frame):
            mover.choose_first()

    for table in tables:
        table.expect_final_standing()
