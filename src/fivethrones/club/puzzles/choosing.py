"""Which puzzle is that of the day."""

import hashlib
from collections.abc import Sequence
from typing import Final

from fivethrones.club.puzzles.puzzle import Puzzle

DAY: Final = 24 * 3600_000  # milliseconds


def of_the_day(puzzles: Sequence[Puzzle], now: int) -> Puzzle | None:
    """The same for everybody until midnight (UTC); all have their turn, in an order that tells nothing."""
    if not puzzles:
        return None
    order = sorted(puzzles, key=lambda puzzle: hashlib.sha256(puzzle.id.encode()).digest())
    return order[now // DAY % len(order)]
