"""The end of a game: who has won and why, the standing, what mattered, what next; and no press goes astray."""

import re

import pytest
from playwright.sync_api import expect

from browser.axe import violations
from browser.conftest import Visit
from browser.findings import expect_none
from browser.listening import heard, listen
from browser.table import Table
from browser.test_whole_games import quick_game
from browser.visitor import bot, me


def test_the_end_says_who_has_won_why_and_what_mattered(visit: Visit) -> None:
    anna = visit("Anna")
    listen(anna)
    table = Table(anna, anna.new_table(me(), bot(), bot()))
    table.finish_by_mouse()
    table.expect_final_standing()
    won = table.page.evaluate("document.querySelector('.standing .first.mine') !== null")
    title = table.end.get_by_role("heading", level=2)
    if won:
        expect(title).to_have_text(re.compile(anna.say("web-end-won")))
    else:
        expect(title).to_contain_text("Victory")
        expect(table.end).to_contain_text(re.compile("You lost: place [23] of 3"))
    expect(title).to_be_focused()
    expect(table.end.get_by_role("link", name=re.compile("HK-"))).to_be_visible()
    expect(table.end.locator(".standing li")).to_have_count(3)
    moments = table.end.locator(".moments li")
    expect(moments).to_have_count(3)
    assert any(anna.say("web-over") in each and "win" in each for each in heard(anna))
    expect_none(violations(table.page, "[data-region=end]"))
    step = re.findall(r"\d+", moments.first.inner_text())[0]
    moments.first.get_by_role("link").click()
    expect(table.page).to_have_url(re.compile(f"/r/{table.id}#{step}$"))


def test_on_a_phone_the_end_covers_the_board_until_that_is_to_be_seen(visit: Visit) -> None:
    table = quick_game(visit, phone=True)
    while table.wait_turn():
        table.ringed.first.click()
        table.pick_from_menu()
        table.confirm.click()
    box = table.end.bounding_box()
    assert box
    assert box["height"] == 844
    table.button("web-end-board").click()
    expect(table.end.locator(".standing")).to_be_hidden()
    expect(table.page.get_by_role("grid")).to_be_in_viewport()
    table.button("web-end-result").click()
    expect(table.end.locator(".standing")).to_be_visible()


def test_nothing_lies_where_the_last_button_was_and_early_presses_do_nothing(visit: Visit) -> None:
    table = quick_game(visit)
    page = table.page
    box = None
    while table.wait_turn():
        table.ringed.first.click()
        table.pick_from_menu()
        box = table.confirm.bounding_box()
        table.confirm.click()
    assert box
    under = page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y)?.closest('button, a')?.innerText ?? ''",
        [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2],
    )
    assert under == ""
    expect(table.prompt.get_by_role("button")).to_have_count(0)
    # Whoever is quicker than a second is not taken at his word, whoever waits is.
    page.evaluate(
        "document.querySelectorAll('[data-region=end] footer [aria-disabled]').forEach((each) => each.click())"
    )
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(f"/t/{table.id}$"))
    table.button("web-rematch").click()
    page.wait_for_url(lambda url: table.id not in url)


@pytest.mark.parametrize("game", ["stark-lannister", "monopoly"])
def test_the_end_has_its_room_beside_every_board(visit: Visit, game: str) -> None:
    """Also where the board has taken all of it; and no name is broken into letters by what stands beside it."""
    anna = visit("Anna", game=game)
    table = Table(anna, anna.new_table(me(), bot()))
    anna.ask("POST", f"/api/tables/{table.id}/resign", {"seat": 0})
    table.wait("finished")
    found = []
    for width, height in ((1366, 650), (1280, 800), (1920, 1080), (390, 844), (360, 740)):
        table.page.set_viewport_size({"width": width, "height": height})
        box = table.end.bounding_box()
        assert box
        names = table.end.locator(".standing .who > b")
        lines = [
            names.nth(row).evaluate("each => each.getClientRects().length") for row in range(names.count())
        ]
        found += [f"{width} x {height}: {box}"] if box["width"] < 350 else []
        found += [f"{width} x {height}: names in {lines} lines"] if max(lines) > 1 else []
    expect_none(found)


def test_whoever_has_played_to_the_end_is_shown_round_no_more(visit: Visit) -> None:
    anna = visit("Anna", settings={"guided": []})
    table = Table(anna, anna.new_table(me(), bot()))
    guide = table.page.get_by_role("dialog", name=anna.say("web-guide"))
    expect(guide).to_be_visible()
    anna.ask("POST", f"/api/tables/{table.id}/resign", {"seat": 0})
    table.wait("finished")
    expect(guide).to_have_count(0)
