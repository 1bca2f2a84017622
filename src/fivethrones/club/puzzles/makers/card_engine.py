"""Puzzles of the card games: plots, challenges and the play of cards."""

from typing import Final

from fivethrones.club.puzzles.maker import Maker


class CardPuzzles(Maker):
    themes = {
        "prompt-plot": "theme-plot",
        "prompt-challenge": "theme-challenge",
        "prompt-attack": "theme-battle",
        "prompt-defend": "theme-battle",
        "prompt-stealth": "theme-battle",
        "prompt-act": "theme-cards",
    }


MAKER: Final = CardPuzzles()
