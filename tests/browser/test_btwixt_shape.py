"""Questions of B'Twixt of every sort, on both widths, in both languages and themes."""

from collections.abc import Iterable, Iterator
from typing import Final

from playwright.sync_api import expect

from browser.axe import violations
from browser.card_table import CardTable
from browser.conftest import Visit
from browser.findings import expect_none
from browser.positions import Positions
from browser.shape import small, too_wide
from browser.test_btwixt import GAME
from browser.visitor import Visitor

# What is asked, and at what table: rulers, hand, councils, colours, stacks, seats, allies, a look, piles, other hands.
TABLES: Final[dict[str, dict[str, str]]] = {
    "prompt-leader": {},
    "prompt-bid": {},
    "prompt-place": {},
    "prompt-color": {},
    "prompt-steal": {},
    "prompt-intimidate": {},
    "prompt-kill": {},
    "prompt-top": {},
    "prompt-salvage": {"rules": "advanced", "ally_row": "true"},
    "prompt-draft": {"draft": "kingsmoot"},
    "prompt-discard-of-another": {"draft": "kingsmoot"},
}


# Those that look different on a wide screen.
WIDE: Final = ("prompt-leader", "prompt-place", "prompt-steal", "prompt-intimidate", "prompt-draft")


def questions(
    visitor: Visitor, positions: Positions, seats: int, kinds: Iterable[str] = tuple(TABLES)
) -> Iterator[tuple[str, CardTable]]:
    table = CardTable(visitor, positions.table(visitor, "prompt-leader", seats))
    for kind in kinds:
        table.go(positions.table(visitor, kind, seats, **TABLES[kind]))
        table.settle()
        yield kind, table


def test_a_phone_is_accessible_never_scrolls_sideways_and_has_targets_for_a_thumb(
    visit: Visit, positions: Positions
) -> None:
    anna = visit("Anna", game=GAME, language="ru", phone=True)
    found: list[str] = []
    for kind, _ in questions(anna, positions, 4):
        # So tall that nothing has to be scrolled out from under the hand: what is cut off there is not small.
        anna.page.set_viewport_size({"width": 390, "height": 1800})
        found += [f"{kind}: {each}" for each in (*violations(anna.page, "main"), *small(anna.page))]
        for width in (360, 390):
            anna.page.set_viewport_size({"width": width, "height": 844})
            found += [f"{kind} at {width}: {each}" for each in too_wide(anna.page)]
    expect_none(found)


def test_a_desktop_is_accessible_and_everything_ringed_takes_the_focus_and_shows_it(
    visit: Visit, positions: Positions
) -> None:
    anna = visit("Anna", game=GAME)
    found: list[str] = []
    for kind, table in questions(anna, positions, 4, WIDE):
        found += [f"{kind}: {each}" for each in violations(anna.page, "main")]
        for _ in range(min(table.ringed.count(), 4)):
            anna.page.keyboard.press("KeyL")
            focused = anna.page.locator("[data-legal]:focus")
            expect(focused).to_have_count(1)
            style = focused.evaluate("each => getComputedStyle(each).outline")
            if "solid" not in style or "3px" not in style:
                found.append(f"{kind}: {style}")
    expect_none(found)


def test_text_twice_as_large_never_scrolls_sideways(visit: Visit, positions: Positions) -> None:
    anna = visit("Anna", game=GAME, language="ru", settings={"textSize": 200})
    expect_none(
        f"{kind}: {each}" for kind, _ in questions(anna, positions, 6, WIDE) for each in too_wide(anna.page)
    )


def test_the_table_and_the_standing_are_told_in_words(visit: Visit, positions: Positions) -> None:
    anna = visit("Anna", game=GAME)
    table = CardTable(anna, positions.table(anna, "prompt-bid", 3))
    table.settle()
    anna.page.keyboard.press("KeyB")
    expect(table.sheet).to_contain_text(anna.say("web-bt-tell-no-stack"))
    expect(table.sheet).to_contain_text(anna.say("do-kneel"))
    anna.page.keyboard.press("Escape")
    anna.page.keyboard.press("KeyS")
    expect(table.sheet.locator("p")).to_have_count(3)


def test_what_cannot_be_chosen_tells_its_cause(visit: Visit, positions: Positions) -> None:
    anna = visit("Anna", game=GAME)
    table = CardTable(anna, positions.table(anna, "prompt-place", 4))
    table.settle()
    anna.page.locator('main [data-piece^="council-"]:not([data-legal])').first.click(force=True)
    expect(table.popover).to_be_visible()
    expect(table.popover).to_contain_text("BT-18")


def test_a_token_that_was_looked_at_shows_its_value(visit: Visit, positions: Positions) -> None:
    anna = visit("Anna", game=GAME)
    table = CardTable(anna, positions.table(anna, "prompt-peek", 4, rules="advanced"))
    table.settle()
    before = table.page.locator("main .hex.seen").count()
    table.choose_something()
    expect(table.page.locator("main .hex.seen").nth(before)).to_be_visible()
