"""Blunders in the card games."""

from typing import Any, Final

from fivethrones.arena.blunders.in_challenges import (
    FeebleAttack,
    FreeWinLeft,
    IdleDefender,
    JoinsTheEnemy,
    LaidBare,
)
from fivethrones.arena.blunders.out_of_challenges import IdleGold, SavesTheNamed, SparesTheLesser
from fivethrones.arena.blunders.watch import Watch

WATCHES: Final[list[type[Watch[Any]]]] = [
    IdleGold,
    FeebleAttack,
    IdleDefender,
    FreeWinLeft,
    JoinsTheEnemy,
    LaidBare,
    SavesTheNamed,
    SparesTheLesser,
]
