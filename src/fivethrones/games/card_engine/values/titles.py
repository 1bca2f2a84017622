"""What the titles of the Small Council give for a round."""

from typing import Final

from fivethrones.games.card_engine.box.title import Title
from fivethrones.games.card_engine.state import Table
from fivethrones.kernel.action import NOTHING, Seat

BONUS: Final = 3  # strength for the side of a player whose title is strong in the challenge
RIVALRY: Final = -2  # power for a win against a rival, once a round like the use of a title

NO_TITLE: Final = Title("")


def title(table: Table, seat: Seat) -> Title:
    number = table.titles[seat]
    return NO_TITLE if number == NOTHING else table.box.titles[number]


def supports(table: Table, seat: Seat, other: Seat) -> bool:
    supported = title(table, seat).supports
    return supported != "" and title(table, other).id == supported


def is_rival(table: Table, seat: Seat, other: Seat) -> bool:
    """One-sided where the council says so."""
    return title(table, other).id in title(table, seat).rivals


def supporter(table: Table, target: Seat) -> Seat:
    """Who may defend in the place of this player, or NOTHING."""
    for seat in range(table.seats):
        if supports(table, seat, target):
            return seat
    return NOTHING


# Once a round


def is_spent(table: Table, seat: Seat, what: int) -> bool:
    """Of a title its number, or RIVALRY."""
    return table.has_spent(seat, what)


def unspent_title(table: Table, seat: Seat) -> Title:
    """The title of a player, if its use of the round is left."""
    return NO_TITLE if is_spent(table, seat, table.titles[seat]) else title(table, seat)
