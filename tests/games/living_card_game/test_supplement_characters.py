"""Characters of the supplement: Houses Greyjoy and Martell, and a neutral one."""

import pytest

from fivethrones.games.card_engine.box.card import location
from fivethrones.games.card_engine.box.figures import (
    INTIMIDATE,
    INTRIGUE,
    LIMITED,
    MILITARY,
    NO_ATTACHMENTS,
    POWER,
    RENOWN,
    STEALTH,
    VENGEFUL,
)
from fivethrones.games.card_engine.records.numbers import Icon, Keyword
from fivethrones.games.card_engine.values.of_players import initiative
from fivethrones.games.card_engine.values.prices import influence
from games.living_card_game.scene import scene, side
from games.living_card_game.tricks import TRICKS

WARSHIP = location("warship", 0, cost=1, traits=["warship"], abilities=[])


# Greyjoy


def test_balon_keeps_weaker_characters_from_defending() -> None:
    table = scene(side("balon_greyjoy", house="greyjoy"), side("hodor eddard_stark arya_stark"))
    you, foe = table.players

    you.attacks("military", "balon_greyjoy")
    table.passes_until("prompt-defend")

    assert foe.choices() == ["done", "choose hodor", "choose eddard_stark"]


def test_weaker_characters_defend_if_another_attacks() -> None:
    table = scene(side("balon_greyjoy asha_greyjoy", house="greyjoy"), side("arya_stark"))
    you, foe = table.players

    you.attacks("military", "asha_greyjoy")
    table.passes_until("prompt-defend")

    assert foe.may("choose arya_stark")


def test_balon_must_be_the_only_king() -> None:
    table = scene(side("balon_greyjoy", house="greyjoy"), side("balon_greyjoy arya_stark"))
    you, foe = table.players

    you.attacks("military", "balon_greyjoy")
    table.passes_until("prompt-defend")

    assert foe.may("choose arya_stark")


def test_asha_cannot_be_saved() -> None:
    table = scene(side("asha_greyjoy:under=asha_greyjoy:with=bodyguard", hand="murder"), side(), cards=TRICKS)
    you, _ = table.players

    you.uses("murder", "asha_greyjoy")

    assert you.dead() == ["asha_greyjoy"]


def test_theon_pays_to_kneel_a_location_once_a_round() -> None:
    table = scene(side("theon_greyjoy", gold=2), side("great_keep crossroads"), phase="dominance")
    you, foe = table.players

    you.uses("theon_greyjoy", "crossroads")

    assert (foe.kneels("crossroads"), foe.kneels("great_keep"), you.gold) == (True, False, 1)
    table.asks("prompt-halt", 0)


def test_victarion_takes_power_when_his_plot_is_revealed_and_he_has_a_warship() -> None:
    table = scene(
        side("victarion_greyjoy warship", plots="power_and_wealth"),
        side(plots="rains_of_autumn"),
        phase="plot",
        cards=[WARSHIP],
    )
    you, _ = table.players

    you.uses("victarion_greyjoy")

    assert you.power_on("victarion_greyjoy") == 1
    assert not you.may("use victarion_greyjoy")


def test_victarion_without_a_warship_takes_nothing() -> None:
    table = scene(
        side("victarion_greyjoy crossroads", plots="power_and_wealth"),
        side("warship", plots="rains_of_autumn"),
        phase="plot",
        cards=[WARSHIP],
    )

    table.asks("prompt-first", 0)


# Martell


def test_arianne_raises_claim_while_she_attacks() -> None:
    table = scene(side("arianne_martell", house="martell"), side(hand="hodor ice"))
    you, foe = table.players

    you.attacks("intrigue", "arianne_martell")
    table.passes()

    assert foe.hand() == []


def test_arianne_raises_no_claim_while_others_attack() -> None:
    table = scene(side("arianne_martell ellaria_sand", house="martell"), side(power=3))
    you, foe = table.players

    you.attacks("power", "ellaria_sand")
    table.passes()

    assert foe.power == 2


def test_areo_kneels_to_kill_after_a_defeat_by_four() -> None:
    table = scene(side("giant hodor"), side("areo_hotah paramour", house="martell"), cards=TRICKS)
    foe, you = table.players

    foe.attacks("intrigue", "giant")
    you.uses("areo_hotah", "hodor")

    assert foe.dead() == ["hodor"]
    assert you.kneels("areo_hotah")


