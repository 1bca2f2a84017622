"""What the laws must be told about the living card game."""

from conformance import card_table
from conformance.case import Case, Deck
from fivethrones.games.card_engine import deal
from fivethrones.games.card_engine.state import Table
from fivethrones.games.living_card_game.bringing import brings
from fivethrones.games.living_card_game.game import LivingCardGame


def conserve(table: Table) -> None:
    """What is in starter decks is known from the start."""
    fresh = LivingCardGame().blank(table.options)
    for seat in range(table.seats):
        if not brings(table, seat):
            assert owned(table, seat) == owned(fresh, seat)
    card_table.conserve(table)


def owned(table: Table, seat: int) -> list[int]:
    return sorted(table.kinds[slot] for slot in range(len(table.kinds)) if table.owner[slot] == seat)


def decks(table: Table) -> list[Deck]:
    return [(table.kinds, slots) for slots in deal.decks(table)]


CASE = Case(
    LivingCardGame(),
    [
        {},
        {"seats": "3", "deck_0": "targaryen"},
        {"seats": "4"},
        {"seats": "4", "variant": "teams"},
        {"seats": "3", "variant": "littlefinger", "deck_1": "lannister", "deck_2": "lannister"},
        {"seats": "2", "deck_0": "own", "deck_1": "own", "victory": "10", "mulligan": "true"},
        {"seats": "2", "deck_0": "own", "deck_rules": "free", "victory": "10"},
    ],
    conserve,
    {0: [6, 29, 102], 2: [6, 23, 85], 5: [10, 64, 200]},
    decks,
)
