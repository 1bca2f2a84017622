"""Others' turns can be followed: at a pace of one's own, held, step by step, and once more."""

import re

from playwright.sync_api import expect

from browser.card_table import GAME as CARDS
from browser.card_table import CardTable
from browser.conftest import Visit
from browser.listening import heard, listen
from browser.table import Table
from browser.visitor import bot, me


def test_turns_of_bots_are_held_and_taken_step_by_step(visit: Visit) -> None:
    anna = visit("Anna", settings={"pace": "slow"})
    table = Table(anna, anna.new_table(me(), bot(), bot(), bot()))
    table.wait("asked")
    steps = table.log.count()
    table.page.keyboard.press("Period")
    table.choose_first()
    held = table.prompt.get_by_text(re.compile("^Held: [3-9]"))
    expect(held).to_be_visible()
    # What came of her own move is there.
    expect(table.log).to_have_count(steps + 1)
    table.page.keyboard.press("Comma")
    expect(table.log).to_have_count(steps + 2)
    table.page.keyboard.press("Comma")
    expect(table.log).to_have_count(steps + 3)
    expect(held.or_(table.prompt.get_by_text(re.compile("^Held: [12] ")))).to_be_visible()
    # Esc: how things stand.
    table.page.keyboard.press("Escape")
    table.wait("asked")
    assert table.log.count() >= steps + 4


def test_what_happened_since_the_last_move_is_shown_once_more(visit: Visit) -> None:
    anna = visit("Anna")
    listen(anna)
    table = Table(anna, anna.new_table(me(), bot(), bot()))
    table.wait("asked")
    table.choose_first()
    table.wait("asked")
    now = table.page.get_by_role("grid").aria_snapshot()
    asked = table.question.inner_text()
    fresh = table.page.locator(".log .fresh")
    count = fresh.count()
    assert count >= 2
    table.page.get_by_role("button", name=anna.say("web-since", count=count)).click()
    table.page.keyboard.press("Period")
    expect(table.question).to_have_text(anna.say("web-since-own"))
    expect(table.ringed).to_have_count(0)
    for step in range(1, count + 1):
        table.page.keyboard.press("Comma")
        expect(table.question).to_have_text(anna.say("web-since-step", step=step, count=count))
    expect(table.page.get_by_role("grid").locator(".changed").first).to_be_attached()
    table.page.keyboard.press("Comma")
    expect(table.question).to_have_text(asked)
    expect(table.page.get_by_role("grid")).to_match_aria_snapshot(now)
    assert any(anna.say("web-since-step", step=1, count=count) in each for each in heard(anna))
    table.choose_first()


def test_the_pace_is_chosen_at_the_table_and_kept(visit: Visit) -> None:
    anna = visit("Anna")
    table = Table(anna, anna.new_table(me(), bot()))
    table.wait("asked")
    table.page.get_by_label(anna.say("web-pace")).select_option(anna.say("web-pace-slow"))
    assert table.page.evaluate("JSON.parse(localStorage.fivethrones).pace") == "slow"
    # A phone has the same keys where its thumb is.
    phone = Table(visit("Mira", phone=True))
    phone.page.goto(f"/t/{phone.visitor.new_table(me(), bot(), bot())}")
    phone.wait("asked")
    phone.page.keyboard.press("Period")
    phone.choose_first()
    forward = phone.prompt.get_by_role("button", name=phone.visitor.say("web-ahead"))
    forward.tap()
    expect(phone.prompt.get_by_text(re.compile("^Held"))).to_be_visible()
    phone.prompt.get_by_role("button", name=phone.visitor.say("web-go-on")).tap()
    phone.wait("asked")


def test_windows_are_passed_at_any_pace_and_no_question_comes_twice(visit: Visit) -> None:
    """A pass that has been sent is not sent again while what came of it waits to be seen."""
    anna = visit("Anna", game=CARDS, settings={"pace": "fast"})
    table = CardTable(anna, anna.new_table(me(), bot(), options={"victory": "10"}))
    for turn in range(12):
        table.settle()
        table.choose_something(turn)
    table.settle()
    assert [frame for frame in anna.frames if frame["type"] == "refused"] == []
