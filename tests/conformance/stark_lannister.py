"""What the laws must be told about Stark against Lannister."""

from functools import cache
from typing import Final

from conformance import card_scenes, card_table
from conformance.card_abilities import CardAbilities
from conformance.card_results import ResultWatch
from conformance.case import Case, Deck
from conformance.walk import some_settings
from fivethrones.games.card_engine import redeal as deal
from fivethrones.games.card_engine.records.zones import ASIDE, OUT, PLOTS, POOL
from fivethrones.games.card_engine.redeal import candidates
from fivethrones.games.card_engine.state import Table
from fivethrones.games.stark_lannister.game import StarkLannister
from fivethrones.kernel.knowledge import only
from fivethrones.kernel.rng import Rng
from fivethrones.kernel.settings import with_defaults
from fivethrones.scenes.card_engine import put

GAME: Final = StarkLannister()


def conserve(table: Table) -> None:
    assert sorted(table.kinds) == in_the_box(table.settings["plots"])
    card_table.conserve(table)
    if table.round and table.box.drafted:
        check_draft(table)


def check_draft(table: Table) -> None:
    """SL-68, SL-69: of eighteen plots six went back unseen; each player left six of thirteen out."""
    for seat in range(table.seats):
        assert [len(table.pile(zone, seat)) for zone in (ASIDE, OUT)] == [3, 6]


@cache
def in_the_box(plots: str) -> list[int]:
    return sorted(GAME.blank(with_defaults(GAME.settings, {"plots": plots})).kinds)


def decks(table: Table) -> list[Deck]:
    plots = [table.pile(POOL, 0), *(candidates(table, seat) for seat in range(table.seats))]
    return [(table.kinds, slots) for slots in [*deal.decks(table), *plots]]


def scene(rng: Rng) -> Table:
    settings = some_settings(GAME, rng)
    table = GAME.blank(settings)
    if table.box.drafted:
        deal_drafted(table, rng)
    card_scenes.lay_out(table, rng)
    card_scenes.begin(table, rng)
    return table


def deal_drafted(table: Table, rng: Rng) -> None:
    """As after a draft: of thirteen candidates each player has taken seven."""
    pool = table.pile(POOL, 0).copy()
    rng.shuffle(pool)
    for seat in range(table.seats):
        for plot in [pool.pop() for _ in range(3)]:
            put(table, plot, ASIDE, seat)
            table.knowledge[plot] = only(seat)
        candidates = table.pile(PLOTS, seat) + [pool.pop() for _ in range(6)]
        rng.shuffle(candidates)
        for number, plot in enumerate(candidates):
            put(table, plot, PLOTS if number < 7 else OUT, seat)
            table.knowledge[plot] = only(seat)


CASE = Case(
    GAME,
    [
        {},
        {"plots": "drafted"},
        {"seat_0": "lannister", "victory": "10"},
        {"plots": "drafted", "mulligan": "false", "round_limit": "25", "victory": "20"},
    ],
    conserve,
    {0: [2, 4, 22, 84], 1: [3, 9, 18, 36]},
    decks,
    soaked=20_000,
    every=15,
    scene=scene,
    abilities=CardAbilities(),
    watch=ResultWatch,
    purposes=["deck 0", "plots 0", "draft 0", "hand 0", "initiative"],
    bots=[({}, 9), ({"plots": "drafted"}, 9)],
)
