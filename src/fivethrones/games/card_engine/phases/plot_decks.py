"""Moving plots: revealing one on top of the old one, taking used ones back, swapping plot decks for a round."""

from typing import Final, final

from fivethrones.games.card_engine.ability.active import REVEALED as WHEN_REVEALED
from fivethrones.games.card_engine.moves.moving import move
from fivethrones.games.card_engine.records.numbers import Slot, Zone
from fivethrones.games.card_engine.records.occurrences import PLOT_REVEALED
from fivethrones.games.card_engine.records.zones import PLOTS, REVEALED, USED
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.resolution import begin_use
from fivethrones.games.card_engine.timing.usable import hindrance
from fivethrones.kernel.action import NOTHING, Seat
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.event import Event
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.knowledge import EVERYONE, only
from fivethrones.kernel.message import Args, seat_name

# The steps of a plot that is revealed by an effect.
COVER: Final = 0
RETURN: Final = 1


def uncover(table: Table, plot: Slot) -> None:
    """Reveal a plot on top of the old one, which is now used."""
    seat = table.controller[plot]
    for old in table.pile(REVEALED, seat).copy():
        move(table, old, USED, seat)
    move(table, plot, REVEALED, seat)
    table.knowledge[plot] = EVERYONE
    public: Args = {"card": table.name(plot)}
    table.emit(Event("reveals-plot", seat, public, table.rule("plots"), discloses=EVERYONE))
    table.note(PLOT_REVEALED, seat, plot)


def take_effect(table: Table, seat: Seat, plot: Slot) -> None:
    """Carry out "when revealed" for this player, as far as possible."""
    for index in table.card(plot).active[WHEN_REVEALED]:
        if hindrance(table, seat, plot, table.kinds[plot], index):
            table.emit(Event("no-effect", seat, {"card": table.name(plot)}, table.rule("when-revealed")))
        else:
            begin_use(table, seat, plot, index)


def recycle(table: Table, seat: Seat) -> None:
    """Return the used plots to a player who has revealed the last one."""
    used = table.pile(USED, seat).copy()
    if table.pile(PLOTS, seat) or not used:
        return
    for plot in sorted(used):
        move(table, plot, PLOTS, seat)
    table.emit(Event("recycles-plots", seat, {"count": len(used)}, table.rule("plots-return")))


def reveal_by_effect(table: Table, plot: Slot) -> None:
    """Reveal a plot in the middle of an effect. Initiative and first player do not change."""
    table.push(NewPlot(plot, COVER))


@final
class NewPlot(Frame[Table]):
    """A plot revealed by an effect; its "when revealed" is carried out within that effect."""

    def __init__(self, plot: Slot, step: int) -> None:
        self.plot = plot
        self.step = step

    def clone(self) -> "Frame[Table]":
        return NewPlot(self.plot, self.step)

    def resume(self, table: Table) -> Decision | None:
        if self.step == COVER:
            self.step = RETURN
            uncover(table, self.plot)
            take_effect(table, table.controller[self.plot], self.plot)
            return None
        table.pop()
        recycle(table, table.controller[self.plot])
        return None


# Plot decks that are swapped for a round


def swap_plot_decks(table: Table, one: Seat, other: Seat) -> None:
    """Swap plot decks and used plots of two players. Revealed plots stay."""
    for zone in (PLOTS, USED):
        mine, theirs = table.pile(zone, one).copy(), table.pile(zone, other).copy()
        for plot in mine:
            hand_on(table, plot, zone, other)
        for plot in theirs:
            hand_on(table, plot, zone, one)
    learning = only(one) | only(other)
    public: Args = {"with": seat_name(other)}
    table.emit(Event("swaps-plots", one, public, table.rule("swap"), discloses=learning))


def hand_on(table: Table, plot: Slot, zone: Zone, seat: Seat) -> None:
    """Move a plot to another player, who sees it."""
    move(table, plot, zone, seat)
    table.knowledge[plot] |= only(seat)


def return_plot_decks(table: Table) -> None:
    """Return all plots to their owners. Under a borrowed plot that was revealed lies the player's own last one."""
    seats = [seat for seat in range(table.seats) if has_revealed_borrowed(table, seat)]
    borrowed = [table.plot(seat) for seat in seats]
    beneath = [(own_plots(table, USED, seat) or own_plots(table, PLOTS, seat))[-1:] for seat in seats]
    for i in range(len(seats)):
        move(table, borrowed[i], USED, table.owner[borrowed[i]])
        for plot in beneath[i]:  # empty in the first round
            move(table, plot, REVEALED, seats[i])
    for zone in (PLOTS, USED):
        for seat in range(table.seats):
            for plot in table.pile(zone, seat).copy():
                if is_borrowed(table, plot):
                    move(table, plot, zone, table.owner[plot])


def has_revealed_borrowed(table: Table, seat: Seat) -> bool:
    plot = table.plot(seat)
    return plot != NOTHING and is_borrowed(table, plot)


def is_borrowed(table: Table, plot: Slot) -> bool:
    """Whether a plot belongs to another player. Drafted plots have no owner."""
    return table.owner[plot] not in (NOTHING, table.controller[plot])


def own_plots(table: Table, zone: Zone, seat: Seat) -> list[Slot]:
    return [plot for plot in table.pile(zone, seat) if table.owner[plot] == seat]
