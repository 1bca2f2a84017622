"""Cards of the Stark deck, one fact or more each."""

from fivethrones.games.card_engine.box.figures import RENOWN
from games.stark_lannister.scene import scene, side


def test_eddard_stark_takes_power_when_he_enters_play() -> None:
    """SL-46, SL-60: a response, so he may leave it."""
    table = scene(stark=side(hand="eddard_stark", gold=4), phase="marshalling")

    table.stark.plays("eddard_stark")
    assert table.stark.choices() == ["pass", "use eddard_stark"]
    table.stark.uses("eddard_stark")

    assert table.stark.power_on("eddard_stark") == 1
    assert (table.stark.power, table.stark.total_power) == (0, 1)


def test_robb_stark_leads_other_starks() -> None:
    """SL-65: while he attacks."""
    table = scene(stark=side(play="robb_stark jon_snow syrio_forel"))
    assert table.stark.strength("jon_snow") == 3

    table.stark.act("challenge", 0, 1)
    table.stark.picks("prompt-attack", "robb_stark", "jon_snow", "syrio_forel")

    assert table.told("wins-challenge") == ["wins-challenge 0 9 0"]


def test_jon_snow_stands_up_after_a_defence() -> None:
    """SL-60: won or lost."""
    table = scene(stark=side(play="jon_snow"), lannister=side(play="cersei_lannister"), first="lannister")

    table.lannister.attacks("power", "cersei_lannister")
    table.stark.defends("jon_snow")
    table.stark.uses("jon_snow")

    assert table.told("wins-challenge") == ["wins-challenge 1 3 3"]
    assert not table.stark.kneels("jon_snow")


def test_bran_stark_helps_a_defender() -> None:
    """SL-64: until the challenge ends."""
    table = scene(
        stark=side(play="bran_stark jon_snow"), lannister=side(play="tywin_lannister"), first="lannister"
    )

    table.lannister.attacks("military", "tywin_lannister")
    table.stark.defends("jon_snow")
    table.stark.uses("bran_stark", "jon_snow")
    table.passes()

    assert table.told("wins-challenge") == ["wins-challenge 0 4 5"]
    assert table.stark.kneels("bran_stark")
    assert table.stark.strength("jon_snow") == 3


def test_hodor_never_attacks_and_cannot_be_barred() -> None:
    """SL-29, SL-55: but he defends."""
    table = scene(stark=side(play="hodor"), lannister=side(play="tyrion_lannister"), first="lannister")

    table.lannister.attacks("power", "tyrion_lannister")
    assert table.prompt().id == "prompt-defend"
    table.stark.defends("hodor")

    assert table.prompt().id == "prompt-halt"
    assert table.told("wins-challenge") == ["wins-challenge 0 3 4"]


def test_jory_cassel_gives_himself_up_for_another() -> None:
    """SL-62: not for himself, and not for soldiers."""
    table = scene(
        stark=side(play="jory_cassel eddard_stark"), lannister=side(play="tywin_lannister"), first="lannister"
    )

    table.lannister.attacks("military", "tywin_lannister")
    table.passes()
    table.stark.chooses("eddard_stark")
    table.stark.uses("jory_cassel")

    assert table.stark.play() == ["eddard_stark"]
    assert table.stark.discard() == ["jory_cassel"]


def test_greatjon_umber_joins_a_challenge() -> None:
    """SL-31: on either side, without being declared."""
    table = scene(stark=side(play="jon_snow greatjon_umber"), lannister=side(play="tywin_lannister"))

    table.stark.attacks("military", "jon_snow")
    table.lannister.defends("tywin_lannister")
    table.stark.uses("greatjon_umber")

    assert table.told("joins", "wins-challenge") == ["joins 0 greatjon_umber", "wins-challenge 0 6 4"]


def test_the_retinue_draws_when_it_defends() -> None:
    """SL-60: only if it is declared."""
    table = scene(
        stark=side(play="stark_retinue", deck=2), lannister=side(play="the_hound"), first="lannister"
    )

    table.lannister.attacks("military", "the_hound")
    table.stark.defends("stark_retinue")
    table.stark.uses("stark_retinue")

    assert table.told("draws") == ["draws 0 1"]


def test_a_direwolf_kneels_for_its_bearer() -> None:
    """SL-62: as long as it stands."""
    table = scene(
        stark=side(play="jon_snow:with=direwolf"), lannister=side(play="tywin_lannister"), first="lannister"
    )

    table.lannister.attacks("military", "tywin_lannister")
    table.stark.uses("direwolf")

    assert table.told("saved") == ["saved 0 jon_snow"]
    assert table.stark.kneels("direwolf")


def test_the_hand_of_the_king_stands_his_bearer() -> None:
    """SL-56: in any phase."""
    table = scene(stark=side(play="eddard_stark:kneeling:with=hand_of_the_king"), phase="draw")

    table.stark.uses("hand_of_the_king")

    assert not table.stark.kneels("eddard_stark")
    assert table.stark.kneels("hand_of_the_king")


def test_winterfell_strengthens_starks() -> None:
    """SL-64: Arya 2, Winterfell 1, Syrio 1; Syrio himself is neutral."""
    table = scene(stark=side(play="winterfell arya_stark syrio_forel"))

    assert table.stark.strength("arya_stark") == 4
    assert table.stark.strength("syrio_forel") == 2


def test_godswood_makes_the_next_stark_cheaper() -> None:
    """SL-66: by 2, never below 0, and once."""
    table = scene(
        stark=side(play="godswood", hand="hodor arya_stark syrio_forel", gold=4), phase="marshalling"
    )

    table.stark.uses("godswood")
    table.stark.plays("syrio_forel")
    table.stark.plays("hodor")
    table.stark.plays("arya_stark")

    assert table.told("plays") == ["plays 0 syrio_forel 2", "plays 0 hodor 0", "plays 0 arya_stark 2"]


