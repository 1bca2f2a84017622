"""Agendas, one after the other."""

import pytest

from fivethrones.games.card_engine.box.figures import INTRIGUE, MILITARY, RENOWN
from fivethrones.games.card_engine.moves.victory import goal
from fivethrones.games.card_engine.values.prices import cost
from fivethrones.games.living_card_game.announcing import Announcing
from fivethrones.games.living_card_game.bringing import choices
from fivethrones.kernel.action import Action
from fivethrones.kernel.play import advance, why_not
from games.card_engine.driver import Driver
from games.living_card_game.own_decks import legal_deck
from games.living_card_game.scene import opening, scene, side
from games.living_card_game.tricks import TRICKS

# Treaty with the North


def test_a_treaty_saves_the_penalty_for_stark_cards_only() -> None:
    table = scene(
        side(hand="hodor the_hound", house="targaryen", agenda="treaty_with_the_north"), side(hand="hodor")
    )
    you, foe = table.players

    assert cost(table.table, 0, you.in_hand("hodor")) == 1
    assert cost(table.table, 1, foe.in_hand("hodor")) == 3
    hound = you.in_hand("the_hound")
    assert cost(table.table, 0, hound) == table.table.card(hound).cost + 2


def test_a_treaty_lets_opponents_without_one_win_earlier() -> None:
    table = scene(
        side(agenda="treaty_with_the_north"), side(), side(agenda="treaty_with_the_north"), side()
    ).table

    assert [goal(table, seat) for seat in range(4)] == [15, 10, 15, 10]


@pytest.mark.parametrize(("victory", "least"), [("20", 15), ("15", 10), ("10", 10)])
def test_nobody_wins_below_ten(victory: str, least: int) -> None:
    table = scene(
        side(agenda="treaty_with_the_north"), side(power=least - 1), phase="taxation", victory=victory
    )

    assert not table.is_over()
    assert goal(table.table, 1) == least


def test_an_opponent_of_a_treaty_wins_with_ten() -> None:
    table = scene(side("robb_stark", power=9), side(agenda="treaty_with_the_north"), phase="dominance")

    assert table.ranking()[0] == [0]


# The Siege of Winterfell


def test_the_siege_brings_two_power_for_a_military_win() -> None:
    table = scene(side("robb_stark", agenda="the_siege_of_winterfell"), side(hand="ice"))
    you, _ = table.players

    you.attacks("military", "robb_stark")
    you.uses("the_siege_of_winterfell", ability=1)

    assert you.power == 3  # one was for no opposition


def test_under_siege_other_challenges_and_dominance_bring_the_house_nothing() -> None:
    table = scene(
        side("robb_stark eddard_stark", agenda="the_siege_of_winterfell"), side(power=2), goes_on=True
    )
    you, foe = table.players

    you.attacks("power", "eddard_stark")
    table.passes()
    assert (you.power, foe.power) == (0, 2)
    assert you.power_on("eddard_stark") == 1

    table.ends_phase()
    assert table.told("dominance") == ["dominance 0 2"]
    assert you.power == 0


# Knights of the Realm


@pytest.mark.parametrize(
    ("mine", "theirs", "drawn"),
    [
        ("knight_of_flowers", "", 3),
        ("", "", 2),
        ("", "knight_of_flowers", 1),
        ("knight_of_flowers", "knight_of_flowers", 2),
    ],
)
def test_knights_bring_a_card_more_or_less(mine: str, theirs: str, drawn: int) -> None:
    table = scene(side(mine, deck=9, agenda="knights_of_the_realm"), side(theirs, deck=9), phase="draw")

    assert len(table.seat(0).hand()) == drawn
    assert len(table.seat(1).hand()) == 2


# Heir to the Iron Throne


def heir() -> Driver:
    """Seat 0 has brought the deck of the heir."""
    table = opening(deck_0="own")
    for action in choices(0, legal_deck("targaryen")):
        table.apply(action)
    return table


def test_the_heir_gives_up_a_challenge_before_the_opening_hand() -> None:
    table = heir()
    you, _ = table.players

    table.asks("prompt-way", 0)
    assert you.choices() == ["way no-military", "way no-intrigue"]
    assert you.hand() == []
    you.says("way no-intrigue")

    assert table.told("gives-up") == ["gives-up 0 intrigue"]
    assert len(you.hand()) == 7
    table.asks("prompt-setup", table.table.first)


@pytest.mark.parametrize(("given_up", "number"), [("military", MILITARY), ("intrigue", INTRIGUE)])
def test_the_heir_never_makes_the_challenge_given_up(given_up: str, number: int) -> None:
    table = scene(side("asha_greyjoy", agenda="heir_to_the_iron_throne"), side(), side("asha_greyjoy"))
    you, _, _ = table.players
    table.table.push(Announcing(0))
    advance(table.table)

    you.says(f"way no-{given_up}")

    made = {choice for choice in you.choices() if choice.startswith("challenge")}
    assert made == {f"challenge {type}" for type in {"military", "intrigue", "power"} - {given_up}}
    refusal = why_not(table.table, Action(0, "challenge", number, 2))
    assert refusal is not None
    assert refusal.id == "refused-no-target-player"


