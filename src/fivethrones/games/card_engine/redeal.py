"""Redealing what a viewer has not seen."""

from fivethrones.games.card_engine.box.card import PLOT
from fivethrones.games.card_engine.phases.plot import PlotPhase
from fivethrones.games.card_engine.plot_deal import redeal_plots
from fivethrones.games.card_engine.state import Table
from fivethrones.kernel.action import Seat
from fivethrones.kernel.knowledge import redeal_unseen
from fivethrones.kernel.rng import Rng


def decks(table: Table) -> list[list[int]]:
    """By player, the slots of the house deck, wherever its cards are: face down they look alike."""
    return [
        [slot for slot in range(len(table.kinds)) if table.owner[slot] == seat and not table.is_a(slot, PLOT)]
        for seat in range(table.seats)
    ]


def rechoose(table: Table, viewer: Seat, rng: Rng) -> None:
    """Plots that others have chosen and not yet revealed."""
    for frame in table.stack:
        if isinstance(frame, PlotPhase):
            frame.guess(table, viewer, rng)


def redeal(table: Table, viewer: Seat, rng: Rng) -> None:
    for slots in decks(table):
        redeal_unseen(table.kinds, slots, table.knowledge, viewer, rng)
    if table.box.drafted:
        redeal_plots(table, viewer, rng)
    rechoose(table, viewer, rng)
