"""The shape of the page: nothing scrolls sideways, targets are large enough, everything ringed has a visible focus."""

from itertools import chain
from typing import Any, Final

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.findings import expect_none
from browser.positions import Positions
from browser.table import Table
from browser.tour import finished_screens, plain_screens, table_screens
from browser.visitor import bot, me

# Everything that can be pressed, with its size; a link inside a sentence and what is for readers only is exempt.
TARGETS: Final = """() => {
    const shown = (each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('.aloud, .skip');
    const inText = (each) => each.matches('a') && getComputedStyle(each).display === 'inline';
    const over = document.querySelector('dialog[open]') ?? document;
    return [...over.querySelectorAll('button, a[href], input, select, summary')]
        .filter((each) => shown(each) && !inText(each))
        .map((each) => [each, (each.closest('label') ?? each).getBoundingClientRect()])
        .filter(([, box]) => box.width > 0)
        .map(([each, { width, height }]) => ({
            name: `${each.tagName} ${each.className} ${each.getAttribute('aria-label') ?? each.innerText}`.slice(0, 80),
            kind: each.matches(EXEMPT) ? 'exempt' : 'target',
            size: Math.round(Math.min(width, height) * 10) / 10,
        }));
}"""
# Small by design: links to rules and steps in the log are also in lists, a card on the grid is as wide as six allow,
# an attachment shows its upper edge, cards in a stack, allies in a council and squares of
# a ring lie close together.
EXEMPT: Final = (
    "[role=log] *, .rule *, .why a, .note a, article a, nav[aria-label] a, [role=grid] button, th *, td *, .att, "
    ".bid, .ally, [data-square]"
)
AT_LEAST: Final = 44
NEVER_BELOW: Final = 24


def too_wide(page: Page) -> list[str]:
    wider = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return [f"{wider} px too wide"] if wider > 0 else []


def small(page: Page) -> list[str]:
    script = TARGETS.replace("EXEMPT", repr(EXEMPT))
    found: list[dict[str, Any]] = page.evaluate(script)
    return [
        f"{each['name']}: {each['size']}"
        for each in found
        if each["size"] < (NEVER_BELOW if each["kind"] == "exempt" else AT_LEAST)
    ]


def test_a_phone_never_scrolls_sideways_and_has_targets_for_a_thumb(
    visit: Visit, positions: Positions
) -> None:
    anna = visit("Anna", language="ru", phone=True, remote=False)
    anna.refused.append("/ws/tables/nowhere")
    found: list[str] = []
    for screen in chain(plain_screens(anna), table_screens(anna, positions), finished_screens(anna)):
        found += [f"{screen.name}: {each}" for each in small(anna.page)]
        for width in (360, 390):
            anna.page.set_viewport_size({"width": width, "height": 844})
            found += [f"{screen.name} at {width}: {each}" for each in too_wide(anna.page)]
    expect_none(found)


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
