"""What is in the box."""

from typing import Final

FEAST: Final = 0
SPY: Final = 1
VETO: Final = 2
NAMES: Final = ["feast", "spy", "veto"]

BOX: Final = [FEAST, SPY, VETO] * 4
HAND: Final = 2
COINS: Final = 3
BANK: Final = 30
PLENTY: Final = 3
ROUNDS: Final = 3
