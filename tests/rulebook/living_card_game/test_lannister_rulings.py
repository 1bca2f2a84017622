"""Our readings of characters and locations of the Lannister deck."""

import pytest

from fivethrones.games.card_engine.box.card import event
from fivethrones.games.card_engine.box.figures import NEUTRAL
from fivethrones.games.card_engine.phases.round import end_round
from fivethrones.games.card_engine.values.of_players import dominance_total, income
from fivethrones.games.card_engine.vocabulary.active_abilities import Act
from fivethrones.games.card_engine.vocabulary.effects import Kill
from fivethrones.games.card_engine.vocabulary.filters import CHARACTERS
from fivethrones.games.card_engine.vocabulary.groups import TARGET
from fivethrones.games.living_card_game.pieces import card_called
from fivethrones.kernel.action import Action
from games.living_card_game.scene import scene, side

AXE = event("axe", NEUTRAL, Act([Kill(TARGET)], target=CHARACTERS))

# Characters


def test_a_kneeling_jaime_attacks_and_defends_nowhere() -> None:
    """LC-50, A-36."""
    table = scene(side(play="ser_jaime_lannister:kneeling"), side(play="robb_stark"))
    assert not table.seat(0).may("challenge military")

    table = scene(side(play="ser_jaime_lannister:kneeling"), side(play="robb_stark"), first=1)
    table.seat(1).attacks("military", "robb_stark")
    assert table.told("wins-challenge") == ["wins-challenge 1 2 0"]


def test_cersei_may_choose_who_kneels_already() -> None:
    """LC-118, A-70: her second part still works on such a character."""
    table = scene(
        side(play="cersei_lannister", gold=2), side(play="robb_stark:kneeling"), phase="dominance", goes_on=True
    )  # fmt: skip

    table.seat(0).uses("cersei_lannister", "robb_stark")
    table.passes()

    assert "phase 0 standing" in table.told("phase")
    assert table.seat(1).kneels("robb_stark")


def test_gold_on_tywin_is_in_no_pool() -> None:
    """LC-154, A-31: it counts neither for dominance nor for Littlefinger, and is not taxed."""
    table = scene(
        side(play="tywin_lannister:gold=2 littlefinger:kneeling", gold=1), side(), phase="taxation", goes_on=True
    )  # fmt: skip
    you = table.seat(0)
    assert table.told("taxes") == ["taxes 0 1"]
    assert table.table.gold_on[you.mine("tywin_lannister")] == 2

    counted = scene(
        side(play="tywin_lannister:gold=2 littlefinger", hand="the_lions_will", gold=1),
        side(play="hodor"),
        phase="dominance",
    )
    assert counted.seat(0).strength("littlefinger") == 3 + 1
    assert dominance_total(counted.table, 0) == 4 + 4 + 1


def test_gold_on_tywin_pays_what_others_are_owed() -> None:
    """LC-154, A-31: a toll, too."""
    table = scene(side(play="tywin_lannister:gold=2"), side(plot="uneasy_truce"))
    you, foe = table.players

    you.attacks("military", "tywin_lannister")

    assert (table.table.gold_on[you.mine("tywin_lannister")], foe.gold) == (0, 2)


def test_gold_on_tywin_goes_with_him() -> None:
    """LC-154, A-31."""
    table = scene(
        side(play="tywin_lannister:kneeling:gold=2", hand="the_lions_will"),
        side(play="robb_stark"),
        first=1,
    )
    you = table.seat(0)
    slot = you.mine("tywin_lannister")

    table.seat(1).attacks("military", "robb_stark")
    table.passes()

    assert (you.dead(), you.gold, table.table.gold_on[slot]) == (["tywin_lannister"], 0, 0)


def test_retreat_takes_the_hound_back_to_hand() -> None:
    """LC-155: it comes later than his own way to the discard pile."""
    table = scene(side(play="the_hound:kneeling", hand="retreat"), side(play="robb_stark"), first=1)
    you = table.seat(0)

    table.seat(1).attacks("military", "robb_stark")
    you.uses("retreat")
    table.passes()

    assert (you.hand(), you.discard(), you.dead()) == (["the_hound"], ["retreat"], [])


