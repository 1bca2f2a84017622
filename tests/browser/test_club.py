"""What is left of games: one's own list and the ladder, the review of a game, puzzles."""

import re
from dataclasses import replace
from typing import Final

import pytest
from playwright.sync_api import ViewportSize, expect

from browser.axe import violations
from browser.conftest import Visit
from browser.findings import expect_none
from browser.shape import too_wide
from browser.table import Table
from browser.visitor import DESKTOP, PATIENCE, Visitor, bot, me, open_seat
from fivethrones.club.puzzles.puzzle import Puzzle, puzzles_of
from fivethrones.kernel.settings import with_defaults
from fivethrones.kernel.text import state_to_data
from fivethrones.server import encode
from fivethrones.server.club.puzzles import shown
from fivethrones.server.people.guests import Guest

LOW: Final[ViewportSize] = {"width": 1366, "height": 650}
# A person's browser is a phone's or not from its start; the theme is changed on the way.
WINDOWS: Final = [("ru", True), ("en", False)]


def wrong_with(visitor: Visitor, screen: str) -> list[str]:
    return [f"{screen}: {each}" for each in [*violations(visitor.page), *too_wide(visitor.page)]]


def visitor_at(visit: Visit, language: str, phone: bool) -> Visitor:
    return visit("Anna", language=language, phone=phone, **({} if phone else {"viewport": LOW}))


def short_game(visitor: Visitor) -> str:
    """One move, and then it is given up."""
    id = visitor.new_table(me(), bot())
    table = Table(visitor, id)
    assert table.wait_turn()
    table.choose_first()
    assert table.wait_turn()
    visitor.ask("POST", f"/api/tables/{id}/resign", {"seat": 0})
    table.wait("finished")
    return id


@pytest.mark.parametrize(("language", "phone"), WINDOWS, ids=["phone", "desktop"])
def test_own_games_the_ladder_and_a_review_can_be_read(visit: Visit, language: str, phone: bool) -> None:
    anna = visitor_at(visit, language, phone)
    page, say = anna.page, anna.say
    id = short_game(anna)
    page.goto("/club")
    expect(page.locator(f"a[href='/r/{id}']")).to_be_visible()
    ladder = page.get_by_role("region", name=say("web-club-ladder"), exact=True)
    expect(ladder.get_by_role("listitem")).not_to_have_count(0)
    expect(page.get_by_role("table", name=say("web-club-topic-seat"), exact=True)).to_be_visible()
    found = wrong_with(anna, "own games")
    history = page.get_by_role("region", name=say("web-club-history"), exact=True)
    variant = history.get_by_role("combobox").nth(1)
    variant.select_option("teams")
    expect(page.get_by_text(say("web-club-none"), exact=True)).to_be_visible()
    variant.select_option("standard")
    expect(history.locator(f"a[href='/r/{id}']")).to_be_visible()
    expect(page).to_have_url(re.compile(r"/club\?variant=standard$"))
    history.get_by_role("button", name=say("web-club-all-games"), exact=True).click()
    history.get_by_role("combobox").first.select_option("won")
    expect(page.get_by_text(say("web-club-none"), exact=True)).to_be_visible()
    expect(page).to_have_url(re.compile(r"/club\?result=won$"))
    ladder.get_by_role("combobox").last.select_option("3")
    expect(ladder.get_by_role("listitem")).not_to_have_count(0)

    page.goto(f"/review/{id}")
    page.get_by_role("button", name=say("web-review-begin"), exact=True).click()
    expect(page.get_by_role("heading", name=say("web-review-turning"), exact=True)).to_be_visible(
        timeout=3 * PATIENCE
    )
    found += wrong_with(anna, "review")
    if not phone:
        expect(page.get_by_role("grid")).to_be_in_viewport(ratio=1)
    page.keyboard.press("End")
    page.keyboard.press("Home")
    better = page.get_by_role("heading", name=say("web-review-better"), exact=True)
    expect(better.or_(page.get_by_text(say("web-review-nothing-better"), exact=True))).to_be_visible()
    expect_none(found)


