"""How strong solvers are and how hard puzzles: each try is a game between the two."""

from dataclasses import dataclass
from typing import Final

STARTS: Final = 1200.0  # who has solved nothing yet
SCALE: Final = 400.0  # by so much stronger: ten to one
FAST: Final = 64.0  # how far the first try moves somebody,
SLOW: Final = 16.0  # and any after many
SETTLED: Final = 20  # tries


@dataclass(frozen=True)
class Rated:
    rating: float = STARTS
    tries: int = 0


def expected(solver: Rated, puzzle: Rated) -> float:
    """The chance that the puzzle is solved."""
    return float(1.0 / (1.0 + 10.0 ** ((puzzle.rating - solver.rating) / SCALE)))


def after(solver: Rated, puzzle: Rated, solved: bool) -> tuple[Rated, Rated]:
    surprise = float(solved) - expected(solver, puzzle)
    return (
        Rated(solver.rating + step(solver) * surprise, solver.tries + 1),
        Rated(puzzle.rating - step(puzzle) * surprise, puzzle.tries + 1),
    )


def step(one: Rated) -> float:
    return max(SLOW, FAST - (FAST - SLOW) * one.tries / SETTLED)
