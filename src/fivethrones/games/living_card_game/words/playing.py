"""Properties of events that are being played."""

from typing import final

from fivethrones.games.card_engine.ability.cost import Cost
from fivethrones.games.card_engine.ability.filter import CardFilter
from fivethrones.games.card_engine.records.numbers import AbilityNo, Slot
from fivethrones.games.card_engine.records.zones import PLAYED
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.vocabulary.costs import Gold, GoldForTarget, GoldX, Influence, OneOf
from fivethrones.kernel.action import Seat


@final
class BeingPlayed(CardFilter):
    """Being played from hand, not used from a pile."""

    def matches(self, table: Table, seat: Seat, me: Slot, card: Slot) -> bool:
        return table.zone[card] == PLAYED


@final
class FreeOfCharge(CardFilter):
    """An event that costs neither gold nor influence."""

    def matches(self, table: Table, seat: Seat, me: Slot, card: Slot) -> bool:
        return not any(is_charge(cost) for cost in table.card(card).ability(AbilityNo(0)).costs)


def is_charge(cost: Cost) -> bool:
    if isinstance(cost, OneOf):
        return any(is_charge(one) for one in cost.costs)
    return isinstance(cost, (Gold, GoldX, GoldForTarget, Influence))
