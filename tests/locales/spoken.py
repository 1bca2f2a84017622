"""What the tests of texts must be told about a game: in `tests/games/<game>/spoken.py`, under the name ``SPOKEN``."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from importlib import import_module


@dataclass
class Spoken:
    """What cannot be read off the source of a game."""

    ids: Iterable[str]  # of things that messages name, and ids that are put together where they are used
    verbs: list[str]  # of its actions
    rare: set[str]  # ids that random games seldom or never need
    games: int = 60  # random games in which all else is said
    always: dict[str, str] = field(default_factory=dict)  # settings that keep those games short


def spoken(game: str) -> Spoken:
    found = import_module(f"games.{game.replace('-', '_')}.spoken").SPOKEN
    assert isinstance(found, Spoken)
    return found
