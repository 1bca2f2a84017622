"""Rulings on plots of the Baratheon deck, and on the Port that names them."""

from fivethrones.games.card_engine.box.card import event
from fivethrones.games.card_engine.box.figures import NEUTRAL, POWER
from fivethrones.games.card_engine.challenge.opponents import targets
from fivethrones.games.card_engine.records.occurrences import INITIATED
from fivethrones.games.card_engine.records.zones import PLAY
from fivethrones.games.card_engine.values.players import OPPONENTS
from fivethrones.games.card_engine.vocabulary.active_abilities import Cancel
from fivethrones.games.card_engine.vocabulary.costs import Influence
from fivethrones.games.card_engine.vocabulary.filters import PLOTS
from fivethrones.games.card_engine.vocabulary.triggers import AfterBy
from fivethrones.kernel.action import Action
from fivethrones.scenes.card_engine import Side
from games.card_engine.driver import Driver
from games.living_card_game.scene import scene, side
from games.living_card_game.tricks import TRICKS

VETO = event("veto", NEUTRAL, Cancel(AfterBy(INITIATED, OPPONENTS, PLOTS), [Influence(1)]))
CARDS = [*TRICKS, VETO]


def choose(*sides: Side) -> Driver:
    """Each side has chosen the first of its plots."""
    table = scene(*sides, cards=CARDS, phase="plot")
    for seat, one in enumerate(sides):
        if len(one.plots) > 1:
            table.apply(Action(seat, "plot", table.seat(seat).any_card(one.plots[0])))
    return table


def reveal(*sides: Side) -> Driver:
    table = choose(*sides)
    table.passes()
    table.seat(table.asked()[0]).says("first 0")
    return table


def test_each_port_names_once_a_phase_and_pays_for_itself() -> None:
    """LC-172, LC-137: A-63."""
    table = choose(
        side(play="dragonstone_port dragonstone_port", plots="uneasy_truce blockade"),
        side(plots="rains_of_autumn mutual_cause"),
    )
    you = table.seat(0)

    you.uses("dragonstone_port", "name rains_of_autumn", ability=1)
    assert you.choices() == ["pass", "use dragonstone_port"]
    you.act("use", table.table.pile(PLAY, 0)[1], 1)
    you.says("name rains_of_autumn")
    table.passes()

    assert you.power == 2


def test_at_the_port_nothing_is_named_before_plots_are_chosen() -> None:
    """LC-172: only between the choice and the reveal."""
    table = scene(
        side(play="dragonstone_port renly_baratheon:kneeling crossroads", plots="uneasy_truce blockade"),
        side(plots="rains_of_autumn mutual_cause"),
        phase="plot",
    )
    table.asks("prompt-act", 0)

    assert table.seat(0).refuses("use", "dragonstone_port", 1) == "refused-condition"


def test_the_port_has_paid_before_anybody_flees() -> None:
    """LC-172: as soon as the plot is revealed."""
    table = choose(
        side(play="dragonstone_port crossroads crossroads crossroads", plots="uneasy_truce blockade"),
        side(plots="fleeing_to_the_wall"),
    )
    you = table.seat(0)
    you.uses("dragonstone_port", "name fleeing_to_the_wall", ability=1)
    table.passes()
    table.seat(table.asked()[0]).says("first 0")

    you.chooses("crossroads", "crossroads", "crossroads")

    assert (you.power, you.discard()) == (1, ["dragonstone_port"])


def test_mutual_cause_does_nothing_with_one_opponent() -> None:
    """LC-140: A-78."""
    table = reveal(side(plots="mutual_cause blockade"), side(plots="uneasy_truce"))

    assert (table.told("pact"), targets(table.table, 0, POWER)) == ([], [1])


