"""The rules. ``GAMES`` is the only list of games; boxes never import each other."""

from importlib import import_module
from types import ModuleType
from typing import Any, Final

from fivethrones.games.btwixt.game import Btwixt
from fivethrones.games.hand_of_the_king.game import HandOfTheKing
from fivethrones.games.living_card_game.game import LivingCardGame
from fivethrones.games.monopoly.game import Monopoly
from fivethrones.games.stark_lannister.game import StarkLannister
from fivethrones.kernel.game import Game

BOXES: Final[list[Game[Any]]] = [HandOfTheKing(), StarkLannister(), LivingCardGame(), Btwixt(), Monopoly()]
GAMES: Final[dict[str, Game[Any]]] = {game.id: game for game in BOXES}


def folder(game: Game[Any]) -> str:
    """The name of the game as a Python identifier, by which folders and modules are called."""
    return game.id.replace("-", "_")


def beside(game: Game[Any], place: str) -> ModuleType:
    """A module about this game in another package; ``place`` is its path, with ``*`` for the game's folder."""
    name = place.replace("*", folder(game))
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{name}.".startswith(f"{error.name}."):
            raise  # the module exists, but something that it imports does not
        raise LookupError(f"{game.id} needs {name.replace('.', '/')}.py") from error
