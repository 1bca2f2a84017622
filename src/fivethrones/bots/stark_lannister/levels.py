"""The levels of all card games."""

from fivethrones.bots.card_engine.levels import LEVELS

__all__ = ["LEVELS"]
