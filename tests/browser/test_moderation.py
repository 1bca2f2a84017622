"""Peace among people on the page: a rude line is muted and reported, the host removes it and bans who wrote it."""

import pytest
from playwright.sync_api import Page, expect

from browser.axe import violations
from browser.conftest import Visit
from browser.findings import expect_none
from browser.shape import SIZES, too_wide, unfit_for_phones
from browser.visitor import PHONE, Visitor, me, open_seat


def press(visitor: Visitor, id: str) -> None:
    visitor.page.get_by_role("button", name=visitor.say(id), exact=True).click()


def unfit(page: Page) -> list[str]:
    found: list[str] = []
    for size in SIZES:
        page.set_viewport_size(size)
        found += too_wide(page)
    page.set_viewport_size(PHONE)
    return [*found, *violations(page), *unfit_for_phones(page)]


def test_a_rude_line_is_muted_reported_removed_and_its_author_banned(visit: Visit) -> None:
    anna, boris = visit("Anna"), visit("Boris", language="ru")
    id = anna.new_table(me(), open_seat())
    boris.ask("POST", f"/api/tables/{id}/seats/1/take", {})
    boris.ask("POST", f"/api/tables/{id}/chat", {"room": "table", "text": "You fool"})
    page = anna.page
    page.goto(f"/t/{id}")

    page.get_by_role("button", name=anna.say("web-safe-person", name="=Boris"), exact=True).click()
    press(anna, "web-safe-report")
    page.get_by_label(anna.say("web-safe-words"), exact=True).fill("He is rude")
    found = unfit(page)
    press(anna, "web-safe-send")
    expect(page.get_by_text(anna.say("web-safe-sent"), exact=True)).to_be_visible()
    page.get_by_role("button", name=anna.say("web-safe-person", name="=Boris"), exact=True).click()
    press(anna, "web-safe-mute")
    expect(page.get_by_text("You fool")).to_have_count(0)

    page.goto("/settings")
    page.get_by_role("button", name=anna.say("web-safe-undo-of", name="=Boris"), exact=True).click()
    expect(page.get_by_text(anna.say("web-safe-avoided-none"), exact=True)).to_be_visible()
    assert anna.ask("GET", "/api/me/avoided") == []

    host = visit(language="ru", remote=False)
    host.page.goto("/host")
    host.page.get_by_role("link", name=host.say("web-mod"), exact=True).click()
    report = host.page.get_by_role("listitem").filter(has_text="He is rude")
    report.get_by_role("button", name=host.say("web-mod-ban")).click()
    found += unfit(host.page)
    report.get_by_role("button", name=host.say("web-mod-ban"), exact=True).click()
    expect(host.page.get_by_text(host.say("web-mod-banned", name="=Boris"), exact=True)).to_be_visible()
    report.get_by_role("button", name=host.say("web-mod-remove")).click()
    report.get_by_role("button", name=host.say("web-mod-sure"), exact=True).click()
    expect(host.page.get_by_text(host.say("web-mod-removed"), exact=True)).to_be_visible()
    report.get_by_role("button", name=host.say("web-mod-settle"), exact=True).click()
    expect(report).to_have_count(0)
    assert boris.context.request.get("/api/tables").status == 403

    host.page.get_by_role("radio", name=host.say("web-mod-bans"), exact=True).check()
    press(host, "web-mod-lift")
    expect(host.page.get_by_text(host.say("web-mod-lifted"), exact=True)).to_be_visible()
    host.page.get_by_role("radio", name=host.say("web-mod-acts"), exact=True).check()
    expect(host.page.get_by_role("listitem").filter(has_text=host.say("web-mod-act-lift"))).to_be_visible()
    assert boris.context.request.get("/api/tables").status == 200
    expect_none([*found, *unfit(host.page)])


@pytest.mark.parametrize(("language", "phone"), [("ru", True), ("en", False)], ids=["phone", "desktop"])
def test_a_reported_name_is_changed_and_its_table_closed_and_all_of_that_is_written_down(
    visit: Visit, language: str, phone: bool
) -> None:
    anna, boris = visit("Anna"), visit("Rudest", language="ru")
    id = anna.new_table(me(), open_seat())
    boris.ask("POST", f"/api/tables/{id}/seats/1/take", {})
    anna.ask("POST", f"/api/tables/{id}/start")
    report = {"kind": "name", "whom": {"table": id, "seat": 1}, "words": f"Look at {id}"}
    assert anna.context.request.post("/api/reports", data=report).status == 204
    anna.page.goto(f"/t/{id}")

    host = visit(language=language, phone=phone, remote=False)
    page, say = host.page, host.say
    page.goto("/moderation")
    reported = page.get_by_role("listitem").filter(has_text=f"Look at {id}")
    reported.get_by_role("button", name=say("web-mod-rename")).click()
    page.get_by_label(say("web-mod-new-name"), exact=True).fill("Boris")
    found = unfit(page)
    reported.get_by_role("button", name=say("web-mod-rename"), exact=True).click()
    told = say("web-mod-renamed", name="=Rudest", new="=Boris")
    expect(page.get_by_text(told, exact=True)).to_be_visible()
    expect(anna.page.get_by_text("Rudest")).to_have_count(0)

    page.get_by_role("radio", name=say("web-mod-guests"), exact=True).check()
    page.get_by_label(say("web-mod-named"), exact=True).fill("bor")
    page.get_by_role("button", name=say("web-mod-search"), exact=True).click()
    expect(page.get_by_role("listitem").filter(has_text="Boris").first).to_be_visible()
    found += unfit(page)
    page.get_by_role("radio", name=say("web-mod-messages"), exact=True).check()
    found += unfit(page)

    page.get_by_role("radio", name=say("web-mod-tables"), exact=True).check()
    open_table = page.get_by_role("listitem").filter(has_text=id)
    open_table.get_by_role("button", name=say("web-mod-close")).click()
    found += unfit(page)
    open_table.get_by_role("button", name=say("web-mod-sure"), exact=True).click()
    expect(page.get_by_text(say("web-mod-closed"), exact=True)).to_be_visible()
    assert anna.ask("GET", f"/api/tables/{id}")["status"] == "finished"
    closed = anna.say("log-closed-by-host")
    expect(anna.page.locator("[data-region=log]")).to_contain_text(closed)
    expect(anna.page.get_by_role("region", name=anna.say("web-region-prompt"), exact=True)).to_contain_text(
        closed
    )

    page.get_by_role("radio", name=say("web-mod-acts"), exact=True).check()
    for deed, about in (("web-mod-act-close", id), ("web-mod-act-rename", "Boris")):
        line = page.get_by_role("listitem").filter(has_text=say(deed)).filter(has_text=about)
        expect(line.first).to_contain_text(say("web-mod-host"))
    expect_none([*found, *unfit(page)])
