"""The seven plots of the Baratheon deck."""

from fivethrones.games.card_engine.box.figures import MILITARY, POWER
from fivethrones.games.card_engine.challenge.opponents import targets
from fivethrones.games.card_engine.values.of_players import income
from fivethrones.kernel.action import Action
from fivethrones.scenes.card_engine import Side
from games.card_engine.driver import Driver
from games.living_card_game.scene import scene, side
from games.living_card_game.tricks import TRICKS


def reveal(*sides: Side) -> Driver:
    """The plots that each side has to choose from, the first one of each; the first player goes first."""
    table = scene(*sides, cards=TRICKS, phase="plot")
    for seat, one in enumerate(sides):
        if len(one.plots) > 1:
            table.apply(Action(seat, "plot", table.seat(seat).any_card(one.plots[0])))
    table.passes()
    table.seat(table.asked()[0]).says("first 0")
    return table


def test_summoning_season_lets_you_and_an_opponent_find_a_character() -> None:
    table = reveal(
        side(plots="summoning_season blockade", deck="ice hodor"),
        side(plots="uneasy_truce", deck="robb_stark bran_stark lightbringer"),
        side(plots="uneasy_truce", deck="bran_stark"),
    )
    you, foe, third = table.players

    you.says("player 1")
    assert you.choices() == ["choose hodor"]
    you.chooses("hodor")
    assert foe.choices() == ["choose robb_stark", "choose bran_stark"]
    foe.chooses("bran_stark")

    assert (you.hand(), foe.hand(), third.hand()) == (["hodor"], ["bran_stark"], [])
    assert table.told("finds") == ["finds 0 hodor", "finds 1 bran_stark"]


def test_mutual_cause_forbids_power_challenges_between_two_players() -> None:
    table = reveal(
        side(plots="mutual_cause blockade"), side(plots="uneasy_truce"), side(plots="uneasy_truce")
    )

    table.seat(0).says("player 1")

    assert table.told("pact") == ["pact 0 1 power"]
    assert [targets(table.table, seat, POWER) for seat in range(3)] == [[2], [2], [0, 1]]
    assert targets(table.table, 0, MILITARY) == [1, 2]


def test_a_military_challenge_costs_two_gold_in_an_uneasy_truce() -> None:
    table = scene(side(play="giant", gold=3), side(plot="uneasy_truce"), cards=TRICKS)
    you, foe = table.players

    you.attacks("military", "giant")
    table.passes()

    assert (you.gold, foe.gold, table.told("toll")) == (1, 2, ["toll 0 2 1"])


def test_without_gold_nobody_breaks_an_uneasy_truce() -> None:
    table = scene(side(play="robert_baratheon", gold=1, plot="uneasy_truce"), side())

    assert table.seat(0).choices() == ["done", "challenge power"]


def test_in_the_rains_of_autumn_cards_give_no_income() -> None:
    table = scene(
        side(play="aegons_garden littlefinger", on_house="king_roberts_chambers"),
        side(play="crossroads", plot="rains_of_autumn"),
    )

    assert [income(table.table, seat) for seat in (0, 1)] == [4, 4]


def test_good_for_the_gander_does_what_the_plot_of_an_opponent_does() -> None:
    table = reveal(
        side(plots="good_for_the_gander blockade", deck="hodor ice", play="melisandre"),
        side(plots="summoning_season", deck="robb_stark"),
    )
    you, foe = table.players

    you.says("order good_for_the_gander")
    you.chooses("hodor")
    foe.chooses("robb_stark")

    assert table.told("finds") == ["finds 0 hodor", "finds 1 robb_stark"]


def test_the_tourney_makes_your_knights_stronger_and_immune_to_characters_of_opponents() -> None:
    table = scene(
        side(play="ser_axell_florent robert_baratheon", plot="tourney_for_the_hand"),
        side(play="ser_axell_florent bully"),
        cards=TRICKS,
        first=1,
    )
    you, foe = table.players
    assert (you.strength("ser_axell_florent"), you.strength("robert_baratheon")) == (4, 3)
    assert foe.strength("ser_axell_florent") == 3

    foe.uses("bully")

    assert foe.choices() == ["choose robert_baratheon", "choose ser_axell_florent", "choose bully"]


def test_everybody_flees_to_the_wall_with_three_locations() -> None:
    table = reveal(
        side(
            plots="fleeing_to_the_wall blockade",
            play="hall great_hall aegons_garden crossroads dragonstone_port",
        ),
        side(plots="uneasy_truce", play="hall crossroads brienne_of_tarth"),
    )
    you, foe = table.players

    you.chooses("hall", "great_hall", "crossroads")
    table.asks("prompt-spare", 1)
    foe.chooses("hall", "crossroads")

    assert you.play() == ["hall", "great_hall", "crossroads"]
    assert foe.play() == ["hall", "crossroads", "brienne_of_tarth"]
