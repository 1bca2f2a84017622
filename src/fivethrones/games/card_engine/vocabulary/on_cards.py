"""Effects on groups of cards, which can tell for each card whether they would change anything."""

from mypy_extensions import mypyc_attr

from fivethrones.games.card_engine.ability.aim import Aim
from fivethrones.games.card_engine.ability.effect import Effect
from fivethrones.games.card_engine.records.numbers import Slot
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.ability_use import AbilityUse
from fivethrones.games.card_engine.vocabulary.groups import Group
from fivethrones.kernel.action import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class OnCards(Effect):
    """An effect on a group of cards. It can be used if it would change at least one of them."""

    def __init__(self, group: Group) -> None:
        self.group = group

    def changes(self, table: Table, seat: Seat, me: Slot, card: Slot) -> bool:
        """Whether this effect of the card ``me`` would change anything for the other card."""
        return True

    def could(self, table: Table, aim: Aim) -> bool:
        for card in self.group.within(table, aim):
            if self.changes(table, aim.seat, aim.me, card):
                return True
        return False

    def affected(self, table: Table, use: AbilityUse) -> list[Slot]:
        """The cards that it changes now."""
        cards = self.group.cards(table, use)
        return [card for card in cards if self.changes(table, use.seat, use.card, card)]
