"""Pieces one can point at, which choice that means, and why it means none."""

from fivethrones.games.hand_of_the_king.companions import COMPANIONS
from fivethrones.games.hand_of_the_king.pieces import (
    CELL_NAMES,
    CELLS,
    CHARACTERS,
    EMPTY,
    HOUSE_OF,
    HOUSES,
    RAYS,
    VARYS,
)
from fivethrones.games.hand_of_the_king.rules.banners import Banners
from fivethrones.games.hand_of_the_king.rules.characters import CHARACTER_NAMES
from fivethrones.games.hand_of_the_king.rules.turn import Turn, why_not_confer
from fivethrones.games.hand_of_the_king.state import IN_DECK, ON_GRID, Court
from fivethrones.kernel.action import Action, Option, Seat
from fivethrones.kernel.message import Message, seat_name
from fivethrones.kernel.play import legal, why_not


def pieces(court: Court) -> list[str]:
    """All cells, the characters in play areas, the companions seen so far, the banners and the seats."""
    held = [c for c in range(len(CHARACTERS)) if court.holder[c] >= 0]
    seen = [slot for slot in range(len(court.place)) if court.place[slot] != IN_DECK]
    return [
        *(cell_piece(cell) for cell in range(CELLS)),
        *(CHARACTER_NAMES[character] for character in held),
        *(court.companion_name(court.companions[slot]) for slot in seen),
        *(banner_piece(house) for house in range(len(HOUSES))),
        *(seat_name(seat) for seat in range(court.seats)),
    ]


def cell_piece(cell: int) -> str:
    return f"cell-{CELL_NAMES[cell]}"


def banner_piece(house: int) -> str:
    return f"banner-{HOUSES[house]}"


def piece_of(court: Court, option: Option) -> str:
    assert isinstance(option, Action)
    verb, target = option.verb, option.target
    if verb == "move":
        return cell_piece(court.farthest(target, option.extra))
    if verb == "stop":
        return cell_piece(target)
    if verb in ("kill", "swap"):
        return mover_piece(court, target)
    if verb in ("play", "discard"):
        return court.companion_name(target)
    if verb == "name":
        return banner_piece(target)
    return seat_name(target if verb == "confer" else option.extra)


def mover_piece(court: Court, mover: int) -> str:
    if mover == VARYS:
        return cell_piece(court.varys)
    if court.holder[mover] == ON_GRID:
        return cell_piece(court.grid.index(mover))
    return CHARACTER_NAMES[mover]


def why_idle(court: Court, seat: Seat, piece: str) -> Message | None:
    if isinstance(court.stack[-1], Turn):
        return why_not_on_turn(court, seat, piece)
    return why_not(court, meant(court, seat, piece))


def why_not_on_turn(court: Court, seat: Seat, piece: str) -> Message:
    for cell in range(CELLS):
        if piece == cell_piece(cell):
            return why_not_cell(court, cell)
    if piece.startswith("companion-"):
        return Message("refused-companion-not-due", {}, "HK-18")
    if piece.startswith("banner-"):
        return Message("refused-banner-not-moved", {}, "HK-11")
    if piece.startswith("seat-"):
        return why_not_confer(court, Action(seat, "confer", seat_number(court, piece)))
    return Message("refused-move-due", {}, "HK-6")


def why_not_cell(court: Court, cell: int) -> Message:
    """HK-6, HK-7: Varys ends on the farthest character of a house on one of his lines."""
    character = court.grid[cell]
    if cell == court.varys:
        return Message("refused-varys-is-here", {}, "HK-6")
    if character == EMPTY:
        return Message("refused-empty-cell", {}, "HK-9")
    name = CHARACTER_NAMES[character]
    for direction in range(4):
        if cell in RAYS[court.varys][direction]:
            goal = court.farthest(direction, HOUSE_OF[character])
            farther = CHARACTER_NAMES[court.grid[goal]]
            return Message("refused-farther-one", {"character": name, "farther": farther}, "HK-7")
    return Message("refused-off-line", {"character": name}, "HK-6")


def meant(court: Court, seat: Seat, piece: str) -> Action:
    """The choice that pointing at this piece would be, if it were allowed now."""
    frame = court.stack[-1]
    if isinstance(frame, Banners):
        return Action(seat, "award", frame.house, seat_number(court, piece))
    verb = legal(court, seat)[0].verb
    pieces = named(court, verb)
    if piece in pieces:
        return Action(seat, verb, pieces.index(piece))
    return Action(seat, "point")


def named(court: Court, verb: str) -> list[str]:
    """The pieces that this verb could be about, by the numbers of its targets."""
    if verb in ("kill", "swap"):
        return [mover_piece(court, mover) for mover in range(VARYS + 1)]
    if verb in ("play", "discard"):
        return [court.companion_name(companion) for companion in range(len(COMPANIONS))]
    return [banner_piece(house) for house in range(len(HOUSES))]


def seat_number(court: Court, piece: str) -> Seat:
    """The seat that a piece is, or one that nobody has."""
    for seat in range(court.seats):
        if piece == seat_name(seat):
            return seat
    return court.seats
