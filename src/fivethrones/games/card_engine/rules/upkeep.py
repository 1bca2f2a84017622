"""The short phases: draw, dominance, standing, taxation. Each does one thing and ends with actions."""

from typing import ClassVar, Final, final

from fivethrones.games.card_engine.derived import KEEPS_GOLD, STAND_UP, cannot, dominance_total, figure
from fivethrones.games.card_engine.occurrences import DOMINATES
from fivethrones.games.card_engine.rules.moves import draw
from fivethrones.games.card_engine.rules.power import house_gains
from fivethrones.games.card_engine.rules.resolve import begin_aftermath
from fivethrones.games.card_engine.rules.windows import ActionWindow
from fivethrones.games.card_engine.state import Table
from fivethrones.kernel.action import NOTHING
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.event import Event
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.message import Args

# The steps of dominance.
COUNT: Final = 0
ACT: Final = 1
END: Final = 2


@final
class DrawPhase(Frame[Table]):
    FIELDS: ClassVar[tuple[str, ...]] = ("done",)

    def __init__(self, done: bool) -> None:
        self.done = done

    def clone(self) -> "Frame[Table]":
        return DrawPhase(self.done)

    def resume(self, table: Table) -> Decision | None:
        if self.done:
            table.pop()
            return None
        self.done = True
        for seat in table.in_order(table.first):
            draw(table, seat, table.box.draws)
        table.push(ActionWindow(table.first, 0))
        return None


@final
class DominancePhase(Frame[Table]):
    FIELDS: ClassVar[tuple[str, ...]] = ("step",)

    def __init__(self, step: int) -> None:
        self.step = step

    def clone(self) -> "Frame[Table]":
        return DominancePhase(self.step)

    def resume(self, table: Table) -> Decision | None:
        if self.step == COUNT:
            self.step = ACT
            count_dominance(table)
            begin_aftermath(table, 0)
        elif self.step == ACT:
            self.step = END
            table.push(ActionWindow(table.first, 0))
        else:
            table.pop()
        return None


def count_dominance(table: Table) -> None:
    """The highest total takes 1 power; a tie brings nobody anything."""
    totals = [dominance_total(table, seat) for seat in range(table.seats)]
    best = max(totals)
    if totals.count(best) > 1:
        table.emit(Event("no-dominance", table.first, {"total": best}, table.rule("dominance")))
        return
    seat = totals.index(best)
    table.emit(Event("dominance", seat, {"total": best}, table.rule("dominance")))
    house_gains(table, seat, 1, "dominance")
    table.note(DOMINATES, seat, NOTHING)


@final
class StandingPhase(Frame[Table]):
    FIELDS: ClassVar[tuple[str, ...]] = ("done",)

    def __init__(self, done: bool) -> None:
        self.done = done

    def clone(self) -> "Frame[Table]":
        return StandingPhase(self.done)

    def resume(self, table: Table) -> Decision | None:
        if self.done:
            table.pop()
            return None
        self.done = True
        stand_all(table)
        table.push(ActionWindow(table.first, 0))
        return None


def stand_all(table: Table) -> None:
    """All together, but for those that cannot."""
    rising = [card for card in table.in_play() if table.kneeling[card] and not cannot(table, card, STAND_UP)]
    for card in rising:
        table.kneeling[card] = 0
    for seat in table.in_order(table.first):
        mine = [card for card in rising if table.controller[card] == seat]
        if mine:
            public: Args = {"cards": table.names(mine)}
            table.emit(Event("stand", seat, public, table.rule("standing")))


@final
class TaxationPhase(Frame[Table]):
    FIELDS: ClassVar[tuple[str, ...]] = ("done",)

    def __init__(self, done: bool) -> None:
        self.done = done

    def clone(self) -> "Frame[Table]":
        return TaxationPhase(self.done)

    def resume(self, table: Table) -> Decision | None:
        if self.done:
            table.pop()
            return None
        self.done = True
        for seat in table.in_order(table.first):
            pay_taxes(table, seat)
        table.push(ActionWindow(table.first, 0))
        return None


def pay_taxes(table: Table, seat: int) -> None:
    """All unspent gold goes back to the treasury."""
    if table.gold[seat] == 0 or figure(table, seat, KEEPS_GOLD) > 0:
        return
    table.emit(Event("taxes", seat, {"gold": table.gold[seat]}, table.rule("taxation")))
    table.gold[seat] = 0
