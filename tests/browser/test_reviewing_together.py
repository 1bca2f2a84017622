"""Two people with a browser each look at the review of their game: one leads, the other follows, steps aside and comes back."""

import re

from playwright.sync_api import Page, expect

from browser.axe import violations
from browser.conftest import Visit
from browser.findings import expect_none
from browser.shape import too_wide
from browser.table import Table
from browser.visitor import PATIENCE, Visitor, me, open_seat


def given_up(anna: Visitor, mira: Visitor) -> str:
    """Each has moved, and then it is given up."""
    id = anna.new_table(me(), open_seat())
    mira.page.goto(anna.link(id))
    mira.ask("POST", f"/api/tables/{id}/seats/1/take", {})
    anna.ask("POST", f"/api/tables/{id}/start")
    for visitor in (anna, mira):
        table = Table(visitor, id)
        assert table.wait_turn()
        table.choose_first()
    table.wait("waiting")
    anna.ask("POST", f"/api/tables/{id}/resign", {"seat": 0})
    table.wait("finished")
    return id


def expect_step(page: Page, step: int) -> None:
    expect(page).to_have_url(re.compile(f"#{step}$"))


def test_one_leads_and_the_other_follows_steps_aside_and_comes_back(visit: Visit) -> None:
    anna, mira = visit("Anna"), visit("Mira", language="ru", phone=True)
    id = given_up(anna, mira)

    # The end card finds the turning points in its place, and leads to the review.
    Table(mira, id).button("web-end-find").click()
    chances = mira.page.get_by_role("heading", name=mira.say("web-end-chances"), exact=True)
    expect(chances).to_be_visible(timeout=3 * PATIENCE)
    expect_none(violations(mira.page, "[data-region=end]"))

    for visitor in (anna, mira):
        visitor.page.goto(f"/review/{id}")
        expect(visitor.page.locator("[data-region=together]")).to_be_visible()
    leading = anna.page.locator("[data-region=together]")
    following = mira.page.locator("[data-region=together]")
    expect(leading).to_contain_text(anna.say("web-review-you-lead"))
    expect(following).to_contain_text(mira.say("web-review-leads", name="=Anna"))

    anna.page.keyboard.press("End")
    expect_step(mira.page, 3)
    anna.page.get_by_role("button", name=anna.say("web-review-open"), exact=True).click()
    opened = mira.page.get_by_role("button", name=mira.say("web-review-open"), exact=True)
    expect(opened).to_have_attribute("aria-pressed", "true")

    mira.page.get_by_role("button", name=mira.say("web-step-first"), exact=True).click()
    expect(following).to_contain_text(mira.say("web-review-aside"))
    expect(leading).to_contain_text(anna.say("web-review-elsewhere", name="=Mira", step=1))
    expect_step(anna.page, 3)
    following.get_by_role("button", name=mira.say("web-review-follow"), exact=True).click()
    expect_step(mira.page, 3)

    following.get_by_role("button", name=mira.say("web-review-take"), exact=True).click()
    expect(leading).to_contain_text(anna.say("web-review-leads", name="=Mira"))
    piece = mira.page.locator("main [data-piece]").first
    piece.focus()
    mira.page.keyboard.press("Enter")
    expect(anna.page.locator("[data-region=pointing]")).to_be_visible()
    expect(anna.page.get_by_role("status").filter(has_text="Mira points")).to_have_count(1)

    following.get_by_text(mira.say("web-chat"), exact=True).click()
    field = following.get_by_role("textbox", name=mira.say("web-chat-placeholder"), exact=True)
    field.fill("Вот здесь")
    field.press("Enter")
    leading.get_by_text(anna.say("web-chat"), exact=True).click()
    expect(leading).to_contain_text("Вот здесь")
    expect_none([each for one in (anna, mira) for each in [*violations(one.page), *too_wide(one.page)]])
