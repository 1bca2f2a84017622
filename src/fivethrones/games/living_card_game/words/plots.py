"""What cards of this box have to do with plots."""

from typing import final

from fivethrones.games.card_engine.abilities.base.aim import Aim
from fivethrones.games.card_engine.abilities.base.effect import Effect
from fivethrones.games.card_engine.abilities.base.who import Condition, Whom
from fivethrones.games.card_engine.derived.of_players import plot_income
from fivethrones.games.card_engine.lasting import PHASE
from fivethrones.games.card_engine.rules.awaited import wait
from fivethrones.games.card_engine.rules.plot import REVEAL, PlotPhase, can_reveal
from fivethrones.games.card_engine.rules.power import house_gains
from fivethrones.games.card_engine.rules.use import Use
from fivethrones.games.card_engine.state import Table
from fivethrones.kernel.action import Seat


@final
class PlotsAreChosen(Condition):
    """LC-172: plots are chosen, but not revealed yet."""

    def holds(self, table: Table, seat: Seat, me: int) -> bool:
        for frame in table.stack:
            if isinstance(frame, PlotPhase):
                return frame.step == REVEAL
        return False


@final
class AwaitNamed(Effect):
    """In this phase the ability of this card with this number waits for what was named as the cost."""

    def __init__(self, index: int) -> None:
        self.index = index

    def happen(self, table: Table, use: Use) -> None:
        wait(table, use, self.index, PHASE)


@final
class WithPlots(Whom):
    """Who has a plot to reveal."""

    def fits(self, table: Table, seat: Seat, me: int, player: Seat) -> bool:
        return can_reveal(table, player)


@final
class PowerIfPlotIsPoorer(Effect):
    """LC-173: your House takes 1 power if the plot of the chosen player has a lower income than yours."""

    def could(self, table: Table, aim: Aim) -> bool:
        """By itself it is never a reason to use an ability."""
        return False

    def happen(self, table: Table, use: Use) -> None:
        if plot_income(table, use.player) < plot_income(table, use.seat):
            house_gains(table, use.seat, 1, "house-power")
