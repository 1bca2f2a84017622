"""How a bot judges its own position: from what its seat knows, like its choices."""

from typing import final

from mypy_extensions import mypyc_attr

from fivethrones.kernel.action import Seat
from fivethrones.kernel.state import State


@final
class Judgement:
    """What a seat thought of its position in a round."""

    def __init__(self, round: int, hopeless: bool) -> None:
        self.round = round
        self.hopeless = hopeless


@mypyc_attr(allow_interpreted_subclasses=True)
class Hope:
    """A game brings its sides, its rounds and the chance to win."""

    def __init__(self, least: float) -> None:
        self.least = least  # a smaller chance is none

    def sides(self, world: State) -> list[list[Seat]]:  # noqa: ARG002 (named for the subclasses)
        """Who wins together."""
        raise TypeError(f"{type(self).__name__} has no sides")

    def round(self, world: State) -> int:  # noqa: ARG002 (named for the subclasses)
        """A number that differs from round to round; 0 where the position is not to be judged."""
        raise TypeError(f"{type(self).__name__} counts no rounds")

    def chance(self, world: State, seat: Seat) -> float:  # noqa: ARG002 (named for the subclasses)
        """To win."""
        raise TypeError(f"{type(self).__name__} does not judge")
