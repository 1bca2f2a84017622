"""How each game looks in a terminal: ``<game>.py`` here holds its board."""

from typing import Final

from fivethrones.cli.boards.board import Board
from fivethrones.games import GAMES, beside

BOARDS: Final[dict[str, Board]] = {
    game.id: beside(game, "fivethrones.cli.boards.*").BOARD for game in GAMES.values()
}
