"""The ratings that bots keep. They come from stored games of the arena: `scripts/anchors.py` writes the file."""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from fivethrones.club.ratings import Rating

FILE: Final = Path(__file__).with_name("anchors.json")


@dataclass(frozen=True)
class Anchor:
    rating: Rating
    certified: (
        bool  # enough deals were played with so many at the table; else it is a guess, and weighs little
    )


@cache
def anchors() -> dict[tuple[str, int], dict[str, Anchor]]:
    """By game and number of players, the levels from the weakest up."""
    data = json.loads(FILE.read_text(encoding="utf-8"))
    return {
        (game, int(seats)): {
            level: Anchor(Rating(each["mu"], each["sigma"]), each["certified"])
            for level, each in levels.items()
        }
        for game, ladders in data.items()
        for seats, levels in ladders.items()
    }


def anchor(game: str, seats: int, level: str) -> Anchor:
    """Of a level that nobody has measured nothing is known."""
    return anchors().get((game, seats), {}).get(level, Anchor(Rating(), False))


def measured(game: str, seats: int) -> dict[str, int]:
    """The levels whose rating is certified for so many players, as it is shown."""
    levels = anchors().get((game, seats), {})
    return {level: each.rating.shown for level, each in levels.items() if each.certified}
