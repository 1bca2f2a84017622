"""Several people at one screen, and people who must keep silent."""

import re

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.table import Table
from browser.visitor import bot, here, me, open_seat


def test_two_at_one_screen_pass_it_on_behind_a_cover(visit: Visit) -> None:
    anna = visit("Anna")
    table = Table(anna, anna.new_table(me(), here("Mira")))
    turns = 0
    while (state := table.wait("cover", "asked", "finished")) != "finished":
        if state == "cover":
            look_as_the_next(table)
            turns += 1
        table.wait("asked")
        table.choose_first()
    assert turns > 3
    table.expect_final_standing()


def test_in_quick_play_two_who_see_the_same_need_no_cover(visit: Visit) -> None:
    anna = visit("Anna", settings={"quick": True})
    table = Table(anna, anna.new_table(me(), here("Mira")))
    table.wait("cover")
    table.page.locator("main.cover").get_by_role("button").click()
    for _ in range(3):
        table.wait("asked")
        table.choose_first()
    table.wait("asked")
    shown = {frame["seat"] for frame in anna.frames if frame["type"] == "seen"}
    assert {0, 1} <= shown
    expect(table.page.locator("main.cover")).to_have_count(0)


def look_as_the_next(table: Table) -> None:
    """Behind the cover nothing of the table is there; only who is named there sees anything after the press."""
    seen = table.visitor.frames
    cover = table.page.locator("main.cover")
    expect(table.page.locator("[data-piece]")).to_have_count(0)
    button = cover.get_by_role("button")
    seat = 0 if "Anna" in button.inner_text() else 1
    before = len(seen)
    button.click()
    table.wait("asked")
    assert {frame["seat"] for frame in seen[before:] if frame["type"] == "seen"} == {seat}


def with_ravens(visit: Visit) -> tuple[Table, Table]:
    """Anna is to move, Mira waits."""
    anna, mira = visit("Anna"), visit("Mira")
    id = anna.new_table(me(), open_seat(), bot(), options={"variant": "raven"})
    mira.ask("POST", f"/api/tables/{id}/seats/1/take", {})
    anna.ask("POST", f"/api/tables/{id}/start", {})
    first, second = Table(anna, id), Table(mira, id)
    first.wait("asked")
    second.wait("waiting")
    return first, second


def test_either_of_two_ends_their_private_talk(visit: Visit) -> None:
    first, second = with_ravens(visit)
    ravens = first.page.get_by_role("region", name=first.visitor.say("web-hk-ravens"))
    ravens.get_by_role("button", name="Mira").click()
    first.confirm.click()

    second.button("web-talk-end").click()

    for table in (first, second):
        expect(table.page.get_by_text(table.visitor.say("web-talk-over"))).to_be_visible()
        expect(table.page.get_by_role("timer")).to_have_count(0)
        expect(table.button("web-talk-end")).to_have_count(0)
    first.wait("asked")


def test_with_ravens_only_two_may_talk(visit: Visit) -> None:
    first, second = with_ravens(visit)
    anna, mira, id = first.visitor, second.visitor, first.id
    second.talk("May I speak?")
    expect(second.prompt).to_contain_text(mira.say("refused-chat-silence"))
    ravens = first.page.get_by_role("region", name=anna.say("web-hk-ravens"))
    ravens.get_by_role("button", name="Mira").click()
    first.confirm.click()
    expect(ravens).to_contain_text("Mira")
    first.wait("asked")
    sansa = Table(visit("Sansa"), id)
    expect(sansa.page.get_by_role("grid")).to_be_visible()
    first.talk("Only you read this", "web-chat-private")
    expect(second.chat).to_contain_text("Only you read this")
    expect(sansa.chat).not_to_contain_text("Only you read this")
    for table in (first, second):
        expect(table.page.get_by_role("timer")).to_have_accessible_name(re.compile(r": [1-6]?\d$"))
    # A minute later, by the clock of Mira's device, her ring has run out.
    second.page.clock.install()
    second.page.clock.fast_forward(61_000)
    expect(second.page.get_by_text(mira.say("web-talk-over"))).to_be_visible()
    expect(second.page.get_by_role("timer")).to_have_count(0)
    expect(second.page.get_by_role("textbox", name=mira.say("web-chat-placeholder"))).to_be_visible()
    first.choose_first()
    expect(first.page.get_by_role("timer")).to_have_count(0)
