"""Any position of the living card game, for two to four players.

    table = table_with(
        side(house="stark", play="eddard_stark:power=2:with=ice robb_stark:kneeling", hand="guilty", gold=2),
        side(house="lannister", play="the_hound:under=the_hound", discard="bronn", title="master_of_coin"),
        side(play="robert_baratheon:against=milk_of_the_poppy@0", deck="muster knight_of_flowers"),
        first=1,
    )

What a side has is said as in `scenes.card_engine`. Cards that are mentioned nowhere lie in the decks. Without a House the seats are Stark, Lannister, Baratheon and Targaryen. There are
as many players as sides; ``variant="teams"`` and other words are settings of the game.
"""

from typing import Final

from fivethrones.games.card_engine.box.card import Card
from fivethrones.games.card_engine.state import Table
from fivethrones.games.living_card_game.game import LivingCardGame
from fivethrones.kernel.action import NOTHING, Seat
from fivethrones.kernel.rng import seeded
from fivethrones.kernel.settings import with_defaults
from fivethrones.scenes.card_engine import Side, begin, clear, fill_decks, lay_out

GAME: Final = LivingCardGame()


def table_with(
    *sides: Side, phase: str = "challenges", first: Seat = 0, active: Seat = NOTHING, **settings: str
) -> Table:
    """A table at the start of a phase, or of the active player's turn in it."""
    table = empty_table(sides, [], **settings)
    lay_out(table, list(sides))
    fill_decks(table)
    begin(table, phase, first, active)
    return table


def empty_table(sides: tuple[Side, ...], more: list[Card], **settings: str) -> Table:
    """A table with all cards in the box, including ``more`` cards that do not exist in print; only House cards are laid out."""
    given = with_defaults(GAME.settings, {"seats": str(len(sides)), **settings})
    table = GAME.blank(given)
    table.rng = seeded(1)
    table.box.read([*table.box.cards, *more])
    clear(table)
    for seat, one in enumerate(sides):
        one.house = f"house_{one.house or given[f'deck_{seat}']}"
    return table