def test_the_hound_goes_where_there_is_no_card_to_discard() -> None:
    """LC-134: what cannot be done is not chosen, and a duplicate does not save him."""
    table = scene(side(play="the_hound:under=the_hound"), side(), goes_on=True)

    table.ends_phase()
    table.passes()

    assert table.seat(0).play() == []
    assert table.seat(0).discard() == ["the_hound", "the_hound"]


@pytest.mark.parametrize("kneels_again", [True, False])
def test_bronn_stands_up_again_only_if_he_kneels_again(kneels_again: bool) -> None:
    """LC-156, A-37: each time in the phase."""
    table = scene(
        side(play="bronn:kneeling cersei_lannister", hand="the_lions_will", gold=4),
        side(hand="axe axe"),
        cards=[AXE],
        phase="dominance",
    )
    you, foe = table.players

    you.uses("bronn", "cersei_lannister")
    foe.uses("axe", "cersei_lannister")
    if kneels_again:
        you.uses("the_lions_will", "bronn")
    foe.uses("axe", "cersei_lannister")

    spared = "spared 0 cersei_lannister bronn"
    assert table.told("spared", "dies") == [spared, spared if kneels_again else "dies 0 cersei_lannister"]


def test_bronn_helps_where_saving_is_forbidden() -> None:
    """LC-156, A-37: it is no save."""
    table = scene(
        side(play="bronn:kneeling robb_stark hodor arya_stark lady", gold=2),
        side(plots="wildfire_assault"),
        phase="plot",
    )
    you = table.seat(0)

    you.uses("bronn", "lady")
    table.seat(table.asked()[0]).act("first", 0)
    for card in ("robb_stark", "hodor", "bronn"):
        you.chooses(card)
    table.passes()

    assert table.told("spared", "dies") == ["spared 0 lady bronn", "dies 0 arya_stark"]


# Pycelle


def test_pycelle_does_not_answer_pycelle() -> None:
    """LC-137, LC-163: both are shown cards by Call Their Bluff, and each answers that alone."""
    table = scene(
        side(hand="call_their_bluff", gold=2, play="crossroads"),
        side(play="grand_maester_pycelle", hand="hodor", deck=3),
        side(play="grand_maester_pycelle", hand="ice", deck=3),
        phase="dominance",
    )

    table.seat(0).uses("call_their_bluff", "name hodor")
    table.seat(1).uses("grand_maester_pycelle")
    table.seat(2).uses("grand_maester_pycelle")
    table.passes()

    assert len(table.told("takes-top")) == 2


def test_pycelle_does_not_answer_his_own_players_effects() -> None:
    """LC-157, LC-163."""
    table = scene(
        side(hand="call_their_bluff", gold=2, play="grand_maester_pycelle", deck=3),
        side(hand="hodor"),
        phase="dominance",
    )

    table.seat(0).uses("call_their_bluff", "name hodor")

    assert table.told("takes-top") == []
    table.asks("prompt-halt", 0)


def test_pycelle_answers_what_an_opponent_finds() -> None:
    """LC-157: shown from a deck; the card he takes does not count for the draw limit."""
    table = scene(
        side(play="winterfell_kennels", deck="lady hodor", gold=1),
        side(play="grand_maester_pycelle", deck="ice"),
        phase="dominance",
    )
    you, foe = table.players

    you.uses("winterfell_kennels")
    you.chooses("lady")
    foe.uses("grand_maester_pycelle")
    table.passes()

    assert (foe.hand(), table.table.drawn[1]) == (["ice"], 0)


def test_pycelle_answers_a_plot_that_opponents_bran_reveals_but_not_those_of_the_phase() -> None:
    """LC-157, A-53."""
    table = scene(
        side(play="bran_stark", plots="blockade hear_me_roar"),
        side(play="grand_maester_pycelle", plots="the_power_of_blood", deck="ice hodor"),
        phase="plot",
    )
    you, foe = table.players

    you.does("plot", "blockade")
    table.seat(table.asked()[0]).act("first", 0)
    assert table.told("takes-top") == []
    you.uses("bran_stark")
    foe.uses("grand_maester_pycelle")
    table.passes()

    assert foe.hand() == ["ice"]


