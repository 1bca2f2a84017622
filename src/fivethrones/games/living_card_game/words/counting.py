"""Comparing what players have."""

from typing import Final, final

from fivethrones.games.card_engine.ability.filter import Condition
from fivethrones.games.card_engine.records.numbers import NO_CARD, Slot
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.values.matching import matching
from fivethrones.games.card_engine.vocabulary.filters import CHARACTERS
from fivethrones.kernel.action import Seat

MINE: Final = CHARACTERS.mine()


@final
class FewerCharacters(Condition):
    """LC-151: you control fewer characters than every opponent or, by a setting, than some opponent."""

    def holds(self, table: Table, seat: Seat, me: Slot) -> bool:
        mine = self.count(table, seat)
        fewer = [self.count(table, other) > mine for other in table.opponents(seat)]
        return any(fewer) if table.settings["holding_the_trident"] == "any" else all(fewer)

    def count(self, table: Table, seat: Seat) -> int:
        return len(matching(table, MINE, seat, NO_CARD))
