"""What a visitor sets: name, language, theme, keys; and the same guest on another device."""

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.table import Table
from browser.visitor import bot, me


def test_a_name_can_be_changed_anywhere(visit: Visit) -> None:
    anna = visit("Anna")
    anna.page.goto("/")
    anna.page.get_by_role("button", name=anna.say("web-your-name")).click()
    anna.page.get_by_label(anna.say("web-your-name")).and_(anna.page.get_by_role("textbox")).fill("Arya")
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("banner")).to_contain_text("Arya")
    assert anna.ask("GET", "/api/me")["name"] == "Arya"


def test_settings_are_kept_on_the_device(visit: Visit) -> None:
    anna = visit("Anna")
    page = anna.page
    page.goto("/settings")
    page.get_by_role("radio", name=anna.say("web-theme-iron")).check()
    page.get_by_role("radio", name=anna.say("web-confirm-never")).check()
    page.get_by_role("slider").fill("120")
    page.get_by_role("button", name=f"{anna.say('web-key-moves')}: A").click()
    page.keyboard.press("KeyM")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "iron")
    expect(page.get_by_role("radio", name=anna.say("web-confirm-never"))).to_be_checked()
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "16.8px"

    # At a table they hold: M opens the moves, and a press is enough.
    table = Table(anna, anna.new_table(me(), bot()))
    table.wait("asked")
    page.keyboard.press("KeyM")
    expect(table.sheet.get_by_role("heading")).to_have_text(anna.say("web-all-moves"))
    page.keyboard.press("Escape")
    table.ringed.first.click()
    expect(table.log).not_to_have_count(1)


def test_a_link_makes_another_device_the_same_guest_once(visit: Visit) -> None:
    anna, phone, late = visit("Anna"), visit(phone=True), visit()
    id = anna.new_table(me(), bot())
    anna.page.goto("/settings")
    anna.page.get_by_role("button", name=anna.say("web-device")).click()
    link = anna.page.locator("code", has_text="#device=").inner_text()
    phone.page.goto(link)
    phone.page.locator(f'a[href="/t/{id}"]').click()
    Table(phone).wait("asked")
    assert "#" not in phone.page.url
    assert phone.ask("GET", "/api/me")["guest"] == anna.ask("GET", "/api/me")["guest"]

    late.refused.append("/api/me/adopt")
    late.page.goto(link)
    expect(late.page.get_by_role("alert")).to_contain_text(late.say("refused-device-code"))
    expect(late.page.locator(f'a[href="/t/{id}"]')).to_have_count(0)
