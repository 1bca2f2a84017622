"""What a position promises: the smaller council counts, and what is left in the hand buys the rest of the season."""

from math import exp, log
from typing import Final

from fivethrones.games.btwixt.pieces import WINTER
from fivethrones.games.btwixt.power import allies_power
from fivethrones.games.btwixt.records import Council
from fivethrones.games.btwixt.state import Realm
from fivethrones.kernel.action import Seat

TOKEN: Final = 2.0  # what a token is worth as long as nobody knows it
SOFT: Final = 2.5  # how far a council may lag behind before it is the small one for certain
POINT: Final = 0.16  # what a point in the hand will buy
BID: Final = 9.0  # points that a round takes: what is more than that for each is wasted
TEXT: Final = 1.0  # what a card is worth beyond its points
HEAT: Final = 1.3  # power that still comes and goes with each round


def council_worth(realm: Realm, council: Council) -> float:
    return allies_power(realm, council) + TOKEN * len(realm.tokens[council])


def small_council(realm: Realm, seat: Seat) -> float:
    """Less than the smaller of the two when they are near each other: either may lag behind in the end."""
    left, right = realm.councils_of(seat)
    return soft_minimum(council_worth(realm, left), council_worth(realm, right))


def soft_minimum(left: float, right: float) -> float:
    low = min(left, right)
    return low - SOFT * log(1.0 + exp((low - max(left, right)) / SOFT))


def hand_worth(realm: Realm, seat: Seat, rounds: int) -> float:
    """For so many rounds of this season."""
    points = TEXT * len(realm.hands[seat])
    for slot in realm.hands[seat]:
        points += realm.card(slot).value
    return POINT * min(points, BID * rounds)


def rounds_left(realm: Realm) -> int:
    """After this one, until the game ends."""
    return realm.left + (WINTER - realm.season) * (realm.seats + 1)


def promise(realm: Realm, seat: Seat) -> float:
    return small_council(realm, seat) + hand_worth(realm, seat, realm.left)


def win_chance(realm: Realm, seat: Seat) -> float:
    if realm.outcome is not None:
        first = realm.outcome.ranking[0]
        return 1.0 / len(first) if seat in first else 0.0
    heat = HEAT * (1.0 + rounds_left(realm)) ** 0.5
    mine = promise(realm, seat)
    total = 0.0
    for other in range(realm.seats):
        total += exp((promise(realm, other) - mine) / heat)
    return 1.0 / total
