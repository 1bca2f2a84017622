"""axe-core finds nothing to object to, on any screen, in both languages, both themes and at both widths, and all of it fits."""

from itertools import chain

import pytest

from browser.axe import violations
from browser.conftest import Visit
from browser.findings import expect_none
from browser.positions import Positions
from browser.shape import too_wide, unfit_for_phones
from browser.tour import finished_screens, plain_screens, table_screens


@pytest.mark.parametrize(("language", "phone"), [("ru", True), ("en", False)], ids=["phone", "desktop"])
def test_no_screen_breaks_a_rule_of_accessibility_or_of_shape(
    visit: Visit, positions: Positions, language: str, phone: bool
) -> None:
    anna = visit("Anna", language=language, phone=phone, remote=False)
    anna.refused.append("/ws/tables/nowhere")
    found: list[str] = []
    for screen in chain(plain_screens(anna), table_screens(anna, positions), finished_screens(anna)):
        wrong = violations(anna.page, screen.new)
        wrong += unfit_for_phones(anna.page) if phone else too_wide(anna.page)
        found += [f"{screen.name}: {each}" for each in wrong]
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
