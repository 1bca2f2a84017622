"""Static effects, which hold while a card is in play or revealed."""

from typing import final

from fivethrones.games.card_engine.ability.filter import CardFilter, Condition
from fivethrones.games.card_engine.ability.static import (
    BLANKS,
    FIGURES,
    FORBIDS,
    HIDES,
    ICONS,
    IMMUNITY,
    KNEELING,
    STRENGTH,
    SYMBOLS,
    TOLLS,
    TRAITS,
    WATCHES,
    StaticEffect,
)
from fivethrones.games.card_engine.records.numbers import NO_ICON, Icon, Keyword, Slot
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.values.matching import matching
from fivethrones.games.card_engine.values.of_cards import INCOME, INFLUENCE, INITIATIVE, ignores
from fivethrones.games.card_engine.values.of_players import EVENT_TOLL
from fivethrones.games.card_engine.values.players import EACH, YOU, is_one_of
from fivethrones.kernel.action import NOTHING, Seat


def all_hold(conditions: list[Condition], table: Table, seat: Seat, me: Slot) -> bool:
    for condition in conditions:
        if not condition.holds(table, seat, me):
            return False
    return True


def reaches(who: CardFilter, when: list[Condition], table: Table, seat: Seat, me: Slot, card: Slot) -> bool:
    """Whether a static effect of ``me`` applies to a card now, and the card is not immune to it."""
    return (
        who.matches(table, seat, me, card)
        and all_hold(when, table, seat, me)
        and not ignores(table, card, me, seat)
    )


@final
class Modify(StaticEffect):
    """Cards ``who`` get strength, income, initiative, icons, keywords or traits while some conditions hold."""

    def __init__(
        self,
        who: CardFilter,
        strength: int = 0,
        icons: list[Icon] | None = None,
        keywords: list[Keyword] | None = None,
        when: list[Condition] | None = None,
        traits: list[str] | None = None,
        income: int = 0,
        initiative: int = 0,
    ) -> None:
        self.bonus = strength
        self.icons: list[Icon] = icons or []
        self.traits: list[str] = traits or []
        self.symbols = {INCOME: income, INITIATIVE: initiative, INFLUENCE: 0}
        self.who = who
        self.when: list[Condition] = when or []
        touches = STRENGTH if strength else 0
        touches |= ICONS if self.icons else 0
        touches |= TRAITS if self.traits else 0
        touches |= SYMBOLS if income or initiative else 0
        super().__init__(touches, keywords)

    def applies(self, table: Table, seat: Seat, me: Slot, card: Slot) -> bool:
        return reaches(self.who, self.when, table, seat, me, card)

    def strength(self, table: Table, seat: Seat, me: Slot, card: Slot) -> int:
        return self.bonus if self.bonus and self.applies(table, seat, me, card) else 0

    def icon(self, table: Table, seat: Seat, me: Slot, card: Slot, type: Icon) -> int:
        return 1 if type in self.icons and self.applies(table, seat, me, card) else 0

    def keyword(self, table: Table, seat: Seat, me: Slot, card: Slot, keyword: Keyword) -> int:
        return 1 if keyword in self.keywords and self.applies(table, seat, me, card) else 0

    def gained_traits(self, table: Table, seat: Seat, me: Slot, card: Slot) -> list[str]:
        return self.traits if self.traits and self.applies(table, seat, me, card) else []

    def symbol(self, table: Table, seat: Seat, me: Slot, card: Slot, symbol: int) -> int:
        amount = self.symbols[symbol]
        return amount if amount and self.applies(table, seat, me, card) else 0


@final
class StrengthPerGold(StaticEffect):
    """Cards ``who`` get +1 strength for each gold in your pool."""

    def __init__(self, who: CardFilter) -> None:
        super().__init__(STRENGTH)
        self.who = who

    def strength(self, table: Table, seat: Seat, me: Slot, card: Slot) -> int:
        return table.gold[seat] if self.who.matches(table, seat, me, card) else 0


@final
class StrengthPer(StaticEffect):
    """Cards ``who`` get +1 strength for each matching card in play."""

    def __init__(self, who: CardFilter, each: CardFilter) -> None:
        super().__init__(STRENGTH)
        self.who = who
        self.each = each

    def strength(self, table: Table, seat: Seat, me: Slot, card: Slot) -> int:
        if not reaches(self.who, [], table, seat, me, card):
            return 0
        return len(matching(table, self.each, seat, me))


