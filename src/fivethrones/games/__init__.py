"""The rules. ``GAMES`` is the only list of games; boxes never import each other."""

from typing import Any, Final

from fivethrones.games.btwixt.game import Btwixt
from fivethrones.games.hand_of_the_king.game import HandOfTheKing
from fivethrones.games.living_card_game.game import LivingCardGame
from fivethrones.games.monopoly.game import Monopoly
from fivethrones.games.stark_lannister.game import StarkLannister
from fivethrones.kernel.game import Game

BOXES: Final[list[Game[Any]]] = [HandOfTheKing(), StarkLannister(), LivingCardGame(), Btwixt(), Monopoly()]
GAMES: Final[dict[str, Game[Any]]] = {game.id: game for game in BOXES}
