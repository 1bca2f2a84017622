"""Banners, and the characters that stand behind them."""

from typing import Final

from fivethrones.club.gains import Fact, Facts
from fivethrones.games.hand_of_the_king.pieces import HOUSES
from fivethrones.games.hand_of_the_king.state import Court
from fivethrones.kernel.action import Seat
from fivethrones.kernel.state import State

BANNERS: Final = [Fact("reason-banner", f"house-{house}", "HK-13") for house in HOUSES]
SUPPORT: Final = [Fact("reason-support", f"house-{house}", "HK-10") for house in HOUSES]


def facts(state: State, seat: Seat) -> Facts:
    assert isinstance(state, Court)
    side = [seat, (seat + 2) % 4] if state.plays_in_teams() else [seat]
    found: Facts = {}
    for house in range(len(HOUSES)):
        found[BANNERS[house]] = float(state.banners[house] in side)
        support = state.support(house)
        found[SUPPORT[house]] = float(sum(support[ally] for ally in side))
    return found
