"""What is done to characters, and what follows from it at once."""

from typing import Final

from fivethrones.games.hand_of_the_king.pieces import CHARACTERS, EMPTY, HOUSE_OF
from fivethrones.games.hand_of_the_king.state import DEAD, ON_GRID, Court
from fivethrones.kernel.event import Event
from fivethrones.kernel.message import Args, seat_name

CHARACTER_NAMES: Final = [f"character-{character}" for character in CHARACTERS]


def summon_if_last(court: Court, house: int) -> None:
    """HK-18: whoever takes a house's last character from the grid must play a companion."""
    if not court.is_on_grid(house):
        court.due += 1


def take(court: Court, character: int) -> None:
    """HK-25: a companion brings a character to the acting player, from the grid or from another play area."""
    was = court.holder[character]
    house = HOUSE_OF[character]
    public: Args = {"character": CHARACTER_NAMES[character]}
    if was == ON_GRID:
        lift(court, character)
        court.emit(Event("take", court.turn, public, "HK-25"))
    else:
        court.emit(Event("take-from", court.turn, {**public, "from": seat_name(was)}, "HK-25"))
    court.holder[character] = court.turn
    gain(court, house)
    if was == ON_GRID:  # HK-20: a character out of a play area brings no companion
        summon_if_last(court, house)


def kill(court: Court, character: int) -> None:
    """HK-25: a character leaves the game; HK-19: that never brings a companion."""
    was = court.holder[character]
    house = HOUSE_OF[character]
    public: Args = {"character": CHARACTER_NAMES[character]}
    if was == ON_GRID:
        lift(court, character)
        court.emit(Event("kill", court.turn, public, "HK-25"))
        if court.rules.grid_kill_touches:  # HK-53
            court.touched |= 1 << house
    else:
        court.emit(Event("kill-held", court.turn, {**public, "from": seat_name(was)}, "HK-25"))
        sway(court, house)
    court.holder[character] = DEAD


def gain(court: Court, house: int) -> None:
    """HK-12: a companion has brought the acting player support for the house."""
    sway(court, house)
    court.gained |= 1 << house


def sway(court: Court, house: int) -> None:
    """HK-12: a companion has changed somebody's support for the house."""
    court.touched |= 1 << house
    court.swayed |= 1 << house


def lift(court: Court, character: int) -> None:
    """HK-9: the cell stays empty for good."""
    court.grid[court.grid.index(character)] = EMPTY
