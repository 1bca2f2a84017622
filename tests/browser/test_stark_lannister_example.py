"""The challenge that the rulebook tells, click by click, by two people with a browser each."""

from typing import Any, Final

from playwright.sync_api import Locator, expect

from browser.card_table import GAME, CardTable
from browser.conftest import Visit
from browser.visitor import me, open_seat

PROGRAM: Final = "browser.staging"  # serves that position

WINDOWS: Final = [
    "actions-challenges",
    "actions-attacked",
    "actions-defended",
    "saves",
    "cancels",
    "responses",
]
# Everybody is asked in every window, and what is pressed is done.
SETTINGS: Final = {"passes": dict.fromkeys(WINDOWS, "ask"), "confirm": "never"}
MOST_LOOKS: Final = 200


class Duel:
    """Stark and Lannister. What they are asked before one of them does what is told, both pass."""

    def __init__(self, visit: Visit, settings: dict[str, Any] = SETTINGS) -> None:
        anna = visit("Anna", game=GAME, settings=settings)
        mira = visit("Mira", game=GAME, settings=settings)
        self.stark = CardTable(anna, anna.new_table(me(), open_seat()))
        mira.page.goto(anna.page.locator("main .link code").inner_text())
        mira.page.get_by_role("button", name=mira.say("web-take-seat")).click()
        expect(anna.page.get_by_role("main")).to_contain_text("Mira")
        self.stark.button("web-start").click()
        self.lannister = CardTable(mira)

    def until(self, thing: Locator, *passing: CardTable) -> Locator:
        """Both, or those named, pass until this is there."""
        for _ in range(MOST_LOOKS):
            if thing.is_visible():
                return thing
            for table in passing or (self.lannister, self.stark):
                skip = table.prompt.get_by_role("button", name=table.visitor.say("do-pass"), exact=True)
                if skip.is_visible() and not thing.is_visible():  # it may have come in between
                    skip.click()
            self.stark.page.wait_for_timeout(50)
        raise AssertionError(f"never came: {thing}, {self.stark.question.inner_text()}")


def ringed(table: CardTable, card: str) -> Locator:
    return table.ringed.filter(has_text=table.visitor.words.name(f"card-{card}")).first


def totals(table: CardTable, attack: int, defence: int) -> Locator:
    told = table.visitor.say("web-ce-totals", type="challenge-military", attack=attack, defence=defence)
    return table.page.get_by_role("img", name=told)


def test_the_challenge_of_the_rulebook_click_by_click(visit: Visit) -> None:
    """SL-27 to SL-39: the Hound attacks, Jon Snow and the Retinue defend, and the Retinue dies."""
    duel = Duel(visit)
    stark, lannister = duel.stark, duel.lannister
    kneeling = stark.visitor.say("web-ce-kneeling")

    # 1. The Hound kneels for a military challenge; nobody else could.
    duel.until(lannister.ringed.and_(lannister.page.locator('[data-piece="challenge-military"]'))).click()
    expect(totals(lannister, 3, 0)).to_be_visible()
    expect(lannister.card("the_hound")).to_contain_text(kneeling)

    # 2. Jon Snow and the Retinue defend.
    duel.until(ringed(stark, "jon_snow")).click()
    ringed(stark, "stark_retinue").click()
    expect(stark.prompt).to_contain_text(stark.visitor.words.name("card-stark_retinue"))
    stark.confirm.click()
    expect(totals(lannister, 3, 4)).to_be_visible()

    # 3. The Retinue draws a card.
    expect(stark.page.locator("[data-region=hand] [data-piece]")).to_have_count(0)
    duel.until(ringed(stark, "stark_retinue")).click()
    expect(stark.page.locator("[data-region=hand] [data-piece]")).to_have_count(1)

    # 4. Insidious Ways give the Hound 2 more strength.
    duel.until(ringed(lannister, "insidious_ways")).click()
    expect(totals(stark, 5, 4)).to_be_visible()
    expect(stark.card("the_hound")).to_contain_text(stark.visitor.say("web-ce-strength", count=5))

    # 5. The attacker wins and draws 2 cards; the Retinue is chosen to die.
    duel.until(ringed(stark, "stark_retinue")).click()
    expect(lannister.page.locator("[data-region=hand] [data-piece]")).to_have_count(2)

    # 6. Jon Snow stands up, and the challenge is over.
    duel.until(ringed(stark, "jon_snow")).click()
    expect(stark.card("jon_snow")).not_to_contain_text(kneeling)
    expect(lannister.card("the_hound")).to_contain_text(kneeling)
    stark.open_log()
    expect(stark.log.filter(has_text=stark.visitor.words.name("card-stark_retinue")).last).to_be_visible()
    duel.until(lannister.page.locator('[data-piece="challenge-military"]')).click(force=True)
    expect(lannister.popover).to_be_visible()


def test_among_people_a_window_closes_by_itself_unless_it_is_held(visit: Visit) -> None:
    """Also for somebody who could respond: how long it takes tells nothing of what is in a hand."""
    duel = Duel(visit, {"confirm": "never"})
    stark, lannister = duel.stark, duel.lannister
    think = stark.prompt.get_by_role("button", name=stark.visitor.say("web-think"))
    asked = stark.visitor.say("prompt-respond")

    duel.until(lannister.ringed.and_(lannister.page.locator('[data-piece="challenge-military"]'))).click()
    duel.until(ringed(stark, "jon_snow")).click()
    ringed(stark, "stark_retinue").click()
    stark.confirm.click()
    expect(stark.question).to_have_text(asked)
    think.click()
    expect(think).to_have_count(0)
    expect(stark.question).to_have_text(asked)
    ringed(stark, "stark_retinue").click()
    expect(stark.page.locator("[data-region=hand] [data-piece]")).to_have_count(1)

    # The next such window is Jon Snow's, after the challenge: nobody holds it, and it is passed.
    duel.until(ringed(stark, "jon_snow"), lannister)
    expect(stark.question).not_to_have_text(asked)
    expect(stark.card("jon_snow")).to_contain_text(stark.visitor.say("web-ce-kneeling"))
