"""Redealing what a viewer has not seen."""

from fivethrones.games.card_engine.cards import PLOT
from fivethrones.games.card_engine.state import Table
from fivethrones.kernel.action import Seat
from fivethrones.kernel.knowledge import redeal_unseen
from fivethrones.kernel.rng import Rng


def look_alike(table: Table) -> list[list[int]]:
    """The slots of cards that look alike face down: the deck of each player, and all plots."""
    plots = [slot for slot in range(len(table.kinds)) if table.is_a(slot, PLOT)]
    decks = [
        [slot for slot in range(len(table.kinds)) if table.owner[slot] == seat and not table.is_a(slot, PLOT)]
        for seat in range(table.seats)
    ]
    return [*decks, plots]


def redeal(table: Table, viewer: Seat, rng: Rng) -> None:
    for slots in look_alike(table):
        redeal_unseen(table.kinds, slots, table.knowledge, viewer, rng)
