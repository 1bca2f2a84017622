"""What tests of the cards of House Targaryen share."""

from typing import Final

from fivethrones.games.card_engine.abilities.filters import CHARACTERS
from fivethrones.games.card_engine.cards import NEUTRAL, attachment
from games.card_engine.sides import Side
from games.living_card_game.scene import side

AXE: Final = attachment("axe", NEUTRAL, 0, ["weapon"], CHARACTERS, [])  # a plain weapon


def dragons(
    play: str = "", hand: str = "", gold: int = 0, deck: int | str = 0, discard: str = "", plots: str = ""
) -> Side:
    """Of House Targaryen."""
    return side(play, hand, deck, gold, plots=plots, discard=discard, house="targaryen")
