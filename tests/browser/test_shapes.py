"""From 600 px of height up the whole hand stands above the bar, in every game; on smaller screens it can be reached."""

from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from browser import staging_shapes
from browser.card_table import CardTable
from browser.conftest import Visit
from browser.findings import expect_none
from browser.serving import Server
from browser.shape import too_wide
from browser.staging_shapes import SEATS, seats
from browser.visitor import bot, me

PROGRAM: Final = "browser.staging_shapes"
HIGH: Final = ((1366, 650), (1280, 600), (1280, 720), (1920, 1080), (2560, 1440))
SMALL: Final = ((390, 844), (844, 390), (360, 740))
# What cannot be read or pressed: boxes that leave the window or lie under the bar, rows that are cut without a sign, and rows
# whose cards, with what they bear, are taller than they are; names that are cut where there is room; words of names that are broken where a line has room for
# them (longer ones than eleven letters may be, so that the rest of the name is seen).
MEASURE: Final = r"""() => {
    const box = (each) => each.getBoundingClientRect();
    const shown = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
    const [bar] = shown('[data-region=prompt]');
    const above = (each) => box(each).bottom <= box(bar).top + 1 && box(each).top >= 0;
    const within = (each) => box(each).left >= -1 && box(each).right <= innerWidth + 1;
    const texts = (each) => {
        const walker = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
        return [...(function* () { while (walker.nextNode()) yield walker.currentNode; })()];
    };
    const words = (text) => [...text.data.matchAll(/\S+/g)].map((found) => {
        const range = new Range();
        range.setStart(text, found.index);
        range.setEnd(text, found.index + found[0].length);
        return [found[0], [...range.getClientRects()]];
    });
    const parted = (each) => texts(each).flatMap(words).filter(([, parts]) => new Set(parts.map(({ top }) => top)).size > 1
        && parts.reduce((sum, { width }) => sum + width, 0) < each.clientWidth - 1).map(([word]) => word)
        .filter((word) => word.replaceAll('\u00AD', '').length <= 11);
    const spare = (row) => row.clientWidth - [...row.children].reduce((sum, each) => sum + each.offsetWidth + 12, 0);
    const told = (row) => ['before', 'after', 'below'].some((edge) => edge in row.parentElement.dataset);
    return {
        bar: Math.round(innerHeight - box(bar).bottom),
        buttons: shown('[data-region=prompt] .acts button').filter((each) => !within(each) || box(each).bottom > innerHeight)
            .map((each) => each.innerText),
        hand: shown('[data-region=hand]').filter((each) => !above(each)).length,
        cards: shown('[data-region=hand] li').filter((each) => !above(each)).length,
        cut: shown('.edged > :first-child').filter((row) => row.scrollWidth > row.clientWidth + 4 && !told(row))
            .map((row) => row.className),
        low: shown('.characters, .side > ul').filter((row) => row.scrollHeight > row.clientHeight + 1)
            .map((row) => `${row.className} ${row.scrollHeight - row.clientHeight}`),
        tabs: shown('.characters, .side > ul').filter((row) => spare(row) > 100)
            .flatMap((row) => [...row.querySelectorAll('.att')]).filter((each) => each.scrollWidth > each.clientWidth + 1)
            .map((each) => each.innerText),
        names: shown('.tabs b, .seat b').filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.innerText),
        parted: shown('[data-region=hand] .head b, .bar b').flatMap(parted),
        hidden: shown('.ground').map((each) => each.scrollHeight - each.clientHeight).find((each) => each > 1) ?? 0,
    };
}"""


def moments(visit: Visit, server: Server, game: str, **settings: Any) -> Iterator[tuple[str, Page]]:
    anna = visit("Anna", game=game, language="ru", settings=settings)
    table = CardTable(anna)
    for number, moment in enumerate(staging_shapes.moments(game)):
        server.deal(number)
        id = anna.new_table(me(), *[bot()] * (seats(game, moment) - 1))
        if number == 0:
            table = CardTable(anna, id)
        else:
            table.go(id)
        table.settle()
        yield moment, anna.page


def measure(page: Page, size: tuple[int, int]) -> dict[str, Any]:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    found: dict[str, Any] = page.evaluate(MEASURE)
    return found


def wrong(page: Page, size: tuple[int, int]) -> list[str]:
    """At this size, by name."""
    found = measure(page, size)
    if size not in HIGH:
        del found["hidden"], found["low"], found["tabs"]
    return [*(f"{what}: {how}" for what, how in found.items() if how), *too_wide(page)]


@pytest.mark.parametrize("game", SEATS)
def test_the_whole_hand_stands_above_the_bar_at_every_size(visit: Visit, server: Server, game: str) -> None:
    found = [
        f"{moment} at {size}: {each}"
        for moment, page in moments(visit, server, game)
        for size in (*HIGH, *SMALL)
        for each in wrong(page, size)
    ]
    expect_none(found)


@pytest.mark.parametrize("game", ["stark-lannister", "living-card-game", "btwixt"])
def test_cards_grow_with_the_window(visit: Visit, server: Server, game: str) -> None:
    """A hand takes the same share of the height; its text grows, too."""
    _, (_, page), *_ = moments(visit, server, game)
    (low, small), (high, large) = (of_card(page, size) for size in ((1366, 650), (2560, 1440)))
    assert high > 2 * low
    assert large > 1.5 * small


def of_card(page: Page, size: tuple[int, int]) -> tuple[float, float]:
    """How high the first one in the hand is, and its text."""
    measure(page, size)
    height, text = page.locator("[data-region=hand] .card").first.evaluate(
        "each => [each.clientHeight, parseFloat(getComputedStyle(each.querySelector('.text')).fontSize)]"
    )
    return height, text


@pytest.mark.parametrize("size", [140, 200])
@pytest.mark.parametrize("game", SEATS)
def test_large_text_leaves_the_hand_and_the_buttons_in_reach(
    visit: Visit, server: Server, game: str, size: int
) -> None:
    found = []
    for moment, page in moments(visit, server, game, textSize=size):
        for window in ((1366, 650), (390, 844)):
            at = measure(page, window)
            found += [
                f"{moment} at {window}: {what} {at[what]}" for what in ("bar", "buttons", "cut") if at[what]
            ]
            found += [f"{moment} at {window}: {each}" for each in too_wide(page)]
            if window[0] > 700:
                found += [f"{moment} at {window}: hand"] if at["hand"] else []
    expect_none(found)
