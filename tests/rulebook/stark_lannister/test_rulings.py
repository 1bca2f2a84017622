"""Where the rulebook is silent: set-up, plots, marshalling and the end of the round, each with the ruling it rests on."""

import pytest

from fivethrones.games.card_engine.records.zones import DRAFTED
from fivethrones.games.stark_lannister.plots import LANNISTER_PLOTS, STARK_PLOTS
from fivethrones.kernel.action import Action
from games.stark_lannister.scene import Scene, laying, opening, scene, side


def revealing(stark: str, lannister: str, first: str = "stark", **sides: str) -> Scene:
    """These plots are revealed, and this player is first."""
    table = scene(
        stark=side(
            plots=f"{stark} storm_of_swords", play=sides.get("stark_play", ""), hand=sides.get("hand", "")
        ),
        lannister=side(
            plots=f"{lannister} uneasy_truce",
            play=sides.get("lannister_play", ""),
            deck=4,
            hand=sides.get("lannister_hand", ""),
        ),
        phase="plot",
    )
    table.apply(Action(0, "plot", table.stark.any_card(stark)))
    table.apply(Action(1, "plot", table.lannister.any_card(lannister)))
    table.players[table.asked()[0]].act("first", 0 if first == "stark" else 1)
    return table


def test_set_up_gold_is_no_gold() -> None:
    """SL-10: setup_empty. Nothing need be laid down, and nothing is carried over."""
    table = laying("arya_stark jon_snow")

    table.stark.does("done")
    table.lannister.does("done")

    assert table.stark.play() == []
    assert table.stark.gold == 0


def test_a_limited_card_at_set_up_is_none_of_the_round() -> None:
    """SL-53: setup_limited_round."""
    table = laying("winterfell_castle winterfell_castle arya_stark")
    table.stark.does("place", "winterfell_castle")
    table.stark.does("done")
    table.lannister.does("done")
    table.apply(Action(0, "plot", table.stark.any_card("storm_of_swords")))
    table.apply(Action(1, "plot", table.lannister.any_card("killing_cold")))
    table.stark.act("first", 0)

    table.stark.plays("winterfell_castle")

    assert table.stark.play() == ["winterfell_castle", "winterfell_castle"]


def test_only_the_eighteen_other_plots_are_drafted() -> None:
    """SL-68: drafted_plots. The own seven are candidates from the start."""
    table = opening(plots="drafted")

    own = [sorted(table.seat(seat).ids(DRAFTED)) for seat in range(2)]

    assert own == [sorted(card.id for card in plots) for plots in (STARK_PLOTS, LANNISTER_PLOTS)]


def test_responses_come_before_the_second_plot() -> None:
    """SL-17: when_revealed_interplay. Joffrey takes his power before the second text is begun."""
    table = revealing(
        "wildfire_assault",
        "under_arrest",
        stark_play="eddard_stark arya_stark jon_snow hodor",
        lannister_play="joffrey_baratheon",
    )
    table.stark.does("order", "wildfire_assault")
    for card in ("arya_stark", "jon_snow", "hodor"):
        table.stark.does("choose", card)
    table.lannister.does("choose", "joffrey_baratheon")
    table.lannister.uses("joffrey_baratheon")
    table.lannister.chooses("hodor")

    assert table.told("dies", "gains-power", "kneels") == [
        "dies 0 eddard_stark",
        "gains-power 1 joffrey_baratheon 1",
        "kneels 0 hodor",
    ]


def test_guards_that_are_dead_do_not_respond() -> None:
    """SL-17, SL-60: guards_timing. Valar Morghulis comes first."""
    table = revealing("the_old_gods", "valar_morghulis", lannister_play="lannister_guards the_hound")

    table.passes()

    assert sorted(table.lannister.dead()) == ["lannister_guards", "the_hound"]
    assert table.told("uses") == ["uses 1 valar_morghulis"]


@pytest.mark.parametrize("phase", ["draw", "marshalling", "challenges", "dominance", "standing", "taxation"])
def test_there_are_actions_in_every_phase(phase: str) -> None:
    """SL-56, SL-58: plot_actions, taxation_actions. After taxation only kept gold can be spent."""
    table = scene(
        stark=side(play="robb_stark"),
        lannister=side(hand="the_lions_cunning", gold=2, plot="planning_ahead"),
        phase=phase,
        first="lannister",
    )

    table.lannister.uses("the_lions_cunning", "robb_stark")

    assert table.stark.kneels("robb_stark")


