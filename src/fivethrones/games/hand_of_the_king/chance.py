"""What chance decides, each from a stream of its own."""

from typing import Final

GRID: Final = "grid"  # HK-1: the characters, for all to see
COMPANIONS: Final = "companions"  # HK-4: the row, and the deck under it
FIRST_PLAYER: Final = "first player"  # HK-5
