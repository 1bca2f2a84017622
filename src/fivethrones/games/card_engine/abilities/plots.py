"""What abilities do with plots."""

from typing import ClassVar, final

from fivethrones.games.card_engine.abilities.base.effect import Effect
from fivethrones.games.card_engine.abilities.players import CHOSEN, YOU, players, players_of
from fivethrones.games.card_engine.occurrences import SHOWN
from fivethrones.games.card_engine.rules.plot import PlotPhase
from fivethrones.games.card_engine.rules.plot_decks import reveal_by_effect, swap_plot_decks, take_effect
from fivethrones.games.card_engine.rules.use import Use
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.zones import PLOTS, REVEALED
from fivethrones.kernel.action import Seat


@final
class RevealNewPlot(Effect):
    """Some players choose a plot from their plot deck and reveal it; what it does when revealed happens at once."""

    prompt: ClassVar[str] = "prompt-new-plot"

    def __init__(self, which: int = YOU) -> None:
        self.which = which

    def could(self, table: Table, seat: Seat, me: int) -> bool:
        for other in players(table, seat, self.which):
            if table.pile(PLOTS, other):
                return True
        return False

    def choosers(self, table: Table, use: Use) -> list[Seat]:
        return players_of(table, use, self.which)

    def choices(self, table: Table, use: Use, seat: Seat) -> list[int]:
        return table.pile(PLOTS, seat).copy()

    def happen(self, table: Table, use: Use) -> None:
        for plot in use.chosen:
            reveal_by_effect(table, plot)
            table.note(SHOWN, use.seat, plot)


@final
class SwapPlotDecks(Effect):
    """You swap plot decks and used plots with the chosen opponent until the round ends."""

    def happen(self, table: Table, use: Use) -> None:
        for other in players_of(table, use, CHOSEN):
            swap_plot_decks(table, use.seat, other)
            for frame in table.stack:
                if isinstance(frame, PlotPhase):
                    frame.show_swapped(table, use.seat, other)


@final
class CopyWhenRevealed(Effect):
    """You do what the target, a revealed plot, does when revealed, as if it were yours; not what copies in its turn."""

    def happen(self, table: Table, use: Use) -> None:
        for plot in use.targets:
            if table.zone[plot] == REVEALED and table.kinds[plot] != table.kinds[use.card]:
                take_effect(table, use.seat, plot)
