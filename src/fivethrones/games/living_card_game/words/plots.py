"""Words about plots."""

from typing import final

from fivethrones.games.card_engine.ability.aim import Aim
from fivethrones.games.card_engine.ability.effect import Effect
from fivethrones.games.card_engine.ability.filter import Condition, PlayerFilter
from fivethrones.games.card_engine.moves.power import house_gains
from fivethrones.games.card_engine.phases.plot import REVEAL, PlotPhase, can_reveal
from fivethrones.games.card_engine.records.lasting import PHASE
from fivethrones.games.card_engine.records.numbers import AbilityNo, Slot
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.ability_use import AbilityUse
from fivethrones.games.card_engine.timing.delayed import wait
from fivethrones.games.card_engine.values.of_players import plot_income
from fivethrones.kernel.action import Seat


@final
class PlotsAreChosen(Condition):
    """LC-172: plots have been chosen but not revealed."""

    def holds(self, table: Table, seat: Seat, me: Slot) -> bool:
        for frame in table.stack:
            if isinstance(frame, PlotPhase):
                return frame.step == REVEAL
        return False


@final
class AwaitNamed(Effect):
    """Begins the delayed ability with this number, which waits in this phase for what was named as the cost."""

    def __init__(self, index: int) -> None:
        self.index = AbilityNo(index)

    def happen(self, table: Table, use: AbilityUse) -> None:
        wait(table, use, self.index, PHASE)


@final
class WithPlots(PlayerFilter):
    """Players who have a plot that they could reveal."""

    def fits(self, table: Table, seat: Seat, me: Slot, player: Seat) -> bool:
        return can_reveal(table, player)


@final
class PowerIfPlotIsPoorer(Effect):
    """LC-173: your House takes 1 power if the plot of the chosen player has a lower income than yours."""

    def could(self, table: Table, aim: Aim) -> bool:
        """The reward alone is never a reason to use an ability."""
        return False

    def happen(self, table: Table, use: AbilityUse) -> None:
        if plot_income(table, use.player) < plot_income(table, use.seat):
            house_gains(table, use.seat, 1, "house-power")
