"""Characters of House Baratheon with abilities."""

import pytest

from fivethrones.games.card_engine.box.figures import INTRIGUE, POWER, STEALTH
from fivethrones.games.card_engine.values.of_players import counted_power
from fivethrones.scenes.card_engine import Side
from games.card_engine.driver import Driver
from games.living_card_game.scene import scene, side
from games.living_card_game.tricks import TRICKS


def table_of(*sides: Side, first: int = 0) -> Driver:
    return scene(*sides, cards=TRICKS, first=first)


def test_selyse_gives_a_unique_character_the_intrigue_icon_until_the_phase_ends() -> None:
    table = scene(
        side(play="selyse_baratheon hall bastard_of_robert"), side(play="hodor"), cards=TRICKS, goes_on=True
    )
    you, foe = table.players

    you.uses("selyse_baratheon")
    assert you.choices() == ["choose selyse_baratheon", "choose hodor"]
    you.chooses("hodor")

    assert (foe.has_icon("hodor", INTRIGUE), you.kneels("hall")) == (True, True)
    table.ends_phase()
    assert not foe.has_icon("hodor", INTRIGUE)


def test_robert_takes_one_more_power_for_renown() -> None:
    table = table_of(side(play="robert_baratheon stannis_baratheon"), side())
    you = table.seat(0)

    you.attacks("military", "robert_baratheon", "stannis_baratheon")
    table.passes()

    assert (you.power_on("robert_baratheon"), you.power_on("stannis_baratheon")) == (2, 1)


def test_robert_takes_no_more_when_renown_gives_him_nothing() -> None:
    table = table_of(side(play="robert_baratheon"), side(play="giant"))
    table.seat(0).attacks("military", "robert_baratheon")
    table.seat(1).defends("giant")

    table.passes()

    assert table.seat(0).power_on("robert_baratheon") == 0


def test_nobody_defends_against_stannis_without_a_lord() -> None:
    table = table_of(side(play="stannis_baratheon"), side(play="hodor brienne_of_tarth"))

    table.seat(0).attacks("military", "stannis_baratheon")

    table.asks("prompt-victims", 1)
    assert table.told("declines", "wins-challenge") == ["declines 1", "wins-challenge 0 3 0"]


@pytest.mark.parametrize("lord", ["robb_stark", "eddard_stark:kneeling"])
def test_a_lord_opens_the_defence_against_stannis(lord: str) -> None:
    table = table_of(side(play="stannis_baratheon"), side(play=f"hodor {lord}"))
    table.seat(0).attacks("military", "stannis_baratheon")

    table.seat(1).defends("hodor")

    assert table.told("defends") == ["defends 1 hodor"]


def test_others_may_be_defended_against_while_stannis_stands_by() -> None:
    table = table_of(side(play="stannis_baratheon brienne_of_tarth"), side(play="hodor"))
    table.seat(0).attacks("military", "brienne_of_tarth")

    table.seat(1).defends("hodor")

    assert table.told("defends") == ["defends 1 hodor"]


def test_influence_stands_renly_in_any_phase() -> None:
    table = scene(side(play="renly_baratheon:kneeling hall"), side(), cards=TRICKS, phase="dominance")
    you = table.seat(0)

    you.uses("renly_baratheon", ability=1)

    assert (you.kneels("renly_baratheon"), you.kneels("hall")) == (False, True)


def test_renly_does_not_stand_while_standing() -> None:
    table = table_of(side(play="renly_baratheon hall bully"), side())

    assert table.seat(0).refuses("use", "renly_baratheon", 1) == "refused-no-change"


@pytest.mark.parametrize("who", ["renly_baratheon", "brienne_of_tarth"])
def test_characters_of_opponents_do_not_touch_renly_and_brienne(who: str) -> None:
    table = table_of(side(play=f"{who} old_red_priest"), side(play="bully", hand="murder"), first=1)
    foe = table.seat(1)

    foe.uses("bully")
    assert foe.choices() == ["choose old_red_priest", "choose bully"]
    foe.chooses("old_red_priest")
    foe.uses("murder", who)

    assert table.told("dies") == [f"dies 0 {who}"]


def test_a_character_of_the_own_side_touches_renly() -> None:
    table = table_of(side(play="renly_baratheon bully"), side())

    table.seat(0).uses("bully", "renly_baratheon")

    assert table.seat(0).kneels("renly_baratheon")