def test_not_today_saves_any_unique_character() -> None:
    """SL-62: even the enemy's; soldiers die."""
    table = scene(
        stark=side(play="robb_stark", hand="not_today"),
        lannister=side(play="the_hound:kneeling lannister_guards:kneeling"),
    )

    table.stark.attacks("military", "robb_stark")
    table.passes()
    table.lannister.chooses("the_hound")
    assert table.prompt().id == "prompt-save"
    table.stark.uses("not_today")

    assert table.told("saved") == ["saved 1 the_hound"]


def test_winter_is_coming_raises_claim() -> None:
    """SL-33, SL-67: for this challenge, once a round."""
    table = scene(
        stark=side(play="robb_stark arya_stark", hand="winter_is_coming winter_is_coming"),
        lannister=side(power=5),
    )

    table.stark.attacks("power", "robb_stark")
    table.stark.uses("winter_is_coming")
    table.passes()

    assert table.told("takes-power") == ["takes-power 0 2 1"]
    table.stark.attacks("military", "arya_stark")
    assert not table.stark.may("use winter_is_coming")


def test_the_king_in_the_north_kneels_two_for_power() -> None:
    """SL-57: the cards chosen for the cost take the power."""
    table = scene(
        stark=side(play="robb_stark jon_snow arya_stark", hand="the_king_in_the_north"), phase="dominance"
    )

    table.stark.uses("the_king_in_the_north", "robb_stark", "arya_stark")

    assert [table.stark.power_on(card) for card in ("robb_stark", "jon_snow", "arya_stark")] == [1, 0, 1]
    assert table.stark.kneels("arya_stark")


def test_catelyn_stark_leaves_the_strength_of_a_participant_out_of_the_total() -> None:
    """SL-32, SL-64: when she is declared a defender."""
    table = scene(
        stark=side(play="catelyn_stark"),
        lannister=side(play="cersei_lannister tyrion_lannister"),
        first="lannister",
    )

    table.lannister.attacks("intrigue", "cersei_lannister")
    table.stark.defends("catelyn_stark")
    table.stark.uses("catelyn_stark", "cersei_lannister")

    assert table.told("wins-challenge") == ["wins-challenge 0 0 3"]


def test_sansa_stark_learns_from_a_lost_intrigue() -> None:
    """SL-60: as the defender."""
    table = scene(
        stark=side(play="sansa_stark", deck=2), lannister=side(play="cersei_lannister"), first="lannister"
    )

    table.lannister.attacks("intrigue", "cersei_lannister")
    table.stark.uses("sansa_stark")

    assert table.told("draws") == ["draws 0 1"]


def test_ser_rodrik_cassel_defends_standing_and_strong() -> None:
    """SL-25, SL-65: but he kneels to attack."""
    table = scene(
        stark=side(play="ser_rodrik_cassel"), lannister=side(play="tywin_lannister"), first="lannister"
    )

    table.lannister.attacks("military", "tywin_lannister")
    table.stark.defends("ser_rodrik_cassel")

    assert table.told("wins-challenge") == ["wins-challenge 1 4 4"]
    assert table.told("kneels") == ["kneels 1 tywin_lannister"]


def test_littlefinger_is_as_strong_as_his_purse() -> None:
    """SL-65: one for each gold."""
    table = scene(stark=side(play="littlefinger", gold=4))

    assert table.stark.strength("littlefinger") == 7


def test_ice_kills_another_participant() -> None:
    """SL-57: it is discarded for that."""
    table = scene(stark=side(play="eddard_stark:with=ice"), lannister=side(play="tywin_lannister"))

    table.stark.attacks("military", "eddard_stark")
    table.lannister.defends("tywin_lannister")
    table.stark.uses("ice")

    assert table.told("discarded", "dies") == ["discarded 0 ice", "dies 1 tywin_lannister"]


def test_needle_brings_arya_renown() -> None:
    """SL-54: others only strength."""
    arya = scene(stark=side(play="arya_stark:with=needle"))
    jon = scene(stark=side(play="jon_snow:with=needle"))

    assert arya.stark.strength("arya_stark") == 3
    assert arya.stark.has_keyword("arya_stark", RENOWN)
    assert jon.stark.strength("jon_snow") == 4
    assert not jon.stark.has_keyword("jon_snow", RENOWN)


def test_the_iron_throne_counts_for_dominance() -> None:
    """SL-40: three more."""
    table = scene(stark=side(play="the_iron_throne"), lannister=side(play="shae"), phase="dominance")

    assert table.told("dominance") == ["dominance 0 3"]


def test_the_north_remembers_its_dead() -> None:
    """SL-46: a Stark stands up, standing already or not, and takes power."""
    table = scene(
        stark=side(play="jon_snow:kneeling sansa_stark", hand="the_north_remembers"),
        lannister=side(play="tywin_lannister"),
        first="lannister",
    )

    table.lannister.attacks("military", "tywin_lannister")
    table.passes()
    table.stark.chooses("sansa_stark")
    table.stark.uses("the_north_remembers")

    assert not table.stark.kneels("jon_snow")
    assert table.stark.power_on("jon_snow") == 1


def test_an_ambush_kills_an_attacker() -> None:
    """SL-37: after a battle won in defence."""
    table = scene(
        stark=side(play="eddard_stark", hand="ambush_in_the_whispering_wood"),
        lannister=side(play="lannister_guards"),
        first="lannister",
    )

    table.lannister.attacks("military", "lannister_guards")
    table.stark.defends("eddard_stark")
    table.stark.uses("ambush_in_the_whispering_wood")

    assert table.told("dies") == ["dies 1 lannister_guards"]
