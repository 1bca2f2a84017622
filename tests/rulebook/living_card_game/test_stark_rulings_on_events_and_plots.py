"""Our readings of events and plots of the Stark deck."""

import pytest

from fivethrones.games.card_engine.box.figures import INTRIGUE, MILITARY
from fivethrones.games.card_engine.challenge.opponents import targets
from fivethrones.games.card_engine.phases.round import end_round
from fivethrones.games.card_engine.values.of_players import claim
from games.card_engine.driver import Driver
from games.card_engine.scene import Side
from games.living_card_game.scene import scene, side


def revealed(*sides: Side) -> Driver:
    """All have chosen their only plot, and seat 0 is first player."""
    table = scene(*sides, phase="plot")
    table.passes()
    table.seat(table.asked()[0]).says("first 0")
    return table


# Events


def test_winter_comes_for_every_stark_player_whoever_calls_it() -> None:
    """LC-148: A-58."""
    table = scene(
        side(house="stark", play="hodor lady"),
        side(house="lannister", hand="winter_is_coming"),
        side(house="stark", play="arya_stark"),
    )

    table.seat(0).attacks("military", "lady", against=2)
    table.seat(1).uses("winter_is_coming")

    assert [claim(table.table, seat) for seat in range(3)] == [2, 1, 2]


def test_one_winter_a_round_is_enough_for_a_player() -> None:
    """LC-135."""
    table = scene(
        side(play="direwolf_pup robb_stark", hand="winter_is_coming winter_is_coming"), side(play="hodor")
    )
    you = table.seat(0)

    you.attacks("military", "direwolf_pup")
    you.uses("winter_is_coming")
    table.passes()
    you.attacks("power", "robb_stark")

    assert you.hand() == ["winter_is_coming"]
    assert not you.may("use winter_is_coming")
    assert claim(table.table, 0) == 1  # it was for that challenge only


def test_one_lethal_counterattack_a_challenge() -> None:
    """LC-135."""
    table = scene(
        side(play="hodor lady robb_stark arya_stark", hand="lethal_counterattack lethal_counterattack"),
        side(play="eddard_stark:under=eddard_stark"),
        first=1,
    )
    you, foe = table.players

    foe.attacks("military", "eddard_stark")
    you.uses("lethal_counterattack", "hodor", "lady")
    foe.gives_up_duplicate_of("eddard_stark")

    assert foe.play() == ["eddard_stark"]
    assert not you.may("use lethal_counterattack")


def test_a_participant_who_did_not_kneel_will_do_for_a_lethal_counterattack() -> None:
    """LC-149: A-57."""
    table = scene(
        side(play="ser_rodrik_cassel hodor lady:kneeling", hand="lethal_counterattack"),
        side(play="robb_stark"),
        first=1,
    )
    you, foe = table.players

    foe.attacks("military", "robb_stark")
    you.defends("ser_rodrik_cassel")
    you.uses("lethal_counterattack")

    assert you.kneels("ser_rodrik_cassel")
    assert foe.dead() == ["robb_stark"]


def test_who_kneels_already_is_no_king_in_the_north() -> None:
    """LC-149: A-57."""
    table = scene(
        side(play="hodor robb_stark:kneeling", power=1, hand="kings_in_the_north"), side(), phase="dominance"
    )

    assert not table.seat(0).may("use kings_in_the_north")
    assert table.told("dominance") == ["dominance 0 4"]


# Plots


def test_mutual_enemies_bind_both_for_the_round_in_military_challenges() -> None:
    """LC-140."""
    table = revealed(side(plots="mutual_enemies"), side(plots="plain"), side(plots="plain"))

    table.seat(0).says("player 1")

    assert [targets(table.table, seat, MILITARY) for seat in range(3)] == [[2], [2], [0, 1]]
    assert targets(table.table, 0, INTRIGUE) == [1, 2]
    end_round(table.table)
    assert targets(table.table, 1, MILITARY) == [2, 0]


def test_mutual_enemies_do_nothing_against_one_opponent() -> None:
    """LC-140, LC-187: A-78."""
    table = revealed(side(plots="mutual_enemies"), side(plots="plain"))

    assert table.told("pact") == []
    assert targets(table.table, 0, MILITARY) == [1]


def test_in_building_season_a_location_must_be_taken_you_first() -> None:
    """LC-150: A-72."""
    table = revealed(
        side(plots="building_season", deck="great_keep hodor godswood"),
        side(plots="plain", deck="crossroads street_of_steel"),
    )
    you, foe = table.players

    table.asks("prompt-search", 0)
    assert sorted(you.choices()) == ["choose godswood", "choose great_keep"]
    you.chooses("great_keep")
    table.asks("prompt-search", 1)
    foe.chooses("crossroads")

    assert (you.hand(), foe.hand()) == (["great_keep"], ["crossroads"])


def test_in_building_season_a_deck_without_locations_yields_nothing() -> None:
    """LC-119, LC-150: A-83."""
    table = revealed(side(plots="building_season", deck="hodor lady"), side(plots="plain", deck="crossroads"))

    table.passes()

    assert (table.seat(0).hand(), sorted(table.seat(0).deck())) == ([], ["hodor", "lady"])


@pytest.mark.parametrize(("setting", "strength"), [("every", 4), ("any", 6)])
def test_the_trident_is_held_against_every_opponent_or_any(setting: str, strength: int) -> None:
    """LC-151: A-19."""
    table = scene(
        side(play="hodor", plot="holding_the_trident"),
        side(play="robb_stark lady"),
        side(play="arya_stark"),
        holding_the_trident=setting,
    )

    assert table.seat(0).strength("hodor") == strength


def test_who_has_no_gold_plays_no_event_over_a_calm_westeros() -> None:
    """LC-152: A-48. Responses are meant, too."""
    for gold, plays in ((0, False), (1, True)):
        table = scene(
            side(play="hodor robb_stark", hand="kings_in_the_north", gold=gold, plot="calm_over_westeros"),
            side(),
            phase="dominance",
        )

        assert table.seat(0).may("use kings_in_the_north") == plays


def test_whoever_plays_an_event_over_a_calm_westeros_chooses_who_gets_the_gold() -> None:
    """LC-152."""
    table = scene(
        side(hand="distinct_mastery", play="robb_stark:kneeling", gold=1, plot="calm_over_westeros"),
        side(),
        side(),
    )

    table.seat(0).uses("distinct_mastery", "player 2")

    assert [table.seat(seat).gold for seat in range(3)] == [0, 0, 1]


def test_snow_must_fall_on_each_player_who_has_a_kneeling_card() -> None:
    """LC-153: A-64. There is no passing, and a duplicate saves."""
    table = scene(
        side(play="hodor:kneeling lady:kneeling", plot="snowed_under"),
        side(play="robb_stark:kneeling:under=robb_stark"),
        side(play="arya_stark"),
        phase="dominance",
        goes_on=True,
    )
    you, foe, third = table.players

    table.passes()
    assert you.choices() == ["choose hodor", "choose lady"]
    you.chooses("hodor")
    foe.gives_up_duplicate_of("robb_stark")

    assert (you.hand(), foe.hand(), third.hand()) == (["hodor"], [], [])
    assert foe.play() == ["robb_stark"]
