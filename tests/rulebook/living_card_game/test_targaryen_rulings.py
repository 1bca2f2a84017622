"""Where the rulebook is silent or corrected: the cards and plots of House Targaryen, each with the ruling it rests on."""

import pytest

from fivethrones.games.card_engine.box.card import event
from fivethrones.games.card_engine.box.figures import MILITARY, NEUTRAL
from fivethrones.games.card_engine.challenge.opponents import toll
from fivethrones.games.card_engine.records.lasting import AWAITED
from fivethrones.games.card_engine.values.lasting import is_in_force
from fivethrones.games.card_engine.values.of_cards import has_trait
from fivethrones.games.card_engine.values.of_players import income
from fivethrones.games.card_engine.values.players import YOU
from fivethrones.games.card_engine.values.prices import influence
from fivethrones.games.card_engine.vocabulary.active_abilities import Act
from fivethrones.games.card_engine.vocabulary.filters import CARDS
from fivethrones.games.card_engine.vocabulary.hands import SearchDeck
from games.living_card_game.dragons import AXE, dragons, reveal
from games.living_card_game.scene import scene, side


def test_jhogo_is_dothraki_and_queensguard() -> None:
    """LC-137."""
    table = scene(dragons("jhogo"), side())
    jhogo = table.seat(0).mine("jhogo")

    assert has_trait(table.table, jhogo, ["dothraki"])
    assert has_trait(table.table, jhogo, ["queensguard"])


def test_illyrio_is_paid_until_the_phase_ends() -> None:
    """LC-137."""
    table = scene(dragons("magister_illyrio"), side("robb_stark"), active=1, goes_on=True)
    you, _ = table.players

    you.uses("magister_illyrio", "type military")
    assert toll(table.table, 1, MILITARY) == 1
    table.ends_phase()

    assert toll(table.table, 1, MILITARY) == 0


def test_the_tent_is_no_location_on_the_house_card() -> None:
    """LC-138: its income and influence work there, and what takes an attachment takes it."""
    table = reveal(
        side(on_house="khal_drogos_tent", plots="blockade uneasy_truce"),
        dragons(plots="mad_kings_legacy blockade"),
    )
    you, _ = table.players

    assert you.discard() == ["khal_drogos_tent"]

    table = scene(side(on_house="khal_drogos_tent"), side("khal_drogos_tent"))
    assert [income(table.table, seat) for seat in range(2)] == [5, 5]
    assert [influence(table.table, seat) for seat in range(2)] == [1, 1]


def test_daeneryss_chambers_are_a_location_only() -> None:
    """LC-138."""
    table = scene(dragons(hand="lady_daeneryss_chambers", gold=2), side(), phase="marshalling")

    assert table.seat(0).choices().count("play lady_daeneryss_chambers") == 1
    assert not table.seat(0).may("attach lady_daeneryss_chambers")


def test_an_honor_guard_comes_back_from_a_defence_too() -> None:
    """LC-139: from the player who got it, whoever attacks."""
    table = scene(dragons(hand="dothraki_honor_guard"), side("robb_stark"), side(), active=1)
    you, foe, third = table.players

    you.uses("dothraki_honor_guard", "player 2")
    foe.attacks("power", "robb_stark", against=2)
    third.defends("dothraki_honor_guard")
    table.passes()

    assert (you.play(), third.play()) == (["dothraki_honor_guard"], [])


def test_an_honor_guard_is_taken_back_only_once() -> None:
    """LC-139."""
    table = scene(
        dragons("rhaegal", "dothraki_honor_guard"),
        side(hand="seductive_promise", play="drogon viserion"),
        active=1,
    )
    you, foe = table.players
    you.uses("dothraki_honor_guard")
    foe.attacks("military", "dothraki_honor_guard")
    table.passes()
    assert "dothraki_honor_guard" in you.play()

    foe.attacks("power", "drogon", "viserion")
    foe.uses("seductive_promise")
    assert "dothraki_honor_guard" in foe.play()
    assert not is_in_force(table.table, AWAITED)


