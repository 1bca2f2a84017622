"""Blunders that a person at the table would notice. Those of a game are in the file here that is called after it."""

from typing import Any

from fivethrones.arena.blunders.watch import Watch
from fivethrones.games import beside
from fivethrones.kernel.game import Game


def watches_for(game: Game[Any]) -> list[Watch[Any]]:
    """One for each kind of blunder, to look on at one game."""
    kinds: list[type[Watch[Any]]] = beside(game, "fivethrones.arena.blunders.*").WATCHES
    return [kind() for kind in kinds]
