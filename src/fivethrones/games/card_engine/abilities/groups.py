"""Which cards an effect is about, once it happens."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from fivethrones.games.card_engine.abilities.ability import Who
from fivethrones.games.card_engine.abilities.filters import BEARER, ITSELF, matching
from fivethrones.games.card_engine.rules.resolve import Use
from fivethrones.games.card_engine.state import PLAY, Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Group:
    def cards(self, table: Table, use: Use) -> list[int]:
        """Those that are in play."""
        raise TypeError(f"{type(self).__name__} names no cards")


@final
class Targets(Group):
    def cards(self, table: Table, use: Use) -> list[int]:
        return [card for card in use.targets if table.zone[card] == PLAY]


@final
class PaidWith(Group):
    """The cards that were knelt as the cost."""

    def cards(self, table: Table, use: Use) -> list[int]:
        return [card for card in use.paid if table.zone[card] == PLAY]


@final
class Every(Group):
    """All cards in play that match."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def cards(self, table: Table, use: Use) -> list[int]:
        return matching(table, self.who, use.seat, use.card)


TARGET: Final = Targets()
PAID: Final = PaidWith()
THIS_CARD: Final = Every(ITSELF)
THE_BEARER: Final = Every(BEARER)
