"""What is printed on the cards: counted and added up, and some cards looked at closely."""

from collections import Counter

import pytest

from fivethrones.games.card_engine.box.figures import (
    AGENDA,
    ATTACHMENT,
    BARATHEON,
    CHARACTER,
    DEADLY,
    EVENT,
    HOUSE,
    INTRIGUE,
    LOCATION,
    MILITARY,
    NEUTRAL,
    NO_ATTACHMENTS,
    NOBLE,
    PLOT,
    POWER,
    RENOWN,
    STALWART,
    STARK,
    TARGARYEN,
    VIGILANT,
)
from fivethrones.games.living_card_game.pieces import CARDS, CORE_SET, HOUSE_CARDS, SUPPLEMENT, card_called
from fivethrones.games.living_card_game.starters import STARTERS

TITLES = 6
PRINTED = CORE_SET + SUPPLEMENT  # all of the box; what is added later stands in lists of its own


def test_the_box_holds_220_cards_in_188_designs() -> None:
    """LC-13: four decks, six House cards, six titles."""
    decks = sum(len(deck.cards()) + len(deck.plots()) for deck in STARTERS.values())
    assert decks + len(HOUSE_CARDS) + TITLES == 220
    assert len(CORE_SET) - len(HOUSE_CARDS) == 188


def test_each_card_of_the_box_is_in_a_starter_deck() -> None:
    held = {id for deck in STARTERS.values() for id in deck.copies}
    assert held == {card.id for card in CORE_SET if card.type != HOUSE}


def test_the_supplement_brings_agendas_and_more_of_what_houses_play() -> None:
    types = {card.type for card in SUPPLEMENT}
    assert {CHARACTER, LOCATION, ATTACHMENT, EVENT, AGENDA} <= types


def test_no_two_cards_share_an_id() -> None:
    assert len({card.id for card in CARDS}) == len(CARDS)


@pytest.mark.parametrize(
    ("house", "characters", "locations", "attachments", "events"),
    [
        ("stark", 23, 12, 3, 7),
        ("lannister", 22, 13, 3, 7),
        ("baratheon", 23, 11, 5, 6),
        ("targaryen", 23, 12, 6, 4),
    ],
)
def test_a_starter_deck_has_45_cards_and_7_plots(
    house: str, characters: int, locations: int, attachments: int, events: int
) -> None:
    """LC-13."""
    deck = STARTERS[house]
    types = Counter(card.type for card in deck.cards())
    assert types == {CHARACTER: characters, LOCATION: locations, ATTACHMENT: attachments, EVENT: events}
    assert len(deck.cards()) == 45
    assert len({card.id for card in deck.plots()}) == 7


@pytest.mark.parametrize(
    ("house", "cost", "strength", "income", "influence"),
    [
        ("stark", 81, 66, 5, 5),
        ("lannister", 85, 59, 10, 5),
        ("baratheon", 84, 63, 5, 5),
        ("targaryen", 87, 63, 5, 7),
    ],
)
def test_the_figures_of_a_starter_deck_add_up(
    house: str, cost: int, strength: int, income: int, influence: int
) -> None:
    cards = STARTERS[house].cards()
    assert sum(card.cost for card in cards) == cost
    assert sum(card.strength for card in cards) == strength
    assert sum(card.income for card in cards) == income
    assert sum(card.influence for card in cards) == influence


def test_the_figures_of_eddard_stark() -> None:
    eddard = card_called("eddard_stark")
    assert (eddard.house, eddard.unique, eddard.cost, eddard.strength) == (STARK, True, 4, 3)
    assert (eddard.icons, eddard.crests, eddard.traits) == ([MILITARY, POWER], [NOBLE], ["lord"])
    assert eddard.keywords == [RENOWN, DEADLY, STALWART]


def test_the_narrow_sea_belongs_to_two_houses_and_is_in_both_decks() -> None:
    """LC-4."""
    assert card_called("narrow_sea").house == STARK | BARATHEON
    assert [house for house, deck in STARTERS.items() if "narrow_sea" in deck.copies] == [
        "stark",
        "baratheon",
    ]


def test_three_streets_may_be_in_a_deck_only_once() -> None:
    """LC-15."""
    house_deck = [card for card in PRINTED if card.type in (CHARACTER, LOCATION, ATTACHMENT, EVENT)]
    single = [card.id for card in house_deck if card.per_deck == 1]
    assert single == ["street_of_steel", "shadowblack_lane", "street_of_sisters"]


def test_two_plots_may_be_in_a_plot_deck_twice() -> None:
    """LC-14."""
    plots = [card for card in PRINTED if card.type == PLOT]
    assert sorted(card.id for card in plots if card.per_deck == 2) == [
        "the_power_of_arms",
        "the_power_of_blood",
    ]
    assert {card.per_deck for card in plots} == {1, 2}


def test_events_are_neutral_and_some_are_for_one_house_only() -> None:
    """LC-3, LC-16."""
    events = [card for card in PRINTED if card.type == EVENT]
    assert {card.house for card in events} == {NEUTRAL}
    assert card_called("forever_burning").only == TARGARYEN
    assert sum(card.only != 0 for card in PRINTED) == 26


def test_few_plots_and_weapon_bearers_stand_out() -> None:
    """LC-105, LC-124."""
    assert [card.id for card in PRINTED if card.final] == ["fleeing_to_the_wall", "rule_by_decree"]
    weapons_only = [card for card in PRINTED if card.bears_only == ["weapon"]]
    assert len(weapons_only) == 3
    assert all(NO_ATTACHMENTS in card.keywords for card in weapons_only)


def test_lightbringer_is_a_vigilant_attachment() -> None:
    """LC-112."""
    lightbringer = card_called("lightbringer")
    assert lightbringer.type == ATTACHMENT
    assert lightbringer.keywords == [VIGILANT]


def test_each_type_of_challenge_has_its_icons() -> None:
    icons = Counter(icon for card in PRINTED for icon in card.icons)
    assert icons == {MILITARY: 69, INTRIGUE: 38, POWER: 70}
