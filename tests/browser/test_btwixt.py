"""B'Twixt in the browser: whole games of three, four and six, by mouse, by touch, by keys and from the list."""

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from browser.card_table import CardTable
from browser.conftest import Visit
from browser.findings import expect_none
from browser.shape import too_wide
from browser.visitor import bot, me

GAME: Final = "btwixt"

# Notes how each card comes to the stack of the first seat.
NOTE_TRAVELS: Final = """() => {
    const animate = Element.prototype.animate;
    window.travels = [];
    Element.prototype.animate = function (states, timing) {
        if (this.dataset.piece?.startsWith('stack-0-')) window.travels.push(Object.keys(states[0])[0]);
        return animate.call(this, states, timing);
    };
}"""


def a_table(visit: Visit, seats: int, options: dict[str, str] | None = None, **how: Any) -> CardTable:
    anna = visit("Anna", game=GAME, **how)
    bots = [bot() for _ in range(seats - 1)]
    return CardTable(anna, anna.new_table(me(), *bots, options={"quick": "true", **(options or {})}))


def expect_scoring(table: CardTable, seats: int) -> None:
    """Everybody's small council, then every council."""
    table.expect_winner()
    expect(table.page.locator("main section ul.standing > li")).to_have_count(seats)
    expect(table.page.locator("main section ol.councils > li")).to_have_count(seats)


def test_three_play_a_whole_game_by_mouse(visit: Visit) -> None:
    table = a_table(visit, 3)
    assert table.play_out() > 10
    expect_scoring(table, 3)


def play_out_by_touch(table: CardTable) -> int:
    """Now this, now that; how many turns there were. Nothing ever is wider than the phone."""
    turns = 0
    found: list[str] = []
    while table.settle() == "asked":
        rings = table.ringed.count()
        (table.ringed.nth(turns % rings) if rings else table.confirm).tap()
        if rings:
            table.pick_from_menu()
        table.confirm.tap()
        found += too_wide(table.page)
        turns += 1
    expect_none(found)
    return turns


def test_six_play_a_whole_game_by_touch_on_a_phone(visit: Visit) -> None:
    table = a_table(visit, 6, phone=True, language="ru")
    assert play_out_by_touch(table) > 7
    expect_scoring(table, 6)


@pytest.mark.parametrize("language", ["ru", "en"])
def test_four_play_all_seasons_of_the_advanced_game_with_a_row_on_a_phone(
    visit: Visit, language: str
) -> None:
    options = {"rules": "advanced", "ally_row": "true", "quick": "false"}
    table = a_table(visit, 4, options, phone=True, language=language)
    assert play_out_by_touch(table) > 15
    expect_scoring(table, 4)


def test_six_play_a_whole_game_by_keys_alone(visit: Visit) -> None:
    table = a_table(visit, 6)
    keyboard = table.page.keyboard
    while table.settle() == "asked":
        if table.ringed.count():
            table.point_by_keys()
        else:
            keyboard.press("Digit1")
        expect(table.confirm).to_be_visible()
        keyboard.press("Enter")
    expect_scoring(table, 6)


def test_a_kingsmoot_with_a_row_is_drafted_and_played_from_the_list_of_all_moves(visit: Visit) -> None:
    table = a_table(visit, 5, {"draft": "kingsmoot", "ally_row": "true"}, language="ru")
    moves = table.visitor.say("web-all-moves")
    turns = 0
    while table.settle() == "asked":
        table.page.keyboard.press("KeyA")
        listed = table.page.get_by_role("list", name=moves).get_by_role("button")
        listed.nth(turns % listed.count()).click()
        expect(table.sheet).to_have_count(0)
        table.confirm.click()
        turns += 1
    assert turns > 9
    expect_scoring(table, 5)


@pytest.mark.parametrize(("wish", "way"), [("no-preference", "transform"), ("reduce", "opacity")])
def test_a_played_card_is_seen_to_come_to_its_stack(visit: Visit, wish: str, way: str) -> None:
    """It travels there; for those who want no motion it only appears."""
    options = {"leaders": "drawn", "first_player": "seat_0"}
    table = a_table(visit, 3, options, settings={"motion": "1"}, reduced_motion=wish)
    table.settle()
    table.page.evaluate(NOTE_TRAVELS)
    while not table.page.evaluate("window.travels.length"):
        table.choose_something(1)
        assert table.settle() == "asked"
    assert set(table.page.evaluate("window.travels")) == {way}
