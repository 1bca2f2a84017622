"""Characters of House Targaryen, one after the other."""

import pytest

from fivethrones.games.card_engine.box.figures import INTRIGUE, MILITARY, POWER, STEALTH
from games.living_card_game.dragons import AXE, dragons
from games.living_card_game.scene import scene, side


def test_groleo_profits_from_an_attachment_of_an_opponent_once_a_phase() -> None:
    table = scene(
        dragons("captain_groleo"),
        side("robb_stark", hand="ice summer", gold=3, house="stark"),
        phase="marshalling",
        active=1,
    )
    you, foe = table.players

    foe.plays("ice")
    you.uses("captain_groleo")
    assert you.power == 1

    foe.plays("summer")
    table.passes()
    assert you.power == 1


def test_daenerys_alone_takes_the_gold_of_the_loser() -> None:
    table = scene(dragons("daenerys_targaryen", gold=1), side(gold=3))
    you, foe = table.players

    you.attacks("power", "daenerys_targaryen")
    table.passes()

    assert (you.gold, foe.gold) == (4, 0)


def test_daenerys_with_others_takes_no_gold() -> None:
    table = scene(dragons("daenerys_targaryen rhaegal"), side(gold=3))
    you, foe = table.players

    you.attacks("power", "daenerys_targaryen", "rhaegal")
    table.passes()

    assert (you.gold, foe.gold) == (0, 3)


def test_drogo_comes_for_the_rest_of_the_phase() -> None:
    table = scene(dragons("rhaegal", "khal_drogo"), side(), goes_on=True)
    you, _ = table.players

    you.attacks("power", "rhaegal")
    you.uses("khal_drogo")
    assert you.play() == ["rhaegal", "khal_drogo"]

    table.ends_phase()
    assert you.play() == ["rhaegal"]
    assert you.hand() == ["khal_drogo"]


def test_viserys_returns_to_hand_when_he_is_saved() -> None:
    table = scene(side("the_hound"), dragons("viserys_targaryen"))
    foe, you = table.players

    foe.attacks("military", "the_hound")
    you.uses("viserys_targaryen")
    table.passes()

    assert (you.play(), you.dead(), you.hand()) == ([], [], ["viserys_targaryen"])


def test_rhaegal_finds_his_duplicate() -> None:
    table = scene(dragons("rhaegal", gold=1, deck="drogon rhaegal"), side(), phase="dominance")
    you, _ = table.players

    you.uses("rhaegal")
    assert you.choices() == ["choose rhaegal"]
    you.chooses("rhaegal")

    assert [table.table.card(card).id for card in table.table.duplicates(you.mine("rhaegal"))] == ["rhaegal"]
    assert (you.gold, you.deck()) == (0, ["drogon"])


def test_drogon_burns_the_weak_once_a_phase() -> None:
    table = scene(dragons("drogon", "forever_burning", gold=4), side("shae the_hound"), phase="dominance")
    you, foe = table.players

    you.uses("drogon", "shae")
    table.asks("prompt-act", 0)

    assert foe.dead() == ["shae"]
    assert (you.gold, you.refuses("use", "drogon")) == (2, "refused-limit")


def test_whom_drogon_has_burnt_dies_at_strength_0_later_in_the_phase() -> None:
    table = scene(dragons("drogon", "forever_burning", gold=2), side("sansa_stark"), phase="dominance")
    you, foe = table.players

    you.uses("drogon", "sansa_stark")
    assert foe.strength("sansa_stark") == 1
    you.uses("forever_burning", "sansa_stark")
    table.passes()

    assert foe.dead() == ["sansa_stark"]


def test_viserion_kills_who_kneels() -> None:
    table = scene(dragons("viserion", gold=4), side("robb_stark:kneeling shae"), phase="dominance")
    you, foe = table.players

    you.uses("viserion", "robb_stark")
    table.passes()

    assert (foe.dead(), foe.play(), you.gold) == (["robb_stark"], ["shae"], 0)


