"""Littlefinger's game in the browser: gold is offered with a wish, by whoever has some, whoever is to act."""

from typing import Any, Final

from playwright.sync_api import APIResponse, Locator, Route, expect

from browser.card_table import CardTable
from browser.conftest import Visit
from browser.serving import Server
from browser.staging_living import STAGES, bribing
from browser.test_living_card_game import ASK, GAME, staged
from browser.visitor import bot, me, open_seat

PROGRAM: Final = "browser.staging_living"
SETTINGS: Final = {"passes": ASK, "confirm": "never"}
VARIANT: Final = {"variant": "littlefinger"}


def bribes(visit: Visit, server: Server, **how: Any) -> CardTable:
    return staged(visit, server, bribing, 3, options=VARIANT, **how)


def two_with_gold(visit: Visit, server: Server) -> tuple[CardTable, CardTable]:
    """Anna is to act; Mira has gold, too."""
    server.deal(STAGES.index(bribing))
    anna, mira = (visit(name, game=GAME, settings=SETTINGS) for name in ("Anna", "Mira"))
    first = CardTable(anna, anna.new_table(me(), open_seat(), bot(), options=VARIANT))
    mira.page.goto(anna.page.locator("main .link code").inner_text())
    mira.page.get_by_role("button", name=mira.say("web-take-seat")).click()
    expect(anna.page.get_by_role("main")).to_contain_text("Mira")
    first.button("web-start").click()
    first.settle()
    second = CardTable(mira)
    expect(second.button("web-ce-offer")).to_be_visible()
    return first, second


def wish(table: CardTable, id: str) -> Locator:
    return table.sheet.get_by_text(table.visitor.words.name(id))


def send(table: CardTable, gold: int) -> Locator:
    return table.sheet.get_by_role("button", name=table.visitor.say("web-ce-offer-send", gold=gold))


def more(table: CardTable) -> Locator:
    return table.sheet.get_by_role("button", name=table.visitor.say("web-amount-more", step=1))


def told(table: CardTable, id: str) -> Locator:
    """In the log, also while that is put away."""
    return table.page.locator("[role=log] li", has_text=table.visitor.words.name(id)).first


def test_an_offer_takes_presses_before_the_server_has_answered(visit: Visit, server: Server) -> None:
    """LC-192: what is pressed meanwhile is not lost."""
    table = bribes(visit, server, holds="preview")
    table.button("web-ce-offer").click()
    more(table).click()
    more(table).click()
    table.visitor.let_go()
    wish(table, "wish-peace").click()
    send(table, 3).click()
    table.open_log()
    expect(told(table, "wish-peace")).to_be_visible()


def test_however_it_is_chosen_an_offer_is_put_together_in_its_sheet(visit: Visit, server: Server) -> None:
    """LC-192: by its key, from the list of all moves, by its button; the bar has none."""
    table = bribes(visit, server)
    expect(table.prompt.get_by_role("button", name=table.visitor.say("do-offer"), exact=True)).to_have_count(
        0
    )
    table.page.keyboard.press("KeyA")
    table.sheet.get_by_text(table.visitor.say("do-offer"), exact=True).click()
    expect(wish(table, "wish-peace")).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(table.sheet).to_have_count(0)

    table.button("web-ce-offer").click()
    wish(table, "wish-favor").click()
    send(table, 1).click()

    table.open_log()
    expect(told(table, "wish-favor")).to_be_visible()
    expect(table.sheet).to_have_count(0)


def test_what_is_asked_for_in_words_comes_with_the_offer(visit: Visit, server: Server) -> None:
    """LC-192."""
    table = bribes(visit, server)
    table.button("web-ce-offer").click()
    wish(table, "wish-words").click()
    expect(send(table, 1)).to_have_attribute("aria-disabled", "true")
    field = table.sheet.get_by_role("textbox", name=table.visitor.say("web-ce-offer-words"))
    field.fill("\u200b")
    send(table, 1).click()
    expect(table.sheet.locator("p[role=status]")).to_have_text(table.visitor.say("refused-chat-empty"))
    expect(told(table, "wish-words")).to_have_count(0)

    field.fill("Let me have the Iron Throne")
    send(table, 1).click()

    table.open_log()
    expect(told(table, "wish-words")).to_be_visible()
    expect(table.chat).to_contain_text("Let me have the Iron Throne")


def test_nothing_can_be_chosen_before_there_is_a_board(visit: Visit, server: Server) -> None:
    """What begins an offer was taken for an answer when it was pressed while the game's part was still on its way."""
    server.deal(STAGES.index(bribing))
    anna = visit("Anna", game=GAME, settings=SETTINGS)
    id = anna.new_table(me(), bot(), bot(), options=VARIANT)
    held: list[tuple[Route, APIResponse]] = []
    is_late = [True]

    def hold(route: Route) -> None:
        found = route.fetch()
        if is_late[0] and "web-ce-offer" in found.text():
            held.append((route, found))
        else:
            route.fulfill(response=found)

    anna.page.route("**/assets/*.js", hold)
    table = CardTable(anna, id)
    expect(table.question).to_have_text(anna.say("web-goes-on"))
    expect(table.prompt.locator(".acts button.primary, .acts [data-legal]")).to_have_count(0)

    is_late[0] = False
    for route, found in held:
        route.fulfill(response=found)

    expect(table.question).to_have_text(anna.say("prompt-act-or-offer", phase="phase-challenges"))
    expect(table.button("web-ce-offer")).to_be_visible()
    expect(table.button("do-pass")).to_be_visible()


def test_who_is_not_to_act_makes_an_offer_without_being_asked_anything(visit: Visit, server: Server) -> None:
    """LC-192: nobody waits for it, and what she is asked meanwhile changes nothing in it."""
    anna, mira = two_with_gold(visit, server)
    expect(mira.question).to_have_text(mira.visitor.say("web-waiting-for", players=["=Anna"]))
    expect(mira.prompt.get_by_role("button", name=mira.visitor.say("do-rest"))).to_have_count(0)
    mira.button("web-ce-offer").click()
    mira.sheet.get_by_role("radio", name="Anna").check()
    more(mira).click()
    wish(mira, "wish-no-defence").click()
    anna.button("web-ce-offer").click()
    wish(anna, "wish-favor").click()
    send(anna, 1).click()
    expect(mira.sheet).to_have_count(0)
    mira.button("do-decline").click()

    send(mira, 2).click()

    anna.open_log()
    expect(told(anna, "wish-no-defence")).to_be_visible()
    anna.button("do-accept").click()
    expect(anna.button("do-pass")).to_be_visible()