def test_who_summons_must_take_a_character_that_is_there() -> None:
    """LC-150: A-72."""
    table = reveal(
        side(plots="summoning_season blockade", deck="ice hodor"), side(plots="uneasy_truce", deck="ice")
    )
    you, foe = table.players

    assert you.choices() == ["choose hodor"]
    you.chooses("hodor")
    assert foe.choices() == ["done"]
    foe.act("done")

    assert table.told("finds", "finds-nothing") == ["finds 0 hodor", "finds-nothing 1"]


def test_the_rains_do_not_touch_the_master_of_coin() -> None:
    """LC-165: A-30."""
    table = scene(
        side(plot="rains_of_autumn", play="aegons_garden", title="master_of_coin", hand="hodor"),
        side(),
        side(),
        phase="draw",
        goes_on=True,
    )

    table.ends_phase()

    assert "income 0 6" in table.told("income")


def test_gold_of_the_truce_goes_to_the_original_target() -> None:
    """LC-51: A-12. Even if the challenge is turned away."""
    table = scene(
        side(play="giant", gold=3, plot="uneasy_truce"), side(title="crown_regent"), side(), cards=CARDS
    )
    table.seat(0).attacks("military", "giant", against=1)
    table.seat(1).says("title crown_regent")
    table.passes()

    assert table.told("turned-away") == ["turned-away 0 2"]
    assert [table.seat(seat).gold for seat in range(3)] == [1, 2, 0]


def test_two_ganders_do_nothing() -> None:
    """LC-177: A-21."""
    table = reveal(
        side(plots="good_for_the_gander blockade", deck="hodor"),
        side(plots="good_for_the_gander", deck="hodor"),
    )
    table.seat(0).says("order good_for_the_gander")
    table.passes()

    assert table.told("searches", "draws") == []


def test_a_gander_that_finds_nothing_to_do_does_nothing() -> None:
    """LC-177: A-21."""
    table = reveal(side(plots="good_for_the_gander blockade", deck="hodor"), side(plots="uneasy_truce"))
    table.passes()

    assert table.told("searches", "pact") == []


def test_the_copied_plot_does_its_work_as_well() -> None:
    """LC-177: A-21."""
    table = reveal(
        side(plots="good_for_the_gander blockade", deck="hodor bran_stark"),
        side(plots="summoning_season", deck="robb_stark arya_stark"),
    )
    you, foe = table.players
    you.says("order good_for_the_gander")
    you.chooses("hodor")
    foe.chooses("robb_stark")
    foe.chooses("arya_stark")
    you.chooses("bran_stark")

    assert (you.hand(), foe.hand()) == (["bran_stark", "hodor"], ["arya_stark", "robb_stark"])


def test_fewer_locations_may_be_kept() -> None:
    """LC-178: A-20."""
    table = reveal(
        side(plots="fleeing_to_the_wall blockade", play="crossroads crossroads aegons_garden"),
        side(plots="uneasy_truce"),
    )
    you = table.seat(0)

    you.chooses("aegons_garden")
    you.act("done")

    assert (you.play(), sorted(you.discard())) == (["aegons_garden"], ["crossroads", "crossroads"])


def test_nobody_is_saved_from_fleeing() -> None:
    """LC-178: not even by a duplicate."""
    table = reveal(
        side(
            plots="fleeing_to_the_wall blockade",
            play="king_roberts_chambers:under=king_roberts_chambers aegons_garden",
        ),
        side(plots="uneasy_truce"),
    )
    you = table.seat(0)

    you.chooses("aegons_garden")
    you.act("done")

    assert (you.play(), you.discard().count("king_roberts_chambers")) == (["aegons_garden"], 2)


def test_nothing_cancels_fleeing_to_the_wall() -> None:
    """LC-137. Another plot may be cancelled."""
    for plot, prompt in (("fleeing_to_the_wall", "prompt-spare"), ("summoning_season", "prompt-cancel")):
        table = reveal(
            side(plots=f"{plot} blockade", play="crossroads crossroads", deck="hodor"),
            side(plots="uneasy_truce", hand="veto", play="crossroads"),
        )

        assert table.prompt().id == prompt
