"""What chance decides, each from a stream of its own."""

from typing import Final

from fivethrones.games.card_engine.records.numbers import Zone
from fivethrones.games.card_engine.records.zones import DECK, PLOTS, POOL
from fivethrones.kernel.action import Seat

FIRST_PLAYER: Final = "first player"  # at set-up, where the box draws lots
INITIATIVE: Final = "initiative"  # the lot among those who tie
SHUFFLED: Final = {DECK: "deck", PLOTS: "plots", POOL: "draft"}  # by zone


def pile(zone: Zone, seat: Seat) -> str:
    """What is shuffled, each time anew from where the stream stands."""
    return f"{SHUFFLED[zone]} {seat}"


def hand(seat: Seat) -> str:
    """Which card of a hand is lost at random."""
    return f"hand {seat}"
