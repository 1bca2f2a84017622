"""HK-6: a turn. Varys moves, companions follow, banners are settled, the next player moves."""

from typing import Any, Final, final

from mypy_extensions import i64

from fivethrones.games.hand_of_the_king.pieces import (
    CELL_NAMES,
    CELLS,
    DIRECTIONS,
    EMPTY,
    HOUSE_OF,
    HOUSES,
    PATHS,
    RAYS,
)
from fivethrones.games.hand_of_the_king.rules.banners import HOUSE_NAMES, Banners, settle_from
from fivethrones.games.hand_of_the_king.rules.characters import CHARACTER_NAMES, summon_if_last
from fivethrones.games.hand_of_the_king.rules.companion import Summon
from fivethrones.games.hand_of_the_king.rules.ending import finish
from fivethrones.games.hand_of_the_king.state import ON_GRID, RAVEN, Court
from fivethrones.kernel.action import NOTHING, Action, Option, Seat
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.event import Event
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.knowledge import only
from fivethrones.kernel.message import Args, Message, literal, seat_name

# The steps of a turn.
BEGIN: Final = 0
MOVE: Final = 1
COMPANIONS: Final = 2
NEXT: Final = 3

CELLS_SAID: Final = [literal(name) for name in CELL_NAMES]

# The hottest objects of the game are made once.
ASK: Final = [Decision(Message("prompt-move", {}, "HK-6"), [seat]) for seat in range(4)]
MOVES: Final = [
    [[Action(seat, "move", direction, house) for house in range(7)] for direction in range(4)]
    for seat in range(4)
]


@final
class Turn(Frame[Court]):
    """One turn after the other until Varys is stuck."""

    def __init__(self, step: int) -> None:
        self.step = step

    def clone(self) -> "Frame[Any]":
        return Turn(self.step)

    def resume(self, court: Court) -> Decision | None:
        if self.step == COMPANIONS:
            if court.due:
                court.due -= 1
                court.push(Summon())
                return None
            self.step = NEXT
            house = settle_from(court, 0)
            if house < len(HOUSES):
                court.push(Banners(house))
                return None
        if self.step == NEXT:
            pass_on(court)
            self.step = BEGIN
        if self.step == BEGIN:
            self.step = MOVE
            if not begin(court):
                return None
        return ASK[court.turn]

    def options(self, court: Court, seat: Seat) -> list[Option]:
        if court.rules.stop_anywhere:
            return stops(court, seat) + talks(court, seat)
        if court.rules.variant == RAVEN:
            return moves(court, seat) + talks(court, seat)
        return moves(court, seat)

    def answer(self, court: Court, action: Action) -> None:
        if action.verb == "confer":
            confer(court, action.target)
            return
        self.step = COMPANIONS
        if action.verb == "stop":
            varys_goes(court, action.target)
        else:
            varys_goes(court, court.farthest(action.target, action.extra))

    def why_not(self, court: Court, action: Action) -> Message:
        if action.verb == "confer":
            return why_not_confer(court, action)
        if action.verb == "stop":
            return why_not_stop(court, action)
        if action.verb != "move":
            return Message("refused-move-due", {}, "HK-6")
        if not (0 <= action.target < 4 and 0 <= action.extra < 7):
            return Message("refused-no-such-move", {}, "HK-6")
        if court.rules.stop_anywhere:
            return Message("refused-name-the-cell", {}, "HK-54")
        house, direction = HOUSE_NAMES[action.extra], f"direction-{DIRECTIONS[action.target]}"
        return Message("refused-nobody-there", {"house": house, "direction": direction}, "HK-6")


def begin(court: Court) -> bool:
    """HK-37: the game ends here, before anything else, when Varys cannot move; True while it goes on."""
    court.swayed = 0
    if court.varys_can_move():
        return True
    finish(court)
    return False


