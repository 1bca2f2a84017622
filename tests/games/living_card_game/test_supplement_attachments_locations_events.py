"""Attachments, locations and events of the supplement."""

import pytest

from fivethrones.games.card_engine.records.zones import HOUSE
from fivethrones.games.card_engine.values.of_players import income, initiative
from fivethrones.games.card_engine.values.prices import influence
from fivethrones.scenes.card_engine import Side
from games.card_engine.driver import Driver
from games.living_card_game.scene import scene, side
from games.living_card_game.tricks import TRICKS

# Attachments


def test_a_pillaged_location_costs_its_controller_income_and_initiative() -> None:
    plain = scene(side("great_keep"), side())
    table = scene(side("great_keep:against=burned_and_pillaged"), side())

    assert income(table.table, 0) == income(plain.table, 0) - 1
    assert initiative(table.table, 0) == initiative(plain.table, 0) - 1
    assert income(table.table, 1) == income(plain.table, 1)


def test_any_location_may_be_burned_and_pillaged_but_only_one_a_round() -> None:
    table = scene(
        side("crossroads", hand="burned_and_pillaged burned_and_pillaged", gold=9, house="greyjoy"),
        side("great_keep hodor"),
        phase="marshalling",
    )
    you, _ = table.players

    you.plays("burned_and_pillaged", on="great_keep")

    assert income(table.table, 1) == 4
    assert you.refuses("play", "burned_and_pillaged") == "refused-limited"


def test_hunting_dogs_strengthen_their_bearer_whom_stealth_cannot_pass_by() -> None:
    table = scene(side("lord_edrics_knight"), side("robb_stark:with=ramsays_hunting_dogs eddard_stark"))
    you, foe = table.players
    assert foe.strength("robb_stark") == 4

    you.attacks("military", "lord_edrics_knight")
    table.passes_until("prompt-stealth")

    assert you.choices() == ["done", "choose eddard_stark"]


def test_a_levy_brings_income_from_an_own_location() -> None:
    table = scene(
        side("crossroads", hand="increased_levy", gold=1, house="lannister"),
        side("great_keep"),
        phase="marshalling",
    )
    you, _ = table.players
    before = income(table.table, 0)

    you.plays("increased_levy")

    assert income(table.table, 0) == before + 1
    assert table.table.attached_to[you.mine("increased_levy")] == you.mine("crossroads")


# Locations


@pytest.mark.parametrize(
    ("house", "fiefdoms", "card", "price"),
    [
        ("greyjoy", "iron_island_fiefdoms", "asha_greyjoy", 2),
        ("greyjoy", "iron_island_fiefdoms", "aerons_chambers", 0),
        ("greyjoy", "bloody_keep", "asha_greyjoy", 1),
        ("martell", "dornish_fiefdoms", "ellaria_sand", 2),
        ("martell", "dornish_fiefdoms", "lord_dorans_chambers", 0),
    ],
)
def test_the_next_card_of_the_house_is_cheaper(house: str, fiefdoms: str, card: str, price: int) -> None:
    table = scene(side(fiefdoms, hand=f"{card} hodor", gold=9, house=house), side(), phase="marshalling")
    you, _ = table.players

    you.uses(fiefdoms)
    assert you.kneels(fiefdoms)
    you.plays("hodor")
    left = you.gold
    you.plays(card)

    assert left - you.gold == price


def test_the_bloody_keep_helps_characters_only() -> None:
    table = scene(side("bloody_keep", hand="gatehouse aerons_chambers", gold=9, house="greyjoy"), side(), phase="marshalling")  # fmt: skip
    you, _ = table.players

    you.uses("bloody_keep")
    you.plays("aerons_chambers")

    assert you.gold == 8


