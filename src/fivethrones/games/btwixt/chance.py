"""What is decided by chance; each of these has a random stream of its own."""

from typing import Final

from fivethrones.kernel.action import Seat

FIRST_PLAYER: Final = "first player"  # BT-4
RULERS: Final = "rulers"  # BT-5: when they are drawn at random
ALLIES: Final = "allies"  # BT-2
INFLUENCE: Final = "influence"  # BT-6: the deck, each time it is shuffled
STORIES: Final = "stories"  # BT-46
SUPPLY: Final = "supply"  # BT-3: power tokens
COUNCILS: Final = "councils"  # which token a council loses


def unique_cards(seat: Seat) -> str:
    """BT-45: the order in which a ruler gets their unique cards."""
    return f"unique cards {seat}"


def hand(seat: Seat) -> str:
    """BT-37: random cards of a hand."""
    return f"hand {seat}"
