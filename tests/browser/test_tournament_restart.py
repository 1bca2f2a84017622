"""A tournament whose server is killed twice in the middle: the page comes back by itself, and it goes on to its standings."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.serving import Server
from browser.table import Table
from browser.test_tournament import give_up
from browser.visitor import PATIENCE


@pytest.fixture(scope="module")
def server(built_page: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that nobody else is at."""
    assert (built_page / "index.html").is_file()
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    told = server.errors.read_text()
    server.stop()
    assert told == ""


def test_a_tournament_goes_on_when_its_server_was_killed(visit: Visit, server: Server) -> None:
    anna = visit("Anna")
    page, say = anna.page, anna.say
    page.goto("/tournaments#new")
    page.get_by_role("radio", name=say("web-tour-bots-all"), exact=True).check()
    page.get_by_role("button", name=say("web-tour-make"), exact=True).click()
    page.wait_for_url("**/tournaments/*")
    path = page.url.removeprefix(anna.address)
    id = path.rpartition("/")[2]
    page.get_by_role("button", name=say("web-start"), exact=True).click()
    to_game = page.get_by_role("button", name=say("web-tour-to-my-game"), exact=True)
    anna.is_cut_off = True

    # In the middle of a game, at its table.
    to_game.click()
    page.wait_for_url("**/t/*")
    table = Table(anna)
    assert table.wait_turn()
    table.choose_first()
    moves = table.log.count()
    server.kill()
    lost = page.get_by_text(say("web-link-lost"))
    expect(lost).to_be_visible()
    server.start()
    expect(lost).to_be_hidden()
    assert table.wait_turn()
    table.choose_first()
    expect(table.log).not_to_have_count(moves)

    # Between two looks of the tournament's own page, which is not loaded anew.
    page.goto(path)
    for round in (1, 2, 3):
        heading = page.get_by_role("heading", name=say("web-tour-round", round=round), exact=True)
        expect(heading).to_be_visible()
        expect(to_game).to_be_visible()
        if round == 2:
            server.kill()
            server.start()
        give_up(anna, id)
        if round < 3:
            page.get_by_role("button", name=say("web-tour-ready"), exact=True).click(timeout=3 * PATIENCE)
    expect(page.get_by_text(say("web-tour-over"), exact=True)).to_be_visible(timeout=3 * PATIENCE)

    over = anna.ask("GET", f"/api/tournaments/{id}")
    assert [len(each["games"]) for each in over["rounds"]] == [4, 4, 4]
    assert all(game["ranking"] for each in over["rounds"] for game in each["games"])
    expect(page.get_by_role("row")).to_have_count(9)
