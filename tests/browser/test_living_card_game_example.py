"""Support as the rulebook tells it, click by click, by three people with a browser each."""

from typing import Final

from playwright.sync_api import Locator, expect

from browser.card_table import CardTable
from browser.conftest import Visit
from browser.serving import Server
from browser.staging_living import STAGES, told_in_the_rulebook
from browser.test_living_card_game import ASK, GAME
from browser.test_stark_lannister_example import ringed, totals
from browser.visitor import me, open_seat
from fivethrones.kernel.message import literal

PROGRAM: Final = "browser.staging_living"
MOST_LOOKS: Final = 200


class Council:
    """Greg, Sarah and Jaime. What they are asked before one of them does what is told, all pass."""

    def __init__(self, visit: Visit) -> None:
        people = [
            visit(name, game=GAME, settings={"passes": ASK, "confirm": "never"})
            for name in ("Greg", "Sarah", "Jaime")
        ]
        greg = people[0]
        self.tables = [CardTable(greg, greg.new_table(me(), open_seat(), open_seat()))]
        address = greg.page.locator("main code").inner_text()
        for other in people[1:]:
            other.page.goto(address)
            other.page.get_by_role("button", name=other.say("web-take-seat")).first.click()
            self.tables.append(CardTable(other))
            expect(greg.page.get_by_role("main")).to_contain_text(["Sarah", "Jaime"][len(self.tables) - 2])
        self.tables[0].button("web-start").click()

    def until(self, thing: Locator) -> Locator:
        for _ in range(MOST_LOOKS):
            if thing.is_visible():
                return thing
            for table in self.tables:
                skip = table.prompt.get_by_role("button", name=table.visitor.say("do-pass"), exact=True)
                if skip.is_visible() and not thing.is_visible():  # it may have come in between
                    skip.click()
            self.tables[0].page.wait_for_timeout(50)
        told = [table.question.inner_text() for table in self.tables]
        raise AssertionError(f"never came: {thing}, {told}")


def test_a_supporter_defends_click_by_click(visit: Visit, server: Server) -> None:
    """LC-77 to LC-79: Jaime, Master of Coin, defends for Sarah, Master of Laws, and wins."""
    server.deal(STAGES.index(told_in_the_rulebook))
    council = Council(visit)
    greg, sarah, jaime = council.tables

    # 1. Greg makes a military challenge against Sarah; only Jhogo could attack.
    against = greg.visitor.say("web-ce-challenge", type="challenge-military", against=literal("Sarah"))
    council.until(greg.page.locator(".target").filter(has_text=against)).click()
    expect(totals(greg, 3, 0)).to_be_visible()

    # 2. After the actions stealth keeps Sarah's knight from defending.
    council.until(ringed(greg, "knight_of_the_tumblestone")).click()
    expect(sarah.card("knight_of_the_tumblestone")).to_contain_text(sarah.visitor.say("web-ce-barred"))

    # 3. She does not defend, and Jaime may: he supports her.
    council.until(ringed(jaime, "ser_barristan_selmy")).click()
    jaime.confirm.click()

    # 4. He wins, and Ser Barristan takes power for his renown.
    wins = sarah.visitor.say("log-wins-challenge", seat=literal("Jaime"), attack=3, defence=4)
    expect(sarah.log.filter(has_text=wins)).to_be_visible()
    expect(jaime.card("ser_barristan_selmy")).to_contain_text(jaime.visitor.say("web-ce-power", count=1))

    # 5. Whom he supports he cannot challenge himself.
    sarah.button("do-done").click()
    council.until(jaime.page.locator(".target").first)
    forbidden = jaime.visitor.say("web-ce-challenge", type="challenge-military", against=literal("Sarah"))
    jaime.page.locator(".target").filter(has_text=forbidden).click(force=True)
    expect(jaime.popover).to_be_visible()
