"""Monopoly at one screen, which goes from hand to hand."""

from typing import Final

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.realm_table import AT_ONCE, GAME, SHORT, RealmTable, staged
from browser.serving import Server
from browser.visitor import here, me

PROGRAM: Final = "browser.staging_monopoly"
SEATS: Final = ["Anna", "Mira", "Sansa"]


def takes_over(table: RealmTable, name: str) -> None:
    """The screen is handed to this player: a cover without anything of the table, then what that seat sees and nothing else."""
    table.wait("cover")
    expect(table.page.locator("[data-piece]")).to_have_count(0)
    button = table.page.locator("main.cover").get_by_role("button")
    expect(button).to_contain_text(name)
    before = len(table.visitor.frames)
    button.click()
    table.wait("asked")
    frames = table.visitor.frames[before:]
    assert {frame["seat"] for frame in frames if frame["type"] == "seen"} == {SEATS.index(name)}


def test_an_auction_goes_round_one_screen(visit: Visit, server: Server) -> None:
    """Each bids for themselves, with their own purse; whoever dropped out is not handed the screen again."""
    table = staged(visit, server, "three", here("Mira"), here("Sansa"), settings=AT_ONCE)
    takes_over(table, "Anna")
    table.does("do-decline", square="square-house_baratheon").click()
    takes_over(table, "Mira")
    table.does("web-amount-more", step=50).click()
    table.does("web-mo-bid", amount=50).click()
    takes_over(table, "Sansa")
    expect(table.desk).to_contain_text(table.visitor.say("web-mo-leads", seat="=Mira"))
    table.does("do-drop").click()
    takes_over(table, "Anna")
    table.does("web-amount-more", step=10).click()
    table.does("web-mo-bid", amount=60).click()
    takes_over(table, "Mira")
    table.does("do-drop").click()
    takes_over(table, "Anna")
    expect(table.deed("house_baratheon")).to_be_visible()
    expect(table.cash(0)).to_contain_text(table.visitor.say("web-mo-coins", amount=1440))


def test_an_offer_is_put_together_unseen_and_answered_at_one_screen(visit: Visit, server: Server) -> None:
    table = staged(visit, server, "three", here("Mira"), here("Sansa"), settings=AT_ONCE)
    takes_over(table, "Anna")
    table.does("do-buy", square="square-house_baratheon", amount=200).click()
    table.button("web-mo-trade").click()
    table.desk.locator('[data-piece="seat-1"]').click()
    table.desk.locator('[data-piece="deed-kings_landing"]').click()
    table.does("web-amount-more", step=50).click()
    table.does("web-mo-send").click()
    takes_over(table, "Mira")
    expect(table.desk).to_contain_text(table.visitor.words.name("square-kings_landing"))
    table.does("do-accept").click()
    takes_over(table, "Anna")
    expect(table.deed("kings_landing")).to_be_visible()
    expect(table.cash(1)).to_contain_text(table.visitor.say("web-mo-coins", amount=1550))


def test_a_whole_game_at_one_screen(visit: Visit) -> None:
    anna = visit("Anna", game=GAME, settings=AT_ONCE)
    table = RealmTable(anna, anna.new_table(me(), here("Mira"), here("Sansa"), options=SHORT))
    handed = 0
    while (state := table.wait("cover", "asked", "finished")) != "finished":
        if state == "cover":
            table.page.locator("main.cover").get_by_role("button").click()
            handed += 1
            continue
        asked = len(anna.frames)
        table.answer()
        table.wait_news(asked)
    assert handed > 10
    table.expect_final_standing()
