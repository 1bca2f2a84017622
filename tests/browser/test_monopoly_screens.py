"""Every question of Monopoly is accessible, fits a phone, and is answered where it is asked."""

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import ViewportSize, expect

from browser.axe import violations
from browser.conftest import Visit
from browser.findings import expect_none
from browser.realm_table import AT_ONCE, GAME, RealmTable, deal, staged
from browser.serving import Server
from browser.shape import small, too_wide
from browser.visitor import DESKTOP, PHONE, bot, me

PROGRAM: Final = "browser.staging_monopoly"
SEATS: Final = {"crowded": 8}
ALL: Final = ("crowded", "buying", "owing", "jailed", "claiming", "choosing", "wanting", "sinking")
SOME: Final = ("crowded", "sinking")  # where the width makes a difference


def screens(table: RealmTable, server: Server, stages: tuple[str, ...]) -> Iterator[str]:
    """The board in each of these positions, with what can be opened on it, as a list, and at the end."""
    visitor = table.visitor
    for stage in stages:
        deal(server, stage)
        table.go(visitor.new_table(me(), *[bot("squire")] * (SEATS.get(stage, 2) - 1)))
        table.wait("asked")
        yield stage
    deal(server, "owning")
    table.go(visitor.new_table(me(), bot("squire")))
    table.wait("asked")
    table.button("web-mo-manage").click()
    yield "plan"
    table.button("web-mo-trade").click()
    table.desk.locator('[data-piece="seat-1"]').click()
    expect(table.desk.locator("[data-legal]").nth(1)).to_be_visible()
    yield "trade"
    table.desk.get_by_role("button", name=visitor.say("web-close")).click()
    table.does("web-mo-as-list").click()
    yield "list"
    table.does("web-mo-as-ring").click()


@pytest.mark.parametrize(
    ("language", "size", "stages"), [("ru", PHONE, ALL), ("en", DESKTOP, SOME)], ids=["phone", "desktop"]
)
def test_no_question_breaks_a_rule_of_accessibility_or_of_shape(
    visit: Visit, server: Server, language: str, size: ViewportSize, stages: tuple[str, ...]
) -> None:
    anna = visit("Anna", game=GAME, language=language, viewport=size)
    table = RealmTable(anna)
    anna.page.goto("/settings")
    found: list[str] = []
    for screen in screens(table, server, stages):
        wrong = violations(anna.page, "main, aside, [data-region=prompt]") + too_wide(anna.page)
        if size == PHONE:
            wrong += small(anna.page)
        found += [f"{screen}: {each}" for each in wrong]
    expect_none(found)


def test_each_question_is_answered_where_it_is_asked(visit: Visit, server: Server) -> None:
    table = staged(visit, server, "jailed", settings=AT_ONCE, phone=True)
    say = table.visitor.say
    table.wait("asked")
    table.does("web-mo-door-bail", amount=50).tap()
    expect(table.question).to_have_text(say("prompt-throw"))

    for stage, press, log in (
        ("claiming", ("web-mo-claim", {"amount": 4}), "log-rent"),
        ("wanting", ("web-mo-want-this", {"count": 0}), "log-want"),
        ("riding", ("do-ride", {"amount": 2, "square": "square-valar_1"}), "log-move"),
    ):
        deal(server, stage)
        table.go(table.visitor.new_table(me(), bot("squire")))
        table.wait("asked")
        before = len(table.visitor.frames)
        table.does(press[0], **press[1]).tap()
        table.wait_told(before, log)


def test_the_board_and_the_standing_are_told_in_words(visit: Visit, server: Server) -> None:
    table = staged(visit, server, "crowded", *[bot("squire")] * 7)
    say = table.visitor.say
    table.wait("asked", "waiting")
    table.page.keyboard.press("KeyB")
    lines = table.sheet.get_by_role("paragraph")
    expect(lines.first).to_have_text(say("web-mo-tell-turn", seat="=Anna", round=1))
    expect(table.sheet).to_contain_text(say("web-mo-villages", left=13, of=32))
    expect(table.sheet).to_contain_text(say("web-mo-prisoners", seats=["=Hawk", "=Boar"]))
    assert lines.count() >= 40 + 8
    table.page.keyboard.press("Escape")
    table.page.keyboard.press("KeyS")
    expect(table.sheet.get_by_role("paragraph")).to_have_count(8)
