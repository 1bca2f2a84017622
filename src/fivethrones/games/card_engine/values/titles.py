"""What the titles of the Small Council give a player for a round."""

from typing import Final

from fivethrones.games.card_engine.box.title import Title
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.values.lasting import has_spent
from fivethrones.kernel.action import NOTHING, Seat

BONUS: Final = 3  # strength that a title adds to its player's side in challenges of its type
RIVALRY: Final = -2  # stands for the reward for beating a rival, which is used once a round like a title

NO_TITLE: Final = Title("")


def title(table: Table, seat: Seat) -> Title:
    number = table.titles[seat]
    return NO_TITLE if number == NOTHING else table.box.titles[number]


def supports(table: Table, seat: Seat, other: Seat) -> bool:
    supported = title(table, seat).supports
    return supported != "" and title(table, other).id == supported


def is_rival(table: Table, seat: Seat, other: Seat) -> bool:
    """Whether ``other`` is a rival of ``seat``. It need not be mutual."""
    return title(table, other).id in title(table, seat).rivals


def supporter(table: Table, target: Seat) -> Seat:
    """Who may defend in place of this player, or NOTHING."""
    for seat in range(table.seats):
        if supports(table, seat, target):
            return seat
    return NOTHING


# Once a round


def is_spent(table: Table, seat: Seat, what: int) -> bool:
    """Whether this was used this round; ``what`` is the number of a title, or RIVALRY."""
    return has_spent(table, seat, what)


def unspent_title(table: Table, seat: Seat) -> Title:
    """The title of a player, if it has not been used this round."""
    return NO_TITLE if is_spent(table, seat, table.titles[seat]) else title(table, seat)
