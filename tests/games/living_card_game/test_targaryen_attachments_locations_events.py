"""Attachments, locations and events of House Targaryen, and the neutral cards of its deck."""

import pytest

from fivethrones.games.card_engine.box.figures import RENOWN, STEALTH
from fivethrones.games.card_engine.records.numbers import Keyword
from fivethrones.games.card_engine.values.of_players import income
from fivethrones.games.card_engine.values.prices import influence
from games.living_card_game.dragons import AXE, dragons
from games.living_card_game.scene import scene, side

SEAS = "summer_sea summer_sea summer_sea summer_sea"  # 4 influence


# Attachments


def test_blood_of_the_dragon_makes_a_dragon_of_who_fights() -> None:
    table = scene(dragons("jhogo:with=blood_of_the_dragon qartheen_fanatic", "forever_burning"), side())
    you, _ = table.players
    assert (you.strength("jhogo"), you.strength("qartheen_fanatic")) == (3, 2)

    you.attacks("military", "jhogo")
    table.asks("prompt-act", 0)

    assert (you.strength("jhogo"), you.strength("qartheen_fanatic")) == (9, 3)


def test_poisoned_wine_is_passed_on_for_influence() -> None:
    table = scene(
        dragons("summer_sea"),
        side("robb_stark:against=poisoned_wine@0 eddard_stark hodor"),
        phase="dominance",
    )
    you, foe = table.players
    assert foe.strength("robb_stark") == 0

    you.uses("poisoned_wine", ability=1)  # Hodor bears nothing

    assert (foe.strength("robb_stark"), foe.strength("eddard_stark")) == (2, 1)
    assert you.kneels("summer_sea")
    assert sorted(you.play()) == ["poisoned_wine", "summer_sea"]


@pytest.mark.parametrize(
    ("bearer", "bonus", "keywords"),
    [
        ("brown_ben_plumm", 2, []),
        ("danys_handmaiden", 0, [STEALTH]),
        ("illyrios_man", 0, [RENOWN]),
        ("daario_naharis", 2, [RENOWN, STEALTH]),
    ],
)
def test_aegons_blade_gives_what_the_icons_say(bearer: str, bonus: int, keywords: list[Keyword]) -> None:
    table = scene(dragons(f"{bearer}:with=aegons_blade"), side(bearer))
    you, other = table.players

    assert you.strength(bearer) - other.strength(bearer) == bonus
    assert [word for word in (RENOWN, STEALTH) if you.has_keyword(bearer, word)] == keywords


def test_flame_kissed_leaps_out_and_burns_the_weak() -> None:
    table = scene(
        dragons("summer_sea eastern_fiefdoms", "flame_kissed"), side("catelyn_stark robb_stark"), phase="draw"
    )
    you, foe = table.players

    you.uses("flame_kissed", "robb_stark", ability=2)
    table.passes()

    assert (foe.dead(), you.discard()) == (["robb_stark"], ["flame_kissed"])
    assert you.kneels("summer_sea")
    assert you.kneels("eastern_fiefdoms")


def test_flame_kissed_does_nothing_beside_another_attachment() -> None:
    table = scene(
        dragons(), side("robb_stark:with=axe:against=flame_kissed@0 catelyn_stark:against=flame_kissed@0"),
        cards=[AXE],
    )  # fmt: skip
    _, foe = table.players

    assert (foe.strength("robb_stark"), foe.strength("catelyn_stark")) == (2, 1)


def test_bones_of_a_child_lower_the_claim_of_an_opponent() -> None:
    table = scene(side("robb_stark", plot="harsh"), dragons("jhogo:with=bones_of_a_child illyrios_man"))
    foe, you = table.players

    foe.attacks("military", "robb_stark")
    you.uses("bones_of_a_child")
    table.passes()
    you.chooses("illyrios_man")
    table.passes()

    assert (you.play(), you.discard()) == (["jhogo"], ["bones_of_a_child"])


def test_bones_of_a_child_work_only_in_a_challenge() -> None:
    table = scene(dragons("jhogo:with=bones_of_a_child", "forever_burning"), side(), phase="dominance")

    assert table.seat(0).refuses("use", "bones_of_a_child") == "refused-phase"