def test_there_are_actions_at_the_end_of_the_plot_phase() -> None:
    """SL-56, SL-58: plot_actions. When the plots have taken effect."""
    table = revealing(
        "the_old_gods", "game_of_thrones", stark_play="eddard_stark:kneeling:with=hand_of_the_king"
    )

    table.stark.uses("hand_of_the_king")

    assert not table.stark.kneels("eddard_stark")


def test_a_hand_has_no_limit() -> None:
    """SL-19: hand_limit. Two more cards for a hand of ten."""
    hand = "arya_stark arya_stark jon_snow jon_snow robb_stark robb_stark ice needle godswood winterfell"
    table = scene(stark=side(hand=hand, deck=4), phase="draw")

    assert len(table.stark.hand()) == 12


def test_an_attachment_on_an_enemy_goes_to_its_owner() -> None:
    """SL-24: attachment_control. Its player keeps control of it."""
    table = scene(
        stark=side(play="stark_retinue:kneeling:against=imprisoned"),
        lannister=side(play="the_hound"),
        first="lannister",
    )
    assert table.lannister.play() == ["imprisoned", "the_hound"]

    table.lannister.attacks("military", "the_hound")
    table.passes()

    assert table.lannister.discard() == ["imprisoned"]


def test_a_character_may_bear_two_of_a_kind() -> None:
    """SL-24: attachment_limit. Where the attachment is not unique."""
    table = scene(stark=side(play="jon_snow:with=direwolf", hand="direwolf", gold=2), phase="marshalling")

    table.stark.plays("direwolf", on="jon_snow")

    assert len(table.table.attachments(table.stark.mine("jon_snow"))) == 2


def test_imprisoned_may_come_to_one_who_kneels() -> None:
    """SL-25: kneel_target. Then there is nobody to kneel."""
    table = scene(
        stark=side(play="jon_snow:kneeling"),
        lannister=side(hand="imprisoned", gold=2),
        phase="marshalling",
        first="lannister",
    )

    table.lannister.plays("imprisoned")

    assert table.told("attaches", "kneels") == ["attaches 1 imprisoned jon_snow"]


def test_duplicates_save_from_no_discard_and_go_with_their_character() -> None:
    """SL-48, SL-52: duplicate_fate, duplicate_vs_discard. To the discard pile, never to the dead pile."""
    table = revealing("marched_to_the_wall", "game_of_thrones", stark_play="arya_stark:under=arya_stark")

    assert table.stark.play() == table.stark.dead() == []
    assert table.stark.discard() == ["arya_stark", "arya_stark"]


def test_no_cost_falls_below_0() -> None:
    """SL-66: cost_reduction. Four less for a card of 2."""
    table = scene(
        stark=side(play="godswood", hand="jory_cassel jon_snow", gold=3, plot="the_old_gods"),
        phase="marshalling",
    )

    table.stark.uses("godswood")
    table.stark.plays("jory_cassel")
    table.stark.plays("jon_snow")

    assert table.told("plays") == ["plays 0 jory_cassel 0", "plays 0 jon_snow 3"]


def test_a_duplicate_is_not_the_first_character_of_the_round() -> None:
    """SL-52, SL-66: first_of_round. It is not played."""
    table = scene(
        stark=side(play="arya_stark", hand="arya_stark jon_snow", gold=1, plot="the_old_gods"),
        phase="marshalling",
    )

    table.stark.duplicates("arya_stark")
    table.stark.plays("jon_snow")

    assert table.told("plays") == ["plays 0 jon_snow 1"]


def test_current_icons_count() -> None:
    """SL-65: icon_count. Whoever loses the intrigue icon is one without it."""
    table = scene(
        stark=side(play="septa_mordane"),
        lannister=side(play="cersei_lannister", plot="hear_me_roar"),
    )
    assert table.lannister.strength("cersei_lannister") == 3

    table.stark.uses("septa_mordane", "cersei_lannister")

    assert table.lannister.strength("cersei_lannister") == 2
