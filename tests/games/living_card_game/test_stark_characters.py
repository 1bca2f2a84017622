"""The characters of House Stark."""

import pytest

from fivethrones.games.card_engine.box.figures import MILITARY, RENOWN, STEALTH
from fivethrones.games.card_engine.values.of_cards import BE_KILLED, cannot
from games.living_card_game.scene import scene, side


@pytest.mark.parametrize(
    ("card", "strength", "wins"),
    [
        ("war_host_of_the_north", 11, True),
        ("direwolf_pup", 2, False),
        ("knight_of_the_tumblestone", 2, False),
    ],
)
def test_characters_without_text_fight_with_their_strength(card: str, strength: int, wins: bool) -> None:
    table = scene(side(play=card), side(play="eddard_stark"))
    you, foe = table.players

    you.attacks("military", card)
    foe.defends("eddard_stark")
    table.passes()

    assert table.told("wins-challenge") == [f"wins-challenge {0 if wins else 1} {strength} 3"]


def test_the_war_host_and_the_pup_bear_nothing() -> None:
    table = scene(
        side(play="war_host_of_the_north direwolf_pup", hand="lordship summer", gold=3),
        side(),
        phase="marshalling",
    )

    assert [table.seat(0).refuses("play", card) for card in ("lordship", "summer")] == [
        "refused-no-bearer"
    ] * 2


def test_ser_rodrik_defends_standing_and_stronger() -> None:
    table = scene(side(play="direwolf_pup"), side(play="ser_rodrik_cassel"))
    you, foe = table.players

    you.attacks("military", "direwolf_pup")
    foe.defends("ser_rodrik_cassel")
    table.passes_until("prompt-challenge")

    assert table.told("wins-challenge") == ["wins-challenge 1 2 4"]
    assert not foe.kneels("ser_rodrik_cassel")
    assert foe.strength("ser_rodrik_cassel") == 2


def test_ser_rodrik_kneels_to_attack_and_is_no_stronger() -> None:
    table = scene(side(play="ser_rodrik_cassel"), side())

    table.seat(0).attacks("military", "ser_rodrik_cassel")

    assert table.seat(0).kneels("ser_rodrik_cassel")
    assert table.told("wins-challenge") == ["wins-challenge 0 2 0"]


def test_eddard_takes_power_when_he_comes_into_play() -> None:
    table = scene(side(hand="eddard_stark", gold=4), side(), phase="marshalling")

    table.seat(0).plays("eddard_stark")

    assert table.seat(0).power_on("eddard_stark") == 1


def test_catelyn_leaves_the_strength_of_a_participant_out_of_the_total() -> None:
    """LC-55."""
    table = scene(side(play="robb_stark eddard_stark"), side(play="catelyn_stark"))
    you, foe = table.players

    you.attacks("power", "robb_stark", "eddard_stark")
    foe.defends("catelyn_stark")
    foe.uses("catelyn_stark", "eddard_stark")
    table.passes()

    assert table.told("wins-challenge") == ["wins-challenge 1 2 3"]


@pytest.mark.parametrize("burns", ["flame_kissed", "drogon"])
def test_whom_catelyn_leaves_out_does_not_die_at_strength_0(burns: str) -> None:
    """LC-55, LC-128, LC-131: Flame-Kissed and Drogon look at the strength itself, which stays what it is."""
    attacker = "eddard_stark:against=flame_kissed" if burns == "flame_kissed" else "eddard_stark"
    table = scene(side(play=attacker), side(play="catelyn_stark drogon", gold=2))
    you, foe = table.players

    you.attacks("power", "eddard_stark")
    foe.defends("catelyn_stark")
    foe.uses("catelyn_stark", "eddard_stark")
    if burns == "drogon":
        foe.uses("drogon", "eddard_stark")

    assert you.strength("eddard_stark") == (1 if burns == "flame_kissed" else 2)
    assert table.told("dies") == []
    table.passes()
    assert table.told("wins-challenge") == ["wins-challenge 1 0 3"]


def test_whom_catelyn_leaves_out_still_intimidates() -> None:
    """LC-55, LC-109: the strength that others are measured by is there, though it does not count."""
    table = scene(side(play="victarion_greyjoy robb_stark"), side(play="catelyn_stark eddard_stark"))
    you, foe = table.players

    you.attacks("power", "victarion_greyjoy", "robb_stark")
    foe.defends("catelyn_stark", "eddard_stark")
    foe.uses("catelyn_stark", "victarion_greyjoy")
    table.passes()

    assert table.told("wins-challenge") == ["wins-challenge 1 0 6"]