def test_belwas_saves_the_noble() -> None:
    table = scene(side("the_hound"), dragons("strong_belwas daenerys_targaryen", gold=2))
    foe, you = table.players

    foe.attacks("military", "the_hound")
    table.passes()
    you.chooses("daenerys_targaryen")
    you.uses("strong_belwas")

    assert (you.play(), you.gold) == (["strong_belwas", "daenerys_targaryen"], 0)


def test_belwas_saves_nobody_without_the_noble_crest() -> None:
    table = scene(side("the_hound"), dragons("strong_belwas", gold=2))
    foe, you = table.players

    foe.attacks("military", "the_hound")
    table.passes()

    assert (you.dead(), you.gold) == (["strong_belwas"], 2)


def test_daario_is_paid_by_anybody() -> None:
    table = scene(dragons("daario_naharis", gold=1), side(gold=2), goes_on=True)
    you, _ = table.players

    table.ends_phase()
    assert you.choices() == ["way discard-gold", "way discard-this"]
    you.chooses("way discard-gold", "player 1")

    assert table.told("loses-gold") == ["loses-gold 1 1"]
    assert you.play() == ["daario_naharis"]


def test_daario_leaves_without_gold() -> None:
    table = scene(dragons("daario_naharis"), side(), goes_on=True)
    you, _ = table.players

    table.ends_phase()
    table.passes()

    assert you.discard() == ["daario_naharis"]


@pytest.mark.parametrize("bears", [False, True])
def test_quaithe_is_no_target_while_she_bears_something(bears: bool) -> None:
    quaithe = "quaithe_of_the_shadow:with=axe" if bears else "quaithe_of_the_shadow"
    table = scene(
        side("drogon rhaegal", "forever_burning", gold=2), dragons(quaithe), cards=[AXE], phase="dominance"
    )
    foe, _ = table.players

    foe.uses("drogon")
    assert foe.may("choose quaithe_of_the_shadow") is not bears
    foe.chooses("rhaegal")
    foe.uses("forever_burning")
    assert foe.may("choose quaithe_of_the_shadow") is not bears


def test_quaithe_remains_a_target_of_her_own_player() -> None:
    table = scene(
        dragons("quaithe_of_the_shadow:with=axe drogon", gold=2), side(), cards=[AXE], phase="dominance"
    )
    you, _ = table.players

    you.uses("drogon", "quaithe_of_the_shadow")

    assert you.strength("quaithe_of_the_shadow") == 1


def test_xaro_sends_a_character_home_even_himself() -> None:
    table = scene(dragons("jhogo", "xaro_xoan_daxos", gold=3), side("shae"), phase="marshalling")
    you, _ = table.players

    you.plays("xaro_xoan_daxos")
    assert sorted(you.choices()) == ["choose jhogo", "choose xaro_xoan_daxos"]
    you.chooses("jhogo")
    table.passes()

    assert (you.play(), you.hand()) == (["xaro_xoan_daxos"], ["jhogo"])


def test_jhogo_is_stronger_with_a_weapon() -> None:
    table = scene(dragons("jhogo:with=axe"), dragons("jhogo:with=poisoned_wine"), cards=[AXE])
    you, other = table.players

    assert (you.strength("jhogo"), other.strength("jhogo")) == (5, 1)


def test_brown_ben_plumm_costs_nothing() -> None:
    table = scene(dragons(hand="brown_ben_plumm"), side(), phase="marshalling")
    you, _ = table.players

    you.plays("brown_ben_plumm")

    assert you.strength("brown_ben_plumm") == 2
    assert [you.has_icon("brown_ben_plumm", type) for type in (MILITARY, INTRIGUE, POWER)] == [
        True,
        False,
        False,
    ]


def test_dothraki_honor_guard_comes_back_when_it_has_won() -> None:
    table = scene(dragons(hand="dothraki_honor_guard"), side(), active=1)
    you, foe = table.players

    you.uses("dothraki_honor_guard")
    assert foe.play() == ["dothraki_honor_guard"]
    foe.attacks("power", "dothraki_honor_guard")
    table.passes()

    assert you.play() == ["dothraki_honor_guard"]


