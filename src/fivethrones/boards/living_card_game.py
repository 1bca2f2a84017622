"""The table of the Card Game in a terminal."""

from typing import Final

from fivethrones.boards.card_engine import CardBoard
from fivethrones.games.living_card_game.pieces import CARDS
from fivethrones.games.living_card_game.titles import TITLES

BOARD: Final = CardBoard(CARDS, TITLES)