@final
class StrengthPerAttachment(StaticEffect):
    """Cards ``who`` get +1 strength for each attachment on them."""

    def __init__(self, who: CardFilter) -> None:
        super().__init__(STRENGTH)
        self.who = who

    def strength(self, table: Table, seat: Seat, me: Slot, card: Slot) -> int:
        return len(table.attachments(card)) if reaches(self.who, [], table, seat, me, card) else 0


@final
class StaysStanding(StaticEffect):
    """Cards ``who`` do not kneel to attack or to defend (roles as in filters) in challenges of these types."""

    def __init__(
        self, who: CardFilter, roles: int, types: list[Icon], when: list[Condition] | None = None
    ) -> None:
        super().__init__(KNEELING)
        self.who = who
        self.roles = roles
        self.types = types
        self.when: list[Condition] = when or []

    def stays_standing(self, table: Table, seat: Seat, me: Slot, card: Slot, role: int) -> bool:
        return (
            role & self.roles != 0
            and table.type in self.types
            and reaches(self.who, self.when, table, seat, me, card)
        )


@final
class Cannot(StaticEffect):
    """Cards ``who`` cannot do something (attack, be saved, stand …) while some conditions hold."""

    def __init__(self, what: int, who: CardFilter, when: list[Condition] | None = None) -> None:
        super().__init__(FORBIDS)
        self.what = what
        self.who = who
        self.when: list[Condition] = when or []

    def forbids(self, table: Table, seat: Seat, me: Slot, card: Slot, what: int) -> bool:
        return what == self.what and reaches(self.who, self.when, table, seat, me, card)


@final
class Blank(StaticEffect):
    """The text boxes of cards ``who`` are blank."""

    def __init__(self, who: CardFilter) -> None:
        super().__init__(BLANKS)
        self.who = who

    def blanks(self, table: Table, seat: Seat, me: Slot, card: Slot) -> bool:
        return self.who.matches(table, seat, me, card)


@final
class Immune(StaticEffect):
    """Cards ``who`` are immune to effects of cards of these types, or merely cannot be chosen by them."""

    def __init__(
        self,
        who: CardFilter,
        types: int,
        players: int = EACH,
        when: list[Condition] | None = None,
        only_chosen: bool = False,
    ) -> None:
        super().__init__(IMMUNITY)
        self.who = who
        self.types = types
        self.players = players  # whose effects
        self.when: list[Condition] = when or []
        self.only_chosen = only_chosen

    def immune(
        self, table: Table, seat: Seat, me: Slot, card: Slot, types: int, by: Seat, chosen: bool
    ) -> bool:
        return (
            types & self.types != 0
            and (chosen or not self.only_chosen)
            and is_one_of(table, seat, self.players, by)
            and self.who.matches(table, seat, me, card)
            and all_hold(self.when, table, seat, me)
        )


@final
class Watched(StaticEffect):
    """Changes of this card's strength during a phase are recorded, see `StrengthChanged`."""

    def __init__(self) -> None:
        super().__init__(WATCHES)


@final
class HidesPower(StaticEffect):
    """Power on cards ``who`` does not count for victory."""

    def __init__(self, who: CardFilter) -> None:
        super().__init__(HIDES)
        self.who = who

    def hides_power(self, table: Table, seat: Seat, me: Slot, card: Slot) -> bool:
        return reaches(self.who, [], table, seat, me, card)


@final
class Toll(StaticEffect):
    """Before a card ``who`` attacks, defends or is used, its controller must pay you ``amount`` gold."""

    def __init__(self, who: CardFilter, amount: int) -> None:
        super().__init__(TOLLS)
        self.who = who
        self.amount = amount

    def toll(self, table: Table, seat: Seat, me: Slot, card: Slot) -> int:
        return self.amount if reaches(self.who, [], table, seat, me, card) else 0


@final
class Figure(StaticEffect):
    """Adds to a figure of some players while some conditions hold, for challenges of one type if one is given."""

    def __init__(
        self,
        what: int,
        amount: int = 1,
        players: int = YOU,
        type: Icon = NO_ICON,
        when: list[Condition] | None = None,
    ) -> None:
        super().__init__(FIGURES << what | (TOLLS if what == EVENT_TOLL else 0))
        self.what = what
        self.amount = amount
        self.players = players
        self.type = type
        self.when: list[Condition] = when or []

    def figure(self, table: Table, seat: Seat, me: Slot, of: Seat, what: int, type: Icon) -> int:
        if what != self.what or not is_one_of(table, seat, self.players, of):
            return 0
        applies = self.type in (NOTHING, type) and all_hold(self.when, table, seat, me)
        return self.amount if applies else 0
