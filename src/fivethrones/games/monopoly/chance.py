"""What is decided by chance; each of these has a random stream of its own."""

from typing import Final

VALAR: Final = "valar deck"  # MO-20
THRONE: Final = "throne deck"  # MO-20
DEEDS: Final = "deeds"  # MO-62, MO-65: deeds dealt before the game
ROLL_OFF: Final = "roll-off"  # MO-4: who begins
DICE: Final = "dice"
SPEED_DIE: Final = "speed die"  # MO-57