@pytest.mark.parametrize(
    ("house", "chambers"), [("greyjoy", "aerons_chambers"), ("martell", "lord_dorans_chambers")]
)
def test_chambers_may_be_attached_to_the_house_card(house: str, chambers: str) -> None:
    table = scene(side(hand=chambers, gold=1, house=house), side(), phase="marshalling")
    you, _ = table.players

    you.does("attach", chambers)

    assert table.table.zone[table.table.attached_to[you.mine(chambers)]] == HOUSE
    assert (income(table.table, 0), influence(table.table, 0)) == (5, 1)


@pytest.mark.parametrize(
    ("card", "gold", "scrolls", "crowns"),
    [
        ("gatehouse", 1, 0, 0),
        ("water_garden", 1, 0, 0),
        ("iron_island_fiefdoms", 0, 1, 0),
        ("dornish_fiefdoms", 0, 1, 0),
        ("bloody_keep", 0, 0, 0),
        ("aerons_chambers", 1, 1, 0),
        ("lord_dorans_chambers", 1, 1, 0),
        ("kingsroad_fiefdom", 0, 2, 2),
    ],
)
def test_what_locations_yield(card: str, gold: int, scrolls: int, crowns: int) -> None:
    table = scene(side(card), side()).table

    assert income(table, 0) - income(table, 1) == gold
    assert influence(table, 0) == scrolls
    assert initiative(table, 0) - initiative(table, 1) == crowns


@pytest.mark.parametrize(
    "card", ["gatehouse", "water_garden", "iron_island_fiefdoms", "dornish_fiefdoms", "bloody_keep"]
)
def test_limited_locations(card: str) -> None:
    table = scene(side(hand=f"{card} {card}", gold=9), side(), phase="marshalling")
    you, _ = table.players

    you.plays(card)

    assert you.refuses("play", card) == "refused-limited"


# Events


def feast(foe: Side, hand: str = "praise") -> Driver:
    """You play an event on Hodor; then the other player may do something about it."""
    table = scene(side("hodor hall", hand=hand, gold=1), foe, cards=TRICKS)
    table.seat(0).uses(hand.split()[0], "hodor")
    return table


def test_crossing_interests_cancels_an_event() -> None:
    table = feast(side(hand="crossing_interests"))
    you, foe = table.players
    table.asks("prompt-cancel", 1)

    foe.uses("crossing_interests")

    assert you.strength("hodor") == 4
    assert (you.discard(), foe.discard()) == (["praise"], ["crossing_interests"])


def test_the_hands_judgement_costs_gold() -> None:
    table = feast(side(hand="the_hands_judgement", gold=1))
    you, foe = table.players

    foe.uses("the_hands_judgement")

    assert (you.strength("hodor"), foe.gold) == (4, 0)


def test_there_is_no_judgement_without_gold() -> None:
    table = feast(side(hand="the_hands_judgement"))

    assert table.told("cancelled") == []
    assert table.seat(0).strength("hodor") == 6


def test_a_paper_shield_cancels_an_event_without_a_price() -> None:
    table = feast(side(hand="paper_shield"))
    you, foe = table.players

    foe.uses("paper_shield")

    assert you.strength("hodor") == 4


@pytest.mark.parametrize(
    ("priced", "choices"),
    [
        ("the_lions_will", ["eddard_stark"]),
        ("dance_with_dragons", []),
    ],
)
def test_a_paper_shield_helps_against_no_event_for_gold_or_influence(priced: str, choices: list[str]) -> None:
    table = scene(
        side("hall tyrion_lannister", hand=priced, gold=2),
        side("eddard_stark", hand="paper_shield"),
        cards=TRICKS,
    )
    you, foe = table.players

    you.uses(priced, *choices)

    assert table.told("plays-event") == [f"plays-event 0 {priced}"]
    assert not foe.may("use paper_shield")


def test_nothing_cancels_what_an_event_does_from_the_dead_pile() -> None:
    """It is used there, not played."""
    table = scene(side(dead="forever_burning", gold=2), side(hand="crossing_interests"), phase="dominance")
    you, _ = table.players

    you.uses("forever_burning", ability=1)

    assert you.hand() == ["forever_burning"]
