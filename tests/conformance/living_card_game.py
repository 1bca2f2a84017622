"""What the laws must be told about the living card game."""

from functools import cache
from typing import Final

from conformance import card_scenes, card_table
from conformance.card_abilities import CardAbilities
from conformance.card_results import ResultWatch
from conformance.case import Case, Deck
from conformance.walk import some_settings
from fivethrones.games.card_engine import redeal as deal
from fivethrones.games.card_engine.box.figures import PLOT
from fivethrones.games.card_engine.records.zones import AGENDA, DECK, HOUSE, PLOTS
from fivethrones.games.card_engine.state import Table
from fivethrones.games.living_card_game.bringing import brings
from fivethrones.games.living_card_game.decks import (
    FEWEST,
    HOUSE_DECK,
    PLOT_DECK,
    agendas,
    may_hold,
)
from fivethrones.games.living_card_game.game import LivingCardGame
from fivethrones.games.living_card_game.pieces import CARDS, HOUSE_CARDS
from fivethrones.kernel.knowledge import EVERYONE, only
from fivethrones.kernel.rng import Rng
from fivethrones.kernel.settings import with_defaults

GAME: Final = LivingCardGame()


def conserve(table: Table) -> None:
    """What is in starter decks is known from the start."""
    for seat in range(table.seats):
        if not brings(table, seat):
            assert owned(table, seat) == starter(table.settings[f"deck_{seat}"])
    card_table.conserve(table)


def owned(table: Table, seat: int) -> list[int]:
    return sorted(kind for kind, owner in zip(table.kinds, table.owner, strict=True) if owner == seat)


@cache
def starter(house: str) -> list[int]:
    """The kinds in a starter deck, with its House card and its plots."""
    return owned(GAME.blank(with_defaults(GAME.settings, {"deck_0": house})), 0)


def decks(table: Table) -> list[Deck]:
    return [(table.kinds, slots) for slots in deal.decks(table)]


def scene(rng: Rng) -> Table:
    """Starter decks as they are; own decks of any cards that they may hold, of whatever House."""
    table = GAME.blank(some_settings(GAME, rng))
    for seat in range(table.seats):
        if brings(table, seat):
            bring(table, seat, rng)
    card_scenes.lay_out(table, rng)
    card_scenes.begin(table, rng)
    return table


def bring(table: Table, seat: int, rng: Rng) -> None:
    free = table.settings["deck_rules"] == "free"
    house = HOUSE_CARDS[rng.below(len(HOUSE_CARDS))]
    table.add(HOUSE, seat, seat, [house], EVERYONE)
    table.secret_decks.append(seat)
    brought = agendas(house.house, free)
    if rng.below(2):
        table.add(AGENDA, seat, seat, [brought[rng.below(len(brought))]], EVERYONE)
    for types, zone, size in ((HOUSE_DECK, DECK, FEWEST), (PLOT, PLOTS, PLOT_DECK)):
        kinds = [
            kind
            for kind, card in enumerate(CARDS)
            if card.type & types and may_hold(house.house, card, free)
            for _ in range(card.per_deck)
        ]
        rng.shuffle(kinds)
        table.add(zone, seat, seat, [CARDS[kind] for kind in kinds[:size]], only(seat))


CASE = Case(
    GAME,
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
    soaked=10_000,
    every=40,
    scene=scene,
    abilities=CardAbilities(),
    watch=ResultWatch,
    purposes=["deck 0", "hand 0", "initiative", "first player"],
    bots=[({}, 11)],
)
