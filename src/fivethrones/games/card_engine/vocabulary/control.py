"""Effects on the control of cards."""

from typing import final

from fivethrones.games.card_engine.moves.entering import may_control, take_control
from fivethrones.games.card_engine.records.numbers import Slot
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.ability_use import AbilityUse
from fivethrones.games.card_engine.vocabulary.on_cards import OnCards
from fivethrones.kernel.action import Seat


@final
class TakeControl(OnCards):
    """You take control of these cards while they stay in play, subject to the rules on unique cards."""

    def changes(self, table: Table, seat: Seat, me: Slot, card: Slot) -> bool:
        return table.controller[card] != seat and may_control(table, seat, card)

    def happen(self, table: Table, use: AbilityUse) -> None:
        taken = self.affected(table, use)
        for card in taken:
            take_control(table, use.seat, card)
        use.done = len(taken) > 0
