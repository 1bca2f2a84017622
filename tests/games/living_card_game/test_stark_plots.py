"""The plots of the Stark deck."""

from games.card_engine.driver import Driver
from games.card_engine.scene import Side
from games.living_card_game.scene import scene, side


def revealed(*sides: Side) -> Driver:
    """All have chosen their only plot, and seat 0 is first player."""
    table = scene(*sides, phase="plot")
    table.passes()
    for seat in table.asked():
        table.seat(seat).says("first 0")
    return table


def test_building_season_finds_locations_for_two() -> None:
    table = revealed(
        side(plots="building_season", deck="hodor godswood great_keep"),
        side(plots="plain", deck="crossroads"),
        side(plots="plain", deck="narrow_sea"),
    )
    you, foe, third = table.players

    you.says("player 1")
    you.chooses("godswood")
    foe.chooses("crossroads")

    assert (you.hand(), foe.hand(), third.hand()) == (["godswood"], ["crossroads"], [])


def test_mutual_enemies_make_no_military_challenges_against_each_other() -> None:
    table = revealed(side(plots="mutual_enemies"), side(plots="plain"), side(plots="plain"))
    table.seat(0).says("player 1")

    assert table.told("pact") == ["pact 0 1 military"]


def test_holding_the_trident_helps_who_has_the_fewest_characters() -> None:
    table = scene(
        side(play="hodor", plot="holding_the_trident"),
        side(play="robb_stark lady"),
        side(play="arya_stark ghost"),
    )

    assert (table.seat(0).strength("hodor"), table.seat(1).strength("robb_stark")) == (6, 2)


def test_over_a_calm_westeros_an_event_takes_a_gift() -> None:
    table = scene(
        side(hand="distraction", gold=1),
        side(play="hodor", plot="calm_over_westeros"),
        phase="marshalling",
        first=1,
        active=0,
    )

    table.seat(0).uses("distraction")

    assert (table.seat(0).gold, table.seat(1).gold) == (0, 1)
    assert table.seat(1).kneels("hodor")


def test_snowed_under_returns_a_kneeling_card_of_each_player() -> None:
    table = scene(
        side(play="hodor:kneeling crossroads:kneeling lady", plot="snowed_under"),
        side(play="robb_stark:kneeling arya_stark"),
        phase="dominance",
        goes_on=True,
    )
    you, foe = table.players

    table.passes()
    you.chooses("crossroads")

    assert (you.hand(), foe.hand()) == (["crossroads"], ["robb_stark"])
    assert not you.kneels("hodor")


def test_the_power_of_arms_is_for_your_characters_with_the_war_crest() -> None:
    table = scene(
        side(play="greatjon_umber robb_stark", plot="the_power_of_arms"), side(play="war_host_of_the_north")
    )
    you, foe = table.players

    assert (you.strength("greatjon_umber"), you.strength("robb_stark")) == (5, 2)
    assert foe.strength("war_host_of_the_north") == 11


def test_valar_morghulis_kills_all_characters() -> None:
    table = revealed(
        side(plots="valar_morghulis", play="hodor crossroads eddard_stark:under=eddard_stark"),
        side(plots="plain", play="robb_stark lady"),
    )
    you, foe = table.players

    you.gives_up_duplicate_of("eddard_stark")
    table.passes()

    assert (you.play(), foe.play()) == (["crossroads", "eddard_stark"], [])
    assert sorted(foe.dead()) == ["lady", "robb_stark"]
