"""Puzzles of Monopoly: what to buy, to build and to trade."""

from typing import Final

from fivethrones.club.puzzles.maker import Maker


class RealmPuzzles(Maker):
    themes = {
        "prompt-bid": "theme-bid",
        "prompt-buy": "theme-purchase",
        "prompt-throw": "theme-building",
        "prompt-business": "theme-building",
        "prompt-answer": "theme-trade",
    }


MAKER: Final = RealmPuzzles()
