"""Positions and choices as numbers, for programs that learn. ``envs`` and datasets are built on it.

Everything here is a function of what one seat may know. The encoding of a game is in the module named after it.
"""

from typing import Any

from fivethrones.encoding.encoding import Encoding
from fivethrones.games import beside
from fivethrones.kernel.game import Game


def encoding_of(game: Game[Any]) -> Encoding[Any]:
    found: Encoding[Any] = beside(game, "fivethrones.encoding.*").ENCODING
    return found