def test_the_heir_makes_two_power_challenges() -> None:
    table = scene(
        side("daenerys_targaryen asha_greyjoy harmen_uller", agenda="heir_to_the_iron_throne"), side()
    )
    you, _ = table.players

    you.attacks("power", "daenerys_targaryen")
    you.attacks("power", "asha_greyjoy")
    table.passes()

    assert you.choices() == ["done", "challenge military"]


# The Power Behind the Throne


def test_the_power_behind_the_throne_makes_two_intrigue_challenges() -> None:
    table = scene(
        side("tyrion_lannister cersei_lannister paramour", agenda="the_power_behind_the_throne"), side()
    )
    you, _ = table.players

    you.attacks("intrigue", "tyrion_lannister")
    you.attacks("intrigue", "cersei_lannister")
    table.passes()

    assert not you.may("challenge intrigue")


def beaten(way: str) -> Driver:
    """An opponent has won an intrigue challenge against that agenda."""
    table = scene(side("paramour", deck=5), side(agenda="the_power_behind_the_throne"))
    table.seat(0).attacks("intrigue", "paramour")
    table.passes_until("prompt-way")
    table.asks("prompt-way", 0)
    table.seat(0).says(way)
    return table


def test_who_beats_the_power_behind_the_throne_draws_or_takes_power_or_neither() -> None:
    assert [beaten(way).seat(0).power for way in ("way draw", "way house-power", "way decline")] == [1, 2, 1]
    assert [len(beaten(way).seat(0).hand()) for way in ("way draw", "way house-power", "way decline")] == [
        1,
        0,
        0,
    ]


def test_other_defeats_of_the_power_behind_the_throne_bring_nothing() -> None:
    table = scene(side("catelyn_stark", deck=5), side(agenda="the_power_behind_the_throne"))

    table.seat(0).attacks("power", "catelyn_stark")
    table.passes()

    table.asks("prompt-halt", 0)
    assert table.seat(0).power == 1


# A Noble Cause


def test_a_noble_cause_draws_one_card() -> None:
    table = scene(side(deck=9, agenda="a_noble_cause"), side(deck=9), phase="draw")

    assert [len(player.hand()) for player in table.players] == [1, 2]


def test_a_noble_cause_gives_renown_to_dear_baratheons() -> None:
    table = scene(
        side("maester_cressen bastard_of_robert robb_stark", agenda="a_noble_cause"), side("maester_cressen")
    )
    you, foe = table.players

    assert you.has_keyword("maester_cressen", RENOWN)
    assert not you.has_keyword("bastard_of_robert", RENOWN)
    assert not you.has_keyword("robb_stark", RENOWN)
    assert not foe.has_keyword("maester_cressen", RENOWN)


# The Old Way


def test_the_weaker_side_kills_a_participant_in_the_old_way() -> None:
    table = scene(
        side("giant"),
        side("asha_greyjoy theon_greyjoy victarion_greyjoy", agenda="the_old_way"),
        cards=TRICKS,
    )
    foe, you = table.players

    foe.attacks("power", "giant")
    you.defends("asha_greyjoy", "theon_greyjoy")
    table.passes_until("prompt-kill-one")

    table.asks("prompt-kill-one", 1)
    assert you.choices() == ["choose asha_greyjoy", "choose theon_greyjoy"]
    you.chooses("theon_greyjoy")
    assert you.dead() == ["theon_greyjoy"]


def test_the_old_way_concerns_all_players() -> None:
    table = scene(side("catelyn_stark"), side("giant"), side(agenda="the_old_way"), cards=TRICKS)
    weaker, stronger, _ = table.players

    weaker.attacks("power", "catelyn_stark")
    stronger.defends("giant")
    table.passes()

    assert weaker.dead() == ["catelyn_stark"]


def test_nobody_dies_in_the_old_way_if_the_totals_are_equal_or_nobody_takes_part() -> None:
    table = scene(side("catelyn_stark"), side("asha_greyjoy", agenda="the_old_way"))
    foe, you = table.players
    foe.attacks("power", "catelyn_stark")
    you.defends("asha_greyjoy")
    table.passes()
    assert foe.dead() == you.dead() == []

    table = scene(side("catelyn_stark"), side("asha_greyjoy", agenda="the_old_way"))
    foe, you = table.players
    foe.attacks("power", "catelyn_stark")
    table.passes()
    assert foe.dead() == you.dead() == []


# Bloodthirst


@pytest.mark.parametrize(
    ("mine", "theirs", "drawn"),
    [("", "paramour", [2, 0]), ("hodor paramour", "paramour", [0, 2]), ("paramour", "paramour", [0, 0])],
)
def test_whoever_has_the_fewest_characters_draws_two(mine: str, theirs: str, drawn: list[int]) -> None:
    table = scene(side(mine, deck=5, agenda="bloodthirst"), side(theirs, deck=5), goes_on=True)

    table.ends_phase()

    assert [len(player.hand()) for player in table.players] == drawn
