"""What cards of this box do to those who defend."""

from typing import final

from fivethrones.games.card_engine.ability.filter import Condition
from fivethrones.games.card_engine.ability.static import FORBIDS, StaticEffect
from fivethrones.games.card_engine.records.numbers import Slot
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.values.of_cards import DEFEND
from fivethrones.games.card_engine.vocabulary.static_effects import all_hold
from fivethrones.kernel.action import Seat


@final
class NoDefenders(StaticEffect):
    """LC-167: the player challenged names none while some conditions hold. It concerns the player: nobody is immune."""

    def __init__(self, when: list[Condition]) -> None:
        super().__init__(FORBIDS)
        self.when = when

    def forbids(self, table: Table, seat: Seat, me: Slot, card: Slot, what: int) -> bool:
        return (
            what == DEFEND
            and table.controller[card] == table.defender
            and all_hold(self.when, table, seat, me)
        )