def test_whom_catelyn_leaves_out_has_not_changed_in_strength() -> None:
    """LC-55, LC-171: the Cavalry can be killed."""
    table = scene(
        side(play="stanniss_northern_cavalry"),
        side(play="catelyn_stark", hand="distraction"),
    )
    you, foe = table.players

    you.attacks("power", "stanniss_northern_cavalry")
    foe.defends("catelyn_stark")
    foe.uses("catelyn_stark", "stanniss_northern_cavalry")

    assert not cannot(table.table, you.mine("stanniss_northern_cavalry"), BE_KILLED)


def test_arya_takes_stealth_from_another() -> None:
    table = scene(side(play="arya_stark crossroads"), side(play="ghost"))
    you, foe = table.players

    you.uses("arya_stark", "ghost")

    assert you.kneels("crossroads")
    assert you.has_keyword("arya_stark", STEALTH)
    assert not you.has_keyword("arya_stark", RENOWN)
    assert not foe.has_keyword("ghost", STEALTH)


def test_robb_kills_a_character_of_the_loser_beside_claim() -> None:
    table = scene(side(play="robb_stark"), side(play="hodor:kneeling arya_stark:kneeling"))
    you, foe = table.players

    you.attacks("military", "robb_stark")
    foe.does("choose", "arya_stark")
    you.uses("robb_stark", "hodor")
    table.passes()

    assert sorted(foe.dead()) == ["arya_stark", "hodor"]


def test_robb_does_nothing_after_a_power_challenge() -> None:
    table = scene(side(play="robb_stark"), side(play="hodor:kneeling"))

    table.seat(0).attacks("power", "robb_stark")

    assert table.told("wins-challenge") == ["wins-challenge 0 2 0"]
    table.asks("prompt-halt", 0)  # nobody was asked


def test_whoever_plays_an_attachment_on_sansa_may_draw() -> None:
    """LC-120, LC-142: A-71. It is a response of that player, not of hers, and comes after the passives."""
    table = scene(
        side(play="sansa_stark", deck="ice"),
        side(hand="lordship", gold=1, deck="hodor"),
        phase="marshalling",
        first=1,
    )
    you, foe = table.players

    foe.plays("lordship")
    table.asks("prompt-respond", 1)
    foe.act("use", you.mine("sansa_stark"), 0)

    assert table.told("uses", "draws") == ["uses 1 sansa_stark", "draws 1 1"]
    assert (foe.hand(), you.hand()) == (["hodor"], [])


def test_greatjon_joins_a_challenge_on_either_side() -> None:
    for way, told in (("attackers", "wins-challenge 1 5 0"), ("defenders", "wins-challenge 2 2 3")):
        table = scene(side(play="greatjon_umber"), side(play="direwolf_pup"), side(), first=1)
        you, foe, _ = table.players

        foe.attacks("military", "direwolf_pup", against=2)
        you.uses("greatjon_umber", f"way {way}")
        table.passes()

        assert you.kneels("greatjon_umber")
        assert table.told("wins-challenge") == [told]


def test_greatjon_joins_no_intrigue() -> None:
    table = scene(side(play="greatjon_umber"), side(play="catelyn_stark"), first=1)

    table.seat(1).attacks("intrigue", "catelyn_stark")

    assert table.told("wins-challenge") == ["wins-challenge 1 3 0"]


def test_a_stark_lord_makes_shaggydog_strong_and_immune_to_events() -> None:
    table = scene(side(play="shaggydog bran_stark"), side(hand="distraction"), phase="marshalling", first=1)

    assert table.seat(0).strength("shaggydog") == 4
    assert table.seat(1).refuses("use", "distraction") == "refused-no-target"


def test_shaggydog_is_a_small_wolf_without_a_stark_lord_of_yours() -> None:
    table = scene(
        side(play="shaggydog arya_stark"),
        side(play="bran_stark", hand="distraction"),
        phase="marshalling",
        first=1,
    )
    you, foe = table.players

    assert you.strength("shaggydog") == 1
    foe.uses("distraction", "shaggydog")
    assert you.kneels("shaggydog")