@pytest.mark.parametrize("stays", [True, False])
def test_a_duplicate_keeps_viserys_from_returning(stays: bool) -> None:
    """LC-169."""
    table = scene(side("ser_jaime_lannister"), dragons("viserys_targaryen:under=viserys_targaryen"))
    foe, you = table.players

    foe.attacks("military", "ser_jaime_lannister")
    you.uses("viserys_targaryen")
    table.asks("prompt-save", 1)
    if stays:
        you.gives_up_duplicate_of("viserys_targaryen")
    table.passes()

    assert you.play() == (["viserys_targaryen"] if stays else [])
    assert you.hand() == ([] if stays else ["viserys_targaryen"])
    assert you.discard() == ["viserys_targaryen"]


def test_only_a_save_that_ends_it_helps_at_strength_0() -> None:
    """LC-128: Viserys returns to hand; the Bodyguard would not help him."""
    table = scene(side("drogon", gold=2), dragons("viserys_targaryen:with=bodyguard"), phase="dominance")
    foe, you = table.players

    foe.uses("drogon", "viserys_targaryen")
    table.asks("prompt-save", 1)
    assert you.choices() == ["pass", "use viserys_targaryen"]
    you.uses("viserys_targaryen")
    table.passes()

    assert (you.hand(), you.dead()) == (["viserys_targaryen"], [])


def test_viserys_is_saved_from_being_discarded() -> None:
    """LC-169: Westeros Bleeds."""
    seas = "summer_sea summer_sea summer_sea summer_sea"
    table = scene(dragons(f"viserys_targaryen jhogo {seas}", "westeros_bleeds"), side(), phase="dominance")
    you, _ = table.players

    you.uses("westeros_bleeds")
    you.uses("viserys_targaryen")
    table.passes()

    assert you.hand() == ["viserys_targaryen"]
    assert "jhogo" in you.discard()


def test_westeros_bleeds_leaves_who_cannot_be_discarded() -> None:
    """LC-171."""
    seas = "summer_sea summer_sea summer_sea summer_sea"
    table = scene(
        dragons(f"jhogo {seas}", "westeros_bleeds"), side("knight_of_the_rainwood shae"), phase="dominance"
    )
    you, foe = table.players

    you.uses("westeros_bleeds")
    table.passes()

    assert (foe.play(), foe.discard()) == (["knight_of_the_rainwood"], ["shae"])


def test_groleo_profits_from_what_an_opponent_finds() -> None:
    """LC-179, A-51."""
    scroll = event("scroll", NEUTRAL, Act([SearchDeck(YOU, CARDS)]))
    table = scene(
        dragons("captain_groleo"),
        side(hand="scroll", deck="drogon axe"),
        cards=[AXE, scroll],
        phase="taxation",
    )
    you, foe = table.players

    foe.uses("scroll", "axe")
    you.uses("captain_groleo")

    assert you.power == 1


def test_groleo_profits_from_what_pycelle_shows() -> None:
    """LC-179, A-51."""
    table = scene(
        dragons("captain_groleo summer_sea", "dance_with_dragons", deck="drogon"),
        side("grand_maester_pycelle", deck="axe"),
        cards=[AXE],
        phase="taxation",
    )
    you, foe = table.players

    you.uses("dance_with_dragons", "drogon")
    foe.uses("grand_maester_pycelle")
    you.uses("captain_groleo")

    assert you.power == 1


def test_groleo_profits_from_a_hand_that_an_opponent_has_shown() -> None:
    """LC-179, A-52."""
    table = scene(
        dragons("captain_groleo", "axe jhogo"),
        side("eddard_stark robb_stark", "call_their_bluff", gold=2),
        cards=[AXE],
        phase="dominance",
    )
    you, foe = table.players

    foe.uses("call_their_bluff", "name hodor")
    you.uses("captain_groleo")

    assert you.power == 1


def test_groleo_gets_nothing_for_another_card() -> None:
    """LC-179."""
    table = scene(
        dragons("captain_groleo"),
        side("summer_sea", "dance_with_dragons", deck="drogon axe"),
        cards=[AXE],
        phase="marshalling",
    )
    you, foe = table.players

    foe.uses("dance_with_dragons", "drogon")
    table.passes()

    assert (foe.hand(), you.power) == (["drogon"], 0)


def test_daenerys_does_not_attack_alone_when_another_joins() -> None:
    """LC-180, A-62."""
    table = scene(dragons("daenerys_targaryen greatjon_umber"), side(gold=3))
    you, foe = table.players

    you.attacks("power", "daenerys_targaryen")
    you.uses("greatjon_umber", "way attackers")
    table.passes()

    assert foe.gold == 3


