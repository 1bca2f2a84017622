"""Building decks of the living card game."""

import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from browser.axe import violations
from browser.conftest import Visit
from browser.visitor import Visitor
from games.living_card_game.own_decks import EXAMPLES

GAME = "living-card-game"
CHECK = "**/api/decks/*/check"


def begin(anna: Visitor, house: str = "house-stark") -> Locator:
    """A starter deck to begin with; the deck at the side."""
    anna.page.goto("/decks")
    anna.page.get_by_role("button", name=anna.words.name(house), exact=True).click()
    return anna.page.locator("section.side")


def copies(page: Page, anna: Visitor, id: str, card: str) -> Locator:
    return page.get_by_role("button", name=anna.say(id, card=card)).first


def read_text(anna: Visitor, text: str) -> None:
    anna.page.goto("/decks")
    anna.page.get_by_role("textbox", name=anna.say("web-deck-import")).fill(text)
    anna.page.get_by_role("button", name=anna.say("web-deck-import-do")).click()


@pytest.mark.parametrize("language", ["ru", "en"])
def test_a_starter_deck_is_changed_and_the_server_says_what_is_wrong(visit: Visit, language: str) -> None:
    """LC-13, LC-15."""
    anna = visit(game=GAME, language=language)
    side = begin(anna)
    expect(side).to_contain_text(anna.say("deck-friendly"))
    copies(anna.page, anna, "web-deck-another", "card-ice").click()
    expect(side).to_contain_text(anna.say("fault-too-few", count=46, missing=14, least=60))
    expect(side.get_by_role("link", name=re.compile("LC-15"))).to_be_visible()
    for _ in range(2):
        copies(anna.page, anna, "web-deck-another", "card-great_keep").click()
    expect(side).to_contain_text(anna.say("fault-copies", card="card-great_keep", count=5, most=3))


def test_cards_are_found_by_name_type_house_cost_and_icon(visit: Visit) -> None:
    anna = visit(game=GAME)
    begin(anna)
    cards = anna.page.locator("section.pool li")
    main = anna.page.get_by_role("main")
    anna.page.get_by_role("searchbox").fill("eddard stark")
    expect(cards).to_have_count(1)
    anna.page.get_by_role("searchbox").fill("")
    main.get_by_role("button", name=anna.words.name("house-greyjoy")).click()
    expect(main).to_contain_text(anna.say("web-cards-count", count=11))
    main.get_by_role("combobox", name=anna.say("web-deck-cost")).select_option("1")
    main.get_by_role("combobox", name=anna.say("web-groups")).select_option("cards-locations")
    expect(cards).to_have_count(4)
    expect(cards.filter(has_text="Gatehouse")).to_have_count(1)
    main.get_by_role("combobox", name=anna.say("web-deck-icon")).select_option("challenge-power")
    expect(cards).to_have_count(0)
    main.get_by_role("button", name=anna.say("web-cards-show-all")).click()
    expect(main).to_contain_text(anna.say("web-cards-count", count=214))


def test_a_text_becomes_a_deck_and_a_deck_a_text(visit: Visit) -> None:
    """LC-14, LC-15."""
    anna = visit(game=GAME)
    read_text(anna, (EXAMPLES / "greyjoy.txt").read_text("utf-8"))
    side = anna.page.locator("section.side")
    expect(side).to_contain_text(anna.say("deck-legal"))
    side.get_by_role("button", name=anna.say("web-deck-export")).click()
    text = anna.page.get_by_role("dialog").get_by_role("textbox").input_value()
    assert "House: Greyjoy" in text.splitlines()
    assert "2 Balon Greyjoy" in text.splitlines()
    anna.page.keyboard.press("Escape")
    read_text(anna, text)
    expect(side).to_contain_text(anna.say("deck-legal"))


def test_what_cannot_be_read_is_told_line_by_line(visit: Visit) -> None:
    anna = visit(game=GAME)
    read_text(anna, "House: Stark\n1 Longclaw")
    expect(anna.page.get_by_role("main")).to_contain_text("Line 2 names no card")
    expect(anna.page).to_have_url(re.compile("/decks$"))


def test_a_deck_stays_on_the_device_until_it_is_deleted(visit: Visit) -> None:
    anna = visit(game=GAME)
    side = begin(anna, "house-targaryen")
    side.get_by_role("textbox", name=anna.say("web-deck-name")).fill("Dragons")
    side.get_by_role("combobox", name=anna.say("web-deck-agenda")).select_option(
        "card-heir_to_the_iron_throne"
    )
    anna.page.reload()
    expect(side.get_by_role("combobox", name=anna.say("web-deck-agenda"))).to_have_value(
        "card-heir_to_the_iron_throne"
    )
    anna.page.goto("/decks")
    anna.page.get_by_role("link", name=re.compile("Dragons")).click()
    side.get_by_role("button", name=anna.say("web-deck-remove")).click()
    anna.page.get_by_role("dialog").get_by_role("button", name=anna.say("web-deck-remove")).click()
    expect(anna.page.get_by_role("main")).to_contain_text(anna.say("web-decks-none"))


def test_an_answer_about_a_deck_that_is_closed_again_is_no_trouble(visit: Visit) -> None:
    anna = visit(game=GAME)
    held: list[Route] = []
    anna.page.route(CHECK, lambda route: held.append(route))
    with anna.page.expect_request(CHECK):
        side = begin(anna)
    anna.page.go_back()
    expect(side).to_have_count(0)
    with anna.page.expect_response(CHECK) as answered:
        held[0].continue_()
    answered.value.finished()
    anna.page.evaluate("new Promise(requestAnimationFrame)")


def test_on_a_phone_the_deck_opens_from_a_bar(visit: Visit) -> None:
    anna = visit(game=GAME, phone=True, language="ru")
    anna.page.goto("/decks")
    anna.page.get_by_role("button", name="Баратеон", exact=True).click()
    bar = anna.page.get_by_role("button", name=anna.say("web-deck-size", cards=45, plots=7))
    expect(bar).to_be_in_viewport()
    bar.click()
    sheet = anna.page.get_by_role("dialog")
    copies(anna.page, anna, "web-deck-fewer", "card-motley").click()
    expect(sheet).to_contain_text(anna.say("fault-too-few", count=44, missing=16, least=60))


@pytest.mark.parametrize("phone", [False, True])
def test_the_builder_is_accessible(visit: Visit, phone: bool) -> None:
    anna = visit(game=GAME, phone=phone)
    anna.page.goto("/decks")
    assert violations(anna.page) == []
    anna.page.get_by_role("button", name="Stark", exact=True).click()
    expect(anna.page.locator("section.pool li").first).to_be_visible()
    assert violations(anna.page) == []
