"""Support and rivalry as the rulebook tells them, click by click, by three people with a browser each."""

from typing import Final

from playwright.sync_api import Locator, expect

from browser.card_table import CardTable
from browser.conftest import Visit
from browser.serving import Server
from browser.staging_living import STAGES, rivalry, told_in_the_rulebook
from browser.test_living_card_game import ASK, GAME
from browser.test_stark_lannister_example import ringed, totals
from browser.visitor import me, open_seat
from fivethrones.kernel.message import literal

PROGRAM: Final = "browser.staging_living"
MOST_LOOKS: Final = 200


class Council:
    """Three people, Greg first. What they are asked before one of them does what is told, all pass."""

    def __init__(self, visit: Visit, *names: str) -> None:
        people = [visit(name, game=GAME, settings={"passes": ASK, "confirm": "never"}) for name in names]
        greg = people[0]
        self.tables = [CardTable(greg, greg.new_table(me(), open_seat(), open_seat()))]
        address = greg.page.locator("main .link code").inner_text()
        for other in people[1:]:
            other.page.goto(address)
            other.page.get_by_role("button", name=other.say("web-take-seat")).first.click()
            self.tables.append(CardTable(other))
            expect(greg.page.get_by_role("main")).to_contain_text(names[len(self.tables) - 1])
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

    def challenges(self, table: CardTable, type: str, target: str) -> None:
        against = table.visitor.say("web-ce-challenge", type=f"challenge-{type}", against=literal(target))
        self.until(table.page.locator(".target").filter(has_text=against)).click()


def attacked(visit: Visit, server: Server) -> Council:
    """Greg makes a military challenge against Sarah, and Jaime, who supports her, may defend."""
    server.deal(STAGES.index(told_in_the_rulebook))
    council = Council(visit, "Greg", "Sarah", "Jaime")
    greg, sarah, jaime = council.tables

    # 1. Only Jhogo could attack.
    council.challenges(greg, "military", "Sarah")
    expect(totals(greg, 3, 0)).to_be_visible()

    # 2. After the actions stealth keeps Sarah's knight from defending: all are told.
    council.until(ringed(greg, "knight_of_the_tumblestone")).click()
    expect(sarah.card("knight_of_the_tumblestone")).to_contain_text(sarah.visitor.say("web-ce-barred"))
    for table in council.tables:
        slipped = table.visitor.say(
            "web-ce-kept-stealth", by=["card-jhogo"], cards=["card-knight_of_the_tumblestone"]
        )
        expect(table.page.get_by_role("main").get_by_text(slipped)).to_be_visible()

    # 3. She does not defend, and Jaime may.
    council.until(ringed(jaime, "ser_barristan_selmy"))
    return council


def test_a_supporter_defends_and_wins_click_by_click(visit: Visit, server: Server) -> None:
    """LC-77 to LC-79: Jaime, Master of Coin, defends for Sarah, Master of Laws, and wins."""
    council = attacked(visit, server)
    _, sarah, jaime = council.tables
    ringed(jaime, "ser_barristan_selmy").click()
    jaime.confirm.click()

    # 4. He wins, and Ser Barristan takes power for his renown.
    wins = sarah.visitor.say("log-wins-challenge", seat=literal("Jaime"), attack=3, defence=4)
    sarah.open_log()
    expect(sarah.log.filter(has_text=wins)).to_be_visible()
    expect(jaime.card("ser_barristan_selmy")).to_contain_text(jaime.visitor.say("web-ce-power", count=1))

    # 5. Whom he supports he cannot challenge himself.
    sarah.button("do-done").click()
    council.until(jaime.page.locator(".target").first)
    forbidden = jaime.visitor.say("web-ce-challenge", type="challenge-military", against=literal("Sarah"))
    jaime.page.locator(".target").filter(has_text=forbidden).click(force=True)
    expect(jaime.popover).to_be_visible()


def test_a_supporter_defends_and_loses_click_by_click(visit: Visit, server: Server) -> None:
    """LC-79, LC-80: whoever was challenged pays the claim, and it was not unopposed."""
    council = attacked(visit, server)
    greg, sarah, jaime = council.tables
    ringed(jaime, "knight_of_the_rainwood").click()
    jaime.confirm.click()

    # 4. Greg wins against Jaime.
    wins = jaime.visitor.say("log-wins-challenge", seat=literal("Greg"), attack=3, defence=2)
    jaime.open_log()
    council.until(jaime.log.filter(has_text=wins))

    # 5. The claim is Sarah's: her only character dies, and Jaime's stays.
    dies = sarah.visitor.say("log-dies", card="card-knight_of_the_tumblestone")
    sarah.open_log()
    expect(sarah.log.filter(has_text=dies)).to_be_visible()
    expect(sarah.card("knight_of_the_tumblestone")).to_have_count(0)
    expect(jaime.card("knight_of_the_rainwood")).to_be_visible()

    # 6. It was opposed, so Greg has no power for it.
    expect(power(greg, 0)).to_be_visible()


def test_a_rivalry_pays_once_a_round_click_by_click(visit: Visit, server: Server) -> None:
    """LC-63, LC-81: the Master of Whispers beats two rivals, and only the first brings 1 more power."""
    server.deal(STAGES.index(rivalry))
    council = Council(visit, "Greg", "Sarah", "Jaime")
    greg = council.tables[0]
    taken = greg.visitor.say("web-ce-rivalry-taken")
    whispers = greg.page.locator('[data-piece="title-master_of_whispers"]').first
    expect(whispers).not_to_contain_text(taken)

    # 1. An intrigue against the Master of Laws, unopposed: 1 power for that and 1 for the rivalry.
    council.challenges(greg, "intrigue", "Sarah")
    council.until(power(greg, 2))
    expect(whispers).to_contain_text(taken)

    # 2. A battle against the Crown Regent, unopposed: 1 power.
    council.challenges(greg, "military", "Jaime")
    bronn = greg.visitor.say("log-attacks", seat=literal("Greg"), cards=["card-bronn"])
    greg.open_log()
    expect(greg.log.filter(has_text=bronn)).to_be_visible()
    council.until(greg.page.locator(".target").first)
    expect(power(greg, 3)).to_be_visible()


def power(table: CardTable, count: int) -> Locator:
    """That the player has so much, all of it on the House card."""
    told = table.visitor.say("web-ce-power-of", count=count, victory=15, banner=count)
    return table.page.get_by_role(
        "region", name=table.visitor.say("web-ce-side-of", seat=literal("Greg"))
    ).get_by_role("img", name=told)
