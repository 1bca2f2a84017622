"""What a seat has in a position and can have more of: banners, power, money. Each game names its own, in the module of its name here."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from fivethrones.games import beside
from fivethrones.kernel.action import Seat
from fivethrones.kernel.game import Game
from fivethrones.kernel.state import State


@dataclass(frozen=True)
class Asset:
    """The id of its text, the piece that it is about, if any, and the rule by which it counts."""

    name: str
    piece: str
    rule: str


# How much of each; negative where less is better, such as the power of a rival.
Assets: TypeAlias = dict[Asset, float]
AssetsOf: TypeAlias = Callable[[State, Seat], Assets]


def assets_of(game: Game[Any]) -> AssetsOf:
    assets: AssetsOf = beside(game, "fivethrones.club.assets.*").assets
    return assets
