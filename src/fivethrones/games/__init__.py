"""The rules. ``GAMES`` is the only list of games; boxes never import each other."""

from typing import Any, Final

from fivethrones.games.hand_of_the_king.game import HandOfTheKing
from fivethrones.kernel.game import Game

GAMES: Final[dict[str, Game[Any]]] = {game.id: game for game in [HandOfTheKing()]}
