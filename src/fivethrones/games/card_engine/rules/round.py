"""The round: its phases one after the other, until somebody wins."""

from typing import Any, ClassVar, Final, final

from fivethrones.games.card_engine.abilities.ability import PHASE, ROUND
from fivethrones.games.card_engine.derived import SKIPS_STANDING, figure
from fivethrones.games.card_engine.rules.moves import expire
from fivethrones.games.card_engine.rules.plot import CHOOSE, PlotPhase
from fivethrones.games.card_engine.rules.power import out_of_rounds
from fivethrones.games.card_engine.rules.turns import ChallengesPhase, MarshallingPhase
from fivethrones.games.card_engine.rules.upkeep import DominancePhase, DrawPhase, StandingPhase, TaxationPhase
from fivethrones.games.card_engine.state import (
    CHALLENGES_PHASE,
    DOMINANCE,
    DRAW_PHASE,
    MARSHALLING,
    PHASES,
    PLOT_PHASE,
    STANDING,
    TAXATION,
    Table,
)
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.event import Event
from fivethrones.kernel.frame import Frame

BEFORE: Final = -1  # no phase has begun


@final
class Round(Frame[Table]):
    """One after the other."""

    FIELDS: ClassVar[tuple[str, ...]] = ("phase",)

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def clone(self) -> "Frame[Table]":
        return Round(self.phase)

    def resume(self, table: Table) -> Decision | None:
        expire(table, PHASE)
        self.phase += 1
        if self.phase > TAXATION:
            expire(table, ROUND)
            self.phase = PLOT_PHASE
        if self.phase == PLOT_PHASE and not begin_round(table):
            return None
        table.phase = self.phase
        if self.phase == STANDING and figure(table, table.first, SKIPS_STANDING) > 0:
            table.emit(Event("skips-standing", table.first, {}, table.rule("standing")))
            return None
        table.emit(Event("phase", table.first, {"phase": PHASES[self.phase]}, table.rule("round")))
        table.push(phase_frame(self.phase))
        return None


def begin_round(table: Table) -> bool:
    """False when there are no more rounds."""
    if table.round == table.box.round_limit:
        out_of_rounds(table)
        return False
    table.round += 1
    table.limited = [0] * table.seats
    table.emit(Event("round", table.first, {"round": table.round}, table.rule("round")))
    return True


def phase_frame(phase: int) -> Frame[Any]:
    if phase == PLOT_PHASE:
        return PlotPhase(CHOOSE, [], [])
    if phase == DRAW_PHASE:
        return DrawPhase(False)
    if phase == MARSHALLING:
        return MarshallingPhase(0)
    if phase == CHALLENGES_PHASE:
        return ChallengesPhase(0, False)
    if phase == DOMINANCE:
        return DominancePhase(0)
    if phase == STANDING:
        return StandingPhase(False)
    return TaxationPhase(False)
