"""Positions of the living card game, on both widths, in both languages and themes."""

from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from browser.axe import violations
from browser.card_table import CardTable
from browser.conftest import Visit
from browser.findings import expect_none
from browser.serving import Server
from browser.shape import too_wide, unfit_for_phones
from browser.staging_living import (
    STAGES,
    besieging,
    bribing,
    hindered,
    marshalling,
    partners,
    plenty,
    rivalry,
    told_in_the_rulebook,
)
from browser.test_living_card_game import ASK, GAME
from browser.visitor import Visitor, bot, me

PROGRAM: Final = "browser.staging_living"
PARTS: Final = "main, [data-region=prompt], [data-guide=extras], dialog[open]"
SEATS: Final = {
    **dict.fromkeys([told_in_the_rulebook, bribing, rivalry], 3),
    **dict.fromkeys([marshalling, hindered, besieging, plenty], 2),
}
OPTIONS: Final = {bribing: {"variant": "littlefinger"}, partners: {"variant": "teams"}}


def positions(visitor: Visitor, server: Server) -> Iterator[str]:
    """Each position, and what opens over it."""
    table = CardTable(visitor)
    for number, stage in enumerate(STAGES):
        server.deal(number)
        others = [bot() for _ in range(SEATS.get(stage, 4) - 1)]
        id = visitor.new_table(me(), *others, options=OPTIONS.get(stage))
        if number == 0:
            table = CardTable(visitor, id)
        else:
            table.go(id)
        table.settle()
        yield stage.__name__
        if stage is bribing:
            table.page.get_by_role("button", name=visitor.say("web-ce-offer"), exact=True).click()
            expect(table.sheet).to_be_visible()
            yield "offer"
            table.page.keyboard.press("Escape")
    table.page.keyboard.press("KeyB")
    expect(table.sheet).to_be_visible()
    yield "in words"
    table.page.keyboard.press("Escape")
    server.deal(len(STAGES))
    table.go(visitor.new_table(me(), bot(), options={"deck_0": "own"}))
    table.settle()
    yield "bringing"


def visitor(visit: Visit, language: str, **how: Any) -> Visitor:
    settings = {"passes": ASK, **how.pop("settings", {})}
    return visit("Anna", game=GAME, language=language, settings=settings, **how)


@pytest.mark.parametrize(("language", "phone", "theme"), [("ru", True, "paper"), ("en", False, "iron")])
def test_no_position_breaks_a_rule_of_accessibility_or_of_shape(
    visit: Visit, server: Server, language: str, phone: bool, theme: str
) -> None:
    anna = visitor(visit, language, phone=phone, settings={"theme": theme})
    found: list[str] = []
    for at in positions(anna, server):
        wrong = violations(anna.page, PARTS)
        wrong += unfit_for_phones(anna.page) if phone else too_wide(anna.page)
        found += [f"{at}: {each}" for each in wrong]
    expect_none(found)


def test_text_twice_as_large_never_scrolls_sideways(visit: Visit, server: Server) -> None:
    anna = visitor(visit, "ru", settings={"textSize": 200})
    expect_none(f"{at}: {each}" for at in positions(anna, server) for each in too_wide(anna.page))


def test_the_whole_board_is_in_sight_on_a_desktop(visit: Visit, server: Server) -> None:
    """The hand above the prompt, nothing to scroll to."""
    anna = visitor(visit, "ru")
    found = []
    for at in positions(anna, server):
        hidden = anna.page.locator(".main").evaluate("each => each.scrollHeight - each.clientHeight")
        found += [f"{at}: {hidden}"] if hidden > 0 else []
    expect_none(found)
