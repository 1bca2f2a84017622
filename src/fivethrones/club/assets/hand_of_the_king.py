"""Banners, and the characters that stand behind them."""

from typing import Final

from fivethrones.club.assets import Asset, Assets
from fivethrones.games.hand_of_the_king.pieces import HOUSES
from fivethrones.games.hand_of_the_king.state import Court
from fivethrones.kernel.action import Seat
from fivethrones.kernel.state import State

BANNERS: Final = [Asset("reason-banner", f"house-{house}", "HK-13") for house in HOUSES]
SUPPORT: Final = [Asset("reason-support", f"house-{house}", "HK-10") for house in HOUSES]


def assets(state: State, seat: Seat) -> Assets:
    assert isinstance(state, Court)
    side = [seat, (seat + 2) % 4] if state.plays_in_teams() else [seat]
    found: Assets = {}
    for house in range(len(HOUSES)):
        found[BANNERS[house]] = float(state.banners[house] in side)
        support = state.support(house)
        found[SUPPORT[house]] = float(sum(support[ally] for ally in side))
    return found
