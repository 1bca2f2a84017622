"""From which chance on a position is given up."""

from typing import Final

from fivethrones.bots.card_engine.hope import CardHope

HOPE: Final = CardHope(0.02)
