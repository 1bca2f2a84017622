"""Effects on what cards cost, and on what can pay for them."""

from typing import final

from fivethrones.games.card_engine.ability.active import ACTION, ActiveAbility
from fivethrones.games.card_engine.ability.cost import Cost
from fivethrones.games.card_engine.ability.effect import Effect
from fivethrones.games.card_engine.ability.filter import CardFilter, Condition
from fivethrones.games.card_engine.ability.static import COSTS, OWN_COST, PENALTIES, PURSES, StaticEffect
from fivethrones.games.card_engine.moves.lasting import begin_lasting, begin_lasting_for
from fivethrones.games.card_engine.records.lasting import CHEAPER, PHASE, ROUND, SPENT
from fivethrones.games.card_engine.records.numbers import NO_ABILITY, NO_CARD, Slot
from fivethrones.games.card_engine.records.phases import MARSHALLING
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.ability_use import AbilityUse
from fivethrones.games.card_engine.values.lasting import times_spent
from fivethrones.games.card_engine.values.matching import matching
from fivethrones.games.card_engine.vocabulary.costs import KneelSelf
from fivethrones.games.card_engine.vocabulary.static_effects import all_hold
from fivethrones.kernel.action import NOTHING, Seat


@final
class ReducesCost(ActiveAbility):
    """Marshalling: kneel this card to reduce the cost of the next card ``who`` that you play by ``amount``."""

    def __init__(
        self, who: CardFilter, amount: int, cost: Cost | None = None, when: list[Condition] | None = None
    ) -> None:
        costs: list[Cost] = [cost or KneelSelf()]
        super().__init__(ACTION, [NextIsCheaper(who, amount)], MARSHALLING, when=when, costs=costs)


@final
class NextIsCheaper(Effect):
    """Reduces the cost of the next card ``who`` that you play this phase by ``amount``."""

    def __init__(self, who: CardFilter, amount: int) -> None:
        self.who = who
        self.amount = amount

    def happen(self, table: Table, use: AbilityUse) -> None:
        begin_lasting_for(table, use.seat, CHEAPER, PHASE, self.amount, table.kinds[use.card], use.index)

    def reduces(self, table: Table, seat: Seat, card: Slot) -> bool:
        return self.who.matches(table, seat, NO_CARD, card)


@final
class FirstIsCheaper(StaticEffect):
    """Reduces the cost of the first card ``who`` that you play each round by ``amount``."""

    def __init__(self, who: CardFilter, amount: int) -> None:
        super().__init__(COSTS)
        self.who = who
        self.amount = amount

    def reduction(self, table: Table, seat: Seat, me: Slot, of: Seat, card: Slot) -> int:
        if of != seat or not self.who.matches(table, seat, me, card) or self.is_spent(table, me):
            return 0
        return self.amount

    def is_spent(self, table: Table, me: Slot) -> bool:
        return times_spent(table, me, NOTHING, table.kinds[me], NO_ABILITY) > 0

    def played(self, table: Table, seat: Seat, me: Slot, of: Seat, card: Slot) -> None:
        if of == seat and self.who.matches(table, seat, me, card) and not self.is_spent(table, me):
            begin_lasting(table, SPENT, ROUND, me, 0, table.kinds[me], NO_ABILITY)


@final
class CostsLess(StaticEffect):
    """Reduces the cost of this card: while some conditions hold, or for each matching card in play."""

    def __init__(
        self, amount: int, when: list[Condition] | None = None, each: CardFilter | None = None
    ) -> None:
        super().__init__(OWN_COST)
        self.amount = amount
        self.when: list[Condition] = when or []
        self.each = each

    def own_reduction(self, table: Table, seat: Seat, me: Slot) -> int:
        if not all_hold(self.when, table, seat, me):
            return 0
        return self.amount if self.each is None else self.amount * len(matching(table, self.each, seat, me))


@final
class NoPenalty(StaticEffect):
    """You pay no penalty for cards of these Houses."""

    def __init__(self, houses: int) -> None:
        super().__init__(PENALTIES)
        self.houses = houses

    def waives(self, table: Table, seat: Seat, me: Slot, of: Seat, card: Slot) -> bool:
        return of == seat and table.card(card).house & self.houses != 0


@final
class Purse(StaticEffect):
    """You may spend the gold on this card as if it were in your pool."""

    def __init__(self) -> None:
        super().__init__(PURSES)
