"""Monopoly in the browser: whole games, and whatever can be asked in one."""

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.realm_table import AT_ONCE, GAME, SHORT, RealmTable, staged, two_people
from browser.serving import Server
from browser.visitor import bot, me

PROGRAM: Final = "browser.staging_monopoly"


@pytest.mark.parametrize("by_keys", [False, True], ids=["mouse", "keys"])
def test_a_whole_game_against_a_bot(visit: Visit, by_keys: bool) -> None:
    anna = visit("Anna", game=GAME, settings=AT_ONCE)
    table = RealmTable(anna, anna.new_table(me(), bot("squire"), options=SHORT))
    assert table.play_out(by_keys) > 10
    table.expect_final_standing()
    expect(table.page.locator("main section li")).to_have_count(2)


def test_a_whole_game_of_four_from_the_list_of_all_moves(visit: Visit) -> None:
    anna = visit("Анна", game=GAME, language="ru")
    table = RealmTable(anna, anna.new_table(me(), *[bot("squire")] * 3, options=SHORT))
    while table.wait_turn():
        asked = len(anna.frames)
        table.page.keyboard.press("KeyA")
        table.sheet.get_by_role("list").get_by_role("button").first.click()
        table.confirm.click()
        table.wait_news(asked)
    table.expect_final_standing()
    expect(table.page.locator("main section li")).to_have_count(4)


def test_a_purchase_by_keys_alone(visit: Visit, server: Server) -> None:
    table = staged(visit, server, "buying")
    keyboard = table.page.keyboard
    table.wait("asked")
    keyboard.press("KeyL")
    expect(table.square("house_baratheon")).to_be_focused()
    keyboard.press("ArrowUp")
    expect(table.square("eyrie")).to_be_focused()
    expect(table.page.get_by_role("article")).to_have_accessible_name(
        table.visitor.words.name("square-eyrie")
    )
    keyboard.press("ArrowDown")
    keyboard.press("Enter")
    expect(table.prompt).to_contain_text(table.visitor.say("web-mo-cash-then", cash=1300))
    keyboard.press("Enter")
    expect(table.deed("house_baratheon")).to_be_visible()


def test_two_people_bid_against_each_other(visit: Visit, server: Server) -> None:
    anna, mira = two_people(visit, server, "bidding")
    expect(mira.prompt.get_by_role("button", name=mira.visitor.say("do-drop"), exact=True)).to_have_count(0)
    mira.does("web-amount-more", step=50).click()
    mira.does("web-mo-bid", amount=50).click()
    expect(anna.desk).to_contain_text(anna.visitor.say("web-mo-leads", seat="=Mira"))
    anna.does("web-amount-more", step=10).click()
    anna.does("web-mo-bid", amount=60).click()
    mira.does("do-drop").click()
    expect(anna.deed("house_baratheon")).to_be_visible()
    expect(anna.cash(0)).to_contain_text(anna.visitor.say("web-mo-coins", amount=1440))


def test_an_offer_is_changed_and_accepted(visit: Visit, server: Server) -> None:
    anna, mira = two_people(visit, server, "owning")
    mira.does("do-rest").click()
    anna.button("web-mo-trade").click()
    anna.desk.locator('[data-piece="seat-1"]').click()
    send = anna.does("web-mo-send")
    expect(send).to_have_attribute("aria-disabled", "true")
    send.click(force=True)
    expect(anna.popover).to_contain_text(anna.visitor.say("refused-cash-gift"))
    anna.page.keyboard.press("Escape")
    anna.desk.locator('[data-piece="deed-braavos"]').click()
    anna.does("web-amount-less", step=50).click()
    expect(anna.desk).to_contain_text(mira.visitor.say("web-mo-you-get-coins", amount=50))
    expect(anna.desk).to_contain_text(
        anna.visitor.say("web-mo-completes", seat="=Mira", group="group-dark_blue")
    )
    send.click()

    mira.does("web-mo-change").click()
    expect(mira.desk.locator('[data-piece="deed-braavos"]')).to_have_attribute("aria-pressed", "true")
    mira.desk.locator('[data-piece="deed-house_lannister"]').click()
    expect(mira.desk).to_contain_text(mira.visitor.say("web-mo-fee-you", percent=10, fee=10, redeem=110))
    mira.does("web-mo-send").click()

    anna.does("do-accept").click()
    expect(anna.cash(0)).to_contain_text(anna.visitor.say("web-mo-coins", amount=650))
    expect(mira.cash(1)).to_contain_text(mira.visitor.say("web-mo-coins", amount=640))


