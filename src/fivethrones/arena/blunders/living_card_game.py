"""Blunders in the Card Game: those of all card games."""

from fivethrones.arena.blunders.card_engine import WATCHES

__all__ = ["WATCHES"]
