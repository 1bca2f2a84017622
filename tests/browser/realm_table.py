"""Monopoly as a player uses it."""

from typing import Any, Final

from playwright.sync_api import Locator

from browser.conftest import Visit
from browser.serving import Server
from browser.staging_monopoly import STAGES
from browser.table import Table
from browser.visitor import Seat, bot, me, open_seat

GAME: Final = "monopoly"
SHORT: Final = {"variant": "timed", "rounds": "5"}
AT_ONCE: Final = {"confirm": "never"}
MOST_TURNS: Final = 300
MOST_KEYS: Final = 80


class RealmTable(Table):
    @property
    def desk(self) -> Locator:
        """Where what is due is decided."""
        return self.page.locator("main .desk")

    def square(self, id: str) -> Locator:
        return self.page.locator(f'[data-square][data-piece="square-{id}"]')

    def deed(self, id: str) -> Locator:
        """Among the holdings."""
        return self.page.locator(f'aside [data-piece="deed-{id}"]')

    def does(self, id: str, **args: Any) -> Locator:
        """The button on the board that says this."""
        name = self.visitor.say(id, **args)
        return self.page.get_by_role("main").get_by_role("button", name=name, exact=True)

    @property
    def give_up(self) -> Locator:
        """Its name goes on with how to press it."""
        return self.desk.get_by_role("button", name=self.visitor.say("web-mo-give-up"))

    def cash(self, seat: int) -> Locator:
        return (
            self.page.get_by_role("list", name=self.visitor.say("web-region-seats")).locator("li").nth(seat)
        )

    def answer(self) -> None:
        """What the board suggests: buy, throw, pass, accept; else the first thing that is offered."""
        main = self.page.get_by_role("main")
        first = main.locator("[data-legal].primary, .choices [data-legal], .desk [data-legal]")
        suggested = main.locator("[data-legal].primary")
        (suggested if suggested.count() else first).first.click()

    def answer_by_keys(self) -> None:
        """The same: what can be chosen is walked through until it is found."""
        for _ in range(MOST_KEYS):
            self.page.keyboard.press("KeyL")
            if self.page.evaluate(
                "document.activeElement.matches('main .primary, main .desk .choices button')"
            ):
                break
        self.page.keyboard.press("Enter")

    def play_out(self, by_keys: bool = False) -> int:
        turns = 0
        while self.wait_turn():
            asked = len(self.visitor.frames)
            if by_keys:
                self.answer_by_keys()
            else:
                self.answer()
            self.wait_news(asked)
            turns += 1
            assert turns < MOST_TURNS, "the game does not end"
        return turns

    def wait_news(self, before: int) -> None:
        """Until the server has answered what was done."""
        while not any(frame["type"] == "seen" for frame in self.visitor.frames[before:]):
            self.page.wait_for_timeout(10)

    def wait_told(self, before: int, id: str) -> None:
        """Until the server has told of such an event."""
        while not any(
            event["id"] == id for frame in self.visitor.frames[before:] for event in frame.get("events", [])
        ):
            self.page.wait_for_timeout(10)


def staged(
    visit: Visit, server: Server, stage: str, *others: Seat, options: dict[str, str] | None = None, **how: Any
) -> RealmTable:
    """Somebody alone with bots, in the midst of things."""
    deal(server, stage)
    anna = visit("Anna", game=GAME, **how)
    return RealmTable(anna, anna.new_table(me(), *(others or [bot("squire")]), options=options))


def deal(server: Server, stage: str) -> None:
    server.deal([each.__name__ for each in STAGES].index(stage))


def two_people(visit: Visit, server: Server, stage: str, **how: Any) -> tuple[RealmTable, RealmTable]:
    """Anna and Mira, each with a browser."""
    anna, mira = (visit(name, game=GAME, settings=AT_ONCE, **how) for name in ("Anna", "Mira"))
    deal(server, stage)  # it is settled when the table is opened
    id = anna.new_table(me(), open_seat())
    mira.ask("POST", f"/api/tables/{id}/seats/1/take", {})
    anna.ask("POST", f"/api/tables/{id}/start", {})
    return RealmTable(anna, id), RealmTable(mira, id)
