"""Base classes of filters for cards and players, and of conditions."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from fivethrones.games.card_engine.records.numbers import Slot
from fivethrones.kernel.action import Seat

if TYPE_CHECKING:
    from fivethrones.games.card_engine.state import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class CardFilter:
    """Which cards."""

    def matches(self, table: "Table", seat: Seat, me: Slot, card: Slot) -> bool:
        raise TypeError(f"{type(self).__name__} matches nothing")


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayerFilter:
    """Which players."""

    def fits(self, table: "Table", seat: Seat, me: Slot, player: Seat) -> bool:
        raise TypeError(f"{type(self).__name__} fits nobody")


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """Something that must be true."""

    def holds(self, table: "Table", seat: Seat, me: Slot) -> bool:
        raise TypeError(f"{type(self).__name__} never holds")
