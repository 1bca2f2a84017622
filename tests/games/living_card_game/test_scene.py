"""The scene that tests of cards are written with."""

import pytest

from fivethrones.games.card_engine.box.card import character
from fivethrones.games.card_engine.box.figures import ALL_TYPES, NEUTRAL
from fivethrones.games.card_engine.records.zones import HOUSE
from games.living_card_game.scene import scene, side


def test_a_side_has_all_that_is_said_of_it() -> None:
    table = scene(
        side(
            play="eddard_stark:kneeling:power=2:under=eddard_stark:with=ice tywin_lannister:gold=2",
            hand="guilty",
            deck="hodor bran_stark",
            gold=3,
            power=4,
            plots="valar_morghulis",
            used="blockade",
            plot="wildfire_assault",
            discard="arya_stark",
            dead="sansa_stark",
            on_house="lord_eddards_chambers",
            title="master_of_laws",
        ),
        side(house="greyjoy", play="the_hound:owner=2:against=milk_of_the_poppy@2"),
        side(deck=5, plot="harsh"),
    )
    you, foe, third = table.players

    assert you.play() == ["eddard_stark", "ice", "tywin_lannister", "lord_eddards_chambers"]
    assert (you.kneels("eddard_stark"), you.power_on("eddard_stark"), you.total_power) == (True, 2, 6)
    assert table.table.gold_on[you.mine("tywin_lannister")] == 2
    assert (you.hand(), you.deck(), you.discard(), you.dead()) == (
        ["guilty"],
        ["hodor", "bran_stark"],
        ["arya_stark"],
        ["sansa_stark"],
    )
    assert (you.plot(), you.plots(), you.used_plots()) == (
        ["wildfire_assault"],
        ["valar_morghulis"],
        ["blockade"],
    )
    assert table.table.attached_to[you.mine("lord_eddards_chambers")] == table.table.house_card(0)
    assert table.table.box.titles[table.table.titles[0]].id == "master_of_laws"
    assert table.table.owner[foe.mine("the_hound")] == 2
    assert (third.play(), len(third.deck()), third.plot()) == (["milk_of_the_poppy"], 5, ["harsh"])
    assert [table.seat(seat).ids(HOUSE) for seat in range(3)] == [
        ["house_stark"],
        ["house_greyjoy"],
        ["house_baratheon"],
    ]


def test_players_say_whom_they_attack() -> None:
    table = scene(side(play="robb_stark"), side(), side(play="robert_baratheon"), side())
    you, _, third, _ = table.players

    you.attacks("military", "robb_stark", against=2)
    third.defends("robert_baratheon")

    assert table.told("challenge") == ["challenge 0 military 2"]
    assert table.told("wins-challenge") == ["wins-challenge 2 2 3"]


def test_partners_are_no_opponents() -> None:
    table = scene(side(play="robb_stark"), side(), side(), side(), variant="teams")

    assert table.table.opponents(0) == [1, 3]


def test_a_card_made_up_for_the_test_is_in_the_box() -> None:
    giant = character("giant", NEUTRAL, cost=5, strength=9, icons=ALL_TYPES, traits=[])
    table = scene(side(play="giant"), side(), cards=[giant], first=1, active=0)

    assert table.seat(0).strength("giant") == 9
    table.asks("prompt-challenge", 0)


def test_what_cannot_be_done_fails_with_the_card_and_the_reason() -> None:
    table = scene(side(hand="robb_stark", play="arya_stark"), side())
    you = table.players[0]

    with pytest.raises(AssertionError, match=r"play robb_stark is refused: .*refused-.*leaves: \["):
        you.plays("robb_stark")


def test_a_defence_that_nobody_is_asked_for_fails_with_what_is_asked_instead() -> None:
    table = scene(side(play="robb_stark arya_stark"), side())
    you, foe = table.players

    you.attacks("power", "robb_stark")
    with pytest.raises(AssertionError, match=r"nobody is asked prompt-defend: .*prompt-challenge.*'done'"):
        foe.defends()
