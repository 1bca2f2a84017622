"""The phases of a round."""

from typing import Final

from fivethrones.games.card_engine.records.numbers import Phase

PHASES: Final = [
    "phase-plot", "phase-draw", "phase-marshalling", "phase-challenges", "phase-dominance", "phase-standing",
    "phase-taxation",
]  # fmt: skip
PLOT_PHASE: Final = Phase(0)
DRAW_PHASE: Final = Phase(1)
MARSHALLING: Final = Phase(2)
CHALLENGES_PHASE: Final = Phase(3)
DOMINANCE: Final = Phase(4)
STANDING: Final = Phase(5)
TAXATION: Final = Phase(6)
