"""Any position of the living card game, for two to four players, built without playing up to it.

    table = scene(
        side(house="stark", play="eddard_stark:power=2:with=ice robb_stark:kneeling", hand="guilty", gold=2),
        side(house="lannister", play="the_hound:under=the_hound", discard="bronn", title="master_of_coin"),
        side(play="robert_baratheon:against=milk_of_the_poppy@0", deck="muster knight_of_flowers"),
        first=1,
    )
    you, foe, third = table.players
    foe.attacks("military", "the_hound", against=2)
    you.uses("guilty", "way influence", "the_hound")
    table.asks("prompt-save", 1)
    foe.gives_up_duplicate_of("the_hound")
    assert table.told("dies", "saved") == ["saved 1 the_hound"]

Of what is chosen for a card, cards are said by name and all else with its verb: ``player 2``, ``name hodor``, ``type power``, ``way
influence``. What is forced is not asked. `Driver.choices` and a failing test tell what could be said.

What a side has, and when the scene begins, is said as in `fivethrones.scenes.card_engine`; what players do and see, as in
`games.card_engine.driver`. Without a House the seats are Stark, Lannister, Baratheon and Targaryen. There are as many players as sides;
``variant="teams"`` and other words are settings of the game. ``cards`` are made up for the test.
"""

from typing import Any

from fivethrones.games.card_engine.box.card import Card
from fivethrones.kernel.action import NOTHING, Seat
from fivethrones.kernel.settings import with_defaults
from fivethrones.scenes.living_card_game import GAME, empty_table
from games.card_engine.driver import Driver
from games.card_engine.scene import ALWAYS, Side, begin, lay_out, side

__all__ = ["GAME", "opening", "scene", "side"]


def scene(
    *sides: Side,
    phase: str = "challenges",
    first: Seat = 0,
    active: Seat = NOTHING,
    goes_on: bool = False,
    cards: list[Card] | None = None,
    **options: str,
) -> Driver:
    """At the start of a phase, or of the turn of the active player in it."""
    table = empty_table(sides, [*ALWAYS, *(cards or [])], **options)
    lay_out(table, list(sides))
    begin(table, phase, first, active, goes_on)
    return Driver(table)


def opening(seed: int = 1, **options: Any) -> Driver:
    """A game from its very beginning."""
    return Driver(GAME.setup(with_defaults(GAME.settings, options), seed))
