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

    late.refused.append("/api/me/device/look")
    late.page.goto(link)
    expect(late.page.get_by_role("alert")).to_contain_text(late.say("refused-device-code"))
    expect(late.page.locator(f'a[href="/t/{id}"]')).to_have_count(0)


def test_a_link_asks_before_somebody_becomes_another(visit: Visit) -> None:
    anna, boris = visit("Anna"), visit("Boris", phone=True)
    code = anna.ask("POST", "/api/me/device")["code"]
    before = boris.ask("GET", "/api/me")["guest"]
    page, sheet = boris.page, boris.page.get_by_role("dialog")
    page.goto(f"/#device={code}")
    expect(sheet).to_contain_text(boris.say("web-become-who", name="=Anna"))
    expect(sheet).to_contain_text(boris.say("web-become-last", name="=Boris"))
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    assert boris.ask("GET", "/api/me")["guest"] == before

    page.goto(f"/#device={code}")
    sheet.get_by_role("button", name=boris.say("web-become-do", name="=Anna")).click()
    expect(page.get_by_role("banner")).to_contain_text("Anna")
    assert boris.ask("GET", "/api/me")["guest"] == anna.ask("GET", "/api/me")["guest"]


def test_a_guest_sees_its_devices_and_ends_one_by_keys(visit: Visit) -> None:
    anna, phone = visit("Anna"), visit(phone=True)
    code = anna.ask("POST", "/api/me/device")["code"]
    phone.ask("POST", "/api/me/adopt", {"code": code})
    page = anna.page
    page.goto("/settings")
    ends = page.get_by_role("button", name=anna.say("web-device-end"))
    expect(ends).to_have_count(2)
    other = page.get_by_role("listitem").filter(has=ends).filter(has_not_text=anna.say("web-device-this"))
    other.get_by_role("button").focus()
    page.keyboard.press("Enter")
    expect(ends).to_have_count(1)
    assert phone.ask("GET", "/api/me") is None

    ends.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text(anna.say("web-device-end-sure"))
    assert anna.ask("GET", "/api/me")["name"] == "Anna"
