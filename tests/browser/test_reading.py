"""Screens to read: rules, cards, open tables, the host's own page."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.axe import violations
from browser.conftest import Visit
from browser.findings import expect_none
from browser.shape import SIZES, too_wide
from browser.texts import GAME, words
from browser.visitor import bot, here, me, open_seat
from fivethrones.games import GAMES

BOARDS = Path(__file__).parents[2] / "web" / "src" / "games"
DRAWN = sorted(path.parent.name for path in BOARDS.glob("*/signs.ts"))  # games whose cards have signs


def test_every_paragraph_of_the_rules_has_an_address_and_is_found(visit: Visit) -> None:
    anna = visit(language="ru")
    page = anna.page
    page.goto(f"/rules/{GAME}#HK-12")
    expect(page.locator('[id="HK-12"]')).to_be_in_viewport()
    expect(page.locator('[id="HK-12"]')).to_be_focused()
    contents = page.get_by_role("navigation", name=anna.say("web-contents"))
    contents.get_by_role("link", name=re.compile("^HK-20 ")).click()
    expect(page).to_have_url(re.compile("#HK-20$"))
    expect(page.locator('[id="HK-20"]')).to_be_in_viewport()

    search = page.get_by_role("searchbox")
    sections = page.locator("article section")
    everything = sections.count()
    search.fill("Варис")
    expect(sections.filter(has_not_text=re.compile("Варис", re.IGNORECASE))).to_have_count(0)
    assert 0 < sections.count() < everything
    search.fill("Варисссс")
    expect(page.locator("article")).to_contain_text(anna.say("web-search-nothing"))
    expect(page.locator("article a").first).to_be_visible()
    search.fill("")

    page.get_by_role("radio", name=anna.say("web-both")).check()
    expect(page.locator('[id="HK-12"][lang=ru]')).to_be_visible()
    expect(page.locator('[id="en-HK-12"][lang=en]')).to_be_visible()
    size = "parseFloat(getComputedStyle(document.querySelector('article section')).fontSize)"
    before = page.evaluate(size)
    page.get_by_role("button", name=anna.say("web-larger")).click()
    page.wait_for_function(f"{size} > {before}")


def test_a_rule_is_seen_at_work_on_a_small_board(visit: Visit) -> None:
    anna = visit("Anna", language="ru")
    page = anna.page
    page.goto(f"/rules/{GAME}#HK-7")
    rule = page.locator('[id="HK-7"]')
    rule.get_by_text(anna.say("web-rules-on-board")).click()
    expect(rule.locator("[inert] [role=grid]")).to_be_visible()
    expect(rule.get_by_role("link", name=anna.words.name("lesson-varys"))).to_be_visible()
    expect_none([*too_wide(page), *violations(page)])


def test_cards_are_filtered_by_group_house_and_words(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    page.goto(f"/cards/{GAME}")
    cards = page.get_by_role("main").get_by_role("listitem")
    groups = [card.group for card in GAMES[GAME].cards()]
    expect(cards).to_have_count(len(groups))
    page.get_by_role("button", name=anna.words.name("cards-companions"), exact=True).click()
    expect(cards).to_have_count(groups.count("companions"))
    page.get_by_role("searchbox").fill("hodor")
    expect(cards).to_have_count(1)
    expect(cards).to_contain_text("Hodor")
    page.get_by_role("searchbox").fill("no such card")
    expect(cards).to_have_count(0)
    page.get_by_role("button", name=anna.say("web-cards-show-all")).click()
    expect(cards).to_have_count(len(groups))
    page.get_by_role("button", name=anna.words.name("house-lannister"), exact=True).click()
    expect(cards).to_have_count(6)
    page.get_by_role("searchbox").fill("baratheon")
    expect(cards).to_contain_text(anna.say("fact-household", count=6))
    cards.get_by_role("link", name="HK-2").click()
    expect(page.locator('[id="HK-2"]')).to_be_in_viewport()


def test_cards_are_found_by_cost_icon_and_keyword_and_read_in_full(visit: Visit) -> None:
    anna = visit(game="stark-lannister")
    page = anna.page
    page.goto("/cards/stark-lannister")
    cards = page.get_by_role("main").get_by_role("listitem")
    expect(cards.first).to_be_visible()
    page.get_by_role("group", name=anna.say("web-cost")).get_by_role("button", name="4").click()
    page.get_by_role("button", name=anna.words.name("challenge-military"), exact=True).click()
    page.get_by_label(anna.say("web-keyword"), exact=True).select_option("keyword-renown")
    expect(cards.get_by_role("button", name=anna.words.name("card-eddard_stark"))).to_be_visible()
    expect(cards.get_by_role("button", name=anna.words.name("card-cersei_lannister"))).to_have_count(0)
    found: list[str] = []
    for size in SIZES:
        page.set_viewport_size(size)
        expect(cards.first).to_be_visible()
        found += [f"{size['width']}: {each}" for each in too_wide(page)]
    expect_none([*found, *violations(page)])
    cards.get_by_role("button", name=anna.words.name("card-eddard_stark")).click()
    expect(page.get_by_role("dialog")).to_contain_text(anna.words.name("card-eddard_stark", "text"))


def test_what_is_wanted_stands_in_the_address_and_a_card_is_read_beside_the_others(visit: Visit) -> None:
    anna = visit(game="stark-lannister")
    page = anna.page
    page.goto("/cards/stark-lannister?house=stark&keyword=keyword-renown")
    cards = page.get_by_role("main").get_by_role("listitem").get_by_role("button")
    cards.get_by_text(anna.words.name("card-eddard_stark")).first.click()
    beside = page.get_by_role("complementary", name=anna.words.name("card-eddard_stark"))
    expect(beside).to_contain_text(anna.words.name("card-eddard_stark", "text"))
    expect(beside.get_by_role("link", name="SL-54")).to_be_visible()
    expect(page).to_have_url(re.compile(r"\?house=stark&keyword=keyword-renown&card="))
    page.reload()
    expect(beside).to_be_visible()
    page.keyboard.press("Slash")
    expect(page.get_by_role("searchbox")).to_be_focused()
    cards.first.focus()
    page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_focused()


def test_open_tables_are_listed_and_joined(visit: Visit) -> None:
    anna, mira = visit("Anna"), visit("Mira", phone=True)
    waiting = anna.new_table(me(), open_seat())
    playing = anna.new_table(me(), here("Boris"))
    alone = anna.new_table(me(), bot())
    anna.new_table(me(), open_seat(), clock={"kind": "live", "per_move": 30, "reserve": 600})
    mira.page.goto("/lobby")
    expect(mira.page.get_by_role("main")).to_contain_text("30 s a move, 10 min in reserve")
    expect(mira.page.locator(f'a[href="/t/{playing}"]')).to_have_text(mira.say("web-watch"))
    expect(mira.page.locator(f'a[href="/t/{alone}"]')).to_have_count(0)
    mira.page.get_by_role("button", name=mira.say("web-has-free-seat")).click()
    expect(mira.page.locator(f'a[href="/t/{playing}"]')).to_have_count(0)
    mira.page.locator(f'a[href="/t/{waiting}"]').click()
    mira.page.get_by_role("button", name=mira.say("web-take-seat")).click()
    expect(mira.page.get_by_role("main")).to_contain_text(mira.say("web-all-here"))


def test_a_table_is_set_up_from_the_list_and_gathers_on_one_screen(visit: Visit) -> None:
    anna = visit("Anna", viewport=SIZES[0])
    page = anna.page
    page.goto("/lobby")
    page.get_by_role("main").get_by_role("link", name=anna.words.name(f"game-{GAME}")).last.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page).to_have_url(re.compile(r"/$"))
    page.goto(f"/t/{anna.new_table(me(), open_seat())}")
    expect(page.get_by_role("button", name=anna.say("web-start"), exact=True)).to_be_in_viewport()
    expect(page.get_by_role("button", name=anna.say("web-send"))).to_be_in_viewport()


def test_a_private_table_opens_by_its_code_only(visit: Visit) -> None:
    anna, mira = visit("Anna"), visit("Mira")
    id = anna.new_table(me(), open_seat(), private=True)
    code = anna.ask("GET", f"/api/tables/{id}")["code"]
    mira.page.goto("/lobby")
    expect(mira.page.locator(f'a[href="/t/{id}"]')).to_have_count(0)
    mira.page.goto(f"/t/{id}")
    mira.page.get_by_role("main").get_by_role("textbox").fill(code)
    mira.page.keyboard.press("Enter")
    expect(mira.page.get_by_role("button", name=mira.say("web-take-seat"))).to_be_visible()


@pytest.mark.parametrize("game", DRAWN)
def test_every_card_is_drawn_beside_its_words(visit: Visit, game: str) -> None:
    page = visit(game=game).page
    page.goto(f"/cards/{game}")
    cards = page.get_by_role("main").locator("li:not(aside li)")
    expect(cards.first).to_be_visible()
    expect(cards.filter(has_not=page.locator(".shields svg, .face svg"))).to_have_count(0)


def test_the_host_sees_address_and_data_and_others_do_not(visit: Visit) -> None:
    host, sansa = visit("Anna", remote=False), visit("Sansa")
    host.page.goto("/host")
    main = host.page.get_by_role("main")
    expect(main).to_contain_text("tables.db")
    expect(main).to_contain_text(host.words.name(f"game-{GAME}"))
    sansa.refused.append("/api/host")
    sansa.page.goto("/host")
    expect(sansa.page.get_by_role("alert")).to_be_visible()
    expect(sansa.page.get_by_role("main")).not_to_contain_text("tables.db")
    # To ask again would change nothing.
    expect(sansa.page.get_by_role("button", name=sansa.say("web-try-again"))).to_have_count(0)
    sansa.page.get_by_role("button", name=sansa.say("web-home"), exact=True).click()
    expect(sansa.page.get_by_role("article").first).to_be_visible()


def test_the_page_speaks_the_language_of_the_browser(visit: Visit) -> None:
    for language in ("ru", "en"):
        anna = visit(new=True, language=language)
        anna.page.goto("/")
        title = words(language).name(f"game-{GAME}")
        expect(anna.page.get_by_role("heading", name=title, exact=True)).to_be_visible()
        expect(anna.page).to_have_title(words(language).say("web-name"))
