"""What the laws must be told about Stark against Lannister."""

from conformance import card_table
from conformance.case import Case, Deck
from fivethrones.games.card_engine import deal
from fivethrones.games.card_engine.plot_deal import candidates
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.zones import ASIDE, OUT, POOL
from fivethrones.games.stark_lannister.game import StarkLannister


def conserve(table: Table) -> None:
    fresh = StarkLannister().blank(table.options)
    assert sorted(table.kinds) == sorted(fresh.kinds)
    card_table.conserve(table)
    if table.round and table.box.drafted:
        check_draft(table)


def check_draft(table: Table) -> None:
    """SL-68, SL-69: of eighteen plots six went back unseen; each player left six of thirteen out."""
    for seat in range(table.seats):
        assert [len(table.pile(zone, seat)) for zone in (ASIDE, OUT)] == [3, 6]


def decks(table: Table) -> list[Deck]:
    plots = [table.pile(POOL, 0), *(candidates(table, seat) for seat in range(table.seats))]
    return [(table.kinds, slots) for slots in [*deal.decks(table), *plots]]


CASE = Case(
    StarkLannister(),
    [
        {},
        {"plots": "drafted"},
        {"seat_0": "lannister", "victory": "10"},
        {"plots": "drafted", "mulligan": "false", "round_limit": "25", "victory": "20"},
    ],
    conserve,
    {0: [2, 4, 22, 84], 1: [3, 9, 18, 36]},
    decks,
)
