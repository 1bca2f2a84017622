"""The plot phase: choose, reveal, initiative, the first player, what the plots do."""

from typing import ClassVar, Final, final

from fivethrones.games.card_engine.abilities.ability import REVEALED as WHEN_REVEALED
from fivethrones.games.card_engine.derived import initiative
from fivethrones.games.card_engine.occurrences import PLOTS_DONE
from fivethrones.games.card_engine.rules.moves import move
from fivethrones.games.card_engine.rules.resolve import begin_aftermath, begin_use
from fivethrones.games.card_engine.rules.windows import ActionWindow
from fivethrones.games.card_engine.state import PLOTS, REVEALED, USED, Table
from fivethrones.games.card_engine.usable import hindrance
from fivethrones.kernel.action import NOTHING, Action, Option, Seat
from fivethrones.kernel.decision import SECRET, Decision
from fivethrones.kernel.event import Event
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.knowledge import EVERYONE, NOBODY
from fivethrones.kernel.message import Message, seat_name

# The steps of the phase.
CHOOSE: Final = 0
REVEAL: Final = 1
FIRST_PLAYER: Final = 2
TAKE_EFFECT: Final = 3
RECYCLE: Final = 4
ACT: Final = 5
END: Final = 6


@final
class PlotPhase(Frame[Table]):
    FIELDS: ClassVar[tuple[str, ...]] = ("step", "chosen", "due")

    def __init__(self, step: int, chosen: list[int], due: list[int]) -> None:
        self.step = step
        self.chosen = chosen  # plots
        self.due = due  # plots that have yet to take effect

    def clone(self) -> "Frame[Table]":
        return PlotPhase(self.step, self.chosen.copy(), self.due.copy())

    def resume(self, table: Table) -> Decision | None:
        if self.step == CHOOSE:
            return self.choose(table)
        if self.step == REVEAL:
            reveal(table, self.chosen)
            self.step = FIRST_PLAYER
        if self.step == FIRST_PLAYER:
            winner = seat_name(table.initiative)
            return Decision(
                Message("prompt-first", {"seat": winner}, table.rule("first-player")), [table.initiative]
            )
        if self.step == TAKE_EFFECT:
            return self.take_effect(table)
        if self.step == RECYCLE:
            self.step = ACT
            recycle(table)
            table.note(PLOTS_DONE, table.first, NOTHING)
            begin_aftermath(table, 0)
        elif self.step == ACT:
            self.step = END
            table.push(ActionWindow(table.first, 0))
        else:
            table.pop()
        return None

    def choose(self, table: Table) -> Decision | None:
        """All in secret; whoever has one plot left is not asked."""
        self.step = REVEAL
        asked = [seat for seat in range(table.seats) if len(table.pile(PLOTS, seat)) > 1]
        for seat in range(table.seats):
            if seat not in asked:
                self.chosen.append(table.pile(PLOTS, seat)[0])
        if not asked:
            return None
        return Decision(Message("prompt-plot", {}, table.rule("plots")), asked, SECRET)

    def take_effect(self, table: Table) -> Decision | None:
        if len(self.due) > 1:
            return Decision(Message("prompt-order", {}, table.rule("when-revealed")), [table.first])
        if self.due:
            self.begin(table, self.due[0])
        else:
            self.step = RECYCLE
        return None

    def begin(self, table: Table, plot: int) -> None:
        """As far as it can."""
        self.due.remove(plot)
        seat = table.controller[plot]
        for index in table.card(plot).deeds[WHEN_REVEALED]:
            if hindrance(table, seat, plot, table.kinds[plot], index):
                table.emit(Event("no-effect", seat, {"card": table.name(plot)}, table.rule("when-revealed")))
            else:
                begin_use(table, seat, plot, index)

    def options(self, table: Table, seat: Seat) -> list[Option]:
        if self.step == REVEAL:
            return [Action(seat, "plot", plot) for plot in table.pile(PLOTS, seat)]
        if self.step == FIRST_PLAYER:
            return [Action(seat, "first", other) for other in table.in_order(seat)]
        return [Action(seat, "order", plot) for plot in self.due]

    def answer(self, table: Table, action: Action) -> None:
        if self.step == REVEAL:
            self.chosen.append(action.target)
        elif self.step == FIRST_PLAYER:
            self.step = TAKE_EFFECT
            self.due = begin_round_of(table, action.target)
        else:
            self.begin(table, action.target)

    def why_not(self, table: Table, action: Action) -> Message:
        if self.step == REVEAL:
            return Message("refused-choose-plot", {}, table.rule("plots"))
        if self.step == FIRST_PLAYER:
            return Message("refused-name-first", {}, table.rule("first-player"))
        return Message("refused-order-due", {}, table.rule("when-revealed"))


def reveal(table: Table, chosen: list[int]) -> None:
    """On top of the old one, all together; then the highest initiative takes it."""
    for plot in sorted(chosen):
        seat = table.controller[plot]
        for old in table.pile(REVEALED, seat).copy():
            move(table, old, USED, seat)
        move(table, plot, REVEALED, seat)
        table.knowledge[plot] = EVERYONE
        public = {"card": table.name(plot)}
        table.emit(Event("reveals-plot", seat, {**public}, table.rule("plots"), discloses=EVERYONE))
    win_initiative(table)


def win_initiative(table: Table) -> None:
    """A tie goes to the least power, and then to the lot."""
    seats = list(range(table.seats))
    best = max(initiative(table, seat) for seat in seats)
    seats = [seat for seat in seats if initiative(table, seat) == best]
    least = min(table.total_power(seat) for seat in seats)
    seats = [seat for seat in seats if table.total_power(seat) == least]
    learning = NOBODY
    if len(seats) > 1:
        learning = EVERYONE
        seats = [seats[table.rng.below(len(seats))]]
    table.initiative = seats[0]
    public = {"initiative": best}
    table.emit(Event("initiative", seats[0], {**public}, table.rule("initiative"), discloses=learning))


def begin_round_of(table: Table, first: Seat) -> list[int]:
    """There is a first player; returns the plots that take effect now."""
    table.first = first
    table.emit(Event("first-player", first, {}, table.rule("first-player")))
    plots = [table.plot(seat) for seat in table.in_order(first)]
    return [plot for plot in plots if table.card(plot).deeds[WHEN_REVEALED]]


def recycle(table: Table) -> None:
    """Whoever has revealed the last plot takes the earlier ones back."""
    for seat in range(table.seats):
        used = table.pile(USED, seat).copy()
        if table.pile(PLOTS, seat) or not used:
            continue
        for plot in sorted(used):
            move(table, plot, PLOTS, seat)
        table.emit(Event("recycles-plots", seat, {"count": len(used)}, table.rule("plots-return")))
