"""Money, deeds, whole sets and what stands on them."""

from typing import Final

from fivethrones.club.gains import Fact, Facts
from fivethrones.games.monopoly.pieces import COLOURS
from fivethrones.games.monopoly.state import Realm
from fivethrones.kernel.action import Seat
from fivethrones.kernel.state import State

CASH: Final = Fact("reason-cash", "", "")
DEEDS: Final = Fact("reason-deeds", "", "")
SETS: Final = Fact("reason-sets", "", "MO-15")
BUILDINGS: Final = Fact("reason-buildings", "", "MO-16")


def facts(state: State, seat: Seat) -> Facts:
    assert isinstance(state, Realm)
    deeds = state.deeds_of(seat)
    return {
        CASH: float(state.cash[seat]),
        DEEDS: float(len(deeds)),
        SETS: float(sum(state.has_set(seat, group) for group in range(len(COLOURS)))),
        BUILDINGS: float(sum(state.level[square] for square in deeds)),
    }
