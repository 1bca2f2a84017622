"""Cards of the Lannister deck, one fact or more each."""

from fivethrones.games.card_engine.box.figures import POWER, RENOWN, STEALTH
from games.stark_lannister.scene import GAME, scene, side


def test_tyrion_draws_when_he_helped_to_win() -> None:
    """SL-60: a won challenge with him in it."""
    table = scene(
        stark=side(hand="godswood"), lannister=side(play="tyrion_lannister", deck=3), first="lannister"
    )

    table.lannister.attacks("intrigue", "tyrion_lannister")
    table.lannister.uses("tyrion_lannister")

    assert len(table.lannister.hand()) == 1
    assert table.stark.discard() == ["godswood"]


def test_joffrey_feeds_on_dead_lords_and_ladies() -> None:
    """SL-67: three times a round."""
    table = scene(
        stark=side(play="eddard_stark robb_stark catelyn_stark sansa_stark hodor", plots="the_old_gods"),
        lannister=side(play="joffrey_baratheon:with=gilded_plate", plots="valar_morghulis", gold=1),
        phase="plot",
    )
    table.stark.act("first", 0)
    table.lannister.uses("gilded_plate")
    for _ in range(3):
        table.lannister.uses("joffrey_baratheon")

    assert not table.lannister.may("use joffrey_baratheon")
    assert table.lannister.power_on("joffrey_baratheon") == 3


def test_nobody_is_saved_from_an_attacking_gregor() -> None:
    """SL-63: neither by a duplicate nor by an event; only enemies, and only while he attacks."""
    table = scene(
        stark=side(play="arya_stark:kneeling:under=arya_stark", hand="not_today"),
        lannister=side(play="ser_gregor_clegane the_hound"),
        first="lannister",
    )

    table.lannister.attacks("military", "ser_gregor_clegane")
    table.passes()

    assert table.told("dies", "no-answer") == ["dies 0 arya_stark"]
    assert table.stark.hand() == ["not_today"]

    other = scene(
        stark=side(play="arya_stark:kneeling:under=arya_stark"),
        lannister=side(play="ser_gregor_clegane the_hound"),
        first="lannister",
    )
    other.lannister.attacks("military", "the_hound")
    other.stark.gives_up_duplicate_of("arya_stark")
    assert other.stark.play() == ["arya_stark"]


def test_kevan_needs_another_lord_for_power() -> None:
    """SL-65: as long as there is one."""
    alone = scene(lannister=side(play="ser_kevan_lannister"))
    together = scene(lannister=side(play="ser_kevan_lannister tywin_lannister"))

    assert not alone.lannister.has_icon("ser_kevan_lannister", POWER)
    assert together.lannister.has_icon("ser_kevan_lannister", POWER)


def test_bronn_stands_up_for_gold_once_a_round() -> None:
    """SL-67: this copy."""
    table = scene(lannister=side(play="bronn:kneeling", gold=3, hand="the_lions_cunning"), phase="dominance")

    table.lannister.uses("bronn")
    table.lannister.uses("the_lions_cunning", "bronn")

    assert table.lannister.kneels("bronn")
    assert table.lannister.gold == 0


def test_pycelle_makes_the_loser_discard_one_more() -> None:
    """SL-35: at random."""
    table = scene(
        stark=side(hand="godswood winterfell"),
        lannister=side(play="grand_maester_pycelle"),
        first="lannister",
    )

    table.lannister.attacks("intrigue", "grand_maester_pycelle")
    table.lannister.uses("grand_maester_pycelle")

    assert table.stark.hand() == []


def test_shae_kneels_a_character_of_a_more_powerful_player() -> None:
    """SL-58: also in the other player's turn, before attackers are named."""
    table = scene(stark=side(play="robb_stark", power=1), lannister=side(play="shae"))

    table.lannister.uses("shae")

    assert table.stark.kneels("robb_stark")
    assert table.prompt().id == "prompt-halt"


def test_varys_alone_discards_himself() -> None:
    """SL-59: there is no other ally."""
    table = scene(
        stark=side(play="jon_snow"),
        lannister=side(hand="varys", gold=3, play="cersei_lannister"),
        phase="marshalling",
        first="lannister",
    )

    table.lannister.plays("varys")

    assert table.lannister.discard() == ["varys"]
    assert table.lannister.gold == 0


