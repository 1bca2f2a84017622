"""SL-56 to SL-64: actions, passives, responses, saves: who is asked what, and when."""

from fivethrones.kernel.action import Action
from fivethrones.kernel.decision import SECRET, TURN
from games.stark_lannister.scene import Scene, scene, side


def test_the_first_player_acts_first_whoever_is_active() -> None:
    """SL-58: then in turn, until all pass in a row."""
    table = scene(
        stark=side(play="hand_of_the_king:kneeling jon_snow"),
        lannister=side(play="shae bronn:kneeling", gold=2),
        first="lannister",
        active="stark",
    )

    assert table.asked() == [1]
    assert table.table.decision is not None
    assert table.table.decision.mode == TURN


def test_a_pass_does_not_bar_from_acting_later_in_the_same_window() -> None:
    """SL-58: as long as somebody else goes on."""
    table = scene(
        stark=side(play="maester_luwin", deck=3),
        lannister=side(play="bronn:kneeling", gold=1),
        phase="dominance",
    )

    table.stark.passes()
    assert table.asked() == [1]
    table.lannister.uses("bronn")

    assert table.asked() == [0]
    assert table.stark.choices() == ["pass", "use maester_luwin"]


def test_whoever_could_do_nothing_for_all_to_see_is_not_asked() -> None:
    """SL-58: an empty hand, and no ability in play that can be used."""
    table = scene(stark=side(play="jon_snow"), lannister=side(play="the_hound"))

    assert table.prompt().id == "prompt-challenge"


def test_who_is_asked_does_not_depend_on_the_hand() -> None:
    """SL-9, SL-58: with two gold The Lion's Cunning may be there, and so Lannister is asked whatever it holds."""
    with_it = scene(
        stark=side(play="jon_snow"),
        lannister=side(hand="the_lions_cunning", deck="golden_tooth_mines the_hound", gold=2),
    )
    without_it = scene(
        stark=side(play="jon_snow"),
        lannister=side(hand="golden_tooth_mines", deck="the_hound the_lions_cunning", gold=2),
    )

    assert with_it.asked() == without_it.asked() == [1]
    assert with_it.lannister.choices() == ["pass", "use the_lions_cunning"]
    assert without_it.lannister.choices() == ["pass"]


def test_nobody_is_asked_for_an_event_that_all_know_to_be_elsewhere() -> None:
    """SL-9: both copies lie in the discard pile."""
    table = scene(
        stark=side(play="jon_snow"),
        lannister=side(hand="golden_tooth_mines", discard="the_lions_cunning the_lions_cunning", gold=2),
    )

    assert table.prompt().id == "prompt-challenge"


def test_an_ability_with_a_phase_works_only_in_it() -> None:
    """SL-56: Luwin's in dominance; he still counts there, because that comes before any action."""
    table = scene(
        stark=side(play="maester_luwin jon_snow", deck=5, plots="the_old_gods storm_of_swords"),
        lannister=side(plots="killing_cold uneasy_truce"),
        goes_on=True,
    )

    assert table.stark.choices() == ["done", "challenge military", "challenge intrigue", "challenge power"]
    table.stark.act("done")
    table.stark.uses("maester_luwin")

    assert table.told("dominance", "draws") == ["dominance 0 5", "draws 0 2"]


def test_nothing_is_used_without_its_cost_its_target_or_any_effect() -> None:
    """SL-57: each with its own reason."""
    table = scene(
        stark=side(play="jon_snow:kneeling"),
        lannister=side(play="bronn ser_ilyn_payne", hand="the_lions_cunning power_is_power", gold=2),
        phase="dominance",
        first="lannister",
    )

    assert table.lannister.refuses("use", "bronn") == "refused-no-change"
    assert table.lannister.refuses("use", "ser_ilyn_payne") == "refused-no-target"
    table.lannister.uses("power_is_power")
    assert table.lannister.refuses("use", "the_lions_cunning") == "refused-not-asked"
    assert table.lannister.power == 2


def test_a_passive_happens_by_itself_and_before_responses() -> None:
    """SL-59: Varys has to discard an ally, and his player only chooses which."""
    table = scene(
        lannister=side(hand="varys", gold=3, play="the_hound"), phase="marshalling", first="lannister"
    )

    table.lannister.plays("varys")

    assert table.prompt().id == "prompt-target"
    assert table.lannister.choices() == ["choose the_hound", "choose varys"]


def two_responses() -> Scene:
    """Stark and Lannister both have a response to the same challenge; Lannister is the first player."""
    return scene(
        stark=side(play="jon_snow sansa_stark:kneeling", deck=3),
        lannister=side(play="tyrion_lannister", deck=3),
        first="lannister",
    )


def test_responses_are_asked_of_all_together_and_in_secret() -> None:
    """SL-60, SL-61: nobody sees what the other one answers before both have."""
    table = two_responses()
    table.lannister.attacks("power", "tyrion_lannister")
    table.stark.defends("jon_snow")

    decision = table.table.decision
    assert decision is not None
    assert (decision.prompt.id, decision.asked, decision.mode) == ("prompt-respond", [0, 1], SECRET)
    table.apply(Action(1, "use", table.lannister.mine("tyrion_lannister"), 0))
    assert table.told("uses") == []


