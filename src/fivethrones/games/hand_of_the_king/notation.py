"""Hand of the King in text: ``move left stark``, ``play hodor``, ``award tully 1``; and each choice in words."""

from typing import Final

from fivethrones.games.hand_of_the_king.companions import COMPANIONS
from fivethrones.games.hand_of_the_king.pieces import (
    CELL_NAMES,
    CHARACTERS,
    DIRECTIONS,
    EMPTY,
    HOUSE_OF,
    HOUSES,
    PATHS,
)
from fivethrones.games.hand_of_the_king.state import Court
from fivethrones.games.hand_of_the_king.words import mover_name
from fivethrones.kernel.action import NOTHING, Action, Option, Seat, Span
from fivethrones.kernel.errors import Unreadable
from fivethrones.kernel.message import Message, literal, seat_name

MOVERS: Final = [*CHARACTERS, "varys"]
COMPANION_IDS: Final = [companion.id for companion in COMPANIONS]
SEATS: Final = [str(seat) for seat in range(4)]

# For each verb, the words that its target and its extra may be.
GRAMMAR: Final[dict[str, list[list[str]]]] = {
    "move": [DIRECTIONS, HOUSES],
    "stop": [CELL_NAMES],
    "confer": [SEATS],
    "play": [COMPANION_IDS],
    "discard": [COMPANION_IDS],
    "kill": [CHARACTERS],
    "swap": [MOVERS],
    "name": [HOUSES],
    "award": [HOUSES, SEATS],
}


def write(action: Action) -> str:
    numbers = [action.target, action.extra]
    spoken = GRAMMAR[action.verb]
    return " ".join([action.verb, *(spoken[i][numbers[i]] for i in range(len(spoken)))])


def read(seat: Seat, text: str) -> Action:
    said = text.split()
    spoken = GRAMMAR.get(said[0]) if said else None
    if spoken is None or len(said) != 1 + len(spoken):
        raise Unreadable(Message("refused-unreadable", {"text": literal(text)}))
    numbers = [NOTHING, NOTHING]
    for i in range(len(spoken)):
        if said[i + 1] not in spoken[i]:
            raise Unreadable(Message("refused-unknown-word", {"text": literal(said[i + 1])}))
        numbers[i] = spoken[i].index(said[i + 1])
    return Action(seat, said[0], numbers[0], numbers[1])


def label(court: Court, option: Option) -> Message:
    """A choice in words."""
    assert not isinstance(option, Span), "nothing is counted out in this game"
    verb, target = option.verb, option.target
    if verb == "move":
        return label_of_move(court, target, option.extra)
    if verb == "stop":
        return label_of_stop(court, target)
    if verb == "confer":
        return Message("do-confer", {"other": seat_name(target)})
    if verb in ("play", "discard"):
        return Message(f"do-{verb}", {"companion": court.companion_name(target)})
    if verb in ("kill", "swap"):
        return Message(f"do-{verb}", {"character": mover_name(target)})
    if verb == "name":
        return Message("do-name", {"house": f"house-{HOUSES[target]}"})
    return Message("do-award", {"house": f"house-{HOUSES[target]}", "to": seat_name(option.extra)})


def label_of_move(court: Court, direction: int, house: int) -> Message:
    goal = court.farthest(direction, house)
    args = {"direction": f"direction-{DIRECTIONS[direction]}", "house": f"house-{HOUSES[house]}"}
    count = len(taken_on_way(court, goal))
    return Message("do-move", {**args, "cell": literal(CELL_NAMES[goal]), "taken": count})


def label_of_stop(court: Court, goal: int) -> Message:
    character = mover_name(court.grid[goal])
    count = len(taken_on_way(court, goal))
    return Message("do-stop", {"character": character, "cell": literal(CELL_NAMES[goal]), "taken": count})


def taken_on_way(court: Court, goal: int) -> list[int]:
    """The characters that a move to this cell would take."""
    house = HOUSE_OF[court.grid[goal]]
    met = [court.grid[cell] for cell in PATHS[court.varys][goal]]
    return [character for character in met if character != EMPTY and HOUSE_OF[character] == house]
