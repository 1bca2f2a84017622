"""Looking back at a game: stepping, jumping, whose eyes, sharing, playing on."""

import re

from playwright.sync_api import FilePayload, Locator, Page, expect

from browser.conftest import Visit
from browser.positions import Positions, moment
from browser.table import Table
from browser.tour import finished_table
from browser.visitor import Visitor


def at(page: Page, step: int) -> None:
    """The replay stands at this step, and so does its address."""
    expect(page.locator(".count")).to_have_text(re.compile(f"^{step}/"))
    expect(page).to_have_url(re.compile(f"#{step}$"))


def control(visitor: Visitor, id: str) -> Locator:
    return visitor.page.get_by_role("button", name=visitor.say(id), exact=True)


def test_a_replay_is_stepped_jumped_shared_and_played_on_from(visit: Visit) -> None:
    anna = visit("Anna")
    id = finished_table(anna, seats=3)
    page = anna.page
    Table(anna).button("web-replay").click()
    grid = page.get_by_role("grid")
    at(page, 0)
    first = grid.aria_snapshot()
    control(anna, "web-step-next").click()
    at(page, 1)
    expect(grid).not_to_match_aria_snapshot(first)
    page.keyboard.press("BracketRight")
    at(page, 2)
    page.keyboard.press("BracketLeft")
    control(anna, "web-step-prev").last.click()
    at(page, 0)
    expect(grid).to_match_aria_snapshot(first)
    page.get_by_role("slider").fill("5")
    at(page, 5)
    page.get_by_role("slider").press("ArrowRight")
    at(page, 6)
    page.get_by_role("log").get_by_role("button").nth(2).click()
    at(page, 2)
    control(anna, "web-step-last").click()
    expect(page.locator("main section li.won").first).to_be_visible()

    # Through other eyes, and through nobody's.
    eyes = page.get_by_role("group", name=anna.say("web-eyes")).get_by_role("button")
    expect(eyes.first).to_have_attribute("aria-pressed", "true")
    for pressed in (1, 1):
        with page.expect_response(lambda answer: "/replay/" in answer.url) as answer:
            eyes.nth(pressed).click()
        assert answer.value.ok
    page.get_by_role("slider").fill("4")
    at(page, 4)
    control(anna, "web-share").click()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"/r/{id}#4")
    sansa = visit(new=True)
    sansa.page.goto(link)
    at(sansa.page, 4)
    # Whoever comes by the link sees nothing until the view of that step is there.
    expect(grid).to_match_aria_snapshot(sansa.page.get_by_role("grid").aria_snapshot())

    control(anna, "web-play-on").click()
    table = Table(anna)
    page.wait_for_url(re.compile(r"/t/(?!" + id + ")"))
    assert table.wait_turn()
    expect(table.log).not_to_have_count(0)
    table.choose_first()


def test_a_record_of_another_host_can_be_looked_at(visit: Visit, positions: Positions) -> None:
    anna = visit("Anna", phone=True, language="ru")
    found = moment("prompt-name")
    anna.page.goto(f"/r/{positions.finished(anna, found.record)}#{found.step}")
    at(anna.page, found.step)
    expect(anna.page.get_by_role("grid")).to_be_visible()


def test_a_record_is_downloaded_and_brought_to_a_host(visit: Visit) -> None:
    anna, mira = visit("Anna"), visit("Mira")
    finished_table(anna)
    table = Table(anna)
    table.button("web-menu").click()
    with anna.page.expect_download() as download:
        table.sheet.get_by_role("link", name=anna.say("web-download-record")).click()
    record = download.value.path().read_text()
    mira.page.goto("/lobby")
    bring(mira, record)
    mira.page.wait_for_url("**/r/*")
    at(mira.page, 0)
    expect(mira.page.get_by_role("grid")).to_be_visible()


def test_a_record_that_cannot_be_read_says_which_line_is_amiss(visit: Visit) -> None:
    mira = visit("Mira")
    mira.refused.append("/api/records")
    lines = moment("prompt-name").record.splitlines()
    broken = "\n".join([*lines[:-3], "0 dance on the table", *lines[-2:]])
    mira.page.goto("/lobby")
    bring(mira, broken)
    alert = mira.page.get_by_role("alert")
    expect(alert).to_contain_text(str(len(lines) - 2))
    expect(alert).to_contain_text("dance on the table")


def bring(visitor: Visitor, record: str) -> None:
    """Choose a file in the lobby."""
    file = FilePayload(name="game.record", mimeType="text/plain", buffer=record.encode())
    visitor.page.get_by_label(visitor.say("web-bring-record")).set_input_files(file)