@pytest.mark.parametrize(("language", "phone"), WINDOWS, ids=["phone", "desktop"])
def test_a_puzzle_is_answered(visit: Visit, language: str, phone: bool) -> None:
    anna = visitor_at(visit, language, phone)
    page, say = anna.page, anna.say
    page.goto("/puzzles")
    puzzle = puzzles_of(anna.game)[0]
    link = page.locator(f"a[href='/puzzles/{puzzle.id}']").last
    expect(link).to_be_visible()
    found = wrong_with(anna, "puzzles")
    link.click()
    table = Table(anna)
    expect(page.get_by_role("heading", name=say("web-puzzle-find"), exact=True)).to_be_visible()
    expect(page.get_by_text(say("web-learn-opponent"))).to_have_count(0)
    found += wrong_with(anna, "a puzzle")
    table.choose_first()
    expect(page.get_by_role("button", name=say("web-puzzle-next"), exact=True)).to_be_visible()
    found += wrong_with(anna, "an answer")
    tried = anna.ask("GET", "/api/puzzles")
    assert tried["tries"] == 1
    expect_none(found)


def of_four(puzzle: Puzzle) -> Puzzle:
    """One that is asked where four play, as mistakes of one's own are."""
    settings = with_defaults(puzzle.box.settings, {"seats": "4"})
    state = puzzle.box.setup(settings, 1)
    state.events = []
    return replace(puzzle, settings=settings, seat=0, position=state_to_data(state))


@pytest.mark.parametrize("window", [DESKTOP, LOW], ids=["desktop", "low"])
def test_all_who_play_are_seen_beside_a_puzzle(visit: Visit, window: ViewportSize) -> None:
    anna = visit("Anna", viewport=window)
    puzzle = of_four(puzzles_of(anna.game)[0])
    line = {"id": puzzle.id, "game": puzzle.game, "theme": puzzle.theme, "rating": 0, "solved": None}
    told = encode.dumps(shown(puzzle, line, Guest("G", "Anna"), 0))
    anna.page.route(f"**/api/puzzles/{puzzle.id}", lambda route: route.fulfill(body=told))

    anna.page.goto(f"/puzzles/{puzzle.id}")

    seats = anna.page.get_by_role("complementary", name=anna.say("web-region-seats")).locator("button.seat")
    expect(seats).to_have_count(4)
    for seat in seats.all():
        expect(seat).to_be_in_viewport(ratio=1)


def test_whom_one_played_with_has_a_page_that_the_list_leads_to(visit: Visit) -> None:
    anna, boris = visit("Anna"), visit("Boris")
    id = anna.new_table(me(), open_seat())
    boris.ask("POST", f"/api/tables/{id}/seats/1/take", {})
    anna.ask("POST", f"/api/tables/{id}/start")
    boris.ask("POST", f"/api/tables/{id}/resign", {"seat": 1})
    anna.page.goto("/club?result=won")
    anna.page.get_by_role("cell").get_by_role("link", name="Boris", exact=True).click()
    expect(anna.page.get_by_role("heading", level=1, name="Boris", exact=True)).to_be_visible()
    expect(anna.page.locator(f"a[href='/r/{id}']")).to_be_visible()
    expect(anna.page.get_by_role("heading", name=anna.say("web-club-ladder"), exact=True)).to_have_count(0)


def test_an_earlier_opponent_is_invited_from_the_list_of_games(visit: Visit) -> None:
    anna, boris = visit("Anna"), visit("Boris", language="ru")
    id = anna.new_table(me(), open_seat())
    boris.ask("POST", f"/api/tables/{id}/seats/1/take", {})
    anna.ask("POST", f"/api/tables/{id}/start")
    boris.ask("POST", f"/api/tables/{id}/resign", {"seat": 1})
    anna.page.goto("/club")
    history = anna.page.get_by_role("region", name=anna.say("web-club-history"), exact=True)
    history.get_by_role("combobox").last.select_option(label="Boris")
    expect(history.locator(f"a[href='/r/{id}']")).to_be_visible()
    found = wrong_with(anna, "games with Boris")
    history.get_by_role("button", name=anna.say("web-find-again", names="=Boris"), exact=True).click()
    anna.page.wait_for_url("**/t/*")

    boris.page.goto("/lobby")
    boris.page.get_by_role("button", name=boris.say("web-find-sit"), exact=True).click()
    boris.page.wait_for_url(anna.page.url)
    expect_none(found)