def test_the_titans_bastard_comes_after_an_own_death() -> None:
    table = scene(side("the_hound"), dragons("jhogo", "the_titans_bastard"))
    foe, you = table.players

    foe.attacks("military", "the_hound")
    you.uses("the_titans_bastard")

    assert (you.play(), you.dead()) == (["the_titans_bastard"], ["jhogo"])


def test_the_titans_bastard_may_leave_after_the_death_of_a_foe() -> None:
    table = scene(dragons("the_titans_bastard"), side("shae"))
    you, foe = table.players

    you.attacks("military", "the_titans_bastard")
    you.uses("the_titans_bastard", ability=1)
    table.passes()

    assert (you.hand(), foe.dead()) == (["the_titans_bastard"], ["shae"])


@pytest.mark.parametrize("victim", ["danys_handmaiden", "daenerys_targaryen"])
def test_the_handmaiden_takes_an_attachment_with_her_or_her_lady(victim: str) -> None:
    table = scene(side("the_hound:with=axe"), dragons("danys_handmaiden daenerys_targaryen"), cards=[AXE])
    foe, you = table.players

    foe.attacks("military", "the_hound")
    table.passes()
    you.chooses(victim)
    you.uses("danys_handmaiden")
    table.passes()

    assert (foe.discard(), you.dead()) == (["axe"], [victim])


def test_warlocks_servitors_ignore_characters() -> None:
    table = scene(
        side("drogon rhaegal", "forever_burning", gold=2), dragons("warlocks_servitors"), phase="dominance"
    )
    foe, you = table.players

    foe.uses("drogon")
    assert foe.choices() == ["choose drogon", "choose rhaegal"]
    foe.chooses("rhaegal")
    foe.uses("forever_burning", "warlocks_servitors")

    assert you.strength("warlocks_servitors") == 2


@pytest.mark.parametrize(
    ("play", "strength"),
    [("qartheen_fanatic", 2), ("qartheen_fanatic rhaegal", 3), ("qartheen_fanatic jhogo", 2)],
)
def test_the_fanatic_fights_beside_dragons(play: str, strength: int) -> None:
    table = scene(dragons(play), side())
    you, _ = table.players

    assert you.strength("qartheen_fanatic") == strength
    assert you.has_icon("qartheen_fanatic", MILITARY) is (strength == 3)


def test_the_guildmaster_returns_for_gold() -> None:
    table = scene(dragons("rhaegal", gold=3, discard="pentoshi_guildmaster"), side())
    you, _ = table.players

    you.attacks("power", "rhaegal")
    you.uses("pentoshi_guildmaster", "way gold")

    assert (you.play(), you.discard(), you.gold) == (["rhaegal", "pentoshi_guildmaster"], [], 0)


def test_the_guildmaster_stays_in_hand_without_gold() -> None:
    table = scene(dragons("rhaegal", gold=2, discard="pentoshi_guildmaster"), side())
    you, _ = table.players

    you.attacks("power", "rhaegal")
    you.uses("pentoshi_guildmaster")

    assert (you.hand(), you.gold) == (["pentoshi_guildmaster"], 2)


def test_the_guildmaster_waits_for_a_clear_victory() -> None:
    table = scene(dragons("jhogo", gold=3, discard="pentoshi_guildmaster"), side())
    you, _ = table.players

    you.attacks("power", "jhogo")
    table.passes()

    assert you.discard() == ["pentoshi_guildmaster"]


def test_illyrios_man_makes_a_targaryen_character_cheaper() -> None:
    table = scene(dragons("illyrios_man", "shae drogon", gold=5), side(), phase="marshalling")
    you, _ = table.players

    you.uses("illyrios_man")
    you.plays("shae")
    assert you.gold == 3
    you.plays("drogon")

    assert (you.gold, you.kneels("illyrios_man")) == (0, True)


def test_dragons_have_stealth_and_bear_nothing() -> None:
    table = scene(
        dragons("rhaegal drogon viserion khal_drogo jhogo", "poisoned_wine", gold=2),
        side(),
        phase="marshalling",
    )
    you, _ = table.players

    assert all(you.has_keyword(card, STEALTH) for card in you.play())
    you.plays("poisoned_wine")
    assert you.choices() == ["choose khal_drogo", "choose jhogo"]
