"""Blunders in Monopoly: none has been described yet."""

from typing import Any, Final

from fivethrones.arena.blunders.watch import Watch

WATCHES: Final[list[type[Watch[Any]]]] = []
