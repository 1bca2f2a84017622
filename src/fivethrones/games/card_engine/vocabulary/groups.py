"""The cards that an effect applies to."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from fivethrones.games.card_engine.ability.aim import Aim
from fivethrones.games.card_engine.ability.filter import CardFilter
from fivethrones.games.card_engine.records.numbers import Slot
from fivethrones.games.card_engine.records.zones import DEAD, DISCARD, PLAY
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.ability_use import AbilityUse
from fivethrones.games.card_engine.values.matching import matching
from fivethrones.games.card_engine.values.of_cards import ignores
from fivethrones.games.card_engine.vocabulary.filters import BEARER, ITSELF


@mypyc_attr(allow_interpreted_subclasses=True)
class Group:
    def named(self, table: Table, use: AbilityUse) -> list[Slot]:
        raise TypeError(f"{type(self).__name__} names no cards")

    def cards(self, table: Table, use: AbilityUse) -> list[Slot]:
        """The cards when the effect happens: those in play and not immune, unless the group is about a pile."""
        return [
            card
            for card in self.named(table, use)
            if table.zone[card] == PLAY and not ignores(table, card, use.card, use.seat)
        ]

    def within(self, table: Table, aim: Aim) -> list[Slot]:
        """The same for a hypothetical use. What pays the cost is not chosen yet, so it is every card that could."""
        raise TypeError(f"{type(self).__name__} names no cards")


@final
class Targets(Group):
    def named(self, table: Table, use: AbilityUse) -> list[Slot]:
        return use.targets

    def within(self, table: Table, aim: Aim) -> list[Slot]:
        return reached(table, aim, aim.targets)


@final
class PiledTargets(Group):
    """The targets, in a discard pile or a dead pile."""

    def cards(self, table: Table, use: AbilityUse) -> list[Slot]:
        return piled(table, use.targets)

    def within(self, table: Table, aim: Aim) -> list[Slot]:
        return piled(table, aim.targets)


@final
class PiledSelf(Group):
    """This card, in a discard pile or a dead pile."""

    def cards(self, table: Table, use: AbilityUse) -> list[Slot]:
        return piled(table, [use.card])

    def within(self, table: Table, aim: Aim) -> list[Slot]:
        return piled(table, [aim.me])


@final
class PaidWith(Group):
    """The cards that were knelt to pay the cost."""

    def named(self, table: Table, use: AbilityUse) -> list[Slot]:
        return use.paid

    def within(self, table: Table, aim: Aim) -> list[Slot]:
        return table.pile(PLAY, aim.seat)


@final
class Every(Group):
    """All cards in play that match."""

    def __init__(self, who: CardFilter) -> None:
        self.who = who

    def named(self, table: Table, use: AbilityUse) -> list[Slot]:
        return matching(table, self.who, use.seat, use.card)

    def within(self, table: Table, aim: Aim) -> list[Slot]:
        return reached(table, aim, matching(table, self.who, aim.seat, aim.me))


def reached(table: Table, aim: Aim, cards: list[Slot]) -> list[Slot]:
    """Those of these cards that are in play and not immune."""
    return [card for card in cards if table.zone[card] == PLAY and not ignores(table, card, aim.me, aim.seat)]


def piled(table: Table, cards: list[Slot]) -> list[Slot]:
    """Those of these cards that are in a discard pile or a dead pile."""
    return [card for card in cards if table.zone[card] in (DISCARD, DEAD)]


TARGET: Final = Targets()
PAID: Final = PaidWith()
THIS_CARD: Final = Every(ITSELF)
THE_BEARER: Final = Every(BEARER)
TARGET_IN_PILE: Final = PiledTargets()
THIS_IN_PILE: Final = PiledSelf()
