"""What a seat is shown does not depend on what it may not know: here, on the order of the deck of companions."""

from dataclasses import replace
from typing import Any

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.positions import Moment, Positions, moment
from browser.serving import Server
from browser.table import Table
from browser.texts import GAME
from browser.visitor import Visitor
from fivethrones.games import GAMES
from fivethrones.kernel.rng import seeded
from fivethrones.match.record import loads

KEPT = ("seen", "preview")


def test_two_worlds_that_differ_in_the_deck_look_alike(
    visit: Visit, positions: Positions, server: Server
) -> None:
    """Just before a companion turns up two cards of the deck: neither the board nor a preview gives them away."""
    drawn = moment("prompt-play-drawn")
    before = replace(drawn, step=drawn.step - 1)
    anna = visit("Anna")
    assert deck(before, seed=0) != deck(before, seed=1)
    worlds = []
    for seed in range(2):
        server.deal(seed)
        worlds.append(look(anna, positions.branch(anna, before, exact=False)))
    assert worlds[0] == worlds[1]
    assert len(worlds[0]["pictures"]) > 2


def deck(found: Moment, seed: int) -> list[int]:
    """The companions as a new deal of this seed leaves them."""
    game, state = GAMES[GAME], loads(found.record, GAMES).at(found.step)
    companions: list[int] = game.determinize(state, found.seat, seeded(seed)).companions
    return companions


def look(visitor: Visitor, id: str) -> dict[str, Any]:
    """All that was told over the wire, and all that can be read on the page, with each choice selected in turn."""
    visitor.frames.clear()
    table = Table(visitor, id)
    table.wait("asked")
    pictures = [table.page.locator(".app").aria_snapshot()]
    for number in range(table.ringed.count()):
        with visitor.sockets[-1].expect_event("framereceived", lambda frame: "preview" in frame):
            table.ringed.nth(number).click()
        expect(table.confirm).to_be_visible()
        pictures.append(table.page.locator("main").aria_snapshot())
    told = [frame for frame in visitor.frames if frame["type"] in KEPT]
    return {"told": told, "pictures": pictures}
