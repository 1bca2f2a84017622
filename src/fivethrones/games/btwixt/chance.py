"""What chance decides, each from a stream of its own."""

from typing import Final

from fivethrones.kernel.action import Seat

FIRST_PLAYER: Final = "first player"  # BT-4
RULERS: Final = "rulers"  # BT-5, where they are drawn
ALLIES: Final = "allies"  # BT-2
INFLUENCE: Final = "influence"  # BT-6: the deck, each time it is shuffled
STORIES: Final = "stories"  # BT-46
SUPPLY: Final = "supply"  # BT-3: tokens, as they are laid down
COUNCILS: Final = "councils"  # tokens that a council loses


def unique_cards(seat: Seat) -> str:
    """BT-45: in which order a ruler gets the own cards."""
    return f"unique cards {seat}"


def hand(seat: Seat) -> str:
    """BT-37: which card of a hand it is, where chance says so."""
    return f"hand {seat}"
