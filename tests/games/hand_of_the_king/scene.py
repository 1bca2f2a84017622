"""Any position of Hand of the King, and a player who speaks in legal actions.

table = scene(rows("VS...."), areas={1: "SS"}, banners={1: "stark"}, row="hodor bronn")
table.plays("move right stark", "play hodor")
"""

from collections.abc import Callable
from typing import Final, ParamSpec

import pytest

from fivethrones.games.hand_of_the_king.pieces import CHARACTERS, EMPTY, HOUSE_OF, HOUSES
from fivethrones.games.hand_of_the_king.state import DEAD, GONE, IN_DECK, IN_ROW, ON_GRID, SUPPLY, Court
from fivethrones.games.hand_of_the_king.view import CourtView
from fivethrones.kernel.action import Action, Seat
from fivethrones.kernel.errors import IllegalAction
from fivethrones.kernel.event import Event
from fivethrones.kernel.message import Message
from fivethrones.kernel.play import apply, legal, why_not
from fivethrones.kernel.text import state_hash
from fivethrones.scenes.hand_of_the_king import (
    CELLS,
    COMPANION_IDS,
    EMPTY_ROW,
    GAME,
    LETTERS,
    court_with,
    rows,
)

__all__ = [
    "CELLS",
    "COMPANION_IDS",
    "EMPTY_ROW",
    "GAME",
    "LAST_TYRELL",
    "LETTERS",
    "TAKE_LAST",
    "Scene",
    "rows",
    "scene",
]

# Seat 0 takes the last Tyrell with `TAKE_LAST` and so must play a companion; a Greyjoy keeps the game going.
LAST_TYRELL: Final = ["VY...G", *[EMPTY_ROW] * 5]
TAKE_LAST: Final = "move right tyrell"


class Scene:
    """A table, and whoever is asked at it."""

    def __init__(self, court: Court) -> None:
        self.court = court
        self.story: list[Event] = list(court.events)

    # What is done

    def plays(self, *texts: str) -> None:
        """Whoever is asked does these, one after the other."""
        for text in texts:
            action = GAME.read(self.asked(), text)
            reason = why_not(self.court, action)
            assert reason is None, f"{text!r} is refused: {reason}; there were: {self.choices()}"
            apply(self.court, action)
            self.story.extend(self.court.events)

    def refuses(self, text: str, seat: Seat | None = None) -> Message:
        """Why this cannot be done; it is tried, and changes nothing."""
        return self.refuses_action(GAME.read(self.asked() if seat is None else seat, text))

    def refuses_action(self, action: Action) -> Message:
        before = state_hash(self.court)
        with pytest.raises(IllegalAction) as refusal:
            apply(self.court, action)
        assert state_hash(self.court) == before, f"{action} was refused and yet changed something"
        assert refusal.value.reason == why_not(self.court, action)
        return refusal.value.reason

    def refuses_piece(self, piece: str, seat: Seat | None = None) -> Message:
        """Why pointing at this piece means nothing now."""
        reason = GAME.why_not_piece(self.court, self.asked() if seat is None else seat, piece)
        assert reason is not None, f"{piece} may be pointed at"
        return reason

    # What is asked

    def asked(self) -> Seat:
        decision = self.court.decision
        assert decision is not None, f"the game is over: {self.outcome()}"
        return decision.asked[0]

    def prompt(self) -> Message:
        decision = self.court.decision
        assert decision is not None, f"the game is over: {self.outcome()}"
        return decision.prompt

    def choices(self) -> list[str]:
        """What whoever is asked may do, as text."""
        return [self.said(option) for option in legal(self.court, self.asked())]

    def said(self, option: object) -> str:
        assert isinstance(option, Action)
        return GAME.write(option)

    def may(self, text: str) -> bool:
        return text in self.choices()

    def is_over(self) -> bool:
        return self.court.outcome is not None

    def outcome(self) -> Message:
        assert self.court.outcome is not None, f"the game goes on: {self.prompt()}"
        return self.court.outcome.reason

    def ranking(self) -> list[list[Seat]]:
        assert self.court.outcome is not None, f"the game goes on: {self.prompt()}"
        return self.court.outcome.ranking

    # What lies on the table

    def grid(self) -> list[str]:
        """King's Landing as it was given to `scene`."""
        letters = [letter_of(character) for character in self.court.grid]
        letters[self.court.varys] = "V"
        return ["".join(letters[start : start + 6]) for start in range(0, 36, 6)]

    def varys(self) -> str:
        return CELLS[self.court.varys]

    def where(self, character: str) -> str:
        """A cell, ``area 1`` or ``dead``."""
        number = CHARACTERS.index(character)
        holder = self.court.holder[number]
        if holder == ON_GRID:
            return CELLS[self.court.grid.index(number)]
        return "dead" if holder == DEAD else f"area {holder}"

    def area(self, seat: Seat) -> str:
        """The play area in house letters, largest house first."""
        held = [number for number in range(len(CHARACTERS)) if self.court.holder[number] == seat]
        return "".join(letter_of(character) for character in held)

    def kept(self, seat: Seat) -> list[str]:
        """Kept companions."""
        return self.companions_at(seat)

    def row(self) -> list[str]:
        """Face-up companions."""
        return self.companions_at(IN_ROW)

    def gone(self) -> list[str]:
        """Companions that have left the game."""
        return self.companions_at(GONE)

    def deck(self) -> list[str]:
        return self.companions_at(IN_DECK)

    def companions_at(self, place: int) -> list[str]:
        return [COMPANION_IDS[self.court.companions[slot]] for slot in self.court.slots(place)]

    def support(self, house: str) -> list[int]:
        return self.court.support(HOUSES.index(house))

    def banner(self, house: str) -> Seat | None:
        """Who holds it; None for the supply."""
        holder = self.court.banners[HOUSES.index(house)]
        return None if holder == SUPPLY else holder

    def told(self, *kinds: str) -> list[str]:
        """What has happened so far: ``kill 0 bran_stark``, ``banner 1 stark``; only events of these kinds."""
        return [line(event) for event in self.story if event.kind in kinds]

    def view(self, viewer: Seat) -> CourtView:
        return GAME.view(self.court, viewer)


def letter_of(character: int) -> str:
    return "." if character == EMPTY else LETTERS[HOUSE_OF[character]]


def line(event: Event) -> str:
    """The kind, the seat and all arguments of an event, without the prefixes of their message ids."""
    values = [
        str(item) for arg in event.public.values() for item in (arg if isinstance(arg, list) else [arg])
    ]
    return " ".join(
        [event.kind, str(event.seat), *(value.rpartition("-")[2].lstrip("=") for value in values)]
    )


P = ParamSpec("P")


def seated(build: Callable[P, Court]) -> Callable[P, Scene]:
    """The same positions, with somebody at the table."""

    def scene(*args: P.args, **kwargs: P.kwargs) -> Scene:
        return Scene(build(*args, **kwargs))

    return scene


scene = seated(court_with)
