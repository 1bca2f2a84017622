"""The table of Stark against Lannister in a terminal."""

from typing import Final

from fivethrones.boards.card_engine import CardBoard
from fivethrones.games.stark_lannister.game import CARDS

BOARD: Final = CardBoard(CARDS, [])
