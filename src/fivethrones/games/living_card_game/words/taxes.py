"""Words about taxation."""

from typing import final

from fivethrones.games.card_engine.ability.filter import Condition
from fivethrones.games.card_engine.records.numbers import Slot
from fivethrones.games.card_engine.state import Table
from fivethrones.kernel.action import Seat


@final
class NobodyIsTaxed(Condition):
    """LC-164: by the setting, this plot spares everybody the taxation, not only its player."""

    def holds(self, table: Table, seat: Seat, me: Slot) -> bool:
        return table.settings["planning_ahead_scope"] == "all"
