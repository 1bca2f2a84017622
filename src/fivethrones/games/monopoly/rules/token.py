"""Throwing dice and moving tokens. What happens on the square is in `movement.py`."""

from typing import Final

from fivethrones.games.monopoly.chance import DICE, SPEED_DIE
from fivethrones.games.monopoly.pieces import (
    FACES,
    JAIL_SQUARE,
    NO_FACE,
    RING,
    SALARY,
    SQUARE_NAMES,
)
from fivethrones.games.monopoly.rules.ledger import earn
from fivethrones.games.monopoly.state import AT_LARGE, Realm
from fivethrones.kernel.action import Seat
from fivethrones.kernel.event import Event
from fivethrones.kernel.knowledge import EVERYONE
from fivethrones.kernel.message import Args

PIPS: Final = {"1": 1, "2": 2, "3": 3}  # on the faces of the speed die that have pips


def roll(realm: Realm, purpose: str = DICE) -> list[int]:
    return [realm.rng.below(6, purpose) + 1, realm.rng.below(6, purpose) + 1]


def roll_speed(realm: Realm, seat: Seat) -> str:
    """MO-57: the third die is thrown by players who have had a salary."""
    if not realm.rules.speed_die or not realm.past_go[seat]:
        return NO_FACE
    return FACES[realm.rng.below(6, SPEED_DIE)]


def announce(realm: Realm, seat: Seat, kind: str, dice: list[int], face: str, rule: str) -> None:
    """Report a throw in the log, with the third die if it was thrown."""
    public: Args = {"first": dice[0], "second": dice[1]}
    if face != NO_FACE:
        public["face"] = f"face-{face}"
        kind += "-three"
    realm.emit(Event(kind, seat, public, rule, discloses=EVERYONE))


def pips(face: str) -> int:
    """MO-57, MO-61: the pips on a face of the speed die; rider and wayfarer have none."""
    return PIPS.get(face, 0)


def walk(realm: Realm, seat: Seat, steps: int) -> None:
    """MO-5: move clockwise; MO-6: the salary is paid as soon as GO is reached or passed."""
    goal = realm.place[seat] + steps
    if goal >= RING:
        goal -= RING
        earn(realm, seat, SALARY)
        realm.past_go[seat] = True
        realm.emit(Event("salary", seat, {"amount": SALARY}, "MO-6"))
    realm.place[seat] = goal
    realm.emit(Event("move", seat, {"square": SQUARE_NAMES[goal]}, "MO-5"))


def go_to(realm: Realm, seat: Seat, square: int) -> None:
    """Move clockwise to this square; all the way round if the token is there already."""
    walk(realm, seat, (square - realm.place[seat] - 1) % RING + 1)


def imprison(realm: Realm, seat: Seat, rule: str) -> None:
    """MO-27: go straight to jail without a salary; the turn ends."""
    realm.place[seat] = JAIL_SQUARE
    realm.jail[seat] = 0
    realm.again = False
    realm.emit(Event("jail", seat, {}, rule))


def release(realm: Realm, seat: Seat) -> None:
    realm.jail[seat] = AT_LARGE
