"""How puzzles are made of each game: its maker is in the module of its name here."""

from typing import Any

from fivethrones.club.puzzles.maker import Maker
from fivethrones.games import beside
from fivethrones.kernel.game import Game


def maker_of(game: Game[Any]) -> Maker:
    maker: Maker = beside(game, "fivethrones.club.puzzles.makers.*").MAKER
    return maker
