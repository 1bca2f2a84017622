"""Small things that a player stumbles over: names, titles of tabs, the tour, set-up cards, buttons, the log of a replay."""

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from browser.axe import violations
from browser.card_table import GAME as CARDS
from browser.card_table import CardTable
from browser.conftest import Visit
from browser.findings import expect_none
from browser.positions import Positions, moment
from browser.table import Table
from browser.visitor import bot, me, open_seat


def test_an_invited_friend_is_asked_for_a_name(visit: Visit) -> None:
    anna, mira = visit("Anna"), visit(new=True)
    page = mira.page
    page.goto(f"/t/{anna.new_table(me(), open_seat())}")
    page.get_by_role("textbox", name=mira.say("web-your-name")).fill("Mira")
    page.keyboard.press("Enter")
    page.get_by_role("button", name=mira.say("web-take-seat")).click()
    expect(page.get_by_role("main")).to_contain_text("Mira")


def test_the_tab_tells_whose_turn_it_is(visit: Visit) -> None:
    anna, mira = visit("Anna"), visit("Mira")
    id = anna.new_table(me(), open_seat())
    mira.ask("POST", f"/api/tables/{id}/seats/1/take", {})
    anna.ask("POST", f"/api/tables/{id}/start", {})
    first, second = Table(anna, id), Table(mira, id)
    first.wait("asked")
    second.wait("waiting")
    for table, turn in ((first, True), (second, False)):
        assert table.page.title().startswith("(1)") == turn
        icon = table.page.locator("link[rel=icon]").get_attribute("href")
        assert icon == ("/crown-turn.svg" if turn else "/crown.svg")


COVERED: Final = """() => {
    const guide = document.querySelector('.guide').getBoundingClientRect();
    return [...document.querySelectorAll('[data-legal], [data-region=prompt] button')]
        .map((each) => [each.innerText, each.getBoundingClientRect()])
        .filter(([, box]) => box.width && box.left < guide.right && box.right > guide.left
            && box.top < guide.bottom && box.bottom > guide.top)
        .map(([text]) => text);
}"""


@pytest.mark.parametrize("game", [CARDS, "hand-of-the-king"])
def test_the_tour_has_the_focus_covers_nothing_to_press_and_goes_by_esc(visit: Visit, game: str) -> None:
    anna = visit("Anna", game=game, settings={"guided": []})
    table = Table(anna, anna.new_table(me(), bot()))
    guide = table.page.get_by_role("dialog", name=anna.say("web-guide"))
    expect(guide).to_be_focused()
    table.wait("asked") if game != CARDS else expect(table.confirm).to_be_visible()
    assert table.page.evaluate(COVERED) == []
    table.page.keyboard.press("Escape")
    expect(guide).to_have_count(0)


def test_keeping_the_hand_is_the_main_button_and_laid_cards_are_known_to_who_laid_them(visit: Visit) -> None:
    anna = visit("Anna", game=CARDS)
    table = CardTable(anna, anna.new_table(me(), bot()))
    expect(table.confirm).to_have_text(anna.say("do-keep"))
    table.confirm.click()
    table.confirm.click()
    expect(table.question).to_have_text(anna.say("prompt-setup"))
    name = table.ringed.first.locator("b").first.inner_text()
    table.ringed.first.click()
    expect(table.question).to_have_text(re.compile(r"\?$"))
    table.confirm.click()
    expect(table.page.locator(".area .back").filter(has_text=name)).to_be_visible()


def test_tab_stops_once_in_a_row_of_cards(visit: Visit, positions: Positions) -> None:
    anna = visit("Anna", game=CARDS)
    table = CardTable(anna, positions.table(anna, "prompt-challenge"))
    table.settle()
    page = table.page
    hand = page.locator("[data-region=hand] [data-piece]")
    assert hand.count() > 2
    hand.first.focus()
    page.keyboard.press("ArrowRight")
    expect(hand.nth(1)).to_be_focused()
    page.keyboard.press("Tab")
    assert not in_hand(page)
    page.keyboard.press("Shift+Tab")
    expect(hand.nth(1)).to_be_focused()
    page.keyboard.press("Shift+Tab")
    assert not in_hand(page)


def in_hand(page: Page) -> bool:
    inside: bool = page.evaluate("document.activeElement.closest('[data-region=hand]') !== null")
    return inside


def test_what_is_written_stays_in_its_panel_with_large_text(visit: Visit) -> None:
    anna = visit("Anna", settings={"textSize": 140})
    table = Table(anna, anna.new_table(me(), bot(), bot(), bot()))
    table.wait("asked")
    table.talk("A very long message that goes on and on, for as long as anybody listens " * 3)
    expect(table.chat.get_by_role("listitem")).to_have_count(1)
    outside = table.page.evaluate(
        """() => {
            const panel = document.querySelector('[data-guide=log]').getBoundingClientRect();
            return [...document.querySelectorAll('.chat, .chat form, .chat form *')]
                .map((each) => each.getBoundingClientRect())
                .filter((box) => box.right > panel.right + 1 || box.bottom > panel.bottom + 1).length;
        }"""
    )
    assert outside == 0


def test_the_log_of_a_replay_follows_shows_who_played_and_tells_of_cards(
    visit: Visit, positions: Positions
) -> None:
    anna = visit("Anna")
    found = moment("prompt-name")
    page = anna.page
    page.goto(f"/r/{positions.finished(anna, found.record)}")
    log = page.get_by_role("log")
    expect(log.get_by_role("listitem").first).to_be_attached()
    for button in ("web-step-last", "web-step-first"):
        page.get_by_role("button", name=anna.say(button), exact=True).click()
        expect(log.locator(".current")).to_be_in_viewport()
    seats = page.get_by_role("list", name=anna.say("web-region-seats"))
    expect(seats.get_by_role("listitem")).to_have_count(2)
    page.get_by_label(anna.say("web-pace")).select_option("fast")
    name = log.locator(".event > a").last
    called = name.inner_text()
    name.click()
    beside = page.get_by_role("region", name=anna.say("web-inspector"))
    expect(beside.get_by_role("heading")).to_have_text(called)
    expect_none(violations(page, ".log"))


def test_a_long_sheet_is_scrolled_by_keys(visit: Visit, positions: Positions) -> None:
    anna = visit("Anna", game=CARDS, viewport={"width": 1280, "height": 420})
    table = CardTable(anna, positions.table(anna, "prompt-challenge"))
    table.settle()
    table.page.keyboard.press("KeyB")
    expect(table.sheet).to_be_visible()
    expect_none(violations(table.page, "dialog[open]"))
