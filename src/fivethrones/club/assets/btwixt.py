"""The two councils of a ruler, of which the weaker counts, and what is left to bid with."""

from typing import Final

from fivethrones.club.assets import Asset, Assets
from fivethrones.games.btwixt.power import council_power
from fivethrones.games.btwixt.state import Realm
from fivethrones.kernel.action import Seat
from fivethrones.kernel.state import State

SMALL: Final = Asset("reason-small-council", "", "BT-27")
GREAT: Final = Asset("reason-great-council", "", "BT-28")
CARDS: Final = Asset("reason-hand", "", "")


def assets(state: State, seat: Seat) -> Assets:
    assert isinstance(state, Realm)
    powers = sorted(council_power(state, council) for council in state.councils_of(seat))
    return {SMALL: float(powers[0]), GREAT: float(powers[1]), CARDS: float(len(state.hands[seat]))}
