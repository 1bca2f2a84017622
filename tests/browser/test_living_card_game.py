"""The living card game in the browser: whole games, and every way of choosing that only this game has."""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from browser.card_table import MOST_TURNS, CardTable
from browser.conftest import Visit
from browser.serving import Server
from browser.staging_living import (
    STAGES,
    besieging,
    bribing,
    choosing,
    commander,
    council,
    hindered,
    marshalling,
    partners,
    plenty,
    regent,
)
from browser.visitor import bot, me
from fivethrones.kernel.message import literal
from games.living_card_game.own_decks import EXAMPLES

PROGRAM: Final = "browser.staging_living"
GAME: Final = "living-card-game"
ROWS: Final = (
    "plot", "draw", "marshalling", "challenges", "attacked", "defended", "dominance", "standing", "taxation",
)  # fmt: skip
ASK: Final = dict.fromkeys([*(f"actions-{row}" for row in ROWS), "saves", "cancels", "responses"], "ask")


def at_a_table(visit: Visit, seats: int, options: dict[str, str] | None = None, **how: Any) -> CardTable:
    anna = visit("Anna", game=GAME, **how)
    bots = [bot() for _ in range(seats - 1)]
    return CardTable(anna, anna.new_table(me(), *bots, options=options))


def staged(visit: Visit, server: Server, stage: Any, seats: int, **how: Any) -> CardTable:
    server.deal(STAGES.index(stage))
    how.setdefault("settings", {"passes": ASK, "confirm": "never"})
    table = at_a_table(visit, seats, **how)
    table.settle()
    return table


def title(table: CardTable, id: str) -> Locator:
    return table.page.locator(f'[data-piece="title-{id}"]').first


def tab(table: CardTable, number: int) -> Locator:
    return (
        table.page.get_by_role("list", name=table.visitor.say("web-ce-opponents"))
        .get_by_role("button")
        .nth(number)
    )


@pytest.mark.parametrize(("seats", "phone"), [(2, False), (4, True)])
def test_a_whole_game(visit: Visit, seats: int, phone: bool) -> None:
    """LC-1."""
    table = at_a_table(visit, seats, {"victory": "10", "round_limit": "30"}, phone=phone)
    assert table.play_out() > 20
    table.expect_winner()
    expect(table.end.locator(".standing li").filter(has_text="of 10 power")).to_have_count(seats)


def test_a_whole_game_by_keys_alone(visit: Visit) -> None:
    table = at_a_table(visit, 2, {"victory": "10", "round_limit": "30"})
    turns = 0
    while table.settle() == "asked":
        table.choose_by_keys()
        turns += 1
        assert turns < MOST_TURNS, "the game does not end"
    table.expect_winner()


def test_a_title_is_chosen_in_the_figure_and_explains_itself(visit: Visit, server: Server) -> None:
    """LC-75."""
    table = staged(visit, server, choosing, 4, settings={"passes": ASK})
    taken = title(table, "crown_regent")
    expect(taken).to_have_attribute("aria-disabled", "true")
    free = title(table, "master_of_laws")
    expect(free).to_contain_text(table.visitor.say("web-ce-title-free"))
    free.click()
    expect(table.page.get_by_role("main")).to_contain_text(
        table.visitor.words.name("title-master_of_laws", "text")
    )
    table.confirm.click()
    expect(title(table, "master_of_laws")).to_contain_text(
        table.visitor.say("web-ce-title-held", seat=literal("Anna"))
    )


def test_in_a_low_window_the_council_has_a_drawer_of_its_own(visit: Visit, server: Server) -> None:
    table = staged(visit, server, council, 4, viewport={"width": 1366, "height": 650})
    figure = table.page.get_by_role("region", name=table.visitor.say("web-ce-titles"))
    table.button("web-rail-council").click()
    expect(figure).to_be_visible()
    table.button("web-rail-cards").click()
    expect(figure).to_be_hidden()


def test_the_regent_turns_an_attack_away(visit: Visit, server: Server) -> None:
    """LC-83."""
    table = staged(visit, server, regent, 4)
    steps = table.page.get_by_role("list", name=table.visitor.say("web-ce-steps"))
    expect(steps.locator("[aria-current]")).to_contain_text(table.visitor.say("web-ce-step-redirect"))
    table.page.get_by_role("main").locator('[data-piece="title-crown_regent"]').click()
    table.open_log()
    expect(table.log.filter(has_text=table.visitor.words.name("title-crown_regent")).first).to_be_visible()
    expect(title(table, "crown_regent")).to_contain_text(table.visitor.say("web-ce-title-spent"))


def test_the_lord_commander_becomes_the_target(visit: Visit, server: Server) -> None:
    """LC-86."""
    table = staged(visit, server, commander, 4)
    table.page.get_by_role("main").locator('[data-piece="title-lord_commander_of_the_kingsguard"]').click()
    expect(table.page.get_by_role("main")).to_contain_text(
        table.visitor.say("web-ce-took-over", seat=literal("Anna"))
    )


def test_one_other_is_open_at_a_time_and_stays_open_once_pressed(visit: Visit, server: Server) -> None:
    table = staged(visit, server, council, 4)
    for number, card in enumerate(["cersei_lannister", "melisandre", "daenerys_targaryen"]):
        tab(table, number).click()
        expect(table.card(card)).to_be_visible()
        expect(tab(table, number)).to_have_attribute("aria-pressed", "true")
    expect(table.card("cersei_lannister")).to_have_count(0)
    tab(table, 2).click()
    expect(tab(table, 2)).to_have_attribute("aria-pressed", "false")


