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
    """What is called after this game wherever Python must be able to say it."""
    return game.id.replace("-", "_")


def beside(game: Game[Any], place: str) -> ModuleType:
    """A part of this game that others keep: the module ``place`` says where, with ``*`` for the game's folder."""
    name = place.replace("*", folder(game))
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{name}.".startswith(f"{error.name}."):
            raise  # the part is there; what it imports is not
        raise LookupError(f"{game.id} needs {name.replace('.', '/')}.py") from error
