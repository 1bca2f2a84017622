"""A lesson in the browser: by mouse, by keys, on a phone, and what it tells to who listens."""

import re

from playwright.sync_api import Page, expect

from browser.axe import violations
from browser.conftest import Visit
from browser.visitor import Visitor, bot, me

COURSE = "/learn/hand-of-the-king"


def heading(visitor: Visitor, step: str) -> None:
    expect(visitor.page.locator(".coach h2")).to_have_text(visitor.words.name(f"lesson-varys-{step}"))


def on_screen(page: Page, selector: str) -> None:
    box = page.locator(selector).first.bounding_box()
    size = page.viewport_size
    assert box is not None
    assert size is not None
    assert 0 <= box["y"] <= size["height"] - box["height"], selector
    assert 0 <= box["x"] <= size["width"] - box["width"], selector


def test_a_lesson_is_played_by_keys_alone(visit: Visit) -> None:
    anna = visit("Anna")
    page = anna.page
    page.goto(f"{COURSE}/varys")
    heading(anna, "court")

    page.keyboard.press("n")
    heading(anna, "farthest")
    page.keyboard.press("l")
    expect(page.locator("[data-piece=cell-f4]")).to_be_focused()
    page.keyboard.press("Enter")
    page.get_by_role("button", name=anna.say("web-other-move")).wait_for()
    page.keyboard.press("Enter")
    heading(anna, "others")
    expect(page.get_by_text(anna.words.name("lesson-varys-farthest", "learnt"))).to_be_visible()

    page.keyboard.press("Backspace")
    heading(anna, "farthest")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=anna.say("web-learn-skip")).last.click()
    expect(page.get_by_text(anna.say("web-learn-stopped", step=2))).to_be_visible()


def test_another_move_is_answered_and_nothing_is_lost(visit: Visit) -> None:
    """HK-7."""
    anna = visit("Anna", language="ru")
    page = anna.page
    page.goto(f"{COURSE}/varys")
    page.get_by_role("button", name=anna.say("web-learn-next")).click()
    expect(page.locator("[data-piece=cell-f4]")).to_have_attribute(
        "aria-description", anna.say("web-learn-press")
    )

    page.locator("[data-piece=cell-d4]").click(force=True)
    expect(page.get_by_role("status").filter(has_text=anna.say("lesson-varys-farthest-one"))).to_be_visible()
    page.locator("[data-piece=cell-a1]").click(force=True)
    expect(page.locator(".coach h2")).to_have_text(anna.words.name("lesson-varys-farthest"))


def rings_are_on(page: Page, *selectors: str) -> None:
    """Each lies where its target has come to a stop."""
    for number, selector in enumerate(selectors):
        page.wait_for_function(
            """([selector, number]) => {
              const ring = document.querySelectorAll('.ring:has(> b)')[number]?.getBoundingClientRect();
              const target = document.querySelector(selector)?.getBoundingClientRect();
              const moving = document.getAnimations().some((each) => each.effect?.target?.closest(selector));
              const sides = ['left', 'top', 'width', 'height'];
              return ring && target && !moving && sides.every((side) => Math.abs(ring[side] - target[side]) < 1);
            }""",
            arg=[selector, number],
        )


def test_the_ring_stays_on_a_card_that_moves(visit: Visit) -> None:
    """Where a card leaves the hand, the others glide together; and the bar under them changes its height."""
    anna = visit("Anna")
    page = anna.page
    page.goto("/learn/stark-lannister/resources")
    page.get_by_role("button", name=anna.say("web-learn-next")).click()
    wanted = "[data-piece][data-legal]"
    page.locator(wanted).wait_for()
    rings_are_on(page, wanted)
    page.locator(wanted).click()
    rings_are_on(page, "[data-region=prompt] button.primary")
    page.keyboard.press("Enter")
    expect(page.locator(wanted)).to_contain_text("Arya")
    rings_are_on(page, wanted)


def test_of_several_things_that_a_card_can_do_the_expected_ones_are_ringed(visit: Visit) -> None:
    anna = visit("Anna")
    page = anna.page
    page.goto("/learn/living-card-game/influence")
    page.get_by_role("button", name=anna.say("web-learn-next")).click()
    page.locator("[data-piece][data-legal]").click()
    rings_are_on(page, "li:nth-child(1) > [data-option]", "li:nth-child(2) > [data-option]")


def test_plots_can_be_compared_and_those_that_are_not_wanted_say_why(visit: Visit) -> None:
    """SL-14: all of them are in sight, one is ringed, the others answer; no move that is tried is an error."""
    anna = visit("Anna", game="stark-lannister")
    page = anna.page
    page.goto("/learn/stark-lannister/plots")
    page.get_by_role("button", name=anna.say("web-learn-next")).click()
    tray = page.get_by_role("list", name=anna.say("web-ce-tray")).get_by_role("listitem")
    expect(tray).to_have_count(3)
    expect(tray.locator("[data-legal]")).to_have_count(1)
    tray.filter(has_text=anna.words.name("card-the_old_gods")).get_by_role("button").click(force=True)
    expect(page.get_by_text(anna.say("lesson-plots-gold-poor"))).to_be_visible()

    tray.locator("[data-legal]").click()
    expect(page.locator("#question")).to_have_text(
        anna.say("web-ce-chosen-plot", card="card-calling_the_banners")
    )


