"""Positions and choices as numbers, for programs that learn: what ``envs`` and datasets are made of.

Everything here is a function of what one seat may know. A game's encoding is in the module called after it.
"""

from typing import Any

from fivethrones.encoding.encoding import Encoding
from fivethrones.games import beside
from fivethrones.kernel.game import Game


def encoding_of(game: Game[Any]) -> Encoding[Any]:
    found: Encoding[Any] = beside(game, "fivethrones.encoding.*").ENCODING
    return found
