"""Words about taking control."""

from typing import final

from fivethrones.games.card_engine.ability.filter import CardFilter
from fivethrones.games.card_engine.moves.entering import may_control
from fivethrones.games.card_engine.records.numbers import Slot
from fivethrones.games.card_engine.state import Table
from fivethrones.kernel.action import Seat


@final
class YoursToTake(CardFilter):
    """LC-176: cards that you could control under the rules on unique cards."""

    def matches(self, table: Table, seat: Seat, me: Slot, card: Slot) -> bool:
        return may_control(table, seat, card)
