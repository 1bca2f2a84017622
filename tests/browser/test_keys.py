"""Enter and Space do what the bar offers, and nobody hears a question that nobody asks."""

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from browser.card_table import GAME as CARDS
from browser.card_table import CardTable
from browser.conftest import Visit
from browser.listening import heard, listen
from browser.positions import Positions
from browser.table import Table
from browser.visitor import Visitor, bot, me

PLACES: Final[dict[str, Callable[[Page], object]]] = {
    "nowhere": lambda page: page.evaluate("document.activeElement?.blur()"),
    "on the question": lambda page: page.locator("#question").focus(),
    "on a piece that cannot be chosen": lambda page: page.locator(
        "[data-piece][aria-disabled]:visible"
    ).first.focus(),
    "on the chosen piece": lambda page: page.locator("[data-piece].chosen").first.focus(),
}


@pytest.mark.parametrize("key", ["Enter", "Space"])
@pytest.mark.parametrize("place", PLACES)
def test_a_selection_is_confirmed_with_the_focus(
    visit: Visit, positions: Positions, place: str, key: str
) -> None:
    """In a turn that could also be ended: what is selected goes first."""
    anna = visit("Anna", game=CARDS)
    table = CardTable(anna, positions.table(anna, "prompt-challenge"))
    table.settle()
    asked = table.question.inner_text()
    table.ringed.first.click()
    expect(table.question).not_to_have_text(asked)
    PLACES[place](table.page)
    table.page.keyboard.press(key)
    expect(table.question).to_contain_text(anna.say("prompt-attack", picked=0))


def test_what_has_the_focus_keeps_its_keys(visit: Visit) -> None:
    anna = visit("Anna")
    table = Table(anna, anna.new_table(me(), bot()))
    table.wait("asked")
    steps = table.log.count()
    table.page.keyboard.press("Digit1")
    expect(table.confirm).to_be_visible()
    table.talk("Wait")
    expect(table.chat).to_contain_text("Wait")
    table.page.get_by_role("textbox").press("Space")
    table.button("web-rules").focus()
    table.page.keyboard.press("Enter")
    expect(table.sheet).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(table.sheet).to_have_count(0)
    expect(table.confirm).to_be_visible()
    assert table.log.count() == steps


def test_a_key_that_is_held_selects_and_goes_no_further(visit: Visit) -> None:
    anna = visit("Anna")
    table = Table(anna, anna.new_table(me(), bot()))
    table.wait("asked")
    steps = table.log.count()
    table.page.keyboard.press("KeyL")
    for _ in range(3):
        table.page.keyboard.down("Enter")
    expect(table.confirm).to_be_visible()
    table.page.keyboard.down("Enter")
    table.page.keyboard.up("Enter")
    expect(table.confirm).to_be_visible()
    assert table.log.count() == steps


# Which part of the table has the focus.
TURN: Final = "document.activeElement.closest('[data-turn]')?.dataset.turn ?? '9'"

WINDOWS: Final = ("prompt-respond", "prompt-cancel", "prompt-save")
ROWS: Final = (
    *(f"actions-{phase}" for phase in ("plot", "draw", "marshalling", "challenges", "dominance", "standing")),
    *("actions-taxation", "actions-attacked", "actions-defended", "saves", "cancels", "responses"),
)


@pytest.mark.parametrize("kind", ["prompt-respond"])
def test_nobody_hears_or_sees_a_question_that_is_passed_unasked(
    visit: Visit, positions: Positions, kind: str
) -> None:
    anna = visit("Anna", game=CARDS, settings={"passes": dict.fromkeys(ROWS, "pass")})
    listen(anna)
    table = CardTable(anna, positions.table(anna, kind))
    for turn in range(3):
        table.settle()
        table.choose_something(turn)
    table.settle()
    passed = {
        anna.say(prompt["id"], **prompt["args"]) for prompt in asked_of(anna) if prompt["id"] in WINDOWS
    }
    assert passed
    told = heard(anna)
    assert told
    assert [each for each in told if any(question in each for question in passed)] == []


def test_a_card_that_is_always_asked_for_opens_a_window_that_is_passed(
    visit: Visit, positions: Positions
) -> None:
    anna = visit("Anna", game=CARDS)
    table = CardTable(anna, positions.table(anna, "prompt-respond"))
    table.settle()
    question = table.question.inner_text()
    table.page.keyboard.press("KeyL")
    table.page.keyboard.press("KeyI")
    table.sheet.get_by_label(anna.say("web-ce-ask-for")).check()
    kept = anna.page.evaluate("JSON.parse(localStorage.fivethrones).askFor")
    assert len(kept) == 1
    passes = dict.fromkeys(ROWS, "pass")
    bran = visit("Bran", game=CARDS, settings={"passes": passes, "askFor": kept})
    again = CardTable(bran, positions.table(bran, "prompt-respond"))
    again.settle()
    expect(again.question).to_have_text(question)


def test_tab_goes_from_the_bar_to_what_is_fought_over_to_the_own_cards(
    visit: Visit, positions: Positions
) -> None:
    anna = visit("Anna", game=CARDS)
    table = CardTable(anna, positions.table(anna, "prompt-challenge"))
    table.settle()
    table.page.locator("[data-region=prompt] button").last.focus()
    turns: list[str] = []
    for _ in range(40):
        turns.append(str(table.page.evaluate(TURN)))
        table.page.keyboard.press("Tab")
    found = [turn for turn, before in zip(turns, ["", *turns], strict=False) if turn != before]
    assert found[:5] == ["1", "2", "3", "4", "5"]


def test_a_hand_is_gone_to_by_its_key_and_counts_its_cards(visit: Visit, positions: Positions) -> None:
    anna = visit("Anna", game=CARDS, phone=True)
    table = CardTable(anna, positions.table(anna, "prompt-challenge"))
    table.settle()
    hand = table.page.locator("[data-region=hand]")
    cards = hand.locator("ul [data-piece]").count()
    table.page.keyboard.press("KeyK")
    expect(hand).to_have_attribute("role", "dialog")
    expect(hand.locator("[data-piece]:focus")).to_contain_text(anna.say("web-card-of", number=1, count=cards))
    table.page.keyboard.press("KeyK")
    expect(hand).not_to_have_attribute("role", "dialog")


def test_what_is_chosen_is_asked_about_in_words_of_its_own(visit: Visit, positions: Positions) -> None:
    anna = visit("Anna", game=CARDS)
    table = CardTable(anna, positions.table(anna, "prompt-setup"))
    table.settle()
    table.prompt.get_by_role("button").last.click()
    expect(table.question).to_have_text(anna.say("web-ce-done-setup"))
    expect(table.prompt).not_to_contain_text(anna.say("prompt-setup"))


def test_a_choice_for_a_card_tells_what_is_on_that_card(visit: Visit, positions: Positions) -> None:
    anna = visit("Anna", game=CARDS)
    table = CardTable(anna, positions.table(anna, "prompt-target"))
    table.settle()
    card = asked_of(anna)[-1]["args"]["card"]
    expect(table.prompt).to_contain_text(anna.words.name(card, "text"))


def asked_of(visitor: Visitor) -> list[dict[str, Any]]:
    """Every question that the server has put to this visitor."""
    seen = [frame for frame in visitor.frames if frame["type"] == "seen" and frame["decision"]]
    return [each["decision"]["prompt"] for each in seen if each["seat"] in each["decision"]["waiting"]]