def test_hodor_does_not_attack() -> None:
    table = scene(side(play="hodor direwolf_pup lady"), side())
    you = table.seat(0)

    you.act("challenge", MILITARY, 1)

    assert you.choices() == ["choose direwolf_pup", "choose lady"]


def test_stealth_passes_by_hodor() -> None:
    table = scene(side(play="benjen_stark"), side(play="hodor"))

    table.seat(0).attacks("military", "benjen_stark")

    table.asks("prompt-defend", 1)


def test_bran_reveals_another_plot() -> None:
    table = scene(
        side(play="bran_stark", plots="harsh the_power_of_arms"), side(plots="harsh plain"), phase="plot"
    )
    you = table.seat(0)

    you.uses("bran_stark", "the_power_of_arms")

    assert you.kneels("bran_stark")
    assert (you.plot(), you.used_plots(), you.plots()) == (["the_power_of_arms"], ["plain"], ["harsh"])


def test_grey_wind_is_cheaper_while_robb_is_in_play() -> None:
    table = scene(side(hand="grey_wind", gold=2), side(play="robb_stark"), phase="marshalling")

    table.seat(0).plays("grey_wind")

    assert (table.seat(0).play(), table.seat(0).gold) == (["grey_wind"], 0)


def test_without_robb_grey_wind_costs_four() -> None:
    table = scene(side(hand="grey_wind", gold=3), side(), phase="marshalling")

    assert table.seat(0).refuses("play", "grey_wind") == "refused-gold"


def test_lady_is_free_beside_sansa_and_makes_her_famous() -> None:
    table = scene(side(hand="lady"), side(play="sansa_stark"), phase="marshalling")
    you, foe = table.players

    you.plays("lady")

    assert foe.strength("sansa_stark") == 3
    assert foe.has_keyword("sansa_stark", RENOWN)


def test_the_winterfell_honor_guard_comes_back_when_the_opponent_wins_with_it() -> None:
    table = scene(side(hand="winterfell_honor_guard"), side(), side(), first=1)
    you, foe, _ = table.players

    you.uses("winterfell_honor_guard", "player 1")
    assert foe.play() == ["winterfell_honor_guard"]
    foe.attacks("power", "winterfell_honor_guard", against=2)
    table.passes()

    assert (you.play(), foe.play()) == (["winterfell_honor_guard"], [])


def test_the_kennel_master_is_stronger_for_each_direwolf() -> None:
    table = scene(
        side(play="kennel_master direwolf_pup arya_stark:with=nymeria"), side(play="ghost robb_stark")
    )

    assert table.seat(0).strength("kennel_master") == 5


def test_three_direwolves_save_the_kennel_master() -> None:
    table = scene(
        side(play="kennel_master direwolf_pup lady shaggydog"),
        side(play="knight_of_the_tumblestone"),
        first=1,
    )
    you, foe = table.players

    foe.attacks("military", "knight_of_the_tumblestone")
    you.defends()
    you.chooses("kennel_master")
    you.uses("kennel_master", ability=1)

    assert (you.hand(), you.dead()) == (["kennel_master"], [])


def test_the_recruiter_makes_the_next_stark_character_cheaper() -> None:
    table = scene(
        side(play="house_tully_recruiter", hand="hodor direwolf_pup", gold=1), side(), phase="marshalling"
    )
    you = table.seat(0)

    you.uses("house_tully_recruiter")
    you.plays("hodor")
    assert you.gold == 1
    you.plays("direwolf_pup")

    assert you.gold == 0


def test_the_trident_reinforcements_come_back_from_among_three_dead() -> None:
    table = scene(side(dead="hodor lady trident_reinforcements"), side(), phase="dominance")

    table.seat(0).uses("trident_reinforcements")

    assert (table.seat(0).hand(), table.seat(0).dead()) == (["trident_reinforcements"], ["hodor", "lady"])


def test_the_reserves_put_a_discarded_card_on_its_deck() -> None:
    table = scene(
        side(play="robb_stark", discard="ice hodor", deck="lady"),
        side(play="winterfell_reserves", gold=1, discard="lady"),
    )
    you, foe = table.players

    you.attacks("power", "robb_stark")
    foe.defends("winterfell_reserves")
    foe.uses("winterfell_reserves", "player 0")

    assert (you.deck(), you.discard(), foe.gold) == (["hodor", "lady"], ["ice"], 0)
