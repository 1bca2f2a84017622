"""Rulings on characters and attachments of House Baratheon."""

import pytest

from fivethrones.games.card_engine.box.card import location
from fivethrones.games.card_engine.box.figures import NEUTRAL
from fivethrones.games.card_engine.records.zones import DECK, HAND
from fivethrones.games.card_engine.values.of_cards import INCOME
from fivethrones.games.card_engine.values.of_players import symbols
from fivethrones.games.card_engine.vocabulary.filters import CHARACTERS
from fivethrones.games.card_engine.vocabulary.static_effects import Modify
from fivethrones.scenes.card_engine import Side
from games.card_engine.driver import Driver
from games.living_card_game.scene import opening, scene, side
from games.living_card_game.tricks import TRICKS

BANNER = location(
    "banner", NEUTRAL, cost=1, traits=[], abilities=[Modify(CHARACTERS.mine(), strength=1)], unique=False
)


def table_of(*sides: Side, first: int = 0) -> Driver:
    return scene(*sides, cards=[*TRICKS, BANNER], first=first)


def test_robert_is_in_his_deck_twice() -> None:
    """LC-137."""
    table = opening(deck_0="baratheon", deck_1="stark", seats="2")
    baratheon = [*table.seat(0).ids(DECK), *table.seat(0).ids(HAND)]

    assert baratheon.count("robert_baratheon") == 2


# Honor Guards


def honor_guard(*others: str) -> Driver:
    """Under the control of the second player, who attacks the third one with it."""
    table = table_of(side(hand=" ".join(["highgarden_honor_guard", *others])), side(), side(play="giant"))
    table.seat(0).uses("highgarden_honor_guard", "player 1")
    return table


def test_an_honor_guard_stays_as_long_as_its_opponent_loses() -> None:
    """LC-139: A-43."""
    table = honor_guard()
    table.seat(1).attacks("military", "highgarden_honor_guard", against=2)
    table.seat(2).defends("giant")
    table.passes()

    assert table.seat(1).play() == ["highgarden_honor_guard"]


def test_an_honor_guard_comes_back_after_a_defence_as_well() -> None:
    """LC-139: A-43."""
    table = table_of(
        side(hand="highgarden_honor_guard", play="old_red_priest"),
        side(),
        side(play="old_red_priest"),
        first=2,
    )
    table.seat(0).uses("highgarden_honor_guard", "player 1")
    table.seat(2).attacks("military", "old_red_priest", against=1)
    table.seat(1).defends("highgarden_honor_guard")
    table.passes()

    assert table.seat(0).play() == ["old_red_priest", "highgarden_honor_guard"]


def test_lost_text_does_not_keep_an_honor_guard() -> None:
    """LC-139: A-43."""
    table = table_of(
        side(hand="highgarden_honor_guard"),
        side(play="renlys_courtier"),
        side(play="old_red_priest"),
        first=1,
    )
    you, foe, _ = table.players
    you.uses("highgarden_honor_guard", "player 1")
    foe.uses("renlys_courtier", "highgarden_honor_guard")
    foe.attacks("intrigue", "highgarden_honor_guard", against=2)
    table.passes()

    assert you.play() == ["highgarden_honor_guard"]


# Attachments


def test_in_motley_each_action_costs_a_gold_and_passives_are_free() -> None:
    """LC-166: A-47."""
    table = table_of(
        side(play="bully:against=motley robert_baratheon:against=motley giant", gold=2), side(play="hodor")
    )
    you, foe = table.players

    you.uses("bully", "giant")
    assert (you.gold, foe.gold) == (1, 1)
    you.attacks("power", "robert_baratheon")
    table.passes()

    assert (you.gold, you.power_on("robert_baratheon"), table.told("toll")) == (0, 2, ["toll 0 1 1"] * 2)


def test_in_motley_a_response_costs_a_gold() -> None:
    """LC-166: A-47. Without gold Davos is not saved."""
    for gold, dead in ((0, ["ser_davos_seaworth"]), (1, [])):
        table = table_of(side(play="ser_davos_seaworth:against=motley", gold=gold), side(hand="murder"))
        table.seat(1).uses("murder", "ser_davos_seaworth")
        if gold:
            table.seat(0).uses("ser_davos_seaworth")
        table.passes()

        assert (table.seat(0).dead(), table.seat(0).gold) == (dead, 0)


def test_defending_in_motley_costs_a_gold() -> None:
    """LC-166: A-47."""
    table = table_of(side(play="robb_stark:against=motley", gold=1), side(play="bully"), first=1)
    table.seat(1).attacks("military", "bully")

    table.seat(0).defends("robb_stark")

    assert (table.seat(0).gold, table.seat(1).gold) == (0, 1)


@pytest.mark.parametrize(("removes", "income"), [("true", 0), ("false", 2)])
def test_by_a_setting_milk_of_the_poppy_leaves_income(removes: str, income: int) -> None:
    """LC-136: A-29."""
    table = scene(side(play="littlefinger:with=milk_of_the_poppy"), side(), blank_removes_symbols=removes)

    assert symbols(table.table, 0, INCOME) == income


