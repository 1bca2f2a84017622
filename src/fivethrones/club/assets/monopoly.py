"""Money, deeds, whole sets and what stands on them."""

from typing import Final

from fivethrones.club.assets import Asset, Assets
from fivethrones.games.monopoly.pieces import COLOURS
from fivethrones.games.monopoly.state import Realm
from fivethrones.kernel.action import Seat
from fivethrones.kernel.state import State

CASH: Final = Asset("reason-cash", "", "")
DEEDS: Final = Asset("reason-deeds", "", "")
SETS: Final = Asset("reason-sets", "", "MO-15")
BUILDINGS: Final = Asset("reason-buildings", "", "MO-16")


def assets(state: State, seat: Seat) -> Assets:
    assert isinstance(state, Realm)
    deeds = state.deeds_of(seat)
    return {
        CASH: float(state.cash[seat]),
        DEEDS: float(len(deeds)),
        SETS: float(sum(state.has_set(seat, group) for group in range(len(COLOURS)))),
        BUILDINGS: float(sum(state.level[square] for square in deeds)),
    }
