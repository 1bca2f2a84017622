"""Every kind of question of Stark against Lannister, on both widths, in both languages and themes."""

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import expect

from browser.axe import violations
from browser.card_table import GAME, CardTable
from browser.conftest import Visit
from browser.findings import expect_none
from browser.positions import Positions
from browser.shape import too_wide, unfit_for_phones
from browser.visitor import Visitor

KINDS: Final = (
    "prompt-mulligan",
    "prompt-setup",
    "prompt-plot",
    "prompt-first",
    "prompt-act",
    "prompt-bearer",
    "prompt-challenge",
    "prompt-attack",
    "prompt-stealth",
    "prompt-defend",
    "prompt-target",
    "prompt-respond",
    "prompt-save",
    "prompt-victims",
)
DRAFTED: Final = ("prompt-draft", "prompt-plot-deck", "prompt-search")
PARTS: Final = "main, [data-region=prompt], dialog[open]"
ROWS: Final = (
    "plot",
    "draw",
    "marshalling",
    "challenges",
    "attacked",
    "defended",
    "dominance",
    "standing",
    "taxation",
)
ASK: Final = dict.fromkeys([*(f"actions-{row}" for row in ROWS), "saves", "cancels", "responses"], "ask")


def questions(visitor: Visitor, positions: Positions) -> Iterator[str]:
    table = CardTable(visitor, positions.table(visitor, KINDS[0], plots="standard"))
    for kind in (*KINDS, *DRAFTED):
        plots = "drafted" if kind in DRAFTED else "standard"
        table.go(positions.table(visitor, kind, plots=plots))
        table.settle()
        yield kind
    for key, name in (("KeyB", "in words"), ("KeyS", "standing"), ("KeyA", "all moves")):
        table.page.keyboard.press(key)
        expect(table.sheet).to_be_visible()
        yield name
        table.page.keyboard.press("Escape")
        expect(table.sheet).to_have_count(0)
    table.page.locator(".piles").first.click()
    expect(table.sheet).to_be_visible()
    yield "piles"


@pytest.mark.parametrize(("language", "phone"), [("ru", True), ("en", False)], ids=["phone", "desktop"])
def test_no_question_breaks_a_rule_of_accessibility_or_of_shape(
    visit: Visit, positions: Positions, language: str, phone: bool
) -> None:
    anna = visit("Anna", game=GAME, language=language, phone=phone, settings={"passes": ASK})
    found: list[str] = []
    for kind in questions(anna, positions):
        wrong = violations(anna.page, PARTS)
        wrong += unfit_for_phones(anna.page) if phone else too_wide(anna.page)
        found += [f"{kind}: {each}" for each in wrong]
    expect_none(found)


def test_text_twice_as_large_never_scrolls_sideways(visit: Visit, positions: Positions) -> None:
    anna = visit("Anna", game=GAME, language="ru", settings={"passes": ASK, "textSize": 200})
    found = [f"{kind}: {each}" for kind in questions(anna, positions) for each in too_wide(anna.page)]
    expect_none(found)


def test_everything_ringed_takes_the_focus_and_shows_it(visit: Visit, positions: Positions) -> None:
    anna = visit("Anna", game=GAME, settings={"passes": ASK})
    table = CardTable(anna, positions.table(anna, "prompt-plot"))
    for kind in ("prompt-plot", "prompt-first", "prompt-attack", "prompt-challenge", "prompt-setup"):
        table.go(positions.table(anna, kind))
        table.settle()
        for _ in range(table.ringed.count()):
            table.page.keyboard.press("KeyL")
            focused = table.page.locator("[data-legal]:focus")
            expect(focused).to_have_count(1)
            style = focused.evaluate("each => getComputedStyle(each).outline")
            assert "solid" in style, f"{kind}: {style}"
            assert "3px" in style, f"{kind}: {style}"
