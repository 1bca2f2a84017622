"""What tests of the cards of House Targaryen share."""

from typing import Any, Final

from fivethrones.games.card_engine.box.card import attachment
from fivethrones.games.card_engine.box.figures import NEUTRAL
from fivethrones.games.card_engine.vocabulary.filters import CHARACTERS
from fivethrones.kernel.action import Action
from fivethrones.scenes.card_engine import Side
from games.card_engine.driver import Driver
from games.living_card_game.scene import scene, side

AXE: Final = attachment(
    "axe", NEUTRAL, cost=0, traits=["weapon"], bearer=CHARACTERS, abilities=[]
)  # a plain weapon


def dragons(
    play: str = "", hand: str = "", gold: int = 0, deck: int | str = 0, discard: str = "", plots: str = ""
) -> Side:
    """Of House Targaryen."""
    return side(play, hand, deck, gold, plots=plots, discard=discard, house="targaryen")


def reveal(*sides: Side, **options: Any) -> Driver:
    """Each side reveals the first of its plots; the first player is the one with the first seat."""
    table = scene(*sides, phase="plot", cards=[AXE], **options)
    for seat, one in enumerate(sides):
        if len(one.plots) > 1:
            table.apply(Action(seat, "plot", table.seat(seat).any_card(one.plots[0])))
    table.passes()
    table.seat(table.asked()[0]).says("first 0")
    return table
