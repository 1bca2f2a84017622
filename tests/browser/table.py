"""The table as a player uses it."""

from typing import Final

from playwright.sync_api import Locator, Page, expect

from browser.visitor import Visitor

# "asked" a choice, "waiting" for others, "finished", or "cover" between two people; empty while something is on its way.
STATE: Final = """() => {
    if (document.querySelector('main.cover')) return 'cover';
    if (document.querySelector('[data-region=end]')) return 'finished';
    const prompt = document.querySelector('[data-region=prompt]');
    if (!prompt) return '';
    if (!prompt.classList.contains('asked')) return prompt.querySelector('.acts button') ? 'waiting' : '';
    return [...document.querySelectorAll('[data-legal]')].some((each) => each.offsetParent) ? 'asked' : '';
}"""
WAIT: Final = f"""wanted => {{
    const state = ({STATE})();
    return wanted.includes(state) ? state : null;
}}"""
ANY: Final = ("asked", "waiting", "finished", "cover")
GO: Final = """path => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
}"""
MOST_TURNS: Final = 80


class Table:
    def __init__(self, visitor: Visitor, id: str = "", page: Page | None = None) -> None:
        self.visitor = visitor
        self.page = page or visitor.page
        self.id = id
        if id:
            self.page.goto(f"/t/{id}")

    def go(self, id: str) -> None:
        """To another table, without a reload."""
        self.id = id
        self.page.evaluate(GO, f"/t/{id}")
        self.page.wait_for_url(f"**/t/{id}")

    # What is on the screen

    @property
    def prompt(self) -> Locator:
        return self.page.get_by_role("region", name=self.visitor.say("web-region-prompt"))

    @property
    def question(self) -> Locator:
        return self.prompt.locator("#question")

    @property
    def ringed(self) -> Locator:
        return self.page.locator("[data-legal]:visible")

    @property
    def unringed_card(self) -> Locator:
        """A character on the grid that cannot be chosen now."""
        return self.page.locator(
            '[role=grid] button[data-piece^="cell-"].card:not(.varys)[aria-disabled]'
        ).first

    @property
    def confirm(self) -> Locator:
        return self.prompt.locator("button.primary")

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("log").locator("li")

    @property
    def sheet(self) -> Locator:
        return self.page.locator("dialog[open]")

    @property
    def end(self) -> Locator:
        return self.page.locator("[data-region=end]")

    @property
    def popover(self) -> Locator:
        return self.page.get_by_role("dialog", name=self.visitor.say("web-why-not"))

    @property
    def chat(self) -> Locator:
        return self.page.get_by_role("list", name=self.visitor.say("web-chat"))

    def talk(self, text: str, field: str = "web-chat-placeholder") -> None:
        self.page.get_by_role("textbox", name=self.visitor.say(field)).fill(text)
        self.page.keyboard.press("Enter")

    @property
    def undo(self) -> Locator:
        """Its name goes on with what would be taken back."""
        return self.prompt.get_by_role("button", name=self.visitor.say("web-undo"))

    def button(self, id: str) -> Locator:
        return self.page.get_by_role("button", name=self.visitor.say(id), exact=True)

    # Waiting and playing

    def wait(self, *states: str) -> str:
        """Until one of these states, or any, is reached."""
        found = self.page.wait_for_function(WAIT, arg=states or ANY)
        return str(found.json_value())

    def wait_turn(self) -> bool:
        """Until it is our turn, or nobody's any more."""
        return self.wait("asked", "finished") == "asked"

    def choose_first(self) -> None:
        """Press the first thing that is ringed, and confirm."""
        if self.visitor.confirms:
            self.ringed.first.click()
            self.pick_from_menu()
            self.confirm.click()
            return
        # As a new visitor: what can be taken back is done at once, when the server has said so.
        with self.visitor.sockets[-1].expect_event("framereceived", lambda frame: "preview" in frame):
            self.ringed.first.click()
        self.page.evaluate("new Promise(requestAnimationFrame)")
        if self.confirm.is_visible():
            self.confirm.click()

    def pick_from_menu(self) -> None:
        """Where one thing can be chosen in several ways, the first of them."""
        menu = self.page.get_by_role("dialog", name=self.visitor.say("web-which-move"))
        expect(self.confirm.or_(menu).first).to_be_visible()
        if menu.is_visible():
            menu.get_by_role("button").first.click()

    def finish_by_mouse(self) -> int:
        turns = 0
        while self.wait_turn():
            self.choose_first()
            turns += 1
            assert turns < MOST_TURNS, "the game does not end"
        return turns

    def expect_final_standing(self) -> None:
        """The standing on the board, and beside it who has won, why, and what next."""
        self.wait("finished")
        expect(self.page.locator("main section li.won").first).to_be_visible()
        expect(self.end.get_by_role("heading", level=2)).not_to_be_empty()
        expect(self.button("web-replay")).to_be_visible()