def test_a_wrong_move_in_an_exam_is_answered_and_is_no_error(visit: Visit) -> None:
    """What the browser would tell as an error fails every test."""
    anna = visit("Anna")
    page = anna.page
    page.goto(f"{COURSE}/varys")
    page.get_by_role("button", name=anna.say("web-learn-next")).click()
    for step in ("farthest", "others", "empty"):
        heading(anna, step)
        page.get_by_role("button", name=anna.say("web-learn-help")).click()
    heading(anna, "exam")
    page.locator("[data-legal]").first.click()
    page.keyboard.press("Enter")
    expect(page.locator(".coach .answer")).to_be_visible()
    heading(anna, "exam")


def test_the_ring_is_where_a_trade_and_a_bid_begin(visit: Visit) -> None:
    anna = visit("Anna")
    page = anna.page
    for lesson, verb in (("trades", "offer"), ("auctions", "bid")):
        page.goto(f"/learn/monopoly/{lesson}")
        page.get_by_role("button", name=anna.say("web-learn-next")).click()
        rings_are_on(page, f"[data-begins={verb}]")


def test_the_ring_is_on_the_button_that_says_what_the_coach_says(visit: Visit) -> None:
    anna = visit("Anna", game="monopoly")
    page = anna.page
    page.goto("/learn/monopoly/ways")
    page.get_by_role("button", name=anna.say("web-learn-next")).click()
    page.get_by_role("button", name=anna.say("web-learn-help")).click()
    expect(page.locator(".coach h2")).to_have_text(anna.words.name("lesson-ways-buy"))
    rings_are_on(page, "[data-region=prompt] button.primary")


def test_where_nothing_is_to_be_done_a_press_shows_the_card(visit: Visit) -> None:
    anna = visit("Anna")
    page = anna.page
    page.goto("/learn/stark-lannister/keywords")
    page.get_by_role("button", name=re.compile("^Eddard Stark")).click(force=True)
    expect(page.get_by_role("dialog", name="Eddard Stark")).to_contain_text("Renown")


def test_a_lesson_ends_with_what_one_knows_and_what_comes_next(visit: Visit) -> None:
    anna = visit("Anna")
    page = anna.page
    page.goto(f"{COURSE}/varys")
    page.get_by_role("button", name=anna.say("web-learn-next")).click()
    for step in ("farthest", "others", "empty", "exam"):
        heading(anna, step)
        page.get_by_role("button", name=anna.say("web-learn-help")).click()
    expect(page.locator(".coach h2")).to_have_text(anna.say("web-learn-done"))
    page.get_by_role("button", name=anna.say("web-learn-next-lesson")).click()
    expect(page.locator(".coach h2")).to_have_text(anna.words.name("lesson-banners-support"))

    page.goto(COURSE)
    expect(page.get_by_text(anna.say("web-learn-passed"))).to_be_visible()
    page.goto("/learn")
    expect(page.get_by_text(anna.say("web-learn-progress", done=1, count=4))).to_be_visible()


def test_a_lesson_fits_a_phone(visit: Visit) -> None:
    anna = visit("Anna", phone=True, language="ru")
    page = anna.page
    page.goto(f"{COURSE}/varys")
    heading(anna, "court")
    on_screen(page, ".coach h2")
    on_screen(page, "button.primary")
    page.get_by_role("button", name=anna.say("web-learn-next")).click()
    heading(anna, "farthest")
    on_screen(page, "[data-piece=cell-f4]")
    on_screen(page, ".coach .do")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_lessons_are_readable_for_everybody(visit: Visit) -> None:
    anna = visit("Anna")
    page = anna.page
    for path in ("/learn", COURSE):
        page.goto(path)
        page.get_by_role("heading", level=1).wait_for()
        assert violations(page) == []
    page.goto(f"{COURSE}/varys")
    heading(anna, "court")
    assert violations(page) == []
    page.keyboard.press("n")
    heading(anna, "farthest")
    page.locator(".ring").wait_for()
    assert violations(page) == []


def test_the_table_says_what_can_be_done(visit: Visit) -> None:
    """The question, each choice, the rule and the way to the lessons."""
    anna = visit("Anna")
    page = anna.page
    page.goto(f"/t/{anna.new_table(me(), bot())}")
    page.locator("[data-legal]").first.wait_for()
    moves = page.locator("[data-legal]").count()

    page.keyboard.press("q")
    sheet = page.get_by_role("dialog", name=anna.say("web-can"))
    expect(sheet.get_by_role("heading", name=anna.say("prompt-move"))).to_be_visible()
    expect(sheet.get_by_text(anna.words.name("prompt-move", "about"))).to_be_visible()
    expect(sheet.get_by_role("link", name="HK-6").first).to_be_visible()
    assert sheet.get_by_role("listitem").count() >= min(moves, 8)
    assert violations(page, "dialog") == []
    sheet.get_by_role("link", name=anna.say("web-can-learn")).click()
    expect(page.get_by_text(anna.words.name("lesson-varys"))).to_be_visible()
