"""Puzzles of B'Twixt: bids, and whom to take into which council."""

from typing import Final

from fivethrones.club.puzzles.maker import Maker


class RealmPuzzles(Maker):
    themes = {
        "prompt-bid": "theme-bid",
        "prompt-place": "theme-council",
        "prompt-token": "theme-council",
        "prompt-token-of": "theme-council",
    }
    skips = 0.6


MAKER: Final = RealmPuzzles()
