"""What works by itself as long as a card is in play or revealed."""

from typing import final

from fivethrones.games.card_engine.abilities.ability import (
    COSTS,
    FIGURES,
    FORBIDS,
    ICONS,
    KEYWORDS,
    KNEELING,
    ROUND,
    STRENGTH,
    Condition,
    Constant,
    Who,
)
from fivethrones.games.card_engine.abilities.players import YOU, is_one_of
from fivethrones.games.card_engine.state import SPENT, Table
from fivethrones.kernel.action import NOTHING, Seat


def all_hold(conditions: list[Condition], table: Table, seat: Seat, me: int) -> bool:
    for condition in conditions:
        if not condition.holds(table, seat, me):
            return False
    return True


@final
class Modify(Constant):
    """Cards ``who`` have so much more strength, these icons, these keywords; while some conditions hold."""

    def __init__(
        self,
        who: Who,
        strength: int = 0,
        icons: list[int] | None = None,
        keywords: list[int] | None = None,
        when: list[Condition] | None = None,
    ) -> None:
        self.bonus = strength
        self.icons: list[int] = icons or []
        self.keywords: list[int] = keywords or []
        self.who = who
        self.when: list[Condition] = when or []
        touches = STRENGTH if strength else 0
        touches |= ICONS if self.icons else 0
        super().__init__(touches | (KEYWORDS if self.keywords else 0))

    def applies(self, table: Table, seat: Seat, me: int, card: int) -> bool:
        return self.who.matches(table, seat, me, card) and all_hold(self.when, table, seat, me)

    def strength(self, table: Table, seat: Seat, me: int, card: int) -> int:
        return self.bonus if self.bonus and self.applies(table, seat, me, card) else 0

    def icon(self, table: Table, seat: Seat, me: int, card: int, type: int) -> int:
        return 1 if type in self.icons and self.applies(table, seat, me, card) else 0

    def keyword(self, table: Table, seat: Seat, me: int, card: int, keyword: int) -> int:
        return 1 if keyword in self.keywords and self.applies(table, seat, me, card) else 0


@final
class StrengthPerGold(Constant):
    """Cards ``who`` have one more strength for each gold in your pool."""

    def __init__(self, who: Who) -> None:
        super().__init__(STRENGTH)
        self.who = who

    def strength(self, table: Table, seat: Seat, me: int, card: int) -> int:
        return table.gold[seat] if self.who.matches(table, seat, me, card) else 0


@final
class StaysStanding(Constant):
    """Cards ``who`` do not kneel to attack or to defend (roles as in a filter) in challenges of these types."""

    def __init__(self, who: Who, roles: int, types: list[int]) -> None:
        super().__init__(KNEELING)
        self.who = who
        self.roles = roles
        self.types = types

    def stays_standing(self, table: Table, seat: Seat, me: int, card: int, role: int) -> bool:
        return role & self.roles != 0 and table.type in self.types and self.who.matches(table, seat, me, card)


@final
class Cannot(Constant):
    """Something cannot be done with cards ``who``: attack, be saved, stand up…; while some conditions hold."""

    def __init__(self, what: int, who: Who, when: list[Condition] | None = None) -> None:
        super().__init__(FORBIDS)
        self.what = what
        self.who = who
        self.when: list[Condition] = when or []

    def forbids(self, table: Table, seat: Seat, me: int, card: int, what: int) -> bool:
        return (
            what == self.what
            and self.who.matches(table, seat, me, card)
            and all_hold(self.when, table, seat, me)
        )


@final
class Figure(Constant):
    """A figure of some players is so much higher, for challenges of one type if one is named."""

    def __init__(self, what: int, amount: int = 1, players: int = YOU, type: int = NOTHING) -> None:
        super().__init__(FIGURES)
        self.what = what
        self.amount = amount
        self.players = players
        self.type = type

    def figure(self, table: Table, seat: Seat, me: int, of: Seat, what: int, type: int) -> int:
        if what != self.what or not is_one_of(seat, self.players, of):
            return 0
        return self.amount if self.type in (NOTHING, type) else 0


@final
class FirstIsCheaper(Constant):
    """The first card ``who`` that you play each round costs so much less."""

    def __init__(self, who: Who, amount: int) -> None:
        super().__init__(COSTS)
        self.who = who
        self.amount = amount

    def reduction(self, table: Table, seat: Seat, me: int, of: Seat, card: int) -> int:
        if of != seat or not self.who.matches(table, seat, me, card) or self.is_spent(table, me):
            return 0
        return self.amount

    def is_spent(self, table: Table, me: int) -> bool:
        return table.count_lasting(SPENT, me, table.kinds[me], NOTHING) > 0

    def played(self, table: Table, seat: Seat, me: int, of: Seat, card: int) -> None:
        if of == seat and self.who.matches(table, seat, me, card) and not self.is_spent(table, me):
            table.last(SPENT, ROUND, me, 0, table.kinds[me], NOTHING)
