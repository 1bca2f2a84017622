"""The shape of the page: large text does not make it scroll sideways, and everything ringed has a visible focus."""

from itertools import chain

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.findings import expect_none
from browser.positions import Positions
from browser.shape import too_wide
from browser.table import Table
from browser.tour import finished_screens, plain_screens, table_screens
from browser.visitor import bot, me


def test_text_twice_as_large_never_scrolls_sideways(visit: Visit, positions: Positions) -> None:
    anna = visit("Anna", language="ru", remote=False, settings={"textSize": 200})
    anna.refused.append("/ws/tables/nowhere")
    found: list[str] = []
    for screen in chain(plain_screens(anna), table_screens(anna, positions), finished_screens(anna)):
        found += [f"{screen.name}: {each}" for each in too_wide(anna.page)]
    expect_none(found)


def test_everything_ringed_takes_the_focus_and_shows_it(visit: Visit, positions: Positions) -> None:
    anna = visit("Anna")
    table = Table(anna, positions.table(anna, "prompt-move"))
    for kind in ("prompt-move", "prompt-play", "prompt-name", "prompt-award", "prompt-kill-in-area"):
        table.go(positions.table(anna, kind))
        table.wait("asked")
        for _ in range(table.ringed.count()):
            table.page.keyboard.press("KeyL")
            focused = table.page.locator("[data-legal]:focus")
            expect(focused).to_have_count(1)
            style = focused.evaluate("each => getComputedStyle(each).outline")
            assert "solid" in style, f"{kind}: {style}"
            assert "3px" in style, f"{kind}: {style}"


def test_a_table_has_its_landmarks(visit: Visit) -> None:
    anna = visit("Anna")
    table = Table(anna, anna.new_table(me(), bot()))
    table.wait("asked")
    page = table.page
    for role in ("banner", "main", "log", "grid"):
        expect(page.get_by_role(role)).to_have_count(1)
    for name in ("web-region-seats", "web-region-extras"):
        expect(page.get_by_role("complementary", name=anna.say(name))).to_have_count(1)
    expect(table.prompt).to_have_count(1)
    expect(table.prompt.locator("[aria-live]")).to_have_attribute("aria-live", "assertive")
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
    grid = page.get_by_role("grid")
    expect(grid.get_by_role("columnheader")).to_have_count(6)
    expect(grid.get_by_role("rowheader")).to_have_count(6)
    expect(grid.get_by_role("gridcell")).to_have_count(36)
    expect(grid.locator('button[tabindex="0"]')).to_have_count(1)
    # Arrows walk it, Home and End go to the ends of a row.
    grid.locator('button[tabindex="0"]').focus()
    for key, end in (("Home", "a"), ("End", "f"), ("ArrowLeft", "e")):
        page.keyboard.press(key)
        expect(grid.locator("button:focus")).to_have_attribute("data-piece", f"cell-{end}{row(page)}")


def row(page: Page) -> str:
    return str(page.evaluate("document.activeElement.dataset.piece.slice(-1)"))
