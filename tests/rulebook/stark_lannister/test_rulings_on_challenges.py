"""Where the rulebook is silent: challenges and killings, each with the ruling it rests on."""

from games.stark_lannister.scene import scene, side


def test_a_would_be_attacker_can_be_knelt_in_time() -> None:
    """SL-27, SL-58: action_before_attack. There are actions before attackers are named."""
    table = scene(stark=side(play="robb_stark"), lannister=side(hand="the_lions_cunning", gold=2))

    table.lannister.uses("the_lions_cunning", "robb_stark")

    assert not table.stark.may("challenge military")


def test_who_does_not_kneel_to_attack_must_stand_all_the_same() -> None:
    """SL-29: no_kneel. And one who stayed standing may attack again."""
    kneeling = scene(lannister=side(play="ser_jaime_lannister:kneeling tyrion_lannister"), first="lannister")
    assert not kneeling.lannister.may("challenge military")

    table = scene(lannister=side(play="ser_jaime_lannister"), first="lannister")
    table.lannister.attacks("military", "ser_jaime_lannister")
    table.passes()
    assert table.lannister.may("challenge intrigue")


def test_stealth_gained_late_is_of_no_use() -> None:
    """SL-55: stealth_pairing. Casterly Rock must be knelt before the attack."""
    table = scene(
        stark=side(play="catelyn_stark"),
        lannister=side(play="cersei_lannister casterly_rock"),
        first="lannister",
    )

    table.lannister.attacks("intrigue", "cersei_lannister")
    table.lannister.uses("casterly_rock", "cersei_lannister")
    table.passes_until("prompt-defend")

    assert table.stark.may("choose catelyn_stark")


def test_a_barred_character_may_join_by_an_effect() -> None:
    """SL-31, SL-55: stealth_pairing. Greatjon is not named as a defender."""
    table = scene(
        stark=side(play="greatjon_umber"), lannister=side(play="tyrion_lannister"), first="lannister"
    )

    table.lannister.attacks("power", "tyrion_lannister")
    table.lannister.bars("greatjon_umber")
    table.stark.uses("greatjon_umber")
    table.passes()

    assert table.told("joins", "wins-challenge") == ["joins 0 greatjon_umber", "wins-challenge 1 3 3"]


def test_who_has_joined_is_not_named_again() -> None:
    """SL-30, SL-31: one who joined before defenders are named, and stands again, defends once."""
    table = scene(
        stark=side(play="greatjon_umber:with=hand_of_the_king arya_stark"),
        lannister=side(play="tywin_lannister"),
        first="lannister",
    )

    table.lannister.attacks("power", "tywin_lannister")
    table.stark.uses("greatjon_umber")
    table.stark.uses("hand_of_the_king")
    table.passes_until("prompt-defend")
    assert table.stark.choices() == ["done", "choose arya_stark"]
    table.stark.defends("arya_stark")
    table.passes()

    assert table.told("defends", "wins-challenge") == ["defends 0 arya_stark", "wins-challenge 0 4 5"]


def test_the_defender_wins_when_all_attackers_are_gone() -> None:
    """SL-32: participant_leaves. If there is a defender."""
    table = scene(
        stark=side(play="northern_bannermen"),
        lannister=side(play="tywin_lannister", hand="bought_swords", gold=1),
    )

    table.stark.attacks("military", "northern_bannermen")
    table.lannister.defends("tywin_lannister")
    table.lannister.uses("bought_swords", "northern_bannermen")
    table.passes()

    assert table.told("wins-challenge") == ["wins-challenge 1 0 4"]


def test_standing_up_is_not_leaving() -> None:
    """SL-31: stand_participant."""
    table = scene(stark=side(play="eddard_stark:with=hand_of_the_king"))

    table.stark.attacks("military", "eddard_stark")
    table.stark.uses("hand_of_the_king")
    table.passes()

    assert table.told("stands", "wins-challenge") == ["stands 0 eddard_stark", "wins-challenge 0 3 0"]


