"""Those of all card games."""

from fivethrones.club.puzzles.makers.card_engine import MAKER

__all__ = ["MAKER"]
