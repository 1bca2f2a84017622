"""The plots of the Lannister deck."""

import pytest

from fivethrones.games.card_engine.box.figures import INTRIGUE
from fivethrones.games.card_engine.challenge.opponents import is_target
from fivethrones.games.card_engine.values.of_players import income
from games.card_engine.driver import Driver
from games.living_card_game.scene import scene, side


def revealed(plot: str, *plays: str) -> Driver:
    """The first player has just revealed this plot, the others nothing of importance; here is what all have in play."""
    sides = [side(play=play, plots=plot if seat == 0 else "uneasy_truce") for seat, play in enumerate(plays)]
    table = scene(*sides, phase="plot")
    winner = table.asked()[0]
    table.seat(winner).act("first", 0)
    return table


def test_drunken_allegations_kneel_a_character_by_each_of_two() -> None:
    table = revealed("drunken_allegations", "robb_stark", "hodor", "the_hound bronn:kneeling")
    you, foe, third = table.players

    you.says("player 2")
    assert you.choices() == ["choose robb_stark", "choose hodor", "choose the_hound"]
    you.chooses("the_hound")
    assert third.choices() == ["choose robb_stark", "choose hodor"]
    third.chooses("robb_stark")

    assert table.told("kneels") == ["kneels 2 the_hound", "kneels 0 robb_stark"]
    assert not foe.kneels("hodor")


def test_mutual_blackmail_forbids_intrigues_between_two() -> None:
    table = revealed("mutual_blackmail", "robb_stark", "hodor", "the_hound")

    table.seat(0).says("player 2")

    pairs = [(0, 1), (0, 2), (2, 0), (2, 1)]
    assert [is_target(table.table, one, INTRIGUE, other) for one, other in pairs] == [
        True,
        False,
        False,
        True,
    ]


def test_mutual_blackmail_does_nothing_between_two_players() -> None:
    table = revealed("mutual_blackmail", "robb_stark", "hodor")

    assert table.told("no-effect") == ["no-effect 0 mutual_blackmail"]
    assert is_target(table.table, 0, INTRIGUE, 1)


def test_planning_ahead_skips_the_taxation() -> None:
    table = scene(side(plot="planning_ahead", gold=2), side(gold=3), phase="standing", goes_on=True)

    assert table.told("skips-taxation", "taxes") == ["skips-taxation 0"]
    assert [table.seat(seat).gold for seat in (0, 1)] == [2, 3]


def test_wildfire_assault_spares_three_of_each_player() -> None:
    table = revealed(
        "wildfire_assault",
        "robb_stark arya_stark hodor bran_stark",
        "the_hound:under=the_hound bronn tyrion_lannister:with=gilded_plate cersei_lannister",
    )
    you, foe = table.players

    for card in ("robb_stark", "arya_stark", "hodor"):
        you.chooses(card)
    foe.chooses("bronn")
    foe.act("done")
    table.passes()

    assert you.dead() == ["bran_stark"]
    assert sorted(foe.dead()) == ["cersei_lannister", "tyrion_lannister"]
    assert foe.play() == ["bronn"]


def test_hear_me_roar_weakens_all_without_the_intrigue_icon() -> None:
    table = scene(side(play="robb_stark cersei_lannister", plot="hear_me_roar"), side(play="the_hound"))

    assert [table.seat(0).strength(card) for card in ("robb_stark", "cersei_lannister")] == [1, 3]
    assert table.seat(1).strength("the_hound") == 3


def test_blockade_leaves_opponents_no_income_of_their_plot() -> None:
    table = scene(side(plot="blockade"), side(play="lannisport_steward"), side())

    assert [income(table.table, seat) for seat in range(3)] == [0, 2, 0]


@pytest.mark.parametrize(("victim", "dies"), [("eddard_stark", False), ("hodor", True)])
def test_the_power_of_blood_protects_the_noble(victim: str, dies: bool) -> None:
    table = scene(side(play=f"{victim}:kneeling", plot="the_power_of_blood"), side(play="the_hound"), first=1)

    table.seat(1).attacks("military", "the_hound")
    table.passes()

    assert table.told("dies") == ([f"dies 0 {victim}"] if dies else [])
