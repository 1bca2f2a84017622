"""What the table offers besides moves: reasons, rules, hints, undoing, words, and a guide for the first game."""

import re

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.table import Table
from browser.texts import GAME, words
from browser.visitor import bot, me, open_seat


def alone(visit: Visit, **how: object) -> Table:
    """Anna begins, against two bots."""
    anna = visit("Anna", **how)
    table = Table(anna, anna.new_table(me(), bot(), bot()))
    table.wait("asked")
    return table


def test_what_cannot_be_chosen_says_why_and_leads_to_the_rule(visit: Visit) -> None:
    table = alone(visit)
    table.unringed_card.click(force=True)
    expect(table.popover).to_be_visible()
    link = table.popover.get_by_role("link").first
    rule = re.findall(r"HK-\d+", link.inner_text())[0]
    link.click()
    expect(table.sheet.locator(f'[id="{rule}"]')).to_be_in_viewport()
    expect(table.sheet.locator(f'[id="{rule}"]')).to_be_focused()
    table.page.keyboard.press("Escape")
    expect(table.sheet).to_have_count(0)
    # By keys: the thing that has the focus, and ?.
    table.page.get_by_role("grid").locator("button.varys").focus()
    table.page.keyboard.press("Slash")
    expect(table.popover).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(table.popover).to_have_count(0)


def test_a_hint_rings_a_move_and_says_how_good_it_is(visit: Visit) -> None:
    table = alone(visit)
    table.page.keyboard.press("KeyH")
    hint = table.page.get_by_role("status", name=table.visitor.say("web-hint")).get_by_role("button").first
    expect(hint).to_contain_text(re.compile("Good|Fair|Weak"))
    hint.click()
    expect(table.confirm).to_be_visible()


def test_the_prompt_tells_what_has_just_happened(visit: Visit) -> None:
    """On a phone the log is not in sight."""
    table = alone(visit, phone=True)
    table.choose_first()
    table.wait("asked")
    news = table.prompt.locator(".news").inner_text().split(". ")[0].rstrip(".")
    table.button("web-log-and-chat").click()
    expect(table.log.last).to_contain_text(news)


def test_a_name_in_the_log_is_looked_at_closely(visit: Visit) -> None:
    """By keys beside the board, and by touch over it."""
    table = alone(visit)
    table.choose_first()
    table.wait("asked")
    name = table.log.locator(".event > a").first
    called = name.inner_text()
    name.press("Enter")
    beside = table.page.get_by_role("region", name=table.visitor.say("web-inspector"))
    expect(beside.get_by_role("heading")).to_have_text(called)

    phone = Table(visit("Mira", phone=True))
    phone.page.goto(table.visitor.link(table.id))
    phone.button("web-log-and-chat").click()
    phone.sheet.get_by_role("link", name=called, exact=True).first.click()
    expect(phone.sheet).to_have_accessible_name(called)


def test_a_selected_move_tells_what_follows_and_is_cleared(visit: Visit) -> None:
    table = alone(visit)
    asked = table.question.inner_text()
    table.ringed.first.click()
    expect(table.confirm).to_be_visible()
    expect(table.question).not_to_have_text(asked)
    expect(table.page.locator('[role=gridcell][aria-selected="true"]').first).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(table.question).to_have_text(asked)
    table.page.keyboard.press("Digit2")
    expect(table.confirm).to_be_visible()


def test_a_step_is_taken_back_alone_freely_and_with_others_by_consent(visit: Visit) -> None:
    anna, mira = visit("Anna"), visit("Mira")
    id = anna.new_table(me(), open_seat())
    mira.ask("POST", f"/api/tables/{id}/seats/1/take", {})
    anna.ask("POST", f"/api/tables/{id}/start", {})
    first, second = Table(anna, id), Table(mira, id)
    first.wait("asked")
    grid = first.page.get_by_role("grid")
    start = grid.aria_snapshot()
    # Nobody has answered yet: it is free.
    first.choose_first()
    expect(grid).not_to_match_aria_snapshot(start)
    first.undo.click()
    expect(grid).to_match_aria_snapshot(start)

    play_until_asked(first, second)
    play_until_asked(second, first)
    first.undo.click(force=True)
    first.popover.get_by_role("button", name=anna.say("web-undo-ask")).click()
    second.button("web-refuse").click()
    expect(second.button("web-agree")).to_have_count(0)
    expect(grid).not_to_match_aria_snapshot(start)
    first.undo.click(force=True)
    first.popover.get_by_role("button", name=anna.say("web-undo-ask")).click()
    # Whoever comes anew finds the request there, on either side.
    for table in (first, second):
        table.page.reload()
        table.wait()
    expect(first.page.get_by_role("alert")).to_contain_text(anna.say("web-undo-you-asked"))
    expect(first.button("web-agree")).to_have_count(0)
    second.button("web-agree").click()
    expect(grid).to_match_aria_snapshot(start)
    for table in (first, second):
        expect(table.log.last).to_contain_text(anna.say("log-undo", seat="=Anna"))
        expect(table.page.get_by_role("alert")).to_have_count(0)
    second.wait("waiting")
    first.choose_first()


