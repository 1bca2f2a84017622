"""Rounds and their phases, until somebody wins."""

from typing import Any, Final, final

from fivethrones.games.card_engine.moves.lasting import expire
from fivethrones.games.card_engine.moves.victory import out_of_rounds
from fivethrones.games.card_engine.phases.plot import BEGIN, PlotPhase
from fivethrones.games.card_engine.phases.plot_decks import return_plot_decks
from fivethrones.games.card_engine.phases.small_council import return_titles
from fivethrones.games.card_engine.phases.turns import ChallengesPhase, MarshallingPhase
from fivethrones.games.card_engine.phases.upkeep import DO, ShortPhase
from fivethrones.games.card_engine.records.lasting import PHASE, ROUND
from fivethrones.games.card_engine.records.numbers import NO_CARD, Phase
from fivethrones.games.card_engine.records.occurrences import PHASE_BEGINS, PHASE_ENDS
from fivethrones.games.card_engine.records.phases import (
    CHALLENGES_PHASE,
    MARSHALLING,
    PHASES,
    PLOT_PHASE,
    STANDING,
    TAXATION,
)
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.resolution import begin_aftermath
from fivethrones.games.card_engine.values.of_players import SKIPS_STANDING, SKIPS_TAXATION, figure
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.event import Event
from fivethrones.kernel.frame import Frame

BEFORE: Final = Phase(-1)  # no phase has begun


@final
class Round(Frame[Table]):
    """Runs one phase after another."""

    def __init__(self, phase: Phase, ended: bool) -> None:
        self.phase = phase
        self.ended = ended  # whether the end of the phase has been dealt with

    def clone(self) -> "Frame[Table]":
        return Round(self.phase, self.ended)

    def resume(self, table: Table) -> Decision | None:
        if not self.ended:
            self.ended = True
            table.note(PHASE_ENDS, table.first, NO_CARD, self.phase)
            begin_aftermath(table, 0)
            return None
        expire(table, PHASE)
        self.phase = Phase(self.phase + 1)
        if self.phase > TAXATION:
            end_round(table)
            self.phase = PLOT_PHASE
        if self.phase == PLOT_PHASE and not begin_round(table):
            return None
        table.phase = self.phase
        if not is_skipped(table, self.phase):
            self.ended = False
            self.begin(table)
        return None

    def begin(self, table: Table) -> None:
        """Announce the phase. What this triggers comes before anything else in the phase."""
        table.emit(Event("phase", table.first, {"phase": PHASES[self.phase]}, table.rule("round")))
        table.push(phase_frame(self.phase))
        table.note(PHASE_BEGINS, table.first, NO_CARD, self.phase)
        begin_aftermath(table, 0)


def is_skipped(table: Table, phase: Phase) -> bool:
    """Whether any card in play makes everybody skip this phase."""
    if phase == STANDING and figure(table, table.first, SKIPS_STANDING) > 0:
        table.emit(Event("skips-standing", table.first, {}, table.rule("standing")))
        return True
    if phase == TAXATION and figure(table, table.first, SKIPS_TAXATION) > 0:
        table.emit(Event("skips-taxation", table.first, {}, table.rule("taxation")))
        return True
    return False


def begin_round(table: Table) -> bool:
    """False if there are no more rounds."""
    if table.round == table.box.round_limit:
        out_of_rounds(table)
        return False
    table.round += 1
    table.limited = [0] * table.seats
    table.drawn = [0] * table.seats
    table.emit(Event("round", table.first, {"round": table.round}, table.rule("round")))
    return True


def end_round(table: Table) -> None:
    expire(table, ROUND)
    return_plot_decks(table)
    return_titles(table)


def phase_frame(phase: Phase) -> Frame[Any]:
    if phase == PLOT_PHASE:
        return PlotPhase(BEGIN, [], [])
    if phase == MARSHALLING:
        return MarshallingPhase(0)
    if phase == CHALLENGES_PHASE:
        return ChallengesPhase(0, False)
    return ShortPhase(DO)
