"""The phases of a round."""

from typing import Final

PHASES: Final = [
    "phase-plot", "phase-draw", "phase-marshalling", "phase-challenges", "phase-dominance", "phase-standing",
    "phase-taxation",
]  # fmt: skip
PLOT_PHASE, DRAW_PHASE, MARSHALLING, CHALLENGES_PHASE, DOMINANCE, STANDING, TAXATION = range(7)
