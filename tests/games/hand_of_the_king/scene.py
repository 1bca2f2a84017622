"""Any position of Hand of the King, built without playing up to it, and a player who speaks in legal actions.

    table = scene(["VS....", *EMPTY_ROWS], areas={1: "SS"}, banners={1: "stark"}, row="hodor bronn")
    table.plays("move right stark", "play hodor")

Houses are their letters S G L T B Y U. A letter is some member of the house whom no companion asks for, as long as
there is one; a person who matters is named: ``at={"a1": "bran_stark"}``. Whoever is mentioned nowhere is out of the game.
"""

from collections.abc import Iterable
from typing import Final

import pytest

from fivethrones.games.hand_of_the_king.companions import COMPANIONS
from fivethrones.games.hand_of_the_king.game import HandOfTheKing
from fivethrones.games.hand_of_the_king.pieces import (
    BARATHEON,
    CHARACTERS,
    EMPTY,
    HOUSE_OF,
    HOUSES,
    LANNISTER,
)
from fivethrones.games.hand_of_the_king.rules.turn import BEGIN, Turn
from fivethrones.games.hand_of_the_king.state import DEAD, GONE, IN_DECK, IN_ROW, ON_GRID, SUPPLY, Court
from fivethrones.games.hand_of_the_king.view import CourtView
from fivethrones.kernel.action import Action, Seat
from fivethrones.kernel.errors import IllegalAction
from fivethrones.kernel.event import Event
from fivethrones.kernel.knowledge import EVERYONE, NOBODY
from fivethrones.kernel.message import Message
from fivethrones.kernel.options import settle
from fivethrones.kernel.play import advance, apply, legal, why_not
from fivethrones.kernel.text import state_hash

GAME: Final = HandOfTheKing()
LETTERS: Final = "SGLTBYU"
EMPTY_ROW: Final = "......"
CELLS: Final = [f"{column}{row}" for row in "123456" for column in "abcdef"]
COMPANION_IDS: Final = [companion.id for companion in COMPANIONS]
SOUGHT: Final = [
    "eddard_stark", "bran_stark", "tyrion_lannister", "daenerys_targaryen", "viserys_targaryen", "renly_baratheon",
]  # fmt: skip

# Seat 0 takes the last Tyrell with `TAKE_LAST` and so must play a companion; a Greyjoy keeps the game going.
LAST_TYRELL: Final = ["VY...G", *[EMPTY_ROW] * 5]
TAKE_LAST: Final = "move right tyrell"


def rows(*given: str) -> list[str]:
    """Six rows of King's Landing: those given, and empty ones below."""
    return [*given, *[EMPTY_ROW] * (6 - len(given))]


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


def scene(
    grid: list[str],
    *,
    seats: int = 2,
    at: dict[str, str] | None = None,
    areas: dict[Seat, str] | None = None,
    kept: dict[Seat, str] | None = None,
    banners: dict[Seat, str] | None = None,
    row: str = "",
    deck: str = "",
    turn: Seat = 0,
    **options: str,
) -> Scene:
    """A table at the start of a turn.

    ``areas`` mixes letters and names, ``"SSL bran_stark"``; ``kept`` says ``"shae jon_snow:tully"``; ``banners`` names
    the houses by seat; ``row`` and ``deck`` name companions, the top of the deck first. The rest are options of the game.
    """
    court = GAME.blank(settle(GAME.settings, {"seats": str(seats), **options}))
    court.turn = turn
    deal_characters(court, "".join(grid), at or {}, areas or {})
    for seat, houses in (banners or {}).items():
        for house in houses.split():
            court.banners[HOUSES.index(house)] = seat
    if court.rules.has_companions:
        deal_companions(court, row.split(), deck.split(), kept or {})
    court.push(Turn(BEGIN))
    advance(court)
    return Scene(court)


def deal_characters(court: Court, grid: str, at: dict[str, str], areas: dict[Seat, str]) -> None:
    court.holder = [DEAD] * len(CHARACTERS)
    court.varys = grid.index("V")
    assert grid.count("V") == 1, "there is one Varys"
    assert len(grid) == 36, "King's Landing has six rows of six"
    for cell, name in at.items():
        put_on_grid(court, CELLS.index(cell), CHARACTERS.index(name))
    for seat, words in areas.items():
        for word in words.split():
            if word in CHARACTERS:
                court.holder[CHARACTERS.index(word)] = seat
    for number, letter in enumerate(grid):
        if letter in LETTERS and court.grid[number] == EMPTY:
            put_on_grid(court, number, anyone_of(court, letter))
    for seat, words in areas.items():
        for letter in letters_in(words):
            court.holder[anyone_of(court, letter)] = seat


def put_on_grid(court: Court, cell: int, character: int) -> None:
    court.grid[cell] = character
    court.holder[character] = ON_GRID


def letters_in(words: str) -> Iterable[str]:
    return (letter for word in words.split() if word not in CHARACTERS for letter in word)


def anyone_of(court: Court, letter: str) -> int:
    """A member of the house who is nowhere yet, rather one whom no companion asks for."""
    house = LETTERS.index(letter)
    free = [c for c in range(len(CHARACTERS)) if HOUSE_OF[c] == house and court.holder[c] == DEAD]
    assert free, f"the house {HOUSES[house]} has no more members"
    return min(free, key=lambda character: CHARACTERS[character] in SOUGHT)


def deal_companions(court: Court, row: list[str], deck: list[str], kept: dict[Seat, str]) -> None:
    """In this order of slots: the row, the deck, the kept ones, the rest, which have left the game."""
    keepers = [(word, seat) for seat, words in kept.items() for word in words.split()]
    named = [*row, *deck, *(word.partition(":")[0] for word, _ in keepers)]
    order = [*named, *(id for id in COMPANION_IDS if id not in named)]
    court.companions = [COMPANION_IDS.index(id) for id in order]
    places = [*[IN_ROW] * len(row), *[IN_DECK] * len(deck), *(seat for _, seat in keepers)]
    court.place = [*places, *[GONE] * (len(order) - len(places))]
    court.knowledge = [NOBODY if place == IN_DECK else EVERYONE for place in court.place]
    for word, _ in keepers:
        id, _, house = word.partition(":")
        court.kept.append(order.index(id))
        court.kept_house.append(
            HOUSES.index(house) if house else {"shae": LANNISTER, "gendry": BARATHEON}[id]
        )
        court.kept_worth.append(2 if id == "jon_snow" else 1)


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
