"""What cards of this box do to dead piles."""

from typing import final

from fivethrones.games.card_engine.abilities.ability import Effect
from fivethrones.games.card_engine.rules.doomed import place
from fivethrones.games.card_engine.rules.use import Use
from fivethrones.games.card_engine.state import DEAD, Table
from fivethrones.kernel.action import Seat
from fivethrones.kernel.options import TRUE


@final
class DiesFirst(Effect):
    """LC-147: by a setting this doomed card is in its dead pile already when something happens to that."""

    def could(self, table: Table, seat: Seat, me: int) -> bool:
        return table.options["benjen_shuffles_himself"] == TRUE

    def happen(self, table: Table, use: Use) -> None:
        if self.could(table, use.seat, use.card):
            place(table, use.card, DEAD)
