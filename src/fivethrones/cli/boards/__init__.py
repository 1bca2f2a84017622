"""How each game looks in a terminal. ``BOARDS`` is the only list of boards."""

from typing import Final

from fivethrones.cli.boards.board import Board
from fivethrones.cli.boards.btwixt import RealmBoard
from fivethrones.cli.boards.card_engine import CardBoard
from fivethrones.cli.boards.hand_of_the_king import CourtBoard
from fivethrones.cli.boards.monopoly import RingBoard
from fivethrones.games.living_card_game.pieces import CARDS as LIVING_CARDS
from fivethrones.games.living_card_game.titles import TITLES
from fivethrones.games.stark_lannister.game import CARDS as DUEL_CARDS

BOARDS: Final[dict[str, Board]] = {
    "hand-of-the-king": CourtBoard(),
    "stark-lannister": CardBoard(DUEL_CARDS, []),
    "living-card-game": CardBoard(LIVING_CARDS, TITLES),
    "btwixt": RealmBoard(),
    "monopoly": RingBoard(),
}
