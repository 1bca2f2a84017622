"""Our readings of who is asked and who may answer."""

from typing import Final

import pytest

from fivethrones.games.card_engine.box.card import event
from fivethrones.games.card_engine.box.figures import NEUTRAL
from fivethrones.games.card_engine.vocabulary.active_abilities import Act
from fivethrones.games.card_engine.vocabulary.costs import Gold
from fivethrones.games.card_engine.vocabulary.effects import HousePower
from games.living_card_game.scene import scene, side

GIFT: Final = event("gift", NEUTRAL, Act([HousePower(1)], costs=[Gold(1)]))


@pytest.mark.parametrize(("play", "may"), [("eddard_stark", False), ("eddard_stark:kneeling", True)])
def test_what_changes_nothing_is_not_used(play: str, may: bool) -> None:
    """LC-118: A-70. Who stands is not stood up."""
    table = scene(side(play=play, hand="distinct_mastery"), side(), phase="draw")

    assert table.seat(0).may("use distinct_mastery") is may


@pytest.mark.parametrize(("option", "may"), [("false", True), ("true", False)])
def test_by_a_setting_only_the_active_player_pays_for_actions(option: str, may: bool) -> None:
    """LC-43: while marshalling."""
    table = scene(
        side(hand="great_keep"),
        side(hand="gift", gold=1),
        cards=[GIFT],
        phase="marshalling",
        marshalling_gold_actions_active_only=option,
    )
    table.seat(0).passes()

    assert (table.table.active == 0 and table.seat(1).may("use gift")) is may


def test_pycelle_answers_hands_that_an_opponent_has_shown() -> None:
    """LC-157, LC-163: A-52."""
    table = scene(
        side(house="lannister", hand="call_their_bluff", play="eddard_stark robb_stark", gold=2),
        side(house="lannister", play="grand_maester_pycelle", hand="hodor ice", deck="arya_stark"),
        phase="dominance",
    )
    you, foe = table.players

    you.uses("call_their_bluff", "name hodor")

    assert foe.may("use grand_maester_pycelle")


def test_pycelle_answers_a_plot_that_the_lords_of_the_narrow_sea_reveal() -> None:
    """LC-157: A-53."""
    table = scene(
        side(house="baratheon", hand="lords_of_the_narrow_sea", play="summer_sea summer_sea summer_sea"),
        side(house="lannister", play="grand_maester_pycelle", plots="harsh", deck="robb_stark"),
    )
    you, foe = table.players

    you.uses("lords_of_the_narrow_sea")

    assert foe.may("use grand_maester_pycelle")


def test_vengeful_cards_of_a_supporter_may_stand() -> None:
    """LC-79, LC-111: A-82. The supporter is who lost."""
    table = scene(
        side(play="war_host_of_the_north", title="master_of_coin"),
        side(play="raff_the_sweetling", title="hand_of_the_king"),
        side(play="knight_of_the_rainwood ellaria_sand:kneeling", title="master_of_laws"),
    )

    table.seat(0).attacks("military", "war_host_of_the_north", against=1)
    table.seat(1).defends()
    table.seat(2).picks("prompt-defend", "knight_of_the_rainwood")
    table.passes()

    assert table.seat(2).may("choose ellaria_sand")