def test_melisandre_makes_asshai_stronger_while_she_stands() -> None:
    table = table_of(side(play="melisandre old_red_priest"), side(play="army_of_the_faithful hodor"))
    you, foe = table.players
    assert (you.strength("melisandre"), you.strength("old_red_priest")) == (4, 2)
    assert (foe.strength("army_of_the_faithful"), foe.strength("hodor")) == (7, 4)

    you.attacks("power", "melisandre")

    assert (you.strength("melisandre"), you.strength("old_red_priest")) == (3, 1)


def test_melisandre_hides_power_on_characters_of_opponents() -> None:
    table = table_of(
        side(play="melisandre:kneeling:power=1", power=2),
        side(play="hodor:power=3 eddard_stark:power=1", power=4),
    )

    assert [counted_power(table.table, seat) for seat in (0, 1)] == [3, 4]


@pytest.mark.parametrize("immune", ["brienne_of_tarth", "ser_jacelyn_bywater", "renly_baratheon"])
def test_melisandre_hides_no_power_on_characters_that_are_immune_to_her(immune: str) -> None:
    """LC-103, LC-168: 12 on the House and 3 on such a character are 15."""
    table = table_of(side(play="melisandre"), side(play=f"{immune}:power=3 hodor:power=2", power=12))

    assert counted_power(table.table, 1) == 15


def test_davos_is_saved_for_a_gold() -> None:
    table = table_of(side(play="ser_davos_seaworth", gold=1), side(hand="murder"))
    you, foe = table.players
    foe.uses("murder", "ser_davos_seaworth")

    you.uses("ser_davos_seaworth")
    assert you.choices() == ["way gold", "way return"]
    you.says("way gold")

    assert (you.play(), you.gold) == (["ser_davos_seaworth"], 0)


def test_davos_returns_to_hand_without_gold() -> None:
    table = table_of(side(play="ser_davos_seaworth"), side(hand="murder"))
    you, foe = table.players
    foe.uses("murder", "ser_davos_seaworth")

    you.uses("ser_davos_seaworth")
    table.passes()

    assert (you.play(), you.hand(), you.dead()) == ([], ["ser_davos_seaworth"], [])


def test_cressen_discards_a_condition_while_marshalling() -> None:
    table = scene(
        side(play="maester_cressen brienne_of_tarth:with=lightbringer:against=motley"),
        side(play="robb_stark:with=stinking_drunk"),
        phase="marshalling",
    )
    you, foe = table.players

    you.uses("maester_cressen")
    assert you.choices() == ["choose motley", "choose stinking_drunk"]
    you.chooses("stinking_drunk")

    assert (foe.play(), foe.discard(), you.kneels("maester_cressen")) == (
        ["motley", "robb_stark"],
        ["stinking_drunk"],
        True,
    )


@pytest.mark.parametrize(("partner", "may"), [("old_red_priest", True), ("", False)])
def test_axell_stands_after_a_power_challenge_won_by_4(partner: str, may: bool) -> None:
    table = table_of(side(play=f"ser_axell_florent {partner}"), side(play="lannisport_steward"))
    you = table.seat(0)

    you.attacks("power", "ser_axell_florent", *partner.split())
    table.passes_until("prompt-respond" if may else "prompt-challenge")

    assert you.may("use ser_axell_florent") == may
    if may:
        you.uses("ser_axell_florent")
        assert not you.kneels("ser_axell_florent")


def test_edric_is_given_up_for_one_more_power_challenge() -> None:
    table = table_of(side(play="edric_storm robert_baratheon giant giant"), side())
    you = table.seat(0)

    you.attacks("power", "giant")
    you.uses("edric_storm")
    table.passes_until("prompt-challenge")

    assert you.discard() == ["edric_storm"]
    assert you.may("challenge power")
    you.attacks("power", "robert_baratheon")
    table.passes_until("prompt-challenge")
    assert not you.may("challenge power")


def test_edric_does_not_answer_a_narrow_victory() -> None:
    table = table_of(side(play="edric_storm robert_baratheon"), side())

    table.seat(0).attacks("power", "robert_baratheon")
    table.passes()

    assert not table.told("one-more-challenge")
    assert table.seat(0).play() == ["edric_storm", "robert_baratheon"]


def test_devan_has_stealth_while_a_character_of_yours_has_power() -> None:
    table = table_of(
        side(play="devan_seaworth robert_baratheon", power=3),
        side(play="devan_seaworth:power=1"),
    )
    you, foe = table.players
    assert (you.has_keyword("devan_seaworth", STEALTH), foe.has_keyword("devan_seaworth", STEALTH)) == (
        False,
        True,
    )

    you.attacks("military", "robert_baratheon")
    table.passes()

    assert you.has_keyword("devan_seaworth", STEALTH)