def test_varys_discards_an_ally_of_anybodys() -> None:
    """SL-48, SL-59: discarded is not killed."""
    table = scene(
        stark=side(play="hodor"), lannister=side(hand="varys", gold=3), phase="marshalling", first="lannister"
    )

    table.lannister.plays("varys")
    table.lannister.chooses("hodor")

    assert (table.stark.discard(), table.stark.dead()) == (["hodor"], [])
    assert table.lannister.play() == ["varys"]


def test_imprisoned_kneels_its_bearer_and_keeps_it_down() -> None:
    """SL-24, SL-41: others stand up."""
    table = scene(
        stark=side(play="eddard_stark arya_stark:kneeling", plots="the_old_gods storm_of_swords"),
        lannister=side(hand="imprisoned", gold=2, plots="killing_cold hear_me_roar"),
        phase="marshalling",
        first="lannister",
        goes_on=True,
    )

    table.lannister.plays("imprisoned", on="eddard_stark")
    assert table.stark.kneels("eddard_stark")
    table.passes()
    for _ in range(2):
        table.seat(table.asked()[0]).act("done") if table.prompt().id == "prompt-challenge" else None

    assert table.told("stand") == ["stand 0 arya_stark"]


def test_nobody_is_imprisoned_twice() -> None:
    """SL-24: a second copy would bring nothing."""
    table = scene(
        stark=side(play="eddard_stark:against=imprisoned"),
        lannister=side(hand="imprisoned", gold=2),
        phase="marshalling",
        first="lannister",
    )

    assert table.lannister.refuses("play", "imprisoned") == "refused-no-bearer"


def test_casterly_rock_lends_stealth_and_strength() -> None:
    """SL-64: stealth until the phase ends, strength while attacking in intrigue or for power."""
    table = scene(
        stark=side(play="catelyn_stark"),
        lannister=side(play="casterly_rock cersei_lannister the_hound"),
        first="lannister",
    )

    table.lannister.uses("casterly_rock", "cersei_lannister")
    table.lannister.attacks("intrigue", "cersei_lannister")

    assert table.prompt().id == "prompt-stealth"
    assert table.lannister.has_keyword("cersei_lannister", STEALTH)
    assert table.lannister.strength("cersei_lannister") == 4


def test_the_red_keep_turns_gold_into_power() -> None:
    """SL-45, SL-57: after a won intrigue."""
    table = scene(lannister=side(play="the_red_keep cersei_lannister", gold=1), first="lannister")

    table.lannister.attacks("intrigue", "cersei_lannister")
    table.lannister.uses("the_red_keep")

    assert (table.lannister.gold, table.lannister.power) == (0, 2)


def test_debts_kill_any_participant() -> None:
    """SL-57, SL-60: for kneeling a standing Lannister; the loser may be the attacker."""
    table = scene(
        stark=side(play="jon_snow eddard_stark"),
        lannister=side(play="the_hound tywin_lannister shae", hand="a_lannister_pays_his_debts"),
        first="lannister",
    )

    table.lannister.attacks("military", "the_hound")
    table.stark.defends("jon_snow", "eddard_stark")
    table.lannister.uses("a_lannister_pays_his_debts", "eddard_stark")

    assert table.told("kneels")[-1] == "kneels 1 tywin_lannister"
    assert table.stark.dead() == ["eddard_stark"]


def test_the_lions_cunning_kneels_anybody_for_two_gold() -> None:
    """SL-56: in any phase."""
    table = scene(
        stark=side(play="robb_stark"),
        lannister=side(hand="the_lions_cunning", gold=2),
        phase="dominance",
        first="lannister",
    )

    table.lannister.uses("the_lions_cunning", "robb_stark")

    assert table.stark.kneels("robb_stark")
    assert table.lannister.gold == 0
    assert table.lannister.discard() == ["the_lions_cunning"]


def test_insidious_ways_pay_off_only_if_the_challenge_is_won() -> None:
    """SL-64: even if the strengthened character is gone."""
    lost = scene(
        stark=side(play="eddard_stark jon_snow"),
        lannister=side(play="the_hound", hand="insidious_ways", deck=5),
        first="lannister",
    )

    lost.lannister.attacks("military", "the_hound")
    lost.stark.defends("eddard_stark", "jon_snow")
    lost.lannister.uses("insidious_ways")
    lost.passes()

    assert lost.told("wins-challenge", "draws") == ["wins-challenge 0 5 6"]


