"""A card game as a player uses it: most questions are about cards, some only about buttons."""

from typing import Any, Final

from playwright.sync_api import Locator, expect

from browser.conftest import Visit
from browser.table import Table
from browser.visitor import bot, me

GAME: Final = "stark-lannister"

# "asked" or "finished", once that has been so for two frames: a window that is passed unasked does not count.
SETTLED: Final = """() => {
    const prompt = document.querySelector('[data-region=prompt]');
    const buttons = prompt ? [...prompt.querySelectorAll('.acts button')] : [];
    const rings = [...document.querySelectorAll('[data-legal]')].filter((each) => each.offsetParent);
    let state = '';
    if (document.querySelector('[data-region=end]')) state = 'finished';
    else if (prompt?.classList.contains('asked') && (rings.length || buttons.some((each) => each.matches('.primary'))))
        state = 'asked';
    const now = [state, prompt?.innerText, rings.length].join();
    window.frames_alike = now === window.last_frame ? window.frames_alike + 1 : 0;
    window.last_frame = now;
    return state && window.frames_alike > 2 ? state : null;
}"""
MOST_TURNS: Final = 600


class CardTable(Table):
    def settle(self) -> str:
        found = self.page.wait_for_function(SETTLED)
        return str(found.json_value())

    def open_log(self) -> None:
        """Where there is no room for it beside the board."""
        expect(self.sheet).to_have_count(0)
        self.page.keyboard.press("KeyG")
        expect(self.page.get_by_role("log")).to_be_visible()

    def card(self, name: str) -> Locator:
        """The first of this name that can be pressed."""
        return self.page.get_by_role("button", name=self.visitor.words.name(f"card-{name}")).first

    def choose_something(self, number: int = 0) -> None:
        """Something that is ringed, or else what the last button says; and confirm."""
        rings = self.ringed.count()
        if rings:
            self.ringed.nth(number % rings).click()
            self.pick_from_menu()
            while self.needs_more():
                self.unpicked.first.click()
        else:
            self.confirm.click()
        self.confirm.click()

    def choose_by_keys(self) -> None:
        """The same, without a mouse."""
        keyboard = self.page.keyboard
        if not self.ringed.count():
            keyboard.press("Digit1")
            expect(self.confirm).to_be_visible()
            keyboard.press("Digit1")
            return
        self.point_by_keys()
        while self.needs_more():
            keyboard.press("KeyL")
            keyboard.press("Enter")
        if self.page.locator("[data-legal][aria-pressed=true]").count():
            keyboard.press("KeyV")
            keyboard.press("Space")
        else:
            keyboard.press("Enter")

    def point_by_keys(self) -> None:
        """At the next thing that can be chosen; where that can be done in several ways, the first of them."""
        keyboard = self.page.keyboard
        keyboard.press("KeyL")
        expect(self.page.locator("[data-legal]:focus")).to_have_count(1)
        keyboard.press("Enter")
        menu = self.page.get_by_role("dialog", name=self.visitor.say("web-which-move"))
        expect(self.confirm.or_(menu).first).to_be_visible()
        if menu.is_visible():
            keyboard.press("Tab")
            keyboard.press("Enter")
            expect(self.confirm).to_be_visible()

    @property
    def unpicked(self) -> Locator:
        return self.page.locator("[data-legal]:not([aria-pressed]):visible")

    def needs_more(self) -> bool:
        """Whether too few are picked of what is chosen together."""
        expect(self.confirm).to_be_visible()
        return self.confirm.get_attribute("aria-disabled") is not None

    def play_out(self) -> int:
        turns = 0
        while self.settle() == "asked":
            self.choose_something(turns)
            turns += 1
            assert turns < MOST_TURNS, "the game does not end"
        return turns

    def expect_winner(self) -> None:
        expect(self.end.locator(".standing .first").first).to_be_visible()


def against_a_bot(visit: Visit, options: dict[str, str] | None = None, **how: Any) -> CardTable:
    anna = visit("Anna", game=GAME, **how)
    return CardTable(anna, anna.new_table(me(), bot(), options={"victory": "10", **(options or {})}))
