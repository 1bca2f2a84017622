"""The worked examples of the rulebook, and the cards that are printed in it."""

from fivethrones.kernel.action import Action
from fivethrones.kernel.play import why_not
from games.stark_lannister.scene import Scene, laying, scene, side

EXAMPLE_HAND = (
    "arya_stark jon_snow eddard_stark hand_of_the_king not_today winterfell_castle winterfell_castle"
)


def is_placed(table: Scene, card: str) -> bool:
    return why_not(table.table, Action(0, "place", table.stark.in_hand(card))) is None


def test_setup_example() -> None:
    """SL-10, SL-12: setup_example. Arya, Jon and one castle cost 5; then the hand is filled up."""
    table = laying(EXAMPLE_HAND, deck=43)
    assert not is_placed(table, "hand_of_the_king")
    assert not is_placed(table, "not_today")

    for card in ("arya_stark", "jon_snow", "winterfell_castle"):
        table.stark.does("place", card)
    assert not is_placed(table, "winterfell_castle")
    assert not is_placed(table, "eddard_stark")
    table.stark.does("done")
    table.lannister.does("done")

    assert sorted(table.stark.play()) == ["arya_stark", "jon_snow", "winterfell_castle"]
    assert len(table.stark.hand()) == 7
    assert {"eddard_stark", "hand_of_the_king", "not_today", "winterfell_castle"} <= set(table.stark.hand())


def test_challenge_example() -> None:
    """SL-29, SL-30, SL-34, SL-39: challenge_example. The Hound attacks, Jon Snow and the Retinue defend."""
    table = scene(
        stark=side(play="jon_snow stark_retinue", deck=10),
        lannister=side(play="the_hound", hand="insidious_ways", deck=10),
        first="lannister",
    )

    table.lannister.attacks("military", "the_hound")
    table.stark.defends("jon_snow", "stark_retinue")
    table.stark.uses("stark_retinue")
    table.lannister.uses("insidious_ways", "the_hound")
    table.passes()
    table.stark.chooses("stark_retinue")
    table.stark.uses("jon_snow")

    assert table.told("wins-challenge", "house-gains-power") == ["wins-challenge 1 5 4"]
    assert (len(table.lannister.hand()), len(table.stark.hand())) == (2, 1)
    assert table.stark.dead() == ["stark_retinue"]
    assert not table.stark.kneels("jon_snow")
    assert table.lannister.kneels("the_hound")
    assert table.lannister.discard() == ["insidious_ways"]
    order = [
        "pays-off 1 insidious_ways",
        "draws 1 2",
        "claim 1 1",
        "dies 0 stark_retinue",
        "stands 0 jon_snow",
    ]
    assert table.told("pays-off", "draws", "claim", "dies", "stands")[-5:] == order


def test_power_claim_partial() -> None:
    """SL-33, SL-36: power_claim_partial. Claim 2 takes the only token of a banner."""
    table = scene(
        stark=side(play="arya_stark northern_bannermen", plot="harsh"),
        lannister=side(play="tywin_lannister", power=1),
    )

    table.stark.attacks("power", "arya_stark", "northern_bannermen")
    table.lannister.defends("tywin_lannister")
    table.passes()

    assert table.told("wins-challenge") == ["wins-challenge 0 5 4"]
    assert (table.stark.power, table.lannister.power) == (1, 0)


def test_illyrio_dominance() -> None:
    """SL-40, SL-45: illyrio_dominance. The one for dominance and three more."""
    table = scene(
        stark=side(play="hodor", plot="illyrios_gift"), lannister=side(play="the_hound"), phase="dominance"
    )

    assert table.told("dominance") == ["dominance 0 4"]
    assert (table.stark.power, table.lannister.power) == (4, 0)


def test_eddard_power() -> None:
    """SL-46, SL-60: eddard_power. The token lies on him and counts for his house."""
    table = scene(stark=side(hand="eddard_stark", gold=4), phase="marshalling")

    table.stark.plays("eddard_stark")
    table.stark.uses("eddard_stark")

    assert table.stark.gold == 0
    assert table.stark.power_on("eddard_stark") == 1
    assert (table.stark.power, table.stark.total_power) == (0, 1)


def test_lions_cunning() -> None:
    """SL-47, SL-56: lions_cunning. Two gold kneel any character in any phase."""
    table = scene(
        stark=side(play="robb_stark"),
        lannister=side(hand="the_lions_cunning", gold=2),
        phase="dominance",
        first="lannister",
    )

    table.lannister.uses("the_lions_cunning", "robb_stark")

    assert table.lannister.gold == 0
    assert table.stark.kneels("robb_stark")
    assert table.lannister.discard() == ["the_lions_cunning"]


def test_unique_dead() -> None:
    """SL-50: unique_dead. A killed Eddard bars his other copies."""
    table = scene(stark=side(dead="eddard_stark", hand="eddard_stark", gold=5), phase="marshalling")

    assert table.stark.refuses("play", "eddard_stark") == "refused-unique"
    assert (table.stark.gold, table.stark.hand()) == (5, ["eddard_stark"])


def test_only_hero_dies() -> None:
    """SL-34, SL-46: only_hero_dies. Nothing to choose; his power is gone with him."""
    table = scene(
        stark=side(play="eddard_stark:kneeling:power=2", power=3),
        lannister=side(play="tywin_lannister"),
        first="lannister",
    )

    table.lannister.attacks("military", "tywin_lannister")
    table.passes()

    assert (table.stark.dead(), table.stark.play()) == (["eddard_stark"], [])
    assert table.stark.total_power == 3
    assert table.lannister.power == 1


