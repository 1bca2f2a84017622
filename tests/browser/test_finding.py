"""A quick game from the lobby: two people who want the same find each other."""

from playwright.sync_api import expect

from browser.axe import violations
from browser.conftest import Visit
from browser.findings import expect_none
from browser.shape import SIZES, too_wide


def test_two_people_find_each_other_in_the_lobby(visit: Visit) -> None:
    anna, boris = visit("Anna"), visit("Boris")
    for visitor in (anna, boris):
        visitor.page.goto("/lobby")
    page, say = anna.page, anna.say
    page.get_by_role("checkbox", name=say("web-find-bots")).uncheck()
    page.get_by_role("button", name=say("web-find-seek"), exact=True).click()
    cancel = page.get_by_role("button", name=say("web-find-cancel"), exact=True)
    expect(cancel).to_be_visible()
    answer = boris.page.get_by_role("button", name=f"{boris.say('web-find-play')}: Anna", exact=True)
    expect(answer).to_be_visible()
    found: list[str] = []
    for visitor in (anna, boris):
        for size in SIZES:
            visitor.page.set_viewport_size(size)
            found += [f"{size['width']}: {each}" for each in too_wide(visitor.page)]
        found += violations(visitor.page)
    expect_none(found)

    answer.click()

    boris.page.wait_for_url("**/t/*")
    anna.page.wait_for_url("**/t/*")
    assert anna.page.url == boris.page.url
