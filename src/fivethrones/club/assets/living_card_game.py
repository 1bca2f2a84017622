"""Those of all card games."""

from fivethrones.club.assets.card_engine import assets

__all__ = ["assets"]
