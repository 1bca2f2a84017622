"""The plot draft: of three plots keep one and pass two on, of those keep one; then choose a plot deck from all."""

from typing import Final, final

from fivethrones.games.card_engine.moves.moving import move, move_all, shuffle
from fivethrones.games.card_engine.records.cards import PassedOn
from fivethrones.games.card_engine.records.numbers import Slot
from fivethrones.games.card_engine.records.zones import ASIDE, DRAFT, DRAFTED, OUT, PLOTS, POOL
from fivethrones.games.card_engine.state import Table
from fivethrones.kernel.action import Action, Option, Seat
from fivethrones.kernel.decision import SECRET, Decision
from fivethrones.kernel.event import Event
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.knowledge import EVERYONE, NOBODY, only
from fivethrones.kernel.message import Args, Message

DEALT: Final = 3
PLOT_DECK: Final = 7

# The steps.
DEAL: Final = 0
KEEP: Final = 1
PASS_ON: Final = 2
KEEP_AGAIN: Final = 3
REMOVE: Final = 4
CHOOSE: Final = 5


@final
class Draft(Frame[Table]):
    def __init__(self, step: int, choosing: Seat) -> None:
        self.step = step
        self.choosing = choosing  # the player who chooses a plot deck

    def clone(self) -> "Frame[Table]":
        return Draft(self.step, self.choosing)

    def resume(self, table: Table) -> Decision | None:
        if self.step == DEAL:
            self.step = KEEP
            deal(table)
        if self.step in (KEEP, KEEP_AGAIN):
            seats = list(range(table.seats))
            return Decision(Message("prompt-draft", {}, table.rule("draft")), seats, SECRET)
        if self.step == PASS_ON:
            self.step = KEEP_AGAIN
            pass_on(table)
        elif self.step == REMOVE:
            remove(table)
            self.step = DEAL
            if not table.pile(POOL, 0):
                self.step = CHOOSE
                hide_candidates(table)
        elif self.choosing < table.seats:
            return self.ask_deck(table)
        else:
            table.pop()
        return None

    def ask_deck(self, table: Table) -> Decision | None:
        seat = self.choosing
        missing = PLOT_DECK - len(table.pile(PLOTS, seat))
        if missing:
            return Decision(
                Message("prompt-plot-deck", {"missing": missing}, table.rule("plot-deck")), [seat]
            )
        move_all(table, DRAFTED, OUT, seat)
        shuffle(table, PLOTS, seat, only(seat))
        self.choosing += 1
        return None

    def options(self, table: Table, seat: Seat) -> list[Option]:
        zone = DRAFTED if self.step == CHOOSE else DRAFT
        return [Action(seat, "draft", plot) for plot in table.pile(zone, seat)]

    def answer(self, table: Table, action: Action) -> None:
        seat = action.seat
        goal = PLOTS if self.step == CHOOSE else DRAFTED
        if self.step != CHOOSE and seat == table.seats - 1:
            self.step += 1
        plot = move(table, Slot(action.target), goal, seat)
        table.knowledge[plot] = only(seat)
        secret: Args = {"card": table.name(plot)}
        learning = NOBODY if goal == PLOTS else EVERYONE
        table.emit(Event("drafts", seat, {}, table.rule("draft"), secret, only(seat), learning))

    def why_not(self, table: Table, action: Action) -> Message:
        topic = "plot-deck" if self.step == CHOOSE else "draft"
        return Message("refused-draft", {}, table.rule(topic))


def deal(table: Table) -> None:
    for seat in range(table.seats):
        for plot in sorted(table.pile(POOL, 0))[:DEALT]:
            move(table, plot, DRAFT, seat)
        look(table, seat)


def look(table: Table, seat: Seat) -> None:
    """Let a player look at the plots to pick from."""
    plots = table.pile(DRAFT, seat)
    for plot in plots:
        table.knowledge[plot] |= only(seat)
    secret: Args = {"cards": table.names(plots)}
    table.emit(Event("looks-at-plots", seat, {}, table.rule("draft"), secret, only(seat), only(seat)))


def pass_on(table: Table) -> None:
    """Everybody passes two plots to the left at the same time."""
    passed = [sorted(table.pile(DRAFT, seat)) for seat in range(table.seats)]
    for seat in range(table.seats):
        table.passed.append(PassedOn(seat, sorted(table.kinds[plot] for plot in passed[seat])))
        for plot in reversed(passed[seat]):
            move(table, plot, DRAFT, table.next_seat(seat))
    for seat in range(table.seats):
        look(table, seat)


def remove(table: Table) -> None:
    """Set the last plot of each player aside. Only whoever kept the other one knows which it is."""
    for seat in range(table.seats):
        for plot in table.pile(DRAFT, seat):
            table.knowledge[plot] = only(seat)
        move_all(table, DRAFT, ASIDE, seat)


def hide_candidates(table: Table) -> None:
    """Make the candidates unknown to others, even those of the player's House: what goes into the plot deck is secret."""
    for seat in range(table.seats):
        for plot in table.pile(DRAFTED, seat):
            table.knowledge[plot] = only(seat)


def begin_draft(table: Table) -> None:
    """The plots of a player's House are candidates, too."""
    shuffle(table, POOL, 0, NOBODY)
    for seat in range(table.seats):
        move_all(table, PLOTS, DRAFTED, seat)
    table.push(Draft(DEAL, 0))
