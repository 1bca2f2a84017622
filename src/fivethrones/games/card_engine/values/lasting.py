"""Which lasting effects are in force, and which uses of abilities and titles they count."""

from fivethrones.games.card_engine.records.lasting import SPENT
from fivethrones.games.card_engine.records.numbers import AbilityNo, Kind, LastingKind, Slot
from fivethrones.games.card_engine.state import Table
from fivethrones.kernel.action import NOTHING, Seat


def is_in_force(table: Table, what: LastingKind) -> bool:
    """Whether there is any lasting effect of this kind."""
    for lasting in table.lasting:
        if lasting.what == what:
            return True
    return False


def times_spent(table: Table, card: Slot, seat: Seat, kind: Kind, ability: AbilityNo) -> int:
    """How many uses of a limited ability count for this card or this player."""
    count = 0
    for lasting in table.lasting:
        if (
            lasting.what == SPENT
            and lasting.kind == kind
            and lasting.ability == ability
            and lasting.card == card
            and lasting.seat == seat
        ):
            count += 1
    return count


def has_spent(table: Table, seat: Seat, title: int) -> bool:
    """Whether a player has used a title's once-a-round right."""
    for lasting in table.lasting:
        if (
            lasting.what == SPENT
            and lasting.kind == NOTHING
            and lasting.seat == seat
            and lasting.title == title
        ):
            return True
    return False
