"""What a game hands in to be tried."""

from collections.abc import Callable
from typing import Any, TypeAlias

from fivethrones.kernel.game import Game
from fivethrones.kernel.options import Options, settle

Deck: TypeAlias = tuple[list[int], list[int]]


class Case:
    """A game, the set-ups to try, its conservation law, its counted openings, and its hidden pieces.

    ``conserve`` asserts what must add up after each action. ``perft`` gives for the number of a line-up how many ways
    there are to make the first, the first two, … choices of the game with seed 1. ``decks`` lists the sorts of pieces
    that look alike face down: the state's own list of kinds, and the slots in it that belong to the sort.
    After ``most`` decisions random play counts as endless.
    """

    def __init__(
        self,
        game: Game[Any],
        line_ups: list[Options],
        conserve: Callable[[Any], None],
        perft: dict[int, list[int]],
        decks: Callable[[Any], list[Deck]],
        most: int = 20_000,
    ) -> None:
        self.game = game
        self.line_ups = [settle(game.settings, line_up) for line_up in line_ups]
        self.conserve = conserve
        self.perft = perft
        self.decks = decks
        self.most = most

    def __repr__(self) -> str:
        return self.game.id
