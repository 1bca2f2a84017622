"""Any position of Stark against Lannister.

    table = table_with(
        stark=side(play="jon_snow stark_retinue:kneeling", plot="the_old_gods"),
        lannister=side(play="the_hound", hand="insidious_ways", gold=2, plot="killing_cold"),
        first="lannister",
    )

What a side has is said as in `scenes.card_engine`. Cards that are mentioned nowhere lie in the decks.
"""

from typing import Final

from fivethrones.games.card_engine.box.card import Card
from fivethrones.games.card_engine.phases.setup import PLACE, Setup
from fivethrones.games.card_engine.records.zones import OUT
from fivethrones.games.card_engine.state import Table
from fivethrones.games.stark_lannister.game import StarkLannister
from fivethrones.games.stark_lannister.plots import DRAFT_PLOTS
from fivethrones.kernel.action import NOTHING
from fivethrones.kernel.knowledge import EVERYONE
from fivethrones.kernel.play import advance
from fivethrones.kernel.rng import seeded
from fivethrones.kernel.settings import with_defaults
from fivethrones.scenes.card_engine import Side, begin, clear, fill_decks, lay_out

GAME: Final = StarkLannister()
HOUSES: Final = ["stark", "lannister"]


def table_with(
    stark: Side,
    lannister: Side,
    *,
    phase: str = "challenges",
    first: str = "stark",
    active: str = "",
    **settings: str,
) -> Table:
    """A table at the start of a phase, or of the active player's turn in it."""
    table = empty_table([], **settings)
    lay_out(table, [stark, lannister])
    fill_decks(table)
    begin(table, phase, HOUSES.index(first), HOUSES.index(active or first))
    return table


def setting_up(stark: Side, lannister: Side) -> Table:
    """A table at set-up: Stark places cards first, then Lannister."""
    table = empty_table([])
    lay_out(table, [stark, lannister])
    fill_decks(table)
    table.push(Setup(PLACE, 0))
    advance(table)
    return table


def empty_table(more: list[Card], **settings: str) -> Table:
    """A table with all cards in the box, including ``more`` cards that do not exist in print."""
    table = GAME.blank(with_defaults(GAME.settings, settings))
    table.rng = seeded(1)
    table.box.read([*table.box.cards, *more])
    table.add(OUT, 0, NOTHING, DRAFT_PLOTS, EVERYONE)
    clear(table)
    return table
