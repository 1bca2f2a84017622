"""Lasting effects: beginning and ending them."""

from fivethrones.games.card_engine.records.lasting import INSTEAD, Lasting
from fivethrones.games.card_engine.records.numbers import AbilityNo, Duration, Kind, LastingKind, Slot
from fivethrones.games.card_engine.state import Table
from fivethrones.kernel.action import Seat


def begin_lasting(
    table: Table, what: LastingKind, until: Duration, card: Slot, amount: int, kind: Kind, ability: AbilityNo
) -> None:
    """Begin a lasting effect on a card."""
    table.lasting.append(Lasting(what, until, card=card, amount=amount, kind=kind, ability=ability))


def begin_lasting_for(
    table: Table, seat: Seat, what: LastingKind, until: Duration, amount: int, kind: Kind, ability: AbilityNo
) -> None:
    """Begin a lasting effect on a player."""
    table.lasting.append(Lasting(what, until, seat=seat, amount=amount, kind=kind, ability=ability))


def forget(table: Table, slot: Slot) -> None:
    """End all lasting effects on a card, since it counts as a new card if it comes back."""
    kept: list[Lasting] = []
    for lasting in table.lasting:
        if lasting.card != slot and not (lasting.what == INSTEAD and lasting.by == slot):
            kept.append(lasting)
    table.lasting = kept
    if table.doomed:
        table.doomed = [doomed for doomed in table.doomed if doomed.card != slot]


def expire(table: Table, until: Duration) -> None:
    """End the lasting effects of this duration."""
    kept: list[Lasting] = []
    for lasting in table.lasting:
        if lasting.until != until:
            kept.append(lasting)
    table.lasting = kept
