"""Blunders in the box of Stark against Lannister: those of all card games."""

from fivethrones.arena.blunders.card_engine import WATCHES

__all__ = ["WATCHES"]
