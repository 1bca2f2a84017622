"""Stark against Lannister in the browser: whole games, by mouse, by touch, by keys and from the list."""

import pytest
from playwright.sync_api import expect

from browser.card_table import GAME, against_a_bot
from browser.conftest import Visit
from browser.positions import Positions, moment
from browser.serving import Server
from browser.test_secrecy import look


def test_a_whole_game_by_mouse(visit: Visit) -> None:
    table = against_a_bot(visit)
    assert table.play_out() > 20
    table.expect_winner()


def test_a_whole_game_by_keys_alone(visit: Visit) -> None:
    table = against_a_bot(visit)
    while table.settle() == "asked":
        table.choose_by_keys()
    table.expect_winner()


def test_a_whole_game_from_the_list_of_all_moves(visit: Visit) -> None:
    table = against_a_bot(visit, language="ru")
    moves = table.visitor.say("web-all-moves")
    turns = 0
    while table.settle() == "asked":
        table.page.keyboard.press("KeyA")
        listed = table.page.get_by_role("list", name=moves).get_by_role("button")
        listed.nth(turns % listed.count()).click()
        while table.needs_more():
            table.page.keyboard.press("KeyA")
            listed.and_(table.page.locator("[aria-pressed=false]")).first.click()
        table.confirm.click()
        turns += 1
    table.expect_winner()


def test_a_whole_game_by_touch_on_a_phone(visit: Visit) -> None:
    table = against_a_bot(visit, phone=True, language="ru")
    while table.settle() == "asked":
        ring = table.ringed
        if ring.count():
            ring.first.tap()
            table.pick_from_menu()
            while table.needs_more():
                table.unpicked.first.tap()
        else:
            table.confirm.tap()
        table.confirm.tap()
        assert table.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    table.expect_winner()


def test_a_drafted_game_by_mouse(visit: Visit) -> None:
    table = against_a_bot(visit, {"plots": "drafted"}, settings={"motion": "1"})
    assert table.play_out() > 20
    table.expect_winner()


def test_the_cards_of_the_box_can_be_looked_through(visit: Visit) -> None:
    anna = visit("Anna", game=GAME)
    anna.page.goto(f"/cards/{GAME}")
    cards = anna.page.get_by_role("main").get_by_role("listitem")
    expect(cards.filter(has_text=anna.words.name("card-the_hound"))).to_have_count(1)
    everything = cards.count()
    anna.page.get_by_role("searchbox").fill(anna.words.name("card-the_hound"))
    expect(cards.filter(has_text=anna.words.name("card-eddard_stark"))).to_have_count(0)
    assert 0 < cards.count() < everything


@pytest.mark.parametrize("kind", ["prompt-challenge", "prompt-defend"])
def test_two_worlds_that_differ_in_the_other_hand_look_alike(
    visit: Visit, positions: Positions, server: Server, kind: str
) -> None:
    anna = visit("Anna", game=GAME)
    worlds = []
    for seed in range(2):
        server.deal(seed)
        worlds.append(look(anna, positions.branch(anna, moment(kind, 2, GAME), exact=False)))
    assert worlds[0] == worlds[1]
    assert len(worlds[0]["pictures"]) > 1
