"""Which players an effect is about."""

from typing import Final

from fivethrones.games.card_engine.state import Table
from fivethrones.kernel.action import NOTHING, Seat

YOU: Final = 0
OPPONENTS: Final = 1
EACH: Final = 2
LOSER: Final = 3  # of the challenge, if you have won it


def players(table: Table, seat: Seat, which: int) -> list[Seat]:
    """The first player first, then clockwise."""
    if which == YOU:
        return [seat]
    if which == LOSER:
        loser = table.defender if table.attacker == seat else table.attacker
        return [] if loser == NOTHING else [loser]
    order = table.in_order(table.first)
    return order if which == EACH else [other for other in order if other != seat]


def is_one_of(seat: Seat, which: int, of: Seat) -> bool:
    """Whether a player is among those whom a constant of ``seat`` is about."""
    return which == EACH or (of == seat) == (which == YOU)
