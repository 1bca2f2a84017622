"""Dice are thrown and tokens moved; what a square does comes after (movement)."""

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

PIPS: Final = {"1": 1, "2": 2, "3": 3}  # of the faces of the speed die that have any


def roll(realm: Realm, purpose: str = DICE) -> list[int]:
    return [realm.rng.below(6, purpose) + 1, realm.rng.below(6, purpose) + 1]


def roll_speed(realm: Realm, seat: Seat) -> str:
    """MO-57: the third die joins the throws of whoever has had a salary."""
    if not realm.rules.speed_die or not realm.past_go[seat]:
        return NO_FACE
    return FACES[realm.rng.below(6, SPEED_DIE)]


def announce(realm: Realm, seat: Seat, kind: str, dice: list[int], face: str, rule: str) -> None:
    """The throw in the log, with the third die where it was thrown."""
    public: Args = {"first": dice[0], "second": dice[1]}
    if face != NO_FACE:
        public["face"] = f"face-{face}"
        kind += "-three"
    realm.emit(Event(kind, seat, public, rule, discloses=EVERYONE))


def pips(face: str) -> int:
    """MO-57, MO-61: what a face of the speed die adds; the rider and the wayfarer are nothing."""
    return PIPS.get(face, 0)


def walk(realm: Realm, seat: Seat, steps: int) -> None:
    """MO-5: clockwise; MO-6: the salary is paid the moment GO is reached or crossed."""
    goal = realm.place[seat] + steps
    if goal >= RING:
        goal -= RING
        earn(realm, seat, SALARY)
        realm.past_go[seat] = True
        realm.emit(Event("salary", seat, {"amount": SALARY}, "MO-6"))
    realm.place[seat] = goal
    realm.emit(Event("move", seat, {"square": SQUARE_NAMES[goal]}, "MO-5"))


def go_to(realm: Realm, seat: Seat, square: int) -> None:
    """Clockwise to this square; where the token stands already, all the way round."""
    walk(realm, seat, (square - realm.place[seat] - 1) % RING + 1)


def imprison(realm: Realm, seat: Seat, rule: str) -> None:
    """MO-27: straight into the cell, without a salary; it ends the turn."""
    realm.place[seat] = JAIL_SQUARE
    realm.jail[seat] = 0
    realm.again = False
    realm.emit(Event("jail", seat, {}, rule))


def release(realm: Realm, seat: Seat) -> None:
    realm.jail[seat] = AT_LARGE
