"""Dealing anew what a viewer has not seen."""

from typing import Final

from fivethrones.games.card_engine.box.figures import PLOT
from fivethrones.games.card_engine.phases.plot import PlotPhase
from fivethrones.games.card_engine.records.numbers import Slot
from fivethrones.games.card_engine.records.zones import (
    ASIDE,
    DRAFT,
    DRAFTED,
    OUT,
    PLOTS,
    POOL,
    REVEALED,
    USED,
)
from fivethrones.games.card_engine.state import Table
from fivethrones.kernel.action import Seat
from fivethrones.kernel.knowledge import knows, redeal_unseen
from fivethrones.kernel.rng import Rng

TAKEN: Final = (DRAFTED, PLOTS, REVEALED, USED, OUT)  # where the plots that a player has kept may be


def decks(table: Table) -> list[list[Slot]]:
    """By player, the slots of all cards of the house deck, wherever they are: face down they look alike."""
    return [
        [Slot(i) for i in range(len(table.kinds)) if table.owner[i] == seat and not table.is_a(Slot(i), PLOT)]
        for seat in range(table.seats)
    ]


def rechoose(table: Table, viewer: Seat, rng: Rng) -> None:
    """Guess the plots that others have chosen but not yet revealed."""
    for frame in table.stack:
        if isinstance(frame, PlotPhase):
            frame.guess(table, viewer, rng)


def redeal(table: Table, viewer: Seat, rng: Rng) -> None:
    for slots in decks(table):
        redeal_unseen(table.kinds, slots, table.knowledge, viewer, rng)
    if table.box.drafted:
        redeal_plots(table, viewer, rng)
    rechoose(table, viewer, rng)


# Drafted plots. A viewer knows the two that it passed on, but not which of them was kept, and that the plots of a House are
# among its player's candidates. Every other plot that it has not seen may be anywhere in the draft.


def redeal_plots(table: Table, viewer: Seat, rng: Rng) -> None:
    given = redeal_pairs(table, viewer, rng)
    redeal_draft(table, viewer, given, rng)
    for seat in range(table.seats):
        redeal_unseen(table.kinds, candidates(table, seat), table.knowledge, viewer, rng)
    forget_pairs(table, viewer)


def candidates(table: Table, seat: Seat) -> list[Slot]:
    """The plots that a player has kept, together with those of the player's House."""
    return [slot for zone in TAKEN for slot in table.pile(zone, seat)]


def redeal_pairs(table: Table, viewer: Seat, rng: Rng) -> list[int]:
    """Decide anew which plot of each pair that the viewer passed on was kept. Returns the kinds in these pairs."""
    given: list[int] = []
    for passed in table.passed:
        if passed.giver != viewer:
            continue
        pair = passed.kinds.copy()
        given += pair
        slots = [table.kinds.index(kind) for kind in pair]
        if knows(table.knowledge[slots[0]] | table.knowledge[slots[1]], viewer):
            continue
        if table.zone[slots[0]] != ASIDE:
            slots.reverse()
        rng.shuffle(pair)
        table.kinds[slots[0]], table.kinds[slots[1]] = pair[0], pair[1]
    return given


def redeal_draft(table: Table, viewer: Seat, given: list[int], rng: Rng) -> None:
    """Deal the other plots of the draft anew. Their order among a player's candidates is settled later."""
    open_slots = [
        slot
        for zone in (POOL, DRAFT, ASIDE)
        for seat in range(table.seats)
        for slot in table.pile(zone, seat)
    ]
    taken = [slot for seat in range(table.seats) for slot in candidates(table, seat)]
    slots = [
        slot
        for slot in open_slots + taken
        if table.kinds[slot] in table.box.drafted and table.kinds[slot] not in given
    ]
    redeal_unseen(table.kinds, slots, table.knowledge, viewer, rng)


def forget_pairs(table: Table, viewer: Seat) -> None:
    """Drop the records of what others have passed to each other, which the viewer has not seen."""
    table.passed = [
        passed for passed in table.passed if viewer in (passed.giver, table.next_seat(passed.giver))
    ]
