"""The landing page: games that go on, five to begin, tables to join, and how the last games ended."""

import re

from playwright.sync_api import Locator, expect

from browser.conftest import Visit
from browser.findings import expect_none
from browser.shape import SIZES, too_wide
from browser.texts import GAME
from browser.tour import set_up
from browser.visitor import Visitor, bot, here, me, open_seat


def section(visitor: Visitor, heading: str) -> Locator:
    return visitor.page.get_by_role("region", name=visitor.say(heading), exact=True)


def play_buttons(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("button", name=re.compile(f"^{visitor.say('web-nav-play')}: "))


def test_at_every_size_it_fits_and_a_game_can_be_begun_at_once(visit: Visit) -> None:
    for language in ("ru", "en"):
        anna = visit("Anna", language=language)
        anna.new_table(me(), bot())
        over = anna.new_table(me(), bot())
        anna.ask("POST", f"/api/tables/{over}/resign", {"seat": 0})
        anna.page.goto("/")
        found: list[str] = []
        for size in SIZES:
            anna.page.set_viewport_size(size)
            expect(play_buttons(anna)).to_have_count(5)
            expect(play_buttons(anna).first).to_be_in_viewport(ratio=1)
            found += [f"{language} {size['width']}: {each}" for each in too_wide(anna.page)]
        expect_none(found)


def test_a_tile_says_what_a_game_is(visit: Visit) -> None:
    anna = visit("Anna")
    anna.page.goto("/")
    tiles = anna.page.get_by_role("article")
    expect(tiles).to_have_count(5)
    # How long it takes is measured once enough games have ended here, as other tests may have seen to.
    first = re.compile(r"^Hand of the King, weight 1 of 5, 2–4 players, (about 20|\d+) min$")
    expect(tiles.first).to_have_accessible_name(first)
    expect(tiles.first.get_by_role("link", name="Learn")).to_have_attribute("href", f"/learn/{GAME}")


def test_games_begin_by_their_number_with_the_seats_of_the_last_time(visit: Visit) -> None:
    anna = visit("Anna")
    page = anna.page
    page.goto("/")
    set_up(anna, GAME)
    page.get_by_label(anna.say("web-seat-number", number=2), exact=True).select_option("here")
    page.get_by_role("button", name=anna.say("web-start"), exact=True).click()
    expect(page).to_have_url(re.compile("/t/"))
    first = page.url
    page.goto("/")
    expect(play_buttons(anna)).to_have_count(5)
    page.keyboard.press("Digit1")
    expect(page).to_have_url(re.compile("/t/"))
    assert page.url != first
    seats = anna.ask("GET", f"/api/tables/{page.url.split('/')[-1]}")["seats"]
    assert [seat["kind"] for seat in seats] == ["guest", "guest", "bot"]


def test_what_waits_for_you_comes_first_and_what_is_over_says_how(visit: Visit) -> None:
    anna, mira = visit("Anna"), visit("Mira")
    mine = anna.new_table(me(), bot())
    gathering = anna.new_table(me(), open_seat())
    lost = anna.new_table(me(), bot())
    anna.ask("POST", f"/api/tables/{lost}/resign", {"seat": 0})
    together = anna.new_table(me(), here("Boris"))
    anna.ask("POST", f"/api/tables/{together}/resign", {"seat": 0})
    foreign = mira.new_table(me(), open_seat())
    anna.page.goto("/")
    running = section(anna, "web-continue").get_by_role("link")
    expect(running).to_have_count(2)
    expect(running.first).to_have_attribute("href", f"/t/{mine}")
    expect(running.first).to_contain_text(anna.say("web-your-turn"))
    expect(running.last).to_contain_text(anna.say("web-gathering"))
    recent = section(anna, "web-recent").get_by_role("listitem")
    expect(recent.first).to_contain_text(anna.say("web-result-winners", players=["=Boris"]))
    expect(recent.last).to_contain_text(anna.say("web-result-place", place=2, all=2))
    tables = section(anna, "web-nav-lobby")
    expect(tables.locator(f'a[href="/t/{foreign}"]')).to_have_text(anna.say("web-join"))
    expect(tables.locator(f'a[href="/t/{gathering}"]')).to_have_count(0)


def test_a_newcomer_is_told_what_will_stand_where_nothing_does(visit: Visit) -> None:
    anna = visit(new=True)
    anna.page.goto("/")
    expect(section(anna, "web-recent")).to_contain_text(anna.say("web-recent-empty"))
    expect(section(anna, "web-nav-lobby")).to_contain_text(anna.say("web-open-none"))
    daily = anna.page.get_by_role("link", name=anna.say("web-puzzle-find"), exact=True)
    expect(daily).to_have_attribute("href", re.compile("^/puzzles/."))
    expect(section(anna, "web-continue")).to_have_count(0)
