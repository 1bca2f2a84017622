"""Any position of Stark against Lannister, built without playing up to it.

    table = scene(
        stark=side(play="jon_snow stark_retinue:kneeling", deck=10),
        lannister=side(play="the_hound", hand="insidious_ways", gold=2),
        first="lannister",
    )
    table.lannister.attacks("military", "the_hound")

What a side has is said as in `fivethrones.scenes.card_engine`. Cards that are mentioned nowhere are back in the box.
"""

from typing import Any

from fivethrones.games.card_engine.box.card import Card
from fivethrones.games.card_engine.phases.setup import PLACE, Setup
from fivethrones.games.card_engine.state import Table
from fivethrones.kernel.play import advance
from fivethrones.kernel.settings import with_defaults
from fivethrones.scenes.stark_lannister import GAME, HOUSES, empty_table
from games.card_engine.driver import Driver
from games.card_engine.player import Player
from games.card_engine.scene import ALWAYS, Halt, Side, begin, lay_out, side

__all__ = ["GAME", "Halt", "Scene", "Side", "laying", "opening", "scene", "side"]


class Scene(Driver):
    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.stark: Player = self.players[0]
        self.lannister: Player = self.players[1]


def scene(
    stark: Side | None = None,
    lannister: Side | None = None,
    *,
    phase: str = "challenges",
    first: str = "stark",
    active: str = "",
    goes_on: bool = False,
    cards: list[Card] | None = None,
    **options: str,
) -> Scene:
    """A table at the start of a phase, or of the turn of the active player in it.

    It ends with the phase, unless it goes on. ``cards`` are made up for the test.
    """
    table = empty_table([*ALWAYS, *(cards or [])], **options)
    lay_out(table, [stark or side(), lannister or side()])
    begin(table, phase, HOUSES.index(first), HOUSES.index(active or first), goes_on)
    return Scene(table)


def opening(seed: int = 1, **options: Any) -> Scene:
    """A game from its very beginning."""
    return Scene(GAME.setup(with_defaults(GAME.settings, options), seed))


def laying(hand: str, deck: int = 0) -> Scene:
    """Stark lays set-up cards from this hand; Lannister has nothing."""
    table = empty_table(ALWAYS)
    yours = side(hand=hand, deck=deck, plot="", plots="storm_of_swords the_old_gods")
    lay_out(table, [yours, side(plot="", plots="killing_cold uneasy_truce")])
    table.push(Setup(PLACE, 0))
    advance(table)
    return Scene(table)