def test_a_plan_is_weighed_first_and_carried_out_as_a_whole(visit: Visit, server: Server) -> None:
    table = staged(visit, server, "owning")
    say = table.visitor.say
    table.wait("asked")
    table.button("web-mo-manage").click()
    for square in ("eyrie", "dragonstone"):
        table.does("web-mo-build-here", square=f"square-{square}").click()
        expect(table.does("web-mo-sell-here", square=f"square-{square}")).not_to_have_attribute(
            "aria-disabled", "true"
        )
    uneven = table.does("web-mo-build-here", square="square-eyrie")
    expect(uneven).to_have_attribute("aria-disabled", "true")
    uneven.click(force=True)
    expect(table.popover).to_contain_text(say("refused-build-evenly", square="square-eyrie"))
    table.page.keyboard.press("Escape")
    table.does("web-mo-sell-here", square="square-dragonstone").click()
    table.does("web-mo-mortgage-this", square="square-braavos").click()
    expect(table.desk).to_contain_text(say("web-mo-plan-brings", steps=2, amount=75, cash=675))
    table.does("web-mo-confirm").click()
    expect(table.cash(0)).to_contain_text(say("web-mo-coins", amount=675))
    expect(table.square("eyrie")).to_have_accessible_name(re.compile("1 village"))


def test_a_plan_takes_presses_before_the_server_has_answered(visit: Visit, server: Server) -> None:
    table = staged(visit, server, "owning", holds="preview")
    table.wait("asked")
    table.button("web-mo-manage").click()
    for square in ("eyrie", "dragonstone"):
        table.does("web-mo-build-here", square=f"square-{square}").click()
    table.visitor.let_go()
    expect(table.desk).to_contain_text(table.visitor.say("web-mo-plan-costs", steps=2, amount=200, cash=400))


def test_a_trade_takes_presses_before_the_server_has_answered(visit: Visit, server: Server) -> None:
    table = staged(visit, server, "owning", holds="preview")
    table.wait("asked")
    table.button("web-mo-trade").click()
    table.desk.locator('[data-piece="seat-1"]').click()
    deeds = [table.desk.locator(f'[data-piece="deed-{deed}"]') for deed in ("braavos", "house_lannister")]
    for deed in deeds:
        deed.click(force=True)  # it is not known yet whether it can be traded
    table.visitor.let_go()
    for deed in deeds:
        expect(deed).to_have_attribute("aria-pressed", "true")


def test_a_debt_is_paid_by_mortgaging(visit: Visit, server: Server) -> None:
    table = staged(visit, server, "owing", settings=AT_ONCE)
    say = table.visitor.say
    expect(table.desk).to_contain_text(say("web-mo-have", cash=90, due=100))
    table.give_up.click(force=True)
    expect(table.popover).to_contain_text(say("refused-can-pay", amount=100))
    table.page.keyboard.press("Escape")
    table.does("do-mortgage", amount=75, square="square-red_waste").click()
    expect(table.cash(0)).to_contain_text(say("web-mo-coins", amount=65))


def test_who_cannot_pay_holds_a_button_to_give_up(visit: Visit, server: Server) -> None:
    table = staged(visit, server, "sinking", language="ru")
    table.give_up.click(delay=100)
    expect(table.give_up).to_be_visible()
    table.give_up.click(delay=1500)
    table.expect_final_standing()
    expect(table.page.locator("main section li.won")).not_to_contain_text("Anna")
    expect(table.end.locator(".mine")).to_contain_text(table.visitor.say("web-mo-bankrupt"))
