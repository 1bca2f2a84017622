"""Hand of the King in numbers."""

from typing import ClassVar, Final, final

from fivethrones.encoding.codes import Codes, Verb, plain, seats
from fivethrones.encoding.encoding import Array, Encoding, Field, counted, from_here, padded
from fivethrones.games.hand_of_the_king.companions import COMPANIONS
from fivethrones.games.hand_of_the_king.pieces import CELLS, CHARACTERS, DIRECTIONS, EMPTY, HOUSE_OF, HOUSES
from fivethrones.games.hand_of_the_king.state import ON_GRID, Court
from fivethrones.games.hand_of_the_king.view import CourtView
from fivethrones.kernel.game import View

SEATS: Final = 4
PEOPLE: Final = len(CHARACTERS)
COMPANY: Final = len(COMPANIONS)
VARYS: Final = len(HOUSES) + 1  # for the cell of Varys; cells of other characters have their house

# Where a character is: out of the game, on the grid, or, from this number on, with a seat.
WITH_SEAT: Final = 2
# Where a companion is: out of sight, in the row, drawn, gone, or, from this number on, with a seat.
KEPT: Final = 4

PROMPTS: Final = [
    "award", "discard", "kill-in-area", "kill-on-grid", "move", "name", "play", "play-drawn",
    "swap-first", "swap-second",
]  # fmt: skip
EVENTS: Final = [
    "again", "award", "banner", "banner-lost", "begin", "confer", "discard", "draw", "end", "keep",
    "kill", "kill-held", "move", "no-effect", "play", "swap", "take", "take-from", "unusable",
]  # fmt: skip


@final
class HandOfTheKingEncoding(Encoding[Court]):
    version: ClassVar[int] = 1
    codes: ClassVar[Codes] = Codes(
        [
            Verb("move", plain(len(DIRECTIONS)), plain(len(HOUSES))),
            Verb("stop", plain(CELLS)),
            Verb("confer", seats(SEATS)),
            Verb("play", plain(COMPANY)),
            Verb("discard", plain(COMPANY)),
            Verb("kill", plain(PEOPLE)),
            Verb("swap", plain(PEOPLE + 1)),
            Verb("name", plain(len(HOUSES))),
            Verb("award", plain(len(HOUSES)), seats(SEATS)),
        ]
    )
    fields: ClassVar[list[Field]] = [
        Field("turn", [1], 1, SEATS, "whose turn it is"),
        Field("grid", [CELLS], 0, VARYS, "by cell: the house there from 1 on, 8 for Varys, 0 for nobody"),
        Field("grid_characters", [CELLS], 0, PEOPLE, "by cell: one more than the character there"),
        Field(
            "characters",
            [PEOPLE],
            0,
            WITH_SEAT + SEATS - 1,
            "by character: 0 out of the game, 1 on the grid, from 2 on with a seat",
        ),
        Field("left", [len(HOUSES)], 0, 8, "by house: characters on the grid"),
        Field(
            "support", [SEATS, len(HOUSES)], 0, 16, "by seat and house: characters and what companions add"
        ),
        Field("banners", [len(HOUSES)], 0, SEATS, "by house: who holds it"),
        Field(
            "companions",
            [COMPANY],
            0,
            KEPT + SEATS - 1,
            "by companion: 0 out of sight, 1 in the row, 2 drawn, 3 gone, from 4 on with a seat",
        ),
        Field("deck", [1], 0, COMPANY, "companions in the deck"),
        Field("ravens", [SEATS], 0, SEATS, "by seat: raven tokens left"),
        Field("talk", [SEATS], 0, 1, "1 for the two who may talk in private"),
        Field("again", [1], 0, 1, "1 if the same seat moves once more"),
    ]
    prompts: ClassVar[list[str]] = PROMPTS
    events: ClassVar[list[str]] = EVENTS

    def observe(self, view: View) -> list[Array]:
        assert isinstance(view, CourtView)
        me, count = view.viewer, len(view.ravens)
        houses = [0 if character == EMPTY else HOUSE_OF[character] + 1 for character in view.grid]
        houses[view.varys] = VARYS
        characters = [
            WITH_SEAT + (seat - me) % count if seat >= 0 else (1 if seat == ON_GRID else 0)
            for seat in view.holder
        ]
        left = counted([HOUSE_OF[c] for c in range(PEOPLE) if view.holder[c] == ON_GRID], len(HOUSES))
        talk = [0] * SEATS
        for seat in view.talk:
            talk[(seat - me) % count] = 1
        return [
            [from_here(view.turn, me, count)],
            houses,
            [character + 1 for character in view.grid],
            characters,
            left,
            support(view),
            [from_here(holder, me, count) for holder in view.banners],
            companions(view),
            [view.deck],
            padded([view.ravens[(me + seat) % count] for seat in range(count)], SEATS, 0),
            talk,
            [1 if view.again else 0],
        ]


def support(view: CourtView) -> list[int]:
    """HK-10: by seat and house."""
    counts = [0] * (SEATS * len(HOUSES))
    count = len(view.ravens)
    for character in range(PEOPLE):
        seat = view.holder[character]
        if seat >= 0:
            counts[(seat - view.viewer) % count * len(HOUSES) + HOUSE_OF[character]] += 1
    for i in range(len(view.kept)):
        if view.kept_house[i] >= 0:
            seat = (view.kept_by[i] - view.viewer) % count
            counts[seat * len(HOUSES) + view.kept_house[i]] += view.kept_worth[i]
    return counts


def companions(view: CourtView) -> list[int]:
    where = [0] * COMPANY
    for companion in view.row:
        where[companion] = 1
    for companion in view.drawn:
        where[companion] = 2
    for companion in view.gone:
        where[companion] = 3
    for i in range(len(view.kept)):
        where[view.kept[i]] = KEPT + (view.kept_by[i] - view.viewer) % len(view.ravens)
    return where


ENCODING: Final = HandOfTheKingEncoding()
