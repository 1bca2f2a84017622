"""The plot phase: choosing and revealing plots, initiative, the first player, effects of plots, titles."""

from typing import Final, final

from fivethrones.games.card_engine.ability.active import REVEALED as WHEN_REVEALED
from fivethrones.games.card_engine.phases.plot_decks import recycle, reveal_by_effect, take_effect, uncover
from fivethrones.games.card_engine.phases.small_council import SmallCouncil
from fivethrones.games.card_engine.records.chance import INITIATIVE
from fivethrones.games.card_engine.records.numbers import NO_CARD, Slot
from fivethrones.games.card_engine.records.occurrences import PLOTS_DONE, SHOWN
from fivethrones.games.card_engine.records.zones import PLOTS
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.action_window import ActionWindow
from fivethrones.games.card_engine.timing.resolution import begin_aftermath
from fivethrones.games.card_engine.values.of_players import (
    ACTS_BEFORE_REVEAL,
    figure,
    initiative,
    shown_power,
)
from fivethrones.kernel.action import NOTHING, Action, Option, Seat
from fivethrones.kernel.decision import SECRET, Decision
from fivethrones.kernel.event import Event
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.knowledge import EVERYONE, NOBODY, only
from fivethrones.kernel.message import Args, Message, seat_name
from fivethrones.kernel.rng import Rng

# The steps of the phase.
BEGIN: Final = 0
CHOOSE: Final = 1
CHOSEN: Final = 2
REVEAL: Final = 3
FIRST_PLAYER: Final = 4
TAKE_EFFECT: Final = 5
RECYCLE: Final = 6
TITLES: Final = 7
ACT: Final = 8
END: Final = 9


@final
class PlotPhase(Frame[Table]):
    def __init__(self, step: int, chosen: list[Slot], due: list[Slot]) -> None:
        self.step = step
        self.chosen = chosen  # plots, by seat
        self.due = due  # plots that have not taken effect yet

    def clone(self) -> "Frame[Table]":
        return PlotPhase(self.step, self.chosen.copy(), self.due.copy())

    def resume(self, table: Table) -> Decision | None:
        if self.step == BEGIN:
            self.step = CHOOSE
            if table.box.actions_before_plots:
                table.push(ActionWindow(table.first, 0))
            return None
        if self.step == CHOOSE:
            return self.choose(table)
        if self.step == CHOSEN:
            self.step = REVEAL
            if figure(table, table.first, ACTS_BEFORE_REVEAL) > 0:
                table.push(ActionWindow(table.first, 0))
            return None
        if self.step == REVEAL:
            self.step = FIRST_PLAYER
            reveal(table, self.chosen)
            begin_aftermath(table, 0)
            return None
        if self.step == FIRST_PLAYER:
            winner = seat_name(table.initiative)
            return Decision(
                Message("prompt-first", {"seat": winner}, table.rule("first-player")), [table.initiative]
            )
        if self.step == TAKE_EFFECT:
            return self.take_effect(table)
        self.finish(table)
        return None

    def finish(self, table: Table) -> None:
        self.step += 1
        if self.step == TITLES:
            for seat in range(table.seats):
                recycle(table, seat)
            table.note(PLOTS_DONE, table.first, NO_CARD)
            begin_aftermath(table, 0)
        elif self.step == ACT:
            if table.box.titles:
                table.push(SmallCouncil(0))
        elif self.step == END:
            table.push(ActionWindow(table.first, 0))
        else:
            table.pop()

    def choose(self, table: Table) -> Decision | None:
        """Ask everybody in secret, except players with only one plot left."""
        self.step = CHOSEN
        asked = [seat for seat in range(table.seats) if len(table.pile(PLOTS, seat)) > 1]
        self.chosen = [only_plot(table, seat) for seat in range(table.seats)]
        if not asked:
            return None
        return Decision(Message("prompt-plot", {}, table.rule("plots")), asked, SECRET)

    def guess(self, table: Table, viewer: Seat, rng: Rng) -> None:
        """Replace unrevealed choices of others by random plots from their plot decks."""
        if self.step != REVEAL:
            return
        for seat in range(table.seats):
            if self.chosen[seat] == NOTHING:
                continue
            holder = table.controller[self.chosen[seat]]
            if viewer not in (seat, holder):
                plots = table.pile(PLOTS, holder)
                self.chosen[seat] = plots[rng.below(len(plots))]

    def show_swapped(self, table: Table, one: Seat, other: Seat) -> None:
        """Chosen plots move along when plot decks are swapped. Whoever will reveal one now sees it."""
        if self.step != REVEAL:
            return
        for plot in (self.chosen[one], self.chosen[other]):
            holder = table.controller[plot]
            secret: Args = {"card": table.name(plot)}
            rule = table.rule("swap")
            table.emit(Event("gets-chosen-plot", holder, {}, rule, secret, only(holder), only(holder)))

    def take_effect(self, table: Table) -> Decision | None:
        if len(self.due) > 1:
            return Decision(Message("prompt-order", {}, table.rule("when-revealed")), [table.first])
        if self.due:
            self.begin(table, self.due[0])
        else:
            self.step = RECYCLE
        return None

    def begin(self, table: Table, plot: Slot) -> None:
        self.due.remove(plot)
        take_effect(table, table.controller[plot], plot)

    def options(self, table: Table, seat: Seat) -> list[Option]:
        if self.step == CHOSEN:
            return [Action(seat, "plot", plot) for plot in table.pile(PLOTS, seat)]
        if self.step == FIRST_PLAYER:
            return [Action(seat, "first", other) for other in table.in_order(seat)]
        return [Action(seat, "order", plot) for plot in self.due]

    def answer(self, table: Table, action: Action) -> None:
        if self.step == CHOSEN:
            self.chosen[action.seat] = Slot(action.target)
        elif self.step == FIRST_PLAYER:
            self.step = TAKE_EFFECT
            self.due = begin_round_of(table, action.target)
        else:
            self.begin(table, Slot(action.target))

    def why_not(self, table: Table, action: Action) -> Message:
        if self.step == CHOSEN:
            return Message("refused-choose-plot", {}, table.rule("plots"))
        if self.step == FIRST_PLAYER:
            return Message("refused-name-first", {}, table.rule("first-player"))
        return Message("refused-order-due", {}, table.rule("when-revealed"))


