"""Whole games, from the first press to the final standing."""

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.table import Table
from browser.texts import GAME
from browser.visitor import bot, me


@pytest.mark.parametrize("language", ["ru", "en"])
def test_a_new_visitor_is_one_press_from_a_game_and_plays_it_out_by_mouse(
    visit: Visit, language: str
) -> None:
    anna = visit(new=True, language=language)
    anna.page.goto("/")
    title = anna.words.name(f"game-{GAME}")
    anna.page.get_by_role("button", name=anna.say("web-play-game", game=f"={title}")).click()
    table = Table(anna)
    table.wait("asked")
    expect(anna.page.locator("html")).to_have_attribute("lang", language)
    expect(anna.page.get_by_role("heading", level=1)).to_have_text(title)
    anna.page.get_by_role("button", name=anna.say("web-guide-stop")).click()

    assert table.finish_by_mouse() > 3
    table.expect_final_standing()


def test_a_whole_game_by_keys_alone(visit: Visit) -> None:
    table = quick_game(visit)
    keyboard = table.page.keyboard
    while table.wait_turn():
        keyboard.press("KeyL")
        expect(table.page.locator("[data-legal]:focus")).to_have_count(1)
        keyboard.press("Enter")
        if in_menu(table):
            keyboard.press("Tab")
            keyboard.press("Enter")
        expect(table.confirm).to_be_visible()
        keyboard.press("Enter")
    table.expect_final_standing()


def in_menu(table: Table) -> bool:
    menu = table.page.get_by_role("dialog", name=table.visitor.say("web-which-move"))
    expect(table.confirm.or_(menu).first).to_be_visible()
    return menu.is_visible()


def test_a_whole_game_through_the_list_of_all_moves(visit: Visit) -> None:
    table = quick_game(visit)
    moves = table.visitor.say("web-all-moves")
    while table.wait_turn():
        table.prompt.get_by_role("button", name=moves).click()
        table.page.get_by_role("list", name=moves).get_by_role("button").first.click()
        table.confirm.click()
    table.expect_final_standing()


def test_a_whole_game_by_touch_on_a_phone(visit: Visit) -> None:
    table = quick_game(visit, phone=True, language="ru")
    while table.wait_turn():
        table.ringed.first.tap()
        table.pick_from_menu()
        table.confirm.tap()
    table.expect_final_standing()


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {"stop_anywhere": "true"}),
        (4, {"variant": "teams"}),
        (4, {"petyr_mode": "add_both_to_row_then_choose", "ramsay_may_move_varys": "true"}),
    ],
    ids=["three-stop-anywhere", "teams", "four-with-house-rules"],
)
def test_other_tables_are_played_to_the_end(visit: Visit, seats: int, options: dict[str, str]) -> None:
    table = quick_game(visit, seats, options=options)
    table.finish_by_mouse()
    table.expect_final_standing()
    standing = table.page.locator("main section ul > li")
    expect(standing).to_have_count(2 if options.get("variant") == "teams" else seats)


def quick_game(visit: Visit, seats: int = 2, options: dict[str, str] | None = None, **how: Any) -> Table:
    anna = visit("Anna", **how)
    bots = [bot() for _ in range(seats - 1)]
    return Table(anna, anna.new_table(me(), *bots, options=options))