def test_daenerys_must_have_been_named_alone() -> None:
    """LC-180, A-62: whoever attacked beside her has left play."""
    table = scene(
        dragons("daenerys_targaryen illyrios_man drogon", gold=2), side("robb_stark:kneeling", gold=3)
    )
    you, foe = table.players

    you.attacks("power", "daenerys_targaryen", "illyrios_man")
    you.uses("drogon", "illyrios_man")
    table.passes()

    assert you.dead() == ["illyrios_man"]
    assert foe.gold == 3


def test_drogo_does_not_come_twice() -> None:
    """LC-181, A-59: not as a duplicate, either."""
    table = scene(dragons("khal_drogo rhaegal", "khal_drogo"), side())
    you, _ = table.players

    you.attacks("power", "rhaegal")
    table.passes()

    assert (you.play(), you.hand()) == (["khal_drogo", "rhaegal"], ["khal_drogo"])


@pytest.mark.parametrize("retreats", [False, True])
def test_the_bastard_waits_for_the_dead_pile(retreats: bool) -> None:
    """LC-182, A-38: who retreats never lies there."""
    table = scene(side("greatjon_umber"), dragons("jhogo", "the_titans_bastard retreat"))
    foe, you = table.players

    foe.attacks("military", "greatjon_umber")
    you.defends()
    table.asks("prompt-respond", 1)
    assert not you.may("use the_titans_bastard")
    assert you.dead() == []
    if retreats:
        you.uses("retreat")
        table.passes()
    else:
        you.passes()
        assert (you.dead(), you.may("use the_titans_bastard")) == (["jhogo"], True)
        you.uses("the_titans_bastard")

    assert you.play() == ([] if retreats else ["the_titans_bastard"])


def test_who_is_condemned_may_be_saved_and_may_be_yours() -> None:
    """LC-183, A-49."""
    table = reveal(
        side("daenerys_targaryen:with=bodyguard", plots="condemned_by_the_realm blockade"),
        side("robb_stark", plots="blockade uneasy_truce"),
    )
    you, _ = table.players

    table.asks("prompt-save", 0)
    you.uses("bodyguard")
    table.passes()

    assert you.play() == ["daenerys_targaryen"]


def test_favors_are_counted_with_an_opponent_up_to_the_draw_limit() -> None:
    """LC-184: never with a partner."""
    table = reveal(
        side(plots="counting_favors blockade", deck=5),
        *(side(plots="blockade uneasy_truce", deck=5) for _ in range(3)),
        variant="teams",
    )
    you = table.seat(0)

    assert you.choices() == ["player 1", "player 3"]
    you.says("player 3")
    assert table.table.drawn == [3, 0, 0, 3]


HANDS = ("hodor hodor hodor hodor hodor ice", "hodor hodor hodor hodor hodor shae", "hodor")


@pytest.mark.parametrize("tie", ["first_player", "all_tied", "none"])
def test_ties_of_rule_by_decree(tie: str) -> None:
    """LC-185, A-17."""
    table = reveal(
        side(plots="rule_by_decree blockade", hand=HANDS[2]),
        *(side(plots="blockade uneasy_truce", hand=hand) for hand in HANDS[:2]),
        rule_by_decree_tie=tie,
    )
    first, *largest = table.players

    if tie == "first_player":
        assert first.choices() == ["player 1", "player 2"]
        first.says("player 2")
    for player in largest if tie == "all_tied" else largest[1:] if tie == "first_player" else []:
        player.chooses("hodor", "hodor")

    sizes = {"first_player": [1, 6, 4], "all_tied": [1, 4, 4], "none": [1, 6, 6]}
    assert [len(player.hand()) for player in table.players] == sizes[tie]


def test_noose_and_swordpoint_look_at_the_strength_of_the_moment() -> None:
    """LC-186, A-65."""
    table = scene(
        side("jhogo:kneeling:with=poisoned_wine ser_rodrik_cassel:kneeling:with=summer"),
        side(plot="noose_and_swordpoint"),
        phase="standing",
    )
    you, _ = table.players

    assert (you.kneels("jhogo"), you.kneels("ser_rodrik_cassel")) == (True, False)
