"""What cards of this box make of taxation."""

from typing import final

from fivethrones.games.card_engine.ability.filter import Condition
from fivethrones.games.card_engine.records.numbers import Slot
from fivethrones.games.card_engine.state import Table
from fivethrones.kernel.action import Seat


@final
class NobodyIsTaxed(Condition):
    """LC-164: who plans ahead spares all players the taxation; by a setting only themselves."""

    def holds(self, table: Table, seat: Seat, me: Slot) -> bool:
        return table.settings["planning_ahead_scope"] == "all"
