"""What a game hands in to be tried."""

from collections.abc import Callable, Collection, Sequence
from typing import Any, TypeAlias

from fivethrones.kernel.action import Action
from fivethrones.kernel.game import Game
from fivethrones.kernel.rng import Rng
from fivethrones.kernel.settings import Settings, with_defaults

Deck: TypeAlias = tuple[list[Any], Sequence[int]]


class Abilities:
    """What players may use or leave; by itself a game has nothing of the kind."""

    def offered(self, state: Any) -> list[Action]:
        """The uses among the options of those that the game waits for."""
        return []

    def idle(self, state: Any, action: Action, rng: Rng) -> str:
        """What this use would be for if it changed nothing beyond its cost; empty where it changes something."""
        return ""


class Watch:
    """Looks at one game before each step that a frame takes, and asserts what only shows in between."""

    def look(self, state: Any) -> None:
        pass


class Case:
    """A game, the set-ups to try, its conservation law, its counted openings, and its hidden pieces.

    ``conserve`` asserts what must add up after each action. ``perft`` gives for the number of a line-up how many ways
    there are to make the first, the first two, … choices of the game with seed 1. ``decks`` lists the sorts of pieces
    that look alike face down: the state's own list of kinds, and the slots in it that belong to the sort.
    After ``most`` decisions random play counts as endless. ``scene`` lays out a position at random, anywhere in a game.
    ``soaked`` says how many random games `make soak` plays, ``every`` at which share of their decisions it tries every law:
    games of some boxes are over a hundred times as long as those of others. ``purposes`` are the streams of chance that a game
    of some line-up draws from; a number in them stands for any seat. ``bots`` are set-ups in which bots are looked at, each with
    a number: how many decisions go by until one is looked at.
    """

    def __init__(
        self,
        game: Game[Any],
        line_ups: list[Settings],
        conserve: Callable[[Any], None],
        perft: dict[int, list[int]],
        decks: Callable[[Any], list[Deck]],
        most: int = 20_000,
        soaked: int = 20_000,
        every: int = 10,
        scene: Callable[[Rng], Any] | None = None,
        abilities: Abilities | None = None,
        watch: Callable[[], Watch] = Watch,
        purposes: Collection[str] = (),
        bots: Sequence[tuple[Settings, int]] = (),
    ) -> None:
        self.game = game
        self.line_ups = [with_defaults(game.settings, line_up) for line_up in line_ups]
        self.conserve = conserve
        self.perft = perft
        self.decks = decks
        self.most = most
        self.soaked = soaked
        self.every = every
        self.scene = scene
        self.abilities = abilities or Abilities()
        self.watch = watch
        self.purposes = set(purposes)
        self.bots = bots

    def __repr__(self) -> str:
        return self.game.id
