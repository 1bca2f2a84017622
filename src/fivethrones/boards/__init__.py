"""How each game looks in text, for a terminal: ``<game>.py`` here holds its board."""

from typing import Final

from fivethrones.boards.board import Board
from fivethrones.games import GAMES, beside

BOARDS: Final[dict[str, Board]] = {
    game.id: beside(game, "fivethrones.boards.*").BOARD for game in GAMES.values()
}