def only_plot(table: Table, seat: Seat) -> Slot:
    """The only plot that a player has left, or NO_CARD."""
    plots = table.pile(PLOTS, seat)
    return plots[0] if len(plots) == 1 else NO_CARD


# Plots that effects reveal


def chosen_plots(table: Table) -> list[Slot]:
    """The plots chosen for the round and not revealed yet: one per player, unknown to the others."""
    for frame in table.stack:
        if isinstance(frame, PlotPhase) and frame.step == REVEAL:
            return frame.chosen
    return []


def can_reveal(table: Table, seat: Seat) -> bool:
    """Whether a player has a plot besides the chosen one. Their number is enough to tell."""
    return len(table.pile(PLOTS, seat)) > (1 if chosen_plots(table) else 0)


def choose_new_plot(table: Table, seat: Seat, by: Seat, card: Slot) -> None:
    """Let a player choose and reveal another plot, of which there must be one, by an effect of a card of ``by``."""
    table.push(ChooseNewPlot(seat, by, card))


@final
class ChooseNewPlot(Frame[Table]):
    """A player chooses a new plot. Leaving out the one already chosen must not show which one that is."""

    def __init__(self, seat: Seat, by: Seat, card: Slot) -> None:
        self.seat = seat
        self.by = by  # the player whose effect it is
        self.card = card  # that causes it

    def clone(self) -> "Frame[Table]":
        return self

    def resume(self, table: Table) -> Decision | None:
        plots = self.plots(table)
        if len(plots) == 1:
            self.reveal(table, plots[0])
            return None
        args: Args = {"card": table.name(self.card)}
        return Decision(Message("prompt-new-plot", args, table.rule("plots")), [self.seat])

    def plots(self, table: Table) -> list[Slot]:
        chosen = chosen_plots(table)
        return [plot for plot in table.pile(PLOTS, self.seat) if plot not in chosen]

    def reveal(self, table: Table, plot: Slot) -> None:
        table.pop()
        table.note(SHOWN, self.by, plot)
        reveal_by_effect(table, plot)

    def options(self, table: Table, seat: Seat) -> list[Option]:
        return [Action(seat, "choose", plot) for plot in self.plots(table)]

    def answer(self, table: Table, action: Action) -> None:
        self.reveal(table, Slot(action.target))

    def why_not(self, table: Table, action: Action) -> Message:
        return Message("refused-choose-plot", {}, table.rule("plots"))


# Revealing the chosen plots


def reveal(table: Table, chosen: list[Slot]) -> None:
    """Reveal all chosen plots at once; then the highest initiative wins."""
    for plot in sorted(chosen):
        if plot != NOTHING:
            uncover(table, plot)
    win_initiative(table)


def win_initiative(table: Table) -> None:
    """Ties go to the player with the least power, then to chance."""
    seats = list(range(table.seats))
    best = max(initiative(table, seat) for seat in seats)
    seats = [seat for seat in seats if initiative(table, seat) == best]
    least = min(shown_power(table, seat) for seat in seats)
    seats = [seat for seat in seats if shown_power(table, seat) == least]
    learning = NOBODY
    if len(seats) > 1:
        learning = EVERYONE
        seats = [seats[table.rng.below(len(seats), INITIATIVE)]]
    table.initiative = seats[0]
    public = {"initiative": best}
    table.emit(Event("initiative", seats[0], {**public}, table.rule("initiative"), discloses=learning))


def begin_round_of(table: Table, first: Seat) -> list[Slot]:
    """Note who is first player. Returns the plots that take effect now."""
    table.first = first
    table.emit(Event("first-player", first, {}, table.rule("first-player")))
    plots = [table.plot(seat) for seat in table.in_order(first)]
    return [plot for plot in plots if table.card(plot).active[WHEN_REVEALED]]