# Locations


def test_xaros_home_draws_for_influence() -> None:
    table = scene(
        dragons("xaros_home summer_sea summer_sea jhogo", "aegons_blade", gold=1, deck="drogon"),
        side(),
        phase="marshalling",
    )
    you, _ = table.players

    you.plays("aegons_blade")
    you.uses("xaros_home", "summer_sea")

    assert you.hand() == ["drogon"]


@pytest.mark.parametrize(
    ("location", "card", "price"),
    [
        ("eastern_fiefdoms", "poisoned_wine", 1),
        ("eastern_fiefdoms", "drogon", 3),
        ("eastern_fiefdoms", "shae", 2),
        ("great_pyramid", "poisoned_wine", 2),
        ("great_pyramid", "drogon", 2),
        ("summer_sea", "poisoned_wine", 2),
        ("summer_sea", "drogon", 2),
        ("summer_sea", "ellaria_sand", 3),
    ],
)
def test_locations_make_cards_cheaper(location: str, card: str, price: int) -> None:
    table = scene(dragons(f"{location} illyrios_man", card, gold=5), side(), phase="marshalling")
    you, _ = table.players

    you.uses(location)
    you.plays(card, "illyrios_man" if card == "poisoned_wine" else "")

    assert you.gold == 5 - price
    assert you.discard() == (["summer_sea"] if location == "summer_sea" else [])


def test_the_tent_may_lie_on_the_house_card() -> None:
    table = scene(dragons(hand="khal_drogos_tent", gold=1), side(), phase="marshalling")
    you, _ = table.players

    you.does("attach", "khal_drogos_tent")

    assert table.table.attached_to[you.mine("khal_drogos_tent")] == table.table.house_card(0)
    assert (income(table.table, 0), influence(table.table, 0)) == (5, 1)


def test_the_temple_is_limited_and_brings_gold() -> None:
    table = scene(dragons(hand="temple_of_the_graces temple_of_the_graces"), side(), phase="marshalling")
    you, _ = table.players

    you.plays("temple_of_the_graces")

    assert income(table.table, 0) == 5
    assert you.refuses("play", "temple_of_the_graces") == "refused-limited"


def test_the_chambers_bring_back_what_costs_no_more_than_the_character() -> None:
    table = scene(
        dragons(
            "lady_daeneryss_chambers",
            "illyrios_man jhogo",
            gold=4,
            discard="poisoned_wine blood_of_the_dragon temple_of_the_graces",
        ),
        side(discard="aegons_blade"),
        phase="marshalling",
    )
    you, _ = table.players

    you.plays("illyrios_man")
    assert not you.may("use lady_daeneryss_chambers")
    you.plays("jhogo")
    you.uses("lady_daeneryss_chambers")
    assert sorted(you.choices()) == ["choose blood_of_the_dragon", "choose poisoned_wine"]
    you.chooses("poisoned_wine")

    assert you.hand() == ["poisoned_wine"]


def test_the_chambers_answer_a_character_that_has_gone_again() -> None:
    table = scene(
        dragons("lady_daeneryss_chambers", "xaro_xoan_daxos", gold=3, discard="poisoned_wine"),
        side(),
        phase="marshalling",
    )
    you, _ = table.players

    you.plays("xaro_xoan_daxos")
    you.uses("lady_daeneryss_chambers")

    assert you.hand() == ["poisoned_wine", "xaro_xoan_daxos"]


def test_the_chambers_do_not_answer_characters_of_others() -> None:
    table = scene(
        dragons("lady_daeneryss_chambers", "shae", gold=2, discard="poisoned_wine"),
        side(),
        phase="marshalling",
    )
    you, _ = table.players

    you.plays("shae")
    table.passes()

    assert you.discard() == ["poisoned_wine"]


def test_the_crossroads_bring_gold_and_influence() -> None:
    table = scene(dragons("crossroads crossroads"), side())

    assert (income(table.table, 0), influence(table.table, 0)) == (6, 2)


# Neutral cards


