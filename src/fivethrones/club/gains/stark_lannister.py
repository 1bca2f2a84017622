"""Those of all card games."""

from fivethrones.club.gains.card_engine import facts

__all__ = ["facts"]
