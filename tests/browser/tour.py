"""Every screen of the page, one after another: for checks that hold everywhere."""

from collections.abc import Iterator
from typing import NamedTuple

from playwright.sync_api import expect

from browser.positions import KINDS, Positions
from browser.table import Table
from browser.texts import GAME
from browser.visitor import Visitor, bot, here, me, open_seat


class Screen(NamedTuple):
    name: str
    new: str = "body"  # the part that was not on the screen before


def plain_screens(visitor: Visitor) -> Iterator[Screen]:
    """Those with the frame round them."""
    page = visitor.page
    visitor.new_table(me(), open_seat())
    page.goto("/")
    expect(page.locator('a[href^="/t/"]').first).to_be_visible()
    yield Screen("landing")
    set_up(visitor, GAME)
    page.get_by_text(visitor.say("web-options"), exact=True).click()
    expect(page.get_by_label(visitor.words.name("option-variant"), exact=True)).to_be_visible()
    yield Screen("new game", "dialog[open]")
    page.goto("/lobby")
    expect(page.locator('main a[href^="/t/"]').first).to_be_visible()
    yield Screen("lobby")
    page.locator('main a[href^="/t/"]').first.click()
    expect(page.get_by_role("button", name=visitor.say("web-start"), exact=True)).to_be_visible()
    page.get_by_role("button", name=visitor.say("web-qr")).click()
    yield Screen("gathering")
    page.goto(f"/rules/{GAME}#HK-7")
    expect(page.locator('[id="HK-7"]')).to_be_in_viewport()
    yield Screen("rules")
    page.goto(f"/cards/{GAME}")
    expect(page.get_by_role("main").get_by_role("listitem").first).to_be_visible()
    yield Screen("cards")
    page.goto("/settings")
    page.get_by_text(visitor.say("web-passes")).click()
    page.get_by_role("button", name=visitor.say("web-device")).click()
    expect(page.locator("code", has_text="#device=")).to_be_visible()
    yield Screen("settings")
    page.goto("/host")
    expect(page.get_by_role("heading", level=2).first).to_be_visible()
    yield Screen("host")
    page.goto("/nowhere")
    expect(page.get_by_role("main").get_by_role("link")).to_be_visible()
    yield Screen("no such page")
    page.goto("/t/nowhere")
    expect(page.get_by_role("main").get_by_role("textbox")).to_be_visible()
    yield Screen("no such table")


def set_up(visitor: Visitor, game: str) -> None:
    """On the landing page: open what a new game is begun with."""
    title = visitor.words.name(f"game-{game}")
    visitor.page.get_by_role("button", name=visitor.say("web-set-up", game=f"={title}")).click()


def table_screens(visitor: Visitor, positions: Positions) -> Iterator[Screen]:
    """A table with all that opens over it, every kind of question, and the end."""
    page = visitor.page
    table = Table(visitor, visitor.new_table(me(), bot(), bot(), bot(), options={"variant": "raven"}))
    table.wait("asked")
    yield Screen("asked")
    page.keyboard.press("KeyH")
    expect(page.get_by_role("status", name=visitor.say("web-hint"))).to_be_visible()
    yield Screen("hint", ".hints, main")
    table.button("web-close").click()
    table.ringed.first.click()
    expect(table.confirm).to_be_visible()
    yield Screen("selected", "main, [data-region=prompt]")
    page.keyboard.press("Escape")
    table.unringed_card.click(force=True)
    expect(table.popover).to_be_visible()
    yield Screen("why not", "[role=dialog]")
    page.keyboard.press("Escape")
    for key, name in (
        ("KeyA", "all moves"),
        ("KeyB", "board in words"),
        ("KeyS", "standing"),
        ("F1", "keys"),
        ("KeyR", "rule over the table"),
    ):
        page.keyboard.press(key)
        expect(table.sheet).to_be_visible()
        if key == "KeyR":
            expect(table.sheet.get_by_role("heading", level=2).nth(1)).to_be_visible()
        yield Screen(name, "dialog[open]")
        close_sheet(table)
    table.button("web-menu").click()
    yield Screen("menu", "dialog[open]")
    table.sheet.get_by_role("button", name=visitor.say("web-settings")).click()
    expect(table.sheet.get_by_role("radio").first).to_be_attached()
    yield Screen("settings over the table", "dialog[open]")
    close_sheet(table)
    for kind in KINDS:
        table.go(positions.table(visitor, kind))
        table.wait("asked")
        yield Screen(kind, "main, [data-region=prompt]")
    table.go(visitor.new_table(me(), here("Mira")))
    table.wait("cover")
    yield Screen("cover")


def close_sheet(table: Table) -> None:
    table.page.keyboard.press("Escape")
    expect(table.sheet).to_have_count(0)


def finished_screens(visitor: Visitor) -> Iterator[Screen]:
    """What is left of a game that is over."""
    id = finished_table(visitor)
    table = Table(visitor, id)
    table.expect_final_standing()
    yield Screen("finished")
    visitor.page.goto(f"/r/{id}#3")
    expect(visitor.page.get_by_role("grid")).to_be_visible()
    yield Screen("replay")


def finished_table(visitor: Visitor, seats: int = 2) -> str:
    """A game that a bot of the same level has played out in this visitor's seat."""
    id = visitor.new_table(me(), *(bot("squire") for _ in range(seats - 1)))
    visitor.ask("POST", f"/api/tables/{id}/seats/0/leave", {})
    table = Table(visitor, id)
    table.wait("finished")
    return id
