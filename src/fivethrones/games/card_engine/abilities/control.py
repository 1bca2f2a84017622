"""What abilities do to the control of cards."""

from typing import final

from fivethrones.games.card_engine.abilities.base.effect import Effect
from fivethrones.games.card_engine.abilities.groups import Group
from fivethrones.games.card_engine.rules.control import take_control
from fivethrones.games.card_engine.rules.entering import may_control
from fivethrones.games.card_engine.rules.use import Use
from fivethrones.games.card_engine.state import Table


@final
class TakeControl(Effect):
    """You take control of these cards, as long as they stay in play; not of a second copy of a unique card."""

    def __init__(self, group: Group) -> None:
        self.group = group

    def happen(self, table: Table, use: Use) -> None:
        use.done = False
        for card in self.group.cards(table, use):
            if table.controller[card] != use.seat and may_control(table, use.seat, card):
                take_control(table, use.seat, card)
                use.done = True