def test_the_first_player_responds_first_then_they_alternate() -> None:
    """SL-61: of those who answer, the first in order acts; then all are asked anew."""
    table = two_responses()
    table.lannister.attacks("power", "tyrion_lannister")
    table.stark.defends("jon_snow")

    assert table.asked() == [0, 1]
    table.apply(Action(0, "use", table.stark.mine("jon_snow"), 0))
    table.apply(Action(1, "use", table.lannister.mine("tyrion_lannister"), 0))
    assert table.told("uses") == ["uses 1 tyrion_lannister"]
    assert table.asked() == [0]


def test_a_response_answers_an_occurrence_once() -> None:
    """SL-61: Tyrion draws one card, not two."""
    table = two_responses()
    table.lannister.attacks("power", "tyrion_lannister")
    table.lannister.uses("tyrion_lannister")

    assert not table.lannister.may("use tyrion_lannister")
    table.passes()
    assert table.told("draws") == ["draws 1 1"]


def test_a_response_that_was_not_used_is_lost() -> None:
    """SL-60: with the next challenge it is too late."""
    table = scene(
        stark=side(play="sansa_stark northern_bannermen"),
        lannister=side(play="the_hound", hand="a_lannister_pays_his_debts"),
    )
    table.stark.attacks("power", "sansa_stark")
    table.passes()

    table.stark.act("challenge", 0, 1)

    assert not table.lannister.may("use a_lannister_pays_his_debts")
    assert table.lannister.hand() == ["a_lannister_pays_his_debts"]


def test_responses_answer_what_other_responses_cause() -> None:
    """SL-60, SL-61: Debts kill Eddard, and Joffrey has something to say about that."""
    table = scene(
        stark=side(play="eddard_stark"),
        lannister=side(play="the_hound joffrey_baratheon", hand="a_lannister_pays_his_debts"),
    )

    table.stark.attacks("power", "eddard_stark")
    table.lannister.defends("joffrey_baratheon")
    table.lannister.uses("a_lannister_pays_his_debts", "eddard_stark", "the_hound")
    table.lannister.uses("joffrey_baratheon")

    assert table.told("dies", "gains-power") == ["gains-power 0 eddard_stark 1", "dies 0 eddard_stark", "gains-power 1 joffrey_baratheon 1"]  # fmt: skip


def test_one_save_is_enough() -> None:
    """SL-63: no second one can be spent on the same death."""
    table = scene(
        stark=side(play="eddard_stark:under=eddard_stark:with=direwolf", hand="not_today"),
        lannister=side(play="tywin_lannister"),
        first="lannister",
    )

    table.lannister.attacks("military", "tywin_lannister")
    table.stark.defends("eddard_stark")
    table.stark.uses("direwolf")

    assert table.told("saved") == ["saved 0 eddard_stark"]
    assert table.stark.hand() == ["not_today"]


def test_saves_are_offered_victim_by_victim_and_all_die_together() -> None:
    """SL-63: the first player's characters come first; a doomed character may pay for another."""
    table = scene(
        stark=side(play="eddard_stark jory_cassel", plots="the_old_gods"),
        lannister=side(play="the_hound:with=gilded_plate", plots="valar_morghulis", gold=1),
        phase="plot",
        first="stark",
    )
    table.stark.act("first", 0)

    assert table.prompt().args == {"card": "card-eddard_stark"}
    table.stark.uses("jory_cassel")
    assert table.prompt().args == {"card": "card-the_hound"}
    table.lannister.uses("gilded_plate")

    assert table.told("saved", "dies") == ["saved 0 eddard_stark", "saved 1 the_hound"]
    assert table.stark.discard() == ["jory_cassel"]
    assert table.stark.dead() == []


def test_who_cannot_be_saved_is_not_offered_a_save() -> None:
    """SL-63: not even a duplicate can be spent in vain."""
    table = scene(
        stark=side(play="eddard_stark:under=eddard_stark", hand="not_today"),
        lannister=side(play="ser_gregor_clegane"),
        first="lannister",
    )

    table.lannister.attacks("military", "ser_gregor_clegane")
    table.passes()

    assert table.stark.dead() == ["eddard_stark"]
    assert table.stark.hand() == ["not_today"]


def test_an_event_with_a_limit_counts_by_name() -> None:
    """SL-67: one For the North! in a challenge, whoever's copy it is."""
    table = scene(
        stark=side(play="jon_snow arya_stark", hand="for_the_north for_the_north"),
        lannister=side(play="cersei_lannister"),
    )

    table.stark.attacks("power", "jon_snow")
    table.stark.uses("for_the_north", "jon_snow")

    assert not table.stark.may("use for_the_north")
    table.passes()
    table.stark.attacks("military", "arya_stark")
    table.passes_until("prompt-act")
    assert table.stark.may("use for_the_north")


def test_strength_is_never_below_0() -> None:
    """SL-65: whatever lowers it."""
    table = scene(stark=side(play="stark_retinue bran_stark"), lannister=side(plot="hear_me_roar"))

    assert table.stark.strength("stark_retinue") == 0
    assert table.stark.strength("bran_stark") == 0
