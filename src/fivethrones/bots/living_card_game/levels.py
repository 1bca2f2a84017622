"""Squire and Knight: those of all card games."""

from typing import Final

from fivethrones.bots.bot import Bot
from fivethrones.bots.card_engine.levels import Knight, Squire

LEVELS: Final[list[Bot]] = [Squire(), Knight()]
