"""What is paid for an ability, before anything of it happens."""

from typing import final

from fivethrones.games.card_engine.abilities.ability import Cost, Who
from fivethrones.games.card_engine.abilities.filters import matching
from fivethrones.games.card_engine.rules.moves import kneel, leave_play
from fivethrones.games.card_engine.rules.power import pay_gold
from fivethrones.games.card_engine.rules.resolve import Use
from fivethrones.games.card_engine.state import DISCARD, Table
from fivethrones.kernel.action import Seat
from fivethrones.kernel.event import Event


@final
class KneelSelf(Cost):
    """Kneel this card."""

    def payable(self, table: Table, seat: Seat, me: int) -> bool:
        return not table.kneeling[me]

    def pay(self, table: Table, use: Use) -> None:
        kneel(table, use.card)


@final
class DiscardSelf(Cost):
    """Discard this card from play; nothing can save it."""

    def payable(self, table: Table, seat: Seat, me: int) -> bool:
        return True

    def pay(self, table: Table, use: Use) -> None:
        name = table.name(use.card)
        leave_play(table, use.card, DISCARD)
        table.emit(Event("discarded", use.seat, {"card": name}, table.rule("discard")))


@final
class Gold(Cost):
    """So much gold from your pool."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def payable(self, table: Table, seat: Seat, me: int) -> bool:
        return table.gold[seat] >= self.amount

    def pay(self, table: Table, use: Use) -> None:
        pay_gold(table, use.seat, self.amount)


@final
class KneelOthers(Cost):
    """Kneel so many of your standing cards that match."""

    def __init__(self, who: Who, count: int = 1) -> None:
        super().__init__(count)
        self.who = who

    def payable(self, table: Table, seat: Seat, me: int) -> bool:
        return len(self.choices(table, seat, me)) >= self.picks

    def choices(self, table: Table, seat: Seat, me: int) -> list[int]:
        return [
            card
            for card in matching(table, self.who, seat, me)
            if table.controller[card] == seat and not table.kneeling[card]
        ]

    def pay(self, table: Table, use: Use) -> None:
        for card in use.paid:
            kneel(table, card)