def test_areo_kills_nobody_after_a_defeat_by_three() -> None:
    table = scene(side("catelyn_stark"), side("areo_hotah", house="martell"))
    foe, you = table.players

    foe.attacks("power", "catelyn_stark")
    table.passes()

    assert table.told("wins-challenge") == ["wins-challenge 0 3 0"]
    assert not you.may("use areo_hotah")
    table.asks("prompt-challenge", 1)


def test_ellaria_takes_power_from_any_character_after_a_defeat() -> None:
    table = scene(
        side("catelyn_stark:power=2"), side("ellaria_sand:power=1 paramour:power=1", house="martell")
    )
    foe, you = table.players

    foe.attacks("power", "catelyn_stark")
    you.uses("ellaria_sand")
    assert you.choices() == ["choose catelyn_stark", "choose paramour"]
    you.chooses("catelyn_stark")

    assert (foe.power_on("catelyn_stark"), you.power_on("ellaria_sand"), you.power_on("paramour")) == (
        1,
        2,
        1,
    )


@pytest.mark.parametrize(("held", "kneels"), [(6, True), (7, False)])
def test_harmen_attacks_standing_with_seven_cards_in_hand(held: int, kneels: bool) -> None:
    table = scene(side("harmen_uller", hand=" ".join(["ice"] * held)), side())
    you, _ = table.players

    you.attacks("military", "harmen_uller")

    assert you.kneels("harmen_uller") == kneels


def test_harmen_kneels_to_defend_whatever_he_holds() -> None:
    table = scene(side("catelyn_stark"), side("harmen_uller", hand=" ".join(["ice"] * 7)))
    foe, you = table.players

    foe.attacks("power", "catelyn_stark")
    you.defends("harmen_uller")

    assert you.kneels("harmen_uller")


# Plain ones


def test_a_paramour_is_worth_one_influence() -> None:
    table = scene(side("paramour paramour:kneeling"), side())

    assert influence(table.table, 0) == 1


def test_edrics_knight_passes_a_defender_by() -> None:
    table = scene(side("lord_edrics_knight"), side("hodor eddard_stark"))
    you, foe = table.players

    you.attacks("military", "lord_edrics_knight")
    you.bars("eddard_stark")
    table.passes_until("prompt-defend")

    assert foe.choices() == ["done", "choose hodor"]


def test_sea_raiders_bear_no_attachments_and_are_limited() -> None:
    table = scene(
        side("sea_raiders", hand="sea_raiders sea_raiders milk_of_the_poppy", gold=9, house="greyjoy"),
        side(),
        phase="marshalling",
    )
    you, _ = table.players

    assert you.refuses("play", "milk_of_the_poppy") == "refused-no-bearer"
    you.plays("sea_raiders")
    assert you.refuses("play", "sea_raiders") == "refused-limited"


def test_a_scout_adds_four_to_initiative() -> None:
    table = scene(side("overzealous_scout"), side())

    assert initiative(table.table, 0) == initiative(table.table, 1) + 4


@pytest.mark.parametrize(
    ("card", "strength", "icons", "keywords"),
    [
        ("balon_greyjoy", 3, [MILITARY, POWER], [RENOWN]),
        ("asha_greyjoy", 3, [MILITARY, INTRIGUE, POWER], [RENOWN]),
        ("theon_greyjoy", 2, [MILITARY, POWER], []),
        ("victarion_greyjoy", 3, [MILITARY, POWER], [INTIMIDATE]),
        ("sea_raiders", 3, [MILITARY, POWER], [LIMITED, NO_ATTACHMENTS]),
        ("arianne_martell", 3, [INTRIGUE, POWER], [STEALTH]),
        ("areo_hotah", 4, [MILITARY, POWER], []),
        ("ellaria_sand", 3, [INTRIGUE, POWER], [VENGEFUL]),
        ("harmen_uller", 3, [MILITARY, POWER], [RENOWN]),
        ("paramour", 1, [INTRIGUE], []),
        ("lord_edrics_knight", 2, [MILITARY], [STEALTH]),
        ("overzealous_scout", 3, [MILITARY, INTRIGUE], []),
    ],
)
def test_figures(card: str, strength: int, icons: list[Icon], keywords: list[Keyword]) -> None:
    you = scene(side(card), side()).seat(0)

    assert you.strength(card) == strength
    assert [type for type in (MILITARY, INTRIGUE, POWER) if you.has_icon(card, type)] == icons
    assert [keyword for keyword in range(13) if you.has_keyword(card, Keyword(keyword))] == sorted(keywords)
