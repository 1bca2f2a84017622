"""axe-core finds nothing to object to, on any screen, in both languages, both themes and at both widths."""

from itertools import chain

import pytest
from playwright.sync_api import ViewportSize

from browser.axe import violations
from browser.conftest import Visit
from browser.findings import expect_none
from browser.positions import Positions
from browser.tour import finished_screens, plain_screens, table_screens
from browser.visitor import DESKTOP, PHONE


@pytest.mark.parametrize(("language", "first", "second"), [("ru", PHONE, DESKTOP), ("en", DESKTOP, PHONE)])
def test_no_screen_breaks_a_rule_of_accessibility(
    visit: Visit, positions: Positions, language: str, first: ViewportSize, second: ViewportSize
) -> None:
    anna = visit("Anna", language=language, viewport=first, remote=False)
    anna.refused.append("/ws/tables/nowhere")
    found: list[str] = []
    for screen in chain(plain_screens(anna), table_screens(anna, positions), finished_screens(anna)):
        # What opens over a screen is looked at in the width it opened in, a whole screen in both; colours in one.
        for size in (first, second) if screen.new == "body" else (first,):
            anna.page.set_viewport_size(size)
            wrong = violations(anna.page, screen.new, both=size == first)
            found += [f"{screen.name} at {size['width']}: {each}" for each in wrong]
        anna.page.set_viewport_size(first)
    expect_none(found)


def test_what_breaks_a_rule_is_found(visit: Visit) -> None:
    anna = visit()
    anna.page.goto("/settings")
    anna.page.get_by_role("heading", level=1).wait_for()
    anna.page.evaluate("document.querySelector('h1').style.color = '#bbb'")
    anna.page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    found = violations(anna.page)
    assert any(each.startswith("paper: color-contrast: h1") for each in found)
    assert any(each.startswith("paper: button-name") for each in found)