def test_a_beaten_attacker_has_lost() -> None:
    """SL-32, SL-37: loser_definition. And pays debts."""
    table = scene(
        stark=side(play="robb_stark jon_snow"),
        lannister=side(play="the_hound cersei_lannister", hand="a_lannister_pays_his_debts"),
        first="lannister",
    )

    table.lannister.attacks("military", "the_hound")
    table.stark.defends("robb_stark", "jon_snow")
    table.lannister.uses("a_lannister_pays_his_debts", "robb_stark", "cersei_lannister")
    table.passes()

    assert table.stark.dead() == ["robb_stark"]


def test_renown_twice_brings_one_power() -> None:
    """SL-54: renown_timing."""
    table = scene(lannister=side(play="ser_jaime_lannister:with=kingsguard_cloak"), first="lannister")

    table.lannister.attacks("military", "ser_jaime_lannister")
    table.passes()

    assert table.told("gains-power") == ["gains-power 1 ser_jaime_lannister 1"]


def test_insidious_ways_pay_off_without_their_character() -> None:
    """SL-64: insidious_ways_order. If the challenge is won by the others."""
    table = scene(
        stark=side(play="robb_stark:with=ice"),
        lannister=side(play="the_hound tywin_lannister", hand="insidious_ways", deck=5),
        first="lannister",
    )

    table.lannister.attacks("military", "the_hound", "tywin_lannister")
    table.stark.defends("robb_stark")
    table.lannister.uses("insidious_ways", "the_hound")
    table.stark.uses("ice", "the_hound")
    table.passes()

    assert table.told("dies")[0] == "dies 1 the_hound"
    assert table.told("pays-off", "draws") == ["pays-off 1 insidious_ways", "draws 1 2"]


def test_any_own_character_meets_the_claim() -> None:
    """SL-34: military_victims. A neutral one, too, and one who kneels."""
    table = scene(
        stark=side(play="littlefinger:kneeling jon_snow"), lannister=side(play="the_hound"), first="lannister"
    )

    table.lannister.attacks("military", "the_hound")
    table.passes()
    table.stark.does("choose", "littlefinger")

    assert table.stark.dead() == ["littlefinger"]


def test_the_doomed_may_pay_for_others() -> None:
    """SL-63: doomed_pays. Jory, about to be killed himself, is discarded and not killed."""
    table = scene(
        stark=side(play="eddard_stark jory_cassel"),
        lannister=side(play="the_hound", plot="harsh"),
        first="lannister",
    )

    table.lannister.attacks("military", "the_hound")
    table.stark.uses("jory_cassel")
    table.passes()

    assert table.stark.play() == ["eddard_stark"]
    assert (table.stark.discard(), table.stark.dead()) == (["jory_cassel"], [])


def test_without_the_toll_there_is_no_battle() -> None:
    """SL-28: toll_payment. It goes into the other player's pool, before attackers kneel."""
    poor = scene(
        stark=side(play="robb_stark arya_stark", gold=1), lannister=side(plot="uneasy_truce", gold=1)
    )
    assert not poor.stark.may("challenge military")

    table = scene(
        stark=side(play="robb_stark arya_stark", gold=2), lannister=side(plot="uneasy_truce", gold=1)
    )
    table.stark.attacks("military", "robb_stark")

    assert (table.stark.gold, table.lannister.gold) == (0, 3)
    assert table.told("toll", "kneels") == ["toll 0 2 1", "kneels 0 robb_stark"]


def test_claim_is_read_when_it_is_carried_out() -> None:
    """SL-33: claim_read. With what was played until then."""
    table = scene(
        stark=side(play="robb_stark", hand="winter_is_coming"),
        lannister=side(play="shae:kneeling the_hound:kneeling bronn:kneeling"),
    )

    table.stark.attacks("military", "robb_stark")
    table.stark.uses("winter_is_coming")
    table.passes()

    assert table.told("claim") == ["claim 0 2"]
