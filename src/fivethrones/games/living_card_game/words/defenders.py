"""Words about defending."""

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
    """LC-167: while some conditions hold, the challenged player declares no defenders. This affects the player, so immunity does not help."""

    def __init__(self, when: list[Condition]) -> None:
        super().__init__(FORBIDS)
        self.when = when

    def forbids(self, table: Table, seat: Seat, me: Slot, card: Slot, what: int) -> bool:
        return (
            what == DEFEND
            and table.controller[card] == table.defender
            and all_hold(self.when, table, seat, me)
        )
