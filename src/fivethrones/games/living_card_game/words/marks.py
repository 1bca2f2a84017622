"""What cards of this box look for in other cards."""

from typing import final

from fivethrones.games.card_engine.abilities.ability import Who
from fivethrones.games.card_engine.abilities.filters import matching
from fivethrones.games.card_engine.state import Table
from fivethrones.kernel.action import Seat


@final
class NamedAlone(Who):
    """LC-180: named as the only attacker, whoever has joined since."""

    def matches(self, table: Table, seat: Seat, me: int, card: int) -> bool:
        return table.named == [card]


@final
class NoDearerThan(Who):
    """With the same or a lower printed cost than a card in play that matches."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def matches(self, table: Table, seat: Seat, me: int, card: int) -> bool:
        cost = table.card(card).cost
        return any(table.card(other).cost >= cost for other in matching(table, self.who, seat, me))
