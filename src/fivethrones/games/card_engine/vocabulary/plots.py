"""Effects on plots."""

from typing import final

from fivethrones.games.card_engine.ability.aim import Aim
from fivethrones.games.card_engine.ability.effect import Effect
from fivethrones.games.card_engine.phases.plot import PlotPhase, can_reveal, choose_new_plot
from fivethrones.games.card_engine.phases.plot_decks import swap_plot_decks, take_effect
from fivethrones.games.card_engine.records.zones import REVEALED
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.ability_use import AbilityUse
from fivethrones.games.card_engine.values.players import CHOSEN, YOU, players_in, players_of


@final
class RevealNewPlot(Effect):
    """Some players choose and reveal a plot from their plot deck; its "when revealed" is carried out at once."""

    def __init__(self, which: int = YOU) -> None:
        self.which = which

    def could(self, table: Table, aim: Aim) -> bool:
        for seat in players_in(table, aim, self.which):
            if can_reveal(table, seat):
                return True
        return False

    def happen(self, table: Table, use: AbilityUse) -> None:
        for seat in players_of(table, use, self.which):
            if can_reveal(table, seat):
                choose_new_plot(table, seat, use.seat, use.card)


@final
class SwapPlotDecks(Effect):
    """You swap plot decks and used plots with the chosen opponent until the end of the round."""

    def happen(self, table: Table, use: AbilityUse) -> None:
        for other in players_of(table, use, CHOSEN):
            swap_plot_decks(table, use.seat, other)
            for frame in table.stack:
                if isinstance(frame, PlotPhase):
                    frame.show_swapped(table, use.seat, other)


@final
class CopyWhenRevealed(Effect):
    """You carry out "when revealed" of the target plot as if it were yours. Copying another copy does nothing."""

    def happen(self, table: Table, use: AbilityUse) -> None:
        for plot in use.targets:
            if table.zone[plot] == REVEALED and table.kinds[plot] != table.kinds[use.card]:
                take_effect(table, use.seat, plot)
