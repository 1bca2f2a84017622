"""Properties of cards."""

from typing import final

from fivethrones.games.card_engine.ability.filter import CardFilter
from fivethrones.games.card_engine.records.numbers import Slot
from fivethrones.games.card_engine.state import Table
from fivethrones.kernel.action import Seat


@final
class NamedAlone(CardFilter):
    """LC-180: declared as the only attacker, even if others have joined since."""

    def matches(self, table: Table, seat: Seat, me: Slot, card: Slot) -> bool:
        return table.named == [card]


@final
class NoDearerThan(CardFilter):
    """With a printed cost no higher than that of a matching card, wherever that card is now."""

    def __init__(self, who: CardFilter) -> None:
        self.who = who

    def matches(self, table: Table, seat: Seat, me: Slot, card: Slot) -> bool:
        cost = table.card(card).cost
        for other in range(len(table.kinds)):
            if table.card(Slot(other)).cost >= cost and self.who.matches(table, seat, me, Slot(other)):
                return True
        return False
