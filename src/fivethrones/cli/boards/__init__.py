"""How each game looks in a terminal. ``BOARDS`` is the only list of boards."""

from typing import Final

from fivethrones.cli.boards.board import Board
from fivethrones.cli.boards.hand_of_the_king import CourtBoard

BOARDS: Final[dict[str, Board]] = {"hand-of-the-king": CourtBoard()}