def test_every_target_of_a_challenge_is_a_press_and_the_others_answer_why(
    visit: Visit, server: Server
) -> None:
    """LC-48, LC-189: a partner cannot be challenged."""
    table = staged(visit, server, partners, 4, options={"variant": "teams"})
    while not table.page.locator(".target").count():
        table.button("do-pass").click()
        table.settle()
    targets = table.page.locator(".target")
    expect(targets).to_have_count(9)
    targets.nth(1).click(force=True)
    expect(table.popover).to_be_visible()
    table.page.keyboard.press("Escape")
    targets.first.click()
    expect(table.question).to_have_text(table.visitor.say("prompt-attack", picked=0, least=1, most=9))


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("ru", True)])
def test_the_challenge_tells_who_cannot_defend_or_does_not_count_and_why(
    visit: Visit, server: Server, language: str, phone: bool
) -> None:
    """LC-53, LC-99, LC-109: Jhogo slips past Eddard, Balon keeps Bran away, Victarion frightens Theon."""
    table = staged(visit, server, hindered, 2, language=language, phone=phone)
    for how, by, whom in (
        ("stealth", "jhogo", "eddard_stark"),
        ("defence", "balon_greyjoy", "bran_stark"),
        ("counted", "victarion_greyjoy", "theon_greyjoy"),
    ):
        told = table.visitor.say(f"web-ce-kept-{how}", by=[f"card-{by}"], cards=[f"card-{whom}"])
        expect(table.page.get_by_role("main").get_by_text(told)).to_be_visible()
        state = table.visitor.say("web-ce-not-counted" if how == "counted" else "web-ce-barred")
        expect(table.card(whom)).to_contain_text(state)
    expect(table.card("hodor")).not_to_contain_text(table.visitor.say("web-ce-barred"))


def test_an_agenda_is_used_where_it_lies(visit: Visit, server: Server) -> None:
    """LC-18."""
    table = staged(visit, server, besieging, 2)
    agenda = table.ringed.filter(has_text=table.visitor.words.name("card-the_siege_of_winterfell"))
    expect(agenda).to_have_count(1)
    agenda.click()
    told = table.visitor.say("web-ce-power-of", count=3, victory=15, banner=3)
    expect(table.page.get_by_role("img", name=told)).to_be_visible()


def test_a_card_in_the_discard_pile_is_chosen_from_the_pile(visit: Visit, server: Server) -> None:
    """LC-118."""
    table = staged(visit, server, plenty, 2)
    table.ringed.filter(has_text=table.visitor.words.name("card-prosperity_and_plenty")).click()
    choice = table.visitor.say("web-ce-tab-choice")
    table.page.get_by_role("button", name=re.compile(choice)).click()
    expect(table.sheet.locator("[data-legal]")).to_have_count(2)
    table.sheet.locator("[data-legal]").filter(
        has_text=table.visitor.words.name("card-stinking_drunk")
    ).click()
    expect(table.sheet).to_have_count(0)
    expect(table.card("stinking_drunk")).to_be_visible()


def test_gold_is_offered_with_a_wish(visit: Visit, server: Server) -> None:
    """LC-192."""
    table = staged(visit, server, bribing, 3, options={"variant": "littlefinger"})
    table.button("web-ce-offer").click()
    table.sheet.get_by_role("radio").nth(1).check()
    table.sheet.get_by_role("button", name=table.visitor.say("web-amount-more", step=1)).click()
    table.sheet.get_by_text(table.visitor.words.name("wish-peace")).click()
    table.sheet.get_by_role("button", name=table.visitor.say("web-ce-offer-send", gold=2)).click()
    table.open_log()
    expect(table.log.filter(has_text=table.visitor.words.name("wish-peace")).first).to_be_visible()


def test_prices_tell_how_they_come_about(visit: Visit, server: Server) -> None:
    """LC-40: 2 more for a card of another House."""
    table = staged(visit, server, marshalling, 2)
    hand = table.page.locator("[data-region=hand]")
    expect(hand.get_by_role("button", name=re.compile(r"The Hound.*2 \+ 2"))).to_be_visible()
    expect(table.page.get_by_role("main")).to_contain_text(
        table.visitor.words.name("card-the_siege_of_winterfell")
    )


def test_a_deck_from_the_builder_is_brought_with_one_press(visit: Visit) -> None:
    """LC-13, LC-20."""
    anna = visit("Anna", game=GAME)
    anna.page.goto("/decks")
    text = (EXAMPLES / "greyjoy.txt").read_text("utf-8")
    anna.page.get_by_role("textbox", name=anna.say("web-deck-import")).fill(text)
    anna.page.get_by_role("button", name=anna.say("web-deck-import-do")).click()
    expect(anna.page.locator("section.side")).to_contain_text(anna.say("deck-legal"))
    table = CardTable(anna, anna.new_table(me(), bot(), options={"deck_0": "own"}))
    region = table.page.get_by_role("region", name=anna.say("web-deck-bring"))
    region.get_by_role("button").first.click()
    expect(table.page.get_by_role("main")).to_contain_text(anna.words.name("house-greyjoy"))
    expect(table.question).not_to_have_text(anna.say("prompt-bring-house"))


def test_who_brings_no_deck_may_play_a_starter(visit: Visit) -> None:
    """LC-13."""
    table = at_a_table(visit, 2, {"deck_0": "own"}, settings={"confirm": "never"})
    starter = table.visitor.say("do-starter", card="card-house_baratheon")
    table.page.get_by_role("button", name=starter).click()
    expect(table.page.get_by_role("main")).to_contain_text(table.visitor.words.name("house-baratheon"))
