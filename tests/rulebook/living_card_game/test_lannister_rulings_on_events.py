"""Our readings of events and plots of the Lannister deck."""

import pytest

from fivethrones.games.card_engine.box.card import event
from fivethrones.games.card_engine.box.figures import DEADLY, NEUTRAL
from fivethrones.games.card_engine.vocabulary.active_abilities import Act
from fivethrones.games.card_engine.vocabulary.effects import Kill
from fivethrones.games.card_engine.vocabulary.filters import CHARACTERS
from fivethrones.games.card_engine.vocabulary.groups import TARGET
from games.living_card_game.scene import scene, side

AXE = event("axe", NEUTRAL, Act([Kill(TARGET)], target=CHARACTERS))

# Events


def test_insidious_ways_bring_nothing_if_the_challenge_is_lost() -> None:
    """LC-161, A-86."""
    table = scene(
        side(play="raff_the_sweetling", hand="insidious_ways", deck=5), side(play="war_host_of_the_north")
    )
    you, foe = table.players

    you.attacks("military", "raff_the_sweetling")
    foe.defends("war_host_of_the_north")
    you.uses("insidious_ways")
    table.passes()

    assert table.told("wins-challenge", "draws") == ["wins-challenge 1 4 11"]


def test_insidious_ways_draw_within_the_limit_and_for_their_player() -> None:
    """LC-161, A-86: strength lasts for the phase, cards come with the passives, before the claim's responses."""
    table = scene(
        side(play="tyrion_lannister the_hound", hand="insidious_ways insidious_ways", deck=9, gold=2), side()
    )
    you = table.seat(0)

    you.attacks("military", "the_hound")
    you.uses("insidious_ways")
    you.uses("insidious_ways")
    table.passes()

    assert table.told("draws") == ["draws 0 2", "draws 0 1"]
    assert you.strength("the_hound") == 8


def test_insidious_ways_of_a_defender_strengthen_another_players_attacker() -> None:
    """LC-161: only who wins the challenge draws, and it is not theirs."""
    table = scene(side(play="the_hound"), side(hand="insidious_ways", deck=5))

    table.seat(0).attacks("military", "the_hound")
    table.seat(1).uses("insidious_ways")
    table.passes()

    assert table.told("wins-challenge", "draws") == ["wins-challenge 0 6 0"]


def test_a_boon_without_a_bearer_is_discarded() -> None:
    """LC-162, A-54: the first part works all the same."""
    table = scene(side(play="robb_stark", hand="im_you_writ_small"), side(play="bronn"))

    table.seat(0).uses("im_you_writ_small", "robb_stark")

    assert table.seat(0).has_keyword("robb_stark", DEADLY)
    assert table.seat(0).discard() == ["im_you_writ_small"]


def test_a_boon_goes_to_its_owners_discard_pile_with_its_bearer() -> None:
    """LC-162, A-54: without the trait, and not dead."""
    table = scene(
        side(hand="im_you_writ_small", play="robb_stark"),
        side(play="the_hound:kneeling", hand="axe"),
        cards=[AXE],
    )
    you, foe = table.players

    you.attacks("military", "robb_stark")
    you.uses("im_you_writ_small", "robb_stark")
    assert you.play() == ["robb_stark", "im_you_writ_small"]
    table.passes()

    assert (you.discard(), foe.discard()) == (["im_you_writ_small"], ["the_hound"])


def test_debts_are_paid_with_a_standing_character_of_ones_own() -> None:
    """LC-118."""
    table = scene(
        side(play="robb_stark cersei_lannister"),
        side(play="tyrion_lannister:kneeling the_hound:kneeling", hand="a_lannister_pays_his_debts"),
    )

    table.seat(0).attacks("military", "robb_stark")
    table.seat(1).chooses("the_hound")
    table.passes()

    assert table.told("plays-event") == []


# Plots


@pytest.mark.parametrize(("scope", "gold"), [("all", [2, 3]), ("owner", [2, 0])])
def test_planning_ahead_spares_all_or_its_player_by_a_setting(scope: str, gold: list[int]) -> None:
    """LC-164, A-18."""
    table = scene(
        side(plot="planning_ahead", gold=2),
        side(gold=3),
        phase="standing",
        goes_on=True,
        planning_ahead_scope=scope,
    )

    assert [table.seat(seat).gold for seat in (0, 1)] == gold


@pytest.mark.parametrize(("plot", "gold"), [("blockade", 2 + 2), ("rains_of_autumn", 4 + 2)])
def test_neither_blockade_nor_rains_touch_the_gold_of_titles_and_tywin(plot: str, gold: int) -> None:
    """LC-165: Blockade leaves income of cards, Rains of Autumn that of the plot."""
    table = scene(
        side(plot=plot),
        side(play="tywin_lannister lannisport_steward", title="master_of_coin", hand="hodor"),
        side(),
        phase="draw",
        first=1,
        goes_on=True,
    )
    you = table.seat(1)

    assert (you.gold, table.table.gold_on[you.mine("tywin_lannister")]) == (gold, 2)


def test_who_cannot_be_killed_meets_no_claim_while_others_can() -> None:
    """LC-59."""
    table = scene(
        side(play="eddard_stark:kneeling cersei_lannister:kneeling hodor:kneeling bronn:kneeling"),
        side(play="robb_stark", plot="the_power_of_blood"),
        first=1,
    )

    table.seat(1).attacks("military", "robb_stark")

    assert table.seat(0).choices() == ["choose hodor", "choose bronn"]


def test_wildfire_assault_kills_all_together_and_duplicates_do_not_help() -> None:
    """LC-178: fewer than three may be kept."""
    table = scene(
        side(play="the_hound:under=the_hound cersei_lannister cerseis_attendant", plots="wildfire_assault"),
        side(play="robb_stark"),
        phase="plot",
    )
    table.seat(table.asked()[0]).act("first", 0)

    table.seat(0).act("done")
    table.seat(1).chooses("robb_stark")
    table.passes()

    assert table.told("dies") == [
        "dies 0 the_hound",
        "dies 0 cersei_lannister",
        "dies 0 cerseis_attendant",
    ]
    assert table.seat(0).play() == []


def test_a_partner_makes_no_drunken_allegations() -> None:
    """LC-184, LC-190, A-79."""
    table = scene(
        side(play="robb_stark", plots="drunken_allegations"),
        side(play="the_hound"),
        side(play="hodor"),
        side(play="bronn"),
        phase="plot",
        variant="teams",
    )
    table.seat(table.asked()[0]).act("first", 0)

    assert table.seat(0).choices() == ["player 1", "player 3"]
