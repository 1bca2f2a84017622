"""What puzzles of a game are about, and how they are found in it."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from fivethrones.club.puzzles.standing_out import Found, tried_best
from fivethrones.kernel.action import Action, Seat
from fivethrones.kernel.game import Game
from fivethrones.kernel.rng import Rng
from fivethrones.kernel.state import State

QUIET: Final = "theme-quiet"  # nothing is won at once


class Maker:
    """Makes puzzles of any game whose strongest bot searches in sampled worlds."""

    themes: ClassVar[Mapping[str, str]] = {}  # by prompt: what a puzzle is about that asks it
    # How much of a game is left out at its beginning, where all the rest would have to be played out to judge a choice.
    skips: ClassVar[float] = 0.0

    def outstanding(self, game: Game[Any], world: State, seat: Seat, rng: Rng) -> Found | None:
        """The one choice that is clearly best, with the others; None if there is no such choice."""
        return tried_best(game, world, seat, rng)

    def theme(self, world: State, seat: Seat, solution: Action) -> str:  # noqa: ARG002 (named for the subclasses)
        assert world.decision is not None
        return self.themes.get(world.decision.prompt.id, QUIET)
