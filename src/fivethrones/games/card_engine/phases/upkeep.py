"""The short phases, which do one thing and end with actions: draw, dominance, standing, taxation."""

from typing import Final, final

from fivethrones.games.card_engine.moves.moving import draw
from fivethrones.games.card_engine.moves.power import house_gains
from fivethrones.games.card_engine.records.numbers import NO_CARD
from fivethrones.games.card_engine.records.occurrences import DOMINATES, STOOD
from fivethrones.games.card_engine.records.phases import DOMINANCE, DRAW_PHASE, STANDING
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.action_window import ActionWindow
from fivethrones.games.card_engine.timing.resolution import begin_aftermath
from fivethrones.games.card_engine.values.of_cards import STAND_UP, cannot
from fivethrones.games.card_engine.values.of_players import DRAWS, KEEPS_GOLD, dominance_total, figure
from fivethrones.games.card_engine.values.titles import title
from fivethrones.kernel.action import Seat
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.event import Event
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.message import Args

# The steps of a short phase.
DO: Final = 0
ANSWER: Final = 1
ACT: Final = 2
END: Final = 3


@final
class ShortPhase(Frame[Table]):
    def __init__(self, step: int) -> None:
        self.step = step

    def clone(self) -> "Frame[Table]":
        return ShortPhase(self.step)

    def resume(self, table: Table) -> Decision | None:
        if self.step == DO:
            do_phase(table)
        elif self.step == ANSWER:
            begin_aftermath(table, 0)
        elif self.step == ACT:
            table.push(ActionWindow(table.first, 0))
        else:
            table.pop()
        self.step += 1
        return None


def do_phase(table: Table) -> None:
    if table.phase == DRAW_PHASE:
        draw_all(table)
    elif table.phase == DOMINANCE:
        count_dominance(table)
    elif table.phase == STANDING:
        stand_all(table)
    else:
        for seat in table.in_order(table.first):
            pay_taxes(table, seat)


def draw_all(table: Table) -> None:
    """Cards of the draw phase do not count towards the draw limit."""
    for seat in table.in_order(table.first):
        draw(table, seat, table.box.draws + title(table, seat).cards + figure(table, seat, DRAWS))


def count_dominance(table: Table) -> None:
    """The highest total takes 1 power; on a tie nobody does."""
    totals = [dominance_total(table, seat) for seat in range(table.seats)]
    best = max(totals)
    if totals.count(best) > 1:
        table.emit(Event("no-dominance", table.first, {"total": best}, table.rule("dominance")))
        return
    seat = totals.index(best)
    table.emit(Event("dominance", seat, {"total": best}, table.rule("dominance")))
    house_gains(table, seat, 1, "dominance")
    table.note(DOMINATES, seat, NO_CARD)


def stand_all(table: Table) -> None:
    """Stand all kneeling cards at once, except those that cannot stand."""
    rising = [card for card in table.in_play() if table.kneeling[card] and not cannot(table, card, STAND_UP)]
    for card in rising:
        table.kneeling[card] = 0
    for seat in table.in_order(table.first):
        mine = [card for card in rising if table.controller[card] == seat]
        if mine:
            public: Args = {"cards": table.names(mine)}
            table.emit(Event("stand", seat, public, table.rule("standing")))
        for card in mine:
            table.note(STOOD, seat, card)


def pay_taxes(table: Table, seat: Seat) -> None:
    """Return unspent gold to the treasury."""
    if table.gold[seat] == 0 or figure(table, seat, KEEPS_GOLD) > 0:
        return
    table.emit(Event("taxes", seat, {"gold": table.gold[seat]}, table.rule("taxation")))
    table.gold[seat] = 0
