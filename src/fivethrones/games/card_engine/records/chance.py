"""What is decided by chance; each of these has a random stream of its own."""

from typing import Final

from fivethrones.games.card_engine.records.numbers import Zone
from fivethrones.games.card_engine.records.zones import DECK, PLOTS, POOL
from fivethrones.kernel.action import Seat

FIRST_PLAYER: Final = "first player"  # at set-up, in boxes that draw lots for it
INITIATIVE: Final = "initiative"  # among players who tie
SHUFFLED: Final = {DECK: "deck", PLOTS: "plots", POOL: "draft"}  # by zone


def pile(zone: Zone, seat: Seat) -> str:
    """The stream for shuffling a pile. It goes on from shuffle to shuffle."""
    return f"{SHUFFLED[zone]} {seat}"


def hand(seat: Seat) -> str:
    """The stream for random discards from a hand."""
    return f"hand {seat}"
