"""A position that is easier to reach by a few moves than to lay out."""

from typing import Any, TypeVar

from fivethrones.kernel.game import Game
from fivethrones.kernel.state import State
from fivethrones.match.entry import carry_out
from fivethrones.match.notation import read_entry

S = TypeVar("S", bound=State)


def after(game: Game[Any], state: S, *lines: str) -> S:
    """The same table after these were done, each written as in a record: ``1 rest``."""
    for line in lines:
        carry_out(state, read_entry(game, state, line).actions)
    return state
