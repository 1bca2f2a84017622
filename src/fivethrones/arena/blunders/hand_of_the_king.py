"""Blunders in Hand of the King: none has been described so that it could be recognized without search."""

from typing import Any, Final

from fivethrones.arena.blunders.watch import Watch

WATCHES: Final[list[type[Watch[Any]]]] = []