def play_until_asked(mover: Table, other: Table) -> None:
    while mover.wait() == "asked":
        mover.choose_first()
    other.wait("asked")


def test_language_and_theme_change_without_a_reload(visit: Visit) -> None:
    table = alone(visit)
    page = table.page
    page.evaluate("window.stayed = true")
    russian = words("ru")
    table.ringed.first.click()
    table.button("web-menu").click()
    table.sheet.get_by_role("button", name=table.visitor.say("web-settings")).click()
    table.sheet.get_by_role("radio", name=table.visitor.say("web-theme-iron")).check()
    expect(page.locator("html")).to_have_attribute("data-theme", "iron")
    table.sheet.get_by_role("radio", name="Русский").check()
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    expect(table.sheet.get_by_role("heading").first).to_have_text(russian.say("web-settings"))
    page.keyboard.press("Escape")
    # What was selected still is.
    expect(
        page.get_by_role("region", name=russian.say("web-region-prompt")).locator("button.primary")
    ).to_be_visible()
    assert page.evaluate("window.stayed")
    page.reload()
    expect(page.locator("html[lang=ru][data-theme=iron]")).to_have_count(1)


def test_the_board_and_the_standing_can_be_read_as_text(visit: Visit) -> None:
    table = alone(visit)
    for key, word in (("KeyB", "Varys on "), ("KeyS", "Anna")):
        table.page.keyboard.press(key)
        expect(table.sheet.get_by_role("status")).to_contain_text(word)
        table.page.keyboard.press("Escape")
        expect(table.sheet).to_have_count(0)
    table.page.keyboard.press("F1")
    expect(table.sheet.get_by_role("heading")).to_have_text(table.visitor.say("web-keys"))
    table.page.keyboard.press("Escape")
    table.page.keyboard.press("KeyC")
    expect(table.page.get_by_role("textbox")).to_be_focused()


def test_each_action_is_announced_once(visit: Visit) -> None:
    table = alone(visit)
    table.page.evaluate(
        """() => {
            window.announced = [];
            const note = (changes) => changes.forEach((change) => change.addedNodes.forEach((node) => {
                if (node instanceof HTMLElement && node.matches('li')) announced.push(node.innerText.trim());
            }));
            new MutationObserver(note).observe(document.querySelector('[role=log]'), { childList: true, subtree: true });
        }"""
    )
    before = table.log.count()
    for _ in range(3):
        if table.wait_turn():
            table.choose_first()
    table.wait_turn()
    told = table.page.evaluate("announced")
    assert len(told) == table.log.count() - before
    assert len(set(told)) == len(told)


def test_the_guide_of_the_first_game_comes_once_and_can_be_left(visit: Visit) -> None:
    table = alone(visit, settings={"guided": []})
    guide = table.page.get_by_role("dialog", name=table.visitor.say("web-guide"))
    expect(guide).to_contain_text(table.visitor.say("web-guide-prompt"))
    guide.get_by_role("button", name=table.visitor.say("web-guide-next")).click()
    expect(guide).to_contain_text(table.visitor.say("web-guide-board"))
    guide.get_by_role("button", name=table.visitor.say("web-guide-next")).click()
    expect(guide).to_contain_text(table.visitor.say("web-guide-wait-selected"))
    table.ringed.first.click()
    expect(guide).to_contain_text(table.visitor.say("web-guide-select"))
    guide.get_by_role("button", name=table.visitor.say("web-guide-stop")).click()
    expect(guide).to_have_count(0)
    table.page.reload()
    table.wait("asked")
    expect(guide).to_have_count(0)
    assert GAME in table.page.evaluate("JSON.parse(localStorage.fivethrones).guided")
