"""What a position promises."""

from fivethrones.bots.card_engine.position import win_chance
from games.stark_lannister.scene import Side, scene, side


def chance(stark: Side, lannister: Side) -> float:
    return win_chance(scene(stark=stark, lannister=lannister).table, 0)


def test_equals_have_equal_chances() -> None:
    assert chance(side(), side()) == 0.5


def test_the_chances_of_both_add_up() -> None:
    table = scene(stark=side(play="jon_snow", power=3), lannister=side(play="the_hound", hand="bronn")).table

    assert abs(win_chance(table, 0) + win_chance(table, 1) - 1) < 1e-12


def test_power_characters_and_cards_in_hand_all_help() -> None:
    for better in (
        side(power=1),
        side(play="stark_retinue"),
        side(hand="not_today"),
        side(play="winterfell"),
    ):
        assert chance(better, side()) > 0.5


def test_a_point_of_power_is_worth_more_near_the_end() -> None:
    assert chance(side(power=14), side(power=13)) > chance(side(power=2), side(power=1))


def test_a_game_that_is_over_is_no_matter_of_chance() -> None:
    table = scene(stark=side(play="jon_snow", power=14), goes_on=True)
    table.stark.attacks("power", "jon_snow")
    table.passes()

    assert table.ranking()[0] == [0]
    assert (win_chance(table.table, 0), win_chance(table.table, 1)) == (1.0, 0.0)