def test_the_knight_of_the_rainwood_cannot_be_discarded() -> None:
    table = table_of(side(play="knight_of_the_rainwood", hand="banishment murder"), side())
    you = table.seat(0)

    assert you.refuses("use", "banishment") == "refused-no-change"
    you.uses("murder", "knight_of_the_rainwood")

    assert you.dead() == ["knight_of_the_rainwood"]


def test_the_knight_of_the_rainwood_bears_weapons_only() -> None:
    table = scene(
        side(
            house="baratheon",
            play="knight_of_the_rainwood brienne_of_tarth",
            hand="lightbringer shadows_blessing",
            gold=5,
        ),
        side(),
        phase="marshalling",
    )
    you = table.seat(0)

    you.does("play", "shadows_blessing")
    assert you.play() == ["knight_of_the_rainwood", "brienne_of_tarth", "shadows_blessing"]
    you.does("play", "lightbringer")

    assert you.choices() == ["choose knight_of_the_rainwood", "choose brienne_of_tarth"]


@pytest.mark.parametrize("how", ["murder", "banishment"])
def test_the_cavalry_stays_once_its_strength_has_changed(how: str) -> None:
    table = table_of(side(play="stanniss_northern_cavalry", hand=f"praise praise {how}"), side())
    you = table.seat(0)

    you.uses("praise", "stanniss_northern_cavalry")

    assert you.refuses("use", how) == "refused-no-change"


@pytest.mark.parametrize("how", ["murder", "banishment"])
def test_the_cavalry_goes_like_others_as_long_as_its_strength_is_the_same(how: str) -> None:
    table = table_of(side(play="stanniss_northern_cavalry", hand=how), side())

    table.seat(0).uses(how, "stanniss_northern_cavalry")

    assert table.seat(0).play() == []


def test_the_highgarden_honor_guard_comes_back_when_its_opponent_wins_with_it() -> None:
    table = table_of(side(hand="highgarden_honor_guard"), side(), side())
    you, foe, _ = table.players

    you.uses("highgarden_honor_guard", "player 1")
    assert foe.play() == ["highgarden_honor_guard"]
    foe.attacks("military", "highgarden_honor_guard", against=2)
    table.passes()

    assert (you.play(), foe.play()) == (["highgarden_honor_guard"], [])


def test_the_death_of_the_priest_kneels_a_location() -> None:
    table = table_of(side(play="old_red_priest hall great_hall:kneeling aegons_garden"), side(hand="murder"))
    you, foe = table.players

    foe.uses("murder", "old_red_priest")
    table.asks("prompt-target", 0)
    assert you.choices() == ["choose hall", "choose aegons_garden"]
    you.chooses("aegons_garden")

    assert (you.kneels("aegons_garden"), you.kneels("hall"), you.dead()) == (True, False, ["old_red_priest"])


def test_the_army_of_the_faithful_is_cheaper_for_each_asshai_character() -> None:
    table = scene(
        side(house="baratheon", play="melisandre old_red_priest", hand="army_of_the_faithful", gold=4),
        side(play="old_red_priest"),
        phase="marshalling",
    )
    you = table.seat(0)

    you.plays("army_of_the_faithful")

    assert you.gold == 0


def test_the_courtier_takes_the_text_of_a_character_that_is_not_unique() -> None:
    table = table_of(side(play="renlys_courtier"), side(play="bastard_of_robert hodor"))
    you, foe = table.players

    you.uses("renlys_courtier")
    assert you.choices() == ["choose renlys_courtier", "choose bastard_of_robert"]
    you.chooses("bastard_of_robert")

    assert not foe.has_keyword("bastard_of_robert", STEALTH)
    assert (foe.has_icon("bastard_of_robert", POWER), you.kneels("renlys_courtier")) == (True, True)


def test_the_tyrell_guard_comes_into_play_when_a_baratheon_character_is_killed() -> None:
    table = table_of(
        side(play="old_red_priest hodor", hand="house_tyrell_guard"),
        side(play="bastard_of_robert", hand="murder murder murder"),
    )
    you, foe = table.players

    foe.uses("murder", "hodor")
    assert not you.may("use house_tyrell_guard")
    foe.uses("murder", "bastard_of_robert")
    assert not you.may("use house_tyrell_guard")
    foe.uses("murder", "old_red_priest")
    you.uses("house_tyrell_guard")
    table.passes()

    assert (you.play(), you.kneels("house_tyrell_guard")) == (["house_tyrell_guard"], False)