@pytest.mark.parametrize(("gold", "may"), [(2, False), (3, True)])
def test_chella_in_motley_needs_gold_for_both(gold: int, may: bool) -> None:
    """LC-166: 1 to attack, 1 to be used, and 1 for the cheapest location."""
    table = scene(
        side(play="chella_daughter_of_cheyk:against=motley@1", gold=gold),
        side(play="western_fiefdoms lannisport"),
    )
    you = table.seat(0)

    you.attacks("military", "chella_daughter_of_cheyk")
    if may:
        you.uses("chella_daughter_of_cheyk")
    table.passes()

    assert table.told("returns") == (["returns 1 western_fiefdoms"] if may else [])


# Locations and neutral characters


def test_there_is_one_brothel_and_it_has_stood_up_with_the_others() -> None:
    """LC-137, LC-158, A-61."""
    table = scene(
        side(play="lannisport_brothel:kneeling"), side(play="hodor:kneeling robb_stark"), phase="standing"
    )

    table.seat(0).uses("lannisport_brothel")

    assert card_called("lannisport_brothel").unique
    assert table.told("stand", "kneels") == [
        "stand 0 lannisport_brothel",
        "stand 1 hodor",
        "kneels 0 lannisport_brothel",
        "kneels 1 hodor",
    ]


def test_chambers_on_the_house_card_are_no_location() -> None:
    """LC-138: Chella cannot send them home."""
    for played, may in (
        (side(play="queen_cerseis_chambers"), True),
        (side(on_house="queen_cerseis_chambers"), False),
    ):
        table = scene(side(play="chella_daughter_of_cheyk", gold=1), played)
        table.seat(0).attacks("military", "chella_daughter_of_cheyk")
        assert (table.prompt().id == "prompt-respond") == may


def test_reductions_apply_together_and_are_used_up() -> None:
    """LC-42: even what is left over; a duplicate does not use them up."""
    table = scene(
        side(
            house="lannister",
            play="western_fiefdoms hall_of_heroes the_hound",
            hand="cerseis_attendant ser_ilyn_payne the_hound",
            gold=4,
        ),
        side(),
        phase="marshalling",
    )
    you = table.seat(0)

    you.uses("western_fiefdoms")
    you.uses("hall_of_heroes")
    you.duplicates("the_hound")
    you.plays("cerseis_attendant")
    assert you.gold == 4
    you.plays("ser_ilyn_payne")

    assert you.gold == 0


@pytest.mark.parametrize(("option", "gold"), [("true", 4), ("false", 6)])
def test_a_blank_steward_yields_by_a_setting(option: str, gold: int) -> None:
    """LC-136."""
    table = scene(
        side(play="lannisport_steward:against=milk_of_the_poppy@1"), side(), blank_removes_symbols=option
    )

    assert income(table.table, 0) == gold


def test_gold_counts_twice_where_littlefinger_stands() -> None:
    """LC-159, A-32."""
    table = scene(side(play="littlefinger", gold=3), side(play="hodor"), phase="dominance")

    assert table.told("dominance") == ["dominance 0 9"]


def test_borrowed_plots_go_back_when_the_round_ends() -> None:
    """LC-160, A-22: with the plot that was revealed; the own one beneath it is revealed again."""
    table = scene(
        side(play="varys", plot="blockade", plots="hear_me_roar the_power_of_blood"),
        side(plots="uneasy_truce"),
        side(plot="rains_of_autumn", plots="snowed_under calm_over_westeros", used="planning_ahead"),
        phase="plot",
    )
    you, _, third = table.players

    you.uses("varys", "player 2")
    table.passes()
    for player, plot in ((you, "calm_over_westeros"), (third, "hear_me_roar")):
        table.apply(Action(player.seat, "plot", player.any_card(plot)))
    assert (you.plot(), income(table.table, 0)) == (["calm_over_westeros"], 4)
    end_round(table.table)

    assert (you.plot(), sorted(you.plots()), you.used_plots()) == (
        ["blockade"],
        ["the_power_of_blood"],
        ["hear_me_roar"],
    )
    assert (third.plot(), third.plots()) == (["rains_of_autumn"], ["snowed_under"])
    assert sorted(third.used_plots()) == ["calm_over_westeros", "planning_ahead"]


def test_varys_has_nobody_to_swap_with_where_there_is_one_opponent() -> None:
    """LC-160, LC-187."""
    table = scene(side(play="varys", plots="blockade hear_me_roar"), side(plots="uneasy_truce"), phase="plot")

    table.asks("prompt-plot", 0)