def test_a_bodyguard_gives_himself_for_a_lord() -> None:
    table = scene(side("ser_jaime_lannister"), dragons("khal_drogo:with=bodyguard"))
    foe, you = table.players

    foe.attacks("military", "ser_jaime_lannister")
    you.uses("bodyguard")
    table.passes()

    assert (you.play(), you.discard()) == (["khal_drogo"], ["bodyguard"])


def test_a_second_bodyguard_and_one_for_a_commoner_are_refused() -> None:
    table = scene(dragons("khal_drogo:with=bodyguard jhogo", "bodyguard"), side(), phase="marshalling")

    assert table.seat(0).refuses("play", "bodyguard") == "refused-no-bearer"


def test_maester_aemon_saves_a_man_of_the_nights_watch() -> None:
    table = scene(side("robert_baratheon"), dragons("maester_aemon benjen_stark"))
    foe, you = table.players

    foe.attacks("military", "robert_baratheon")
    table.passes()
    you.chooses("benjen_stark")
    you.uses("maester_aemon")

    assert you.play() == ["maester_aemon", "benjen_stark"]
    assert you.kneels("maester_aemon")


def test_illyrio_is_paid_for_challenges_of_a_type() -> None:
    table = scene(dragons("magister_illyrio"), side("robb_stark eddard_stark", gold=1), active=1)
    you, foe = table.players

    you.uses("magister_illyrio", "type military")
    foe.attacks("military", "robb_stark")
    table.passes()

    assert (you.gold, foe.gold) == (1, 0)


def test_without_gold_no_challenge_is_made_past_illyrio() -> None:
    table = scene(dragons("magister_illyrio"), side("robb_stark"), active=1)
    you, foe = table.players

    you.uses("magister_illyrio", "type military")
    table.passes()

    assert foe.choices() == ["done", "challenge power"]


# Events


def test_dance_with_dragons_finds_a_dragon() -> None:
    table = scene(
        dragons("summer_sea", "dance_with_dragons", deck="jhogo drogon blood_of_the_dragon"),
        side(),
        phase="dominance",
    )
    you, _ = table.players

    you.uses("dance_with_dragons")
    assert you.choices() == ["choose drogon"]
    you.chooses("drogon")

    assert (you.hand(), sorted(you.deck())) == (["drogon"], ["blood_of_the_dragon", "jhogo"])


def test_forever_burning_returns_from_the_dead_pile() -> None:
    table = scene(dragons(hand="forever_burning", gold=2), side("robb_stark"), phase="dominance")
    you, foe = table.players

    you.uses("forever_burning", "robb_stark")
    assert (foe.strength("robb_stark"), you.dead()) == (1, ["forever_burning"])
    you.uses("forever_burning", ability=1)

    assert (you.hand(), you.gold) == (["forever_burning"], 0)


def test_seductive_promise_takes_a_common_character_of_the_loser() -> None:
    table = scene(dragons("rhaegal", "seductive_promise"), side("robb_stark illyrios_man qartheen_fanatic"))
    you, foe = table.players

    you.attacks("power", "rhaegal")
    you.uses("seductive_promise")
    assert you.choices() == ["choose illyrios_man", "choose qartheen_fanatic"]
    you.chooses("qartheen_fanatic")

    assert (you.play(), foe.play()) == (["rhaegal", "qartheen_fanatic"], ["robb_stark", "illyrios_man"])


def test_seductive_promise_needs_4_more_strength_in_a_power_challenge() -> None:
    table = scene(dragons("rhaegal jhogo", "seductive_promise"), side("illyrios_man"))
    you, foe = table.players

    you.attacks("power", "jhogo")
    table.passes()
    you.attacks("military", "rhaegal")
    table.passes()

    assert foe.play() == []
    assert you.hand() == ["seductive_promise"]


def test_westeros_bleeds_discards_all_characters() -> None:
    table = scene(dragons(f"jhogo {SEAS}", "westeros_bleeds"), side("robb_stark"), phase="dominance")
    you, foe = table.players

    you.uses("westeros_bleeds")
    table.passes()

    assert (you.discard(), foe.discard()) == (["westeros_bleeds", "jhogo"], ["robb_stark"])
    assert all(table.table.kneeling[card] for card in table.table.in_play())