def test_littlefinger_both() -> None:
    """SL-51: littlefinger_both. The same neutral unique card on both sides."""
    table = scene(
        stark=side(hand="littlefinger", gold=5), lannister=side(play="littlefinger"), phase="marshalling"
    )

    table.stark.plays("littlefinger")

    assert table.stark.play() == table.lannister.play() == ["littlefinger"]


def test_littlefinger_enemy_dead() -> None:
    """SL-51: littlefinger_enemy_dead. The opponent's dead pile does not matter."""
    table = scene(
        stark=side(hand="littlefinger", gold=5), lannister=side(dead="littlefinger"), phase="marshalling"
    )

    table.stark.plays("littlefinger")

    assert table.stark.play() == ["littlefinger"]


def test_luwin_phase() -> None:
    """SL-40, SL-56: luwin_phase. Only in dominance, where he has been counted as standing by then."""
    table = scene(
        stark=side(play="maester_luwin", deck=5, plots="storm_of_swords the_old_gods"),
        lannister=side(plots="killing_cold uneasy_truce"),
        goes_on=True,
    )
    assert table.stark.refuses("use", "maester_luwin") != ""
    table.stark.does("done")

    table.stark.uses("maester_luwin")

    assert table.told("dominance", "kneels", "draws") == [
        "dominance 0 2",
        "kneels 0 maester_luwin",
        "draws 0 2",
    ]
    assert table.stark.power == 1


def test_varys_alone() -> None:
    """SL-59: varys_alone. Without another Ally he discards himself."""
    table = scene(
        stark=side(play="jon_snow"),
        lannister=side(play="cersei_lannister", hand="varys", gold=3),
        phase="marshalling",
        first="lannister",
    )

    table.lannister.plays("varys")

    assert table.lannister.discard() == ["varys"]
    assert table.lannister.play() == ["cersei_lannister"]
    assert table.lannister.gold == 0


def test_debts_and_not_today() -> None:
    """SL-60, SL-62: debts_and_not_today. Sansa is saved, and the Hound has knelt in vain."""
    table = scene(
        stark=side(play="sansa_stark", hand="not_today"),
        lannister=side(play="the_hound", hand="a_lannister_pays_his_debts"),
    )

    table.stark.attacks("power", "sansa_stark")
    table.lannister.uses("a_lannister_pays_his_debts", "sansa_stark", "the_hound")
    assert table.prompt().id == "prompt-save"
    table.stark.uses("not_today")

    assert table.told("saved", "dies") == ["saved 0 sansa_stark"]
    assert (table.stark.play(), table.stark.dead()) == (["sansa_stark"], [])
    assert table.stark.discard() == ["not_today"]
    assert table.lannister.kneels("the_hound")
    assert table.lannister.discard() == ["a_lannister_pays_his_debts"]
    assert table.stark.power == 1


def test_response_missed() -> None:
    """SL-60: response_missed. After the next action it is too late."""
    table = scene(
        stark=side(play="sansa_stark northern_bannermen"),
        lannister=side(play="the_hound", hand="a_lannister_pays_his_debts"),
    )

    table.stark.attacks("power", "sansa_stark")
    table.passes()
    table.stark.attacks("military", "northern_bannermen")

    assert table.lannister.refuses("use", "a_lannister_pays_his_debts") != ""
    assert table.lannister.hand() == ["a_lannister_pays_his_debts"]


def test_winterfell_lasting() -> None:
    """SL-64, SL-65: winterfell_lasting. Arya has Winterfell and Syrio, who is neutral and has nothing."""
    table = scene(stark=side(play="winterfell arya_stark syrio_forel"))

    assert table.stark.strength("arya_stark") == 4
    assert table.stark.strength("syrio_forel") == 2


def test_jaime_stays_standing() -> None:
    """SL-29, SL-54: jaime_stays_standing. He does not kneel to attack in battle."""
    table = scene(
        stark=side(play="sansa_stark"), lannister=side(play="ser_jaime_lannister"), first="lannister"
    )

    table.lannister.attacks("military", "ser_jaime_lannister")
    table.passes()

    assert not table.lannister.kneels("ser_jaime_lannister")
    assert table.lannister.power_on("ser_jaime_lannister") == 1
    assert table.lannister.power == 1
    assert table.stark.dead() == ["sansa_stark"]


def test_imprisoned() -> None:
    """SL-24, SL-41: imprisoned. It kneels its bearer and keeps it down in the standing phase."""
    table = scene(
        stark=side(play="eddard_stark arya_stark:kneeling"),
        lannister=side(hand="imprisoned", gold=2),
        phase="marshalling",
        first="lannister",
        active="lannister",
    )
    table.lannister.plays("imprisoned", on="eddard_stark")
    assert table.stark.kneels("eddard_stark")
    assert table.lannister.gold == 0

    later = scene(
        stark=side(play="eddard_stark:kneeling:against=imprisoned arya_stark:kneeling"), phase="standing"
    )

    assert later.stark.kneels("eddard_stark")
    assert not later.stark.kneels("arya_stark")


def test_tyrion_draw() -> None:
    """SL-35, SL-60: tyrion_draw. A card for a won challenge."""
    table = scene(
        stark=side(hand="godswood"), lannister=side(play="tyrion_lannister", deck=3), first="lannister"
    )

    table.lannister.attacks("intrigue", "tyrion_lannister")
    table.lannister.uses("tyrion_lannister")

    assert len(table.lannister.hand()) == 1
    assert table.lannister.power == 1
    assert table.stark.discard() == ["godswood"]
