"""The cards in the box, which have an ``id``, in the order in which saved tables know them, and where they are tested."""

from typing import Final

from fivethrones.games.hand_of_the_king.companions import COMPANIONS as CARDS

__all__ = ["CARDS", "TESTS"]

TESTS: Final = "tests/games/hand_of_the_king"
