"""Which cards an effect is about, once it happens."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from fivethrones.games.card_engine.abilities.base.who import Who
from fivethrones.games.card_engine.abilities.filters import BEARER, ITSELF
from fivethrones.games.card_engine.abilities.matching import matching
from fivethrones.games.card_engine.derived.of_cards import ignores
from fivethrones.games.card_engine.rules.use import Use
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.zones import DEAD, DISCARD, PLAY


@mypyc_attr(allow_interpreted_subclasses=True)
class Group:
    def named(self, table: Table, use: Use) -> list[int]:
        raise TypeError(f"{type(self).__name__} names no cards")

    def cards(self, table: Table, use: Use) -> list[int]:
        """Those that are in play and not immune, unless the group names a pile."""
        return [
            card
            for card in self.named(table, use)
            if table.zone[card] == PLAY and not ignores(table, card, use.card, use.seat)
        ]


@final
class Targets(Group):
    def named(self, table: Table, use: Use) -> list[int]:
        return use.targets


@final
class PiledTargets(Group):
    """Those in a discard pile or a dead pile."""

    def cards(self, table: Table, use: Use) -> list[int]:
        return [card for card in use.targets if table.zone[card] in (DISCARD, DEAD)]


@final
class PiledSelf(Group):
    """This card, in a discard pile or a dead pile."""

    def cards(self, table: Table, use: Use) -> list[int]:
        return [use.card] if table.zone[use.card] in (DISCARD, DEAD) else []


@final
class PaidWith(Group):
    """The cards that were knelt as the cost."""

    def named(self, table: Table, use: Use) -> list[int]:
        return use.paid


@final
class Every(Group):
    """All cards in play that match."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def named(self, table: Table, use: Use) -> list[int]:
        return matching(table, self.who, use.seat, use.card)


TARGET: Final = Targets()
PAID: Final = PaidWith()
THIS_CARD: Final = Every(ITSELF)
THE_BEARER: Final = Every(BEARER)
TARGET_IN_PILE: Final = PiledTargets()
THIS_IN_PILE: Final = PiledSelf()
