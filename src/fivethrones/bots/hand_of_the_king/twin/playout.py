"""Random play to the end."""

from mypy_extensions import i64

from fivethrones.bots.hand_of_the_king.twin.options import choices
from fivethrones.bots.hand_of_the_king.twin.play import play
from fivethrones.bots.hand_of_the_king.twin.table import OVER, Table
from fivethrones.kernel.rng import Rng


def playout(table: Table, rng: Rng) -> int:
    """How many choices were made."""
    count: i64 = 0
    while table.asked != OVER:
        found = choices(table)
        play(table, found[rng.below(len(found))])
        count += 1
    return count