def test_a_challenge_against_drunks_is_unopposed() -> None:
    """LC-63: A-06. A defence of 0 is none."""
    table = table_of(side(play="giant"), side(play="robb_stark:against=stinking_drunk"))
    table.seat(0).attacks("power", "giant")
    table.seat(1).defends("robb_stark")
    table.passes()

    assert (table.told("wins-challenge"), table.seat(0).power) == (["wins-challenge 0 7 0"], 1)


# Characters


def test_a_supporter_may_defend_against_stannis() -> None:
    """LC-167: A-34."""
    table = table_of(
        side(play="stannis_baratheon", title="crown_regent"),
        side(play="knight_of_the_tumblestone", title="master_of_laws"),
        side(play="ser_barristan_selmy", title="master_of_coin"),
    )
    table.seat(0).attacks("military", "stannis_baratheon", against=1)

    table.seat(2).defends("ser_barristan_selmy")

    assert table.told("declines", "defends") == ["declines 1", "defends 2 ser_barristan_selmy"]


def test_melisandre_does_not_change_a_tie_of_initiative() -> None:
    """LC-168, A-16: the rulebook counts all power on the House and on characters (LC-29)."""
    table = scene(
        side(play="melisandre", plots="summoning_season", power=1),
        side(play="hodor:power=2", plots="mutual_cause"),
        phase="plot",
    )

    assert table.told("initiative") == ["initiative 0 3"]


def test_when_melisandre_leaves_hidden_power_may_win() -> None:
    """LC-168."""
    table = table_of(side(play="melisandre"), side(play="hodor:power=6", power=9, hand="murder"))
    assert not table.is_over()

    table.seat(1).uses("murder", "melisandre")

    assert table.ranking() == [[1], [0]]


def test_a_duplicate_saves_davos_from_returning_to_hand() -> None:
    """LC-169: A-84."""
    table = table_of(side(play="ser_davos_seaworth:under=ser_davos_seaworth"), side(hand="murder"))
    you, foe = table.players
    foe.uses("murder", "ser_davos_seaworth")
    you.uses("ser_davos_seaworth")

    you.gives_up_duplicate_of("ser_davos_seaworth")
    table.passes()

    assert (you.play(), you.hand(), you.discard()) == (["ser_davos_seaworth"], [], ["ser_davos_seaworth"])


def test_the_challenge_that_edric_gives_may_be_against_another_opponent() -> None:
    """LC-170: A-60."""
    table = table_of(side(play="edric_storm giant giant"), side(), side())
    you = table.seat(0)
    you.attacks("power", "giant", against=1)
    you.uses("edric_storm")

    you.attacks("power", "giant", against=2)

    assert table.told("challenge") == ["challenge 0 power 1", "challenge 0 power 2"]


def test_westeros_bleeds_leaves_who_cannot_be_discarded() -> None:
    """LC-171: A-50."""
    table = scene(
        side(
            play="knight_of_the_rainwood stanniss_northern_cavalry robert_baratheon crossroads crossroads crossroads crossroads",
            hand="westeros_bleeds praise",
        ),
        side(play="hodor"),
        cards=TRICKS,
        phase="dominance",
    )
    you, foe = table.players
    you.uses("praise", "stanniss_northern_cavalry")

    you.uses("westeros_bleeds", *["crossroads"] * 4)
    table.passes()

    assert you.play()[:3] == ["knight_of_the_rainwood", "stanniss_northern_cavalry", "crossroads"]
    assert foe.play() == []


def test_a_change_of_strength_from_before_the_phase_does_not_protect_the_cavalry() -> None:
    """LC-171: A-66. But its end does."""
    table = table_of(side(play="stanniss_northern_cavalry banner", hand="banishment murder"), side())
    table.seat(0).uses("murder", "stanniss_northern_cavalry")
    table.passes()
    assert table.seat(0).dead() == ["stanniss_northern_cavalry"]

    table = table_of(side(play="stanniss_northern_cavalry banner", hand="banishment murder praise"), side())
    table.seat(0).uses("banishment", "banner")
    assert table.seat(0).refuses("use", "murder") == "refused-no-change"


def test_who_cannot_be_killed_is_no_victim_of_claim_while_others_are() -> None:
    """LC-59: A-03."""
    table = table_of(side(play="giant"), side(play="stanniss_northern_cavalry bully hodor", hand="praise"))
    you, foe = table.players
    you.attacks("military", "giant")
    foe.uses("praise", "stanniss_northern_cavalry")

    table.passes_until("prompt-victims")

    assert foe.choices() == ["choose bully", "choose hodor"]


def test_cressen_needs_a_condition_to_discard() -> None:
    """LC-118: A-69."""
    table = scene(
        side(play="maester_cressen renly_baratheon:kneeling crossroads"), side(), phase="marshalling"
    )

    assert table.seat(0).refuses("use", "maester_cressen") == "refused-no-target"