def test_whispers_at_court_look_into_a_hand() -> None:
    """SL-9: the winner sees all of it and picks one; nobody else learns the rest."""
    table = scene(
        stark=side(hand="godswood winterfell not_today"),
        lannister=side(play="cersei_lannister", hand="whispers_at_court", plot="valar_morghulis"),
        first="lannister",
    )

    table.lannister.attacks("intrigue", "cersei_lannister")
    table.lannister.uses("whispers_at_court")
    assert table.prompt().id == "prompt-discard-from-hand"
    table.lannister.chooses("not_today")

    assert table.stark.discard() == ["not_today"]
    assert len(GAME.view(table.table, 1).sides[0].hand_seen) == 2
    assert GAME.view(table.table, -1).sides[0].hand_seen == []


def test_cersei_kneels_an_enemy() -> None:
    """SL-60: after a won intrigue with her in it."""
    table = scene(
        stark=side(play="jon_snow hodor"), lannister=side(play="cersei_lannister"), first="lannister"
    )

    table.lannister.attacks("intrigue", "cersei_lannister")
    table.lannister.uses("cersei_lannister", "hodor")

    assert table.stark.kneels("hodor")


def test_ser_ilyn_payne_executes_the_weak() -> None:
    """SL-57: kneeling ones, with at most 2 strength."""
    table = scene(
        stark=side(play="jon_snow:kneeling arya_stark:kneeling sansa_stark"),
        lannister=side(play="ser_ilyn_payne", gold=2),
        phase="dominance",
        first="lannister",
    )

    table.lannister.uses("ser_ilyn_payne")

    assert table.told("dies") == ["dies 0 arya_stark"]
    assert table.lannister.gold == 0


def test_guards_draw_once_plots_are_done() -> None:
    """SL-60: dead guards do not."""
    table = scene(
        stark=side(plots="the_old_gods"),
        lannister=side(play="lannister_guards", deck=2, plots="killing_cold"),
        phase="plot",
    )
    table.lannister.act("first", 1)
    table.lannister.uses("lannister_guards")

    assert table.told("draws") == ["draws 1 1"]


def test_the_informer_kneels_anybody() -> None:
    """SL-60: when he is played from hand."""
    table = scene(
        stark=side(play="jon_snow"),
        lannister=side(hand="court_informer", gold=3),
        phase="marshalling",
        first="lannister",
    )

    table.lannister.plays("court_informer")
    table.lannister.uses("court_informer", "jon_snow")

    assert table.stark.kneels("jon_snow")


def test_gilded_plate_saves_for_gold() -> None:
    """SL-62: without the gold it is of no use."""
    rich = scene(stark=side(play="jon_snow"), lannister=side(play="shae:with=gilded_plate", gold=1))
    poor = scene(stark=side(play="jon_snow"), lannister=side(play="shae:with=gilded_plate"))

    for table in (rich, poor):
        table.stark.attacks("military", "jon_snow")
    rich.lannister.uses("gilded_plate")
    poor.passes()

    assert (rich.lannister.play(), rich.lannister.discard()) == (["shae"], ["gilded_plate"])
    assert poor.lannister.dead() == ["shae"]


def test_the_cloak_brings_strength_and_renown() -> None:
    """SL-54: to a knight."""
    table = scene(lannister=side(play="ser_gregor_clegane:with=kingsguard_cloak"))

    assert table.lannister.strength("ser_gregor_clegane") == 5
    assert table.lannister.has_keyword("ser_gregor_clegane", RENOWN)


def test_power_is_power_once_a_round() -> None:
    """SL-67: for two gold."""
    table = scene(lannister=side(hand="power_is_power", gold=4), phase="dominance", first="lannister")

    table.lannister.uses("power_is_power")

    assert (table.lannister.gold, table.lannister.power) == (2, 2)


def test_a_sworn_shield_saves_lannisters() -> None:
    """SL-62: own ones, for a gold."""
    table = scene(
        stark=side(play="jon_snow"), lannister=side(play="the_hound:kneeling", hand="sworn_shield", gold=1)
    )

    table.stark.attacks("military", "jon_snow")
    table.lannister.uses("sworn_shield")

    assert table.told("saved") == ["saved 1 the_hound"]
