"""What is paid for an ability before its effects happen."""

from typing import ClassVar, final

from fivethrones.games.card_engine.ability.cost import Cost
from fivethrones.games.card_engine.ability.filter import CardFilter
from fivethrones.games.card_engine.box.figures import ALL_TYPES
from fivethrones.games.card_engine.moves.moving import kneel
from fivethrones.games.card_engine.moves.payment import ask_influence, pay_gold
from fivethrones.games.card_engine.records.numbers import Slot
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.ability_use import AbilityUse
from fivethrones.games.card_engine.timing.doomed import DISCARDED, may_leave
from fivethrones.games.card_engine.timing.leaving import discard
from fivethrones.games.card_engine.values.matching import matching
from fivethrones.games.card_engine.values.prices import influence, spendable
from fivethrones.kernel.action import Seat


@final
class KneelSelf(Cost):
    """Kneel this card."""

    def payable(self, table: Table, seat: Seat, me: Slot) -> bool:
        return not table.kneeling[me]

    def pay(self, table: Table, use: AbilityUse) -> None:
        kneel(table, use.card)


@final
class DiscardSelf(Cost):
    """Discard this card from play; nothing can save it."""

    def payable(self, table: Table, seat: Seat, me: Slot) -> bool:
        return may_leave(table, me, DISCARDED)

    def pay(self, table: Table, use: AbilityUse) -> None:
        discard(table, [use.card], savable=False)


@final
class KneelOthers(Cost):
    """Kneel ``count`` of your standing cards that match."""

    words: ClassVar[str] = "way-kneel"

    def __init__(self, who: CardFilter, count: int = 1) -> None:
        super().__init__(count)
        self.who = who

    def payable(self, table: Table, seat: Seat, me: Slot) -> bool:
        return len(self.choices(table, seat, me)) >= self.picks

    def choices(self, table: Table, seat: Seat, me: Slot) -> list[Slot]:
        return [
            card
            for card in matching(table, self.who, seat, me)
            if table.controller[card] == seat and not table.kneeling[card]
        ]

    def pay(self, table: Table, use: AbilityUse) -> None:
        for card in use.paid:
            kneel(table, card)


# Gold and influence


@final
class Gold(Cost):
    """This much gold."""

    words: ClassVar[str] = "way-gold"

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def payable(self, table: Table, seat: Seat, me: Slot) -> bool:
        return spendable(table, seat) >= self.amount

    def gold(self, table: Table, seat: Seat, me: Slot) -> int:
        return self.amount

    def pay(self, table: Table, use: AbilityUse) -> None:
        pay_gold(table, use.seat, self.amount)


@final
class GoldX(Cost):
    """Any amount of gold, at least 1; the amount is kept in ``use.amount``."""

    verb: ClassVar[str] = "amount"

    def payable(self, table: Table, seat: Seat, me: Slot) -> bool:
        return spendable(table, seat) > 0

    def gold(self, table: Table, seat: Seat, me: Slot) -> int:
        return 1

    def numbers(self, table: Table, seat: Seat, me: Slot) -> list[int]:
        return list(range(1, spendable(table, seat) + 1))

    def pay(self, table: Table, use: AbilityUse) -> None:
        pay_gold(table, use.seat, use.amount)


@final
class GoldForTarget(Cost):
    """Gold equal to the printed cost of the target, which is one of ``who`` that is ``affordable``."""

    def __init__(self, who: CardFilter) -> None:
        super().__init__()
        self.who = who

    def payable(self, table: Table, seat: Seat, me: Slot) -> bool:
        return True

    def gold(self, table: Table, seat: Seat, me: Slot) -> int:
        return min((table.card(card).cost for card in matching(table, self.who, seat, me)), default=0)

    def pay(self, table: Table, use: AbilityUse) -> None:
        pay_gold(table, use.seat, table.card(use.targets[0]).cost)


@final
class Influence(Cost):
    """This much influence, for which standing cards kneel."""

    words: ClassVar[str] = "way-influence"

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def payable(self, table: Table, seat: Seat, me: Slot) -> bool:
        return influence(table, seat) >= self.amount

    def ask(self, table: Table, use: AbilityUse) -> bool:
        ask_influence(table, use.seat, use.card, self.amount)
        return True

    def pay(self, table: Table, use: AbilityUse) -> None:
        for card in use.paid:
            kneel(table, card)


# Costs with a choice


@final
class OneOf(Cost):
    """One of two ways to pay."""

    verb: ClassVar[str] = "way"

    def __init__(self, one: Cost, other: Cost) -> None:
        super().__init__()
        self.costs: list[Cost] = [one, other]

    def payable(self, table: Table, seat: Seat, me: Slot) -> bool:
        return len(self.numbers(table, seat, me)) > 0

    def numbers(self, table: Table, seat: Seat, me: Slot) -> list[int]:
        return [way for way in range(2) if self.costs[way].payable(table, seat, me)]

    def ways(self) -> list[str]:
        return [cost.words for cost in self.costs]

    def meant(self, use: AbilityUse) -> Cost:
        return self.costs[use.way]


@final
class NameType(Cost):
    """Name a type of challenge, which is kept in ``use.named``."""

    verb: ClassVar[str] = "type"

    def payable(self, table: Table, seat: Seat, me: Slot) -> bool:
        return True

    def numbers(self, table: Table, seat: Seat, me: Slot) -> list[int]:
        return [*ALL_TYPES]

    def pay(self, table: Table, use: AbilityUse) -> None:
        """Nothing is paid; the choice is only announced."""


@final
class NameCard(Cost):
    """Name a card of these types; its kind is kept in ``use.named``. Versions of a card share a name."""

    verb: ClassVar[str] = "name"

    def __init__(self, types: int) -> None:
        super().__init__()
        self.types = types

    def payable(self, table: Table, seat: Seat, me: Slot) -> bool:
        return True

    def numbers(self, table: Table, seat: Seat, me: Slot) -> list[int]:
        cards = table.box.cards
        return [
            kind
            for kind in range(len(cards))
            if cards[kind].type & self.types and cards[kind].id == cards[kind].title
        ]

    def pay(self, table: Table, use: AbilityUse) -> None:
        """Nothing is paid; the choice is only announced."""