def moves(court: Court, seat: Seat) -> list[Option]:
    """HK-6: each direction with each house that has a character that way."""
    options: list[Option] = []
    grid = court.grid
    rays = RAYS[court.varys]
    for direction in range(4):
        named = MOVES[seat][direction]
        found: i64 = 0
        for cell in rays[direction]:
            character = grid[cell]
            if character != EMPTY:
                house: i64 = HOUSE_OF[character]
                if not found >> house & 1:
                    found |= 1 << house
                    options.append(named[house])
    return options


def stops(court: Court, seat: Seat) -> list[Option]:
    """HK-54: any character on Varys's row or column."""
    return [
        Action(seat, "stop", cell)
        for cells in RAYS[court.varys]
        for cell in cells
        if court.grid[cell] != EMPTY
    ]


def varys_goes(court: Court, goal: int) -> None:
    """HK-7 to HK-9: to that cell, taking every character of the house met on the way."""
    house = HOUSE_OF[court.grid[goal]]
    taken: list[int] = []
    for cell in PATHS[court.varys][goal]:
        character = court.grid[cell]
        if character != EMPTY and HOUSE_OF[character] == house:
            court.grid[cell] = EMPTY
            court.holder[character] = court.turn
            taken.append(character)
    court.varys = goal
    court.touched = 1 << house
    court.gained = 1 << house
    if court.talk:  # HK-45: the move ends a private talk
        court.talk = []
    public: Args = {
        "house": HOUSE_NAMES[house],
        "cell": CELLS_SAID[goal],
        "characters": [CHARACTER_NAMES[character] for character in taken],
        "taken": len(taken),
    }
    court.emit(Event("move", court.turn, public, "HK-8"))
    summon_if_last(court, house)
    if court.due:
        remember(court, taken)


def remember(court: Court, taken: list[int]) -> None:
    """Keep who held what before Varys moved, for the ties that companions make (HK-15)."""
    court.holder_before = court.holder.copy()
    for character in taken:
        court.holder_before[character] = ON_GRID
    court.kept_before = len(court.kept)


def pass_on(court: Court) -> None:
    """HK-5: clockwise; HK-33: or the same player once more."""
    if court.again:
        court.again = False
        court.emit(Event("again", court.turn, {}, "HK-33"))
        return
    court.turn = (court.turn + 1) % court.seats


def talks(court: Court, seat: Seat) -> list[Option]:
    """HK-43, HK-44: with a raven token, a private talk before the move."""
    return [Action(seat, "confer", other) for other in talk_partners(court, seat)]


def talk_partners(court: Court, seat: Seat) -> list[Seat]:
    if court.ravens[seat] == 0:
        return []
    if court.seats == 4:
        return [court.partner(seat)]
    return [other for other in range(court.seats) if other != seat]


def confer(court: Court, other: Seat) -> None:
    court.ravens[court.turn] -= 1
    court.talk = [court.turn, other]
    rule = "HK-44" if court.seats == 4 else "HK-43"
    # What is said cannot be taken back.
    court.emit(Event("confer", court.turn, {"other": seat_name(other)}, rule, discloses=only(other)))


def why_not_confer(court: Court, action: Action) -> Message:
    if court.rules.variant != RAVEN:
        return Message("refused-no-ravens", {}, "HK-43")
    if court.ravens[action.seat] == 0:
        return Message("refused-raven-spent", {}, "HK-43")
    if court.seats == 4:
        return Message("refused-partner-only", {}, "HK-44")
    return Message("refused-no-such-seat", {}, "HK-43")


def why_not_stop(court: Court, action: Action) -> Message:
    if not court.rules.stop_anywhere:
        return Message("refused-farthest-only", {}, "HK-7")
    if not 0 <= action.target < CELLS or action.extra != NOTHING:
        return Message("refused-no-such-move", {}, "HK-6")
    return Message("refused-nobody-on-cell", {"cell": CELLS_SAID[action.target]}, "HK-6")
