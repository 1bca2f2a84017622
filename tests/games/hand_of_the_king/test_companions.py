"""HK-28 to HK-36: the fourteen companions, each on its own."""

import pytest

from games.hand_of_the_king.scene import LAST_TYRELL, TAKE_LAST, rows, scene

TAKERS = [
    ("hodor", "bran_stark", "stark"),
    ("bronn", "tyrion_lannister", "lannister"),
    ("brienne_of_tarth", "renly_baratheon", "baratheon"),
    ("jorah_mormont", "daenerys_targaryen", "targaryen"),
]
KILLERS = [("ilyn_payne", "eddard_stark", "stark"), ("khal_drogo", "viserys_targaryen", "targaryen")]

every_taker = pytest.mark.parametrize(("companion", "character", "house"), TAKERS)
every_killer = pytest.mark.parametrize(("companion", "character", "house"), KILLERS)


@every_taker
def test_a_taker_brings_its_character_from_the_grid(companion: str, character: str, house: str) -> None:
    """HK-28: the cell becomes empty, Varys stays, the banner follows."""
    table = scene(LAST_TYRELL, at={"c4": character}, row=companion)

    table.plays(TAKE_LAST)

    assert table.where(character) == "area 0"
    assert table.grid() == rows(".V...G")
    assert table.banner(house) == 0


@every_taker
def test_a_taker_brings_its_character_from_a_rival(companion: str, character: str, house: str) -> None:
    """HK-28: out of any other play area."""
    table = scene(LAST_TYRELL, seats=3, areas={2: character}, banners={2: house}, row=companion)

    table.plays(TAKE_LAST)

    assert table.where(character) == "area 0"
    assert table.banner(house) == 0


@every_taker
def test_a_taker_calls_another_companion_for_the_last_on_the_grid(
    companion: str, character: str, house: str
) -> None:
    """HK-28, HK-21: if the character was the last of the house there."""
    table = scene(
        LAST_TYRELL,
        at={"c4": character},
        areas={1: house[0].upper()},
        row=f"{companion} shae gendry",
    )

    table.plays(TAKE_LAST, f"play {companion}")

    assert table.choices() == ["play shae", "play gendry"]


@every_taker
def test_a_taker_for_an_own_character_does_nothing(companion: str, character: str, house: str) -> None:
    """HK-28, HK-24: it is spent, and nobody looks at the banner, although the rival leads."""
    table = scene(
        LAST_TYRELL, areas={0: character}, kept={1: f"jon_snow:{house}"}, banners={0: house}, row=companion
    )

    table.plays(TAKE_LAST)

    assert table.where(character) == "area 0"
    assert table.told("no-effect") == [f"no-effect 0 {companion}"]
    assert table.banner(house) == 0
    assert companion in table.gone()


@every_taker
def test_a_taker_for_a_dead_character_does_nothing(companion: str, character: str, house: str) -> None:
    """HK-28, HK-24: the dead do not come back."""
    table = scene(LAST_TYRELL, row=companion)

    table.plays(TAKE_LAST)

    assert table.where(character) == "dead"
    assert table.told("no-effect") == [f"no-effect 0 {companion}"]
    assert table.banner(house) is None


@every_killer
def test_a_killer_finds_its_victim_on_the_grid(companion: str, character: str, house: str) -> None:
    """HK-29, HK-19: the cell becomes empty; no companion follows, no banner moves."""
    table = scene(LAST_TYRELL, at={"c4": character}, row=f"{companion} shae gendry")

    table.plays(TAKE_LAST, f"play {companion}")

    assert table.where(character) == "dead"
    assert table.grid() == rows(".V...G")
    assert table.banner(house) is None
    assert table.asked() == 1


@every_killer
def test_a_killer_finds_its_victim_with_a_rival(companion: str, character: str, house: str) -> None:
    """HK-29: the banner is settled anew."""
    table = scene(LAST_TYRELL, areas={1: character}, banners={1: house}, row=companion)

    table.plays(TAKE_LAST)

    assert table.where(character) == "dead"
    assert table.banner(house) is None


@every_killer
def test_a_killer_does_not_spare_its_own_player(companion: str, character: str, house: str) -> None:
    """HK-29: wherever the victim is."""
    table = scene(LAST_TYRELL, areas={0: character}, banners={0: house}, row=companion)

    table.plays(TAKE_LAST)

    assert table.where(character) == "dead"
    assert table.banner(house) is None


@every_killer
def test_a_killer_of_the_dead_does_nothing(companion: str, character: str, house: str) -> None:
    """HK-29, HK-24: it is spent."""
    table = scene(LAST_TYRELL, row=companion)

    table.plays(TAKE_LAST)

    assert table.where(character) == "dead"
    assert table.told("kill", "kill-held", "no-effect") == [f"no-effect 0 {companion}"]
    assert table.banner(house) is None
    assert companion in table.gone()


def test_jaqen_kills_twice_and_discards_a_companion() -> None:
    """HK-30: one on the grid, one in any play area, one face-up companion, in this order."""
    table = scene(rows("VY..SG"), areas={1: "L"}, row="jaqen_hghar hodor bronn")

    table.plays(TAKE_LAST, "play jaqen_hghar")
    assert table.choices() == ["kill catelyn_stark", "kill balon_greyjoy"]
    table.plays("kill catelyn_stark")
    assert table.choices() == ["kill tywin_lannister", "kill margaery_tyrell"]
    table.plays("kill tywin_lannister")
    assert table.choices() == ["discard hodor", "discard bronn"]
    table.plays("discard bronn")

    assert table.row() == ["hodor"]
    assert table.area(1) == ""
    assert table.grid() == rows(".V...G")
    assert table.told("kill", "kill-held", "discard") == [
        "kill 0 catelyn_stark", "kill-held 0 tywin_lannister 1", "discard 0 bronn",
    ]  # fmt: skip


def test_jaqen_may_kill_in_the_own_area() -> None:
    """HK-30: any play area is meant."""
    table = scene(LAST_TYRELL, areas={1: "L"}, row="jaqen_hghar")

    table.plays(TAKE_LAST, "kill margaery_tyrell")

    assert table.area(0) == ""
    assert table.banner("tyrell") is None


def test_jaqen_calls_nobody_by_killing_the_last_of_a_house() -> None:
    """HK-30, HK-19: and the discarded companion is not played."""
    table = scene(LAST_TYRELL, areas={1: "L"}, row="jaqen_hghar shae gendry")

    table.plays(TAKE_LAST, "play jaqen_hghar", "kill tywin_lannister", "discard shae")

    assert table.is_over()
    assert table.kept(0) == []
    assert table.told("play") == ["play 0 jaqen_hghar"]


def test_jaqen_moves_the_banner_of_the_one_killed_in_a_play_area() -> None:
    """HK-30, HK-12: and not that of the one killed on the grid."""
    table = scene(
        rows("VY..S."), areas={0: "LS", 1: "LLSS"}, banners={1: "lannister stark"}, row="jaqen_hghar", seats=3
    )

    table.plays(TAKE_LAST, "kill cersei_lannister")

    assert table.choices() == ["award lannister 0", "award lannister 1"]
    assert table.banner("stark") == 1


def test_jon_snow_counts_as_two_of_a_named_house() -> None:
    """HK-31: any house, be it gone from King's Landing."""
    table = scene(LAST_TYRELL, areas={1: "U"}, banners={1: "tully"}, row="jon_snow")

    table.plays(TAKE_LAST)
    assert table.choices() == [
        "name stark", "name greyjoy", "name lannister", "name targaryen", "name baratheon", "name tyrell", "name tully",
    ]  # fmt: skip
    table.plays("name tully")

    assert table.support("tully") == [2, 1]
    assert table.banner("tully") == 0
    assert table.kept(0) == ["jon_snow"]


def test_jon_snow_calls_nobody() -> None:
    """HK-31: he is not taken from King's Landing."""
    table = scene(LAST_TYRELL, row="jon_snow shae gendry")

    table.plays(TAKE_LAST, "play jon_snow", "name tully")

    assert table.asked() == 1


@pytest.mark.parametrize(("companion", "house"), [("gendry", "baratheon"), ("shae", "lannister")])
def test_gendry_and_shae_count_as_one_of_their_house(companion: str, house: str) -> None:
    """HK-32: kept, with one of support, which draws level with one character."""
    table = scene(
        LAST_TYRELL, areas={1: {"baratheon": "B", "lannister": "L"}[house]}, banners={1: house}, row=companion
    )

    table.plays(TAKE_LAST)

    assert table.support(house) == [1, 1]
    assert table.kept(0) == [companion]
    assert table.choices() == [f"award {house} 0", f"award {house} 1"]


def test_melisandre_gives_another_turn() -> None:
    """HK-33: after this one, banners included."""
    table = scene(LAST_TYRELL, row="melisandre")

    table.plays(TAKE_LAST)

    assert table.told("play", "banner", "again") == ["play 0 melisandre", "banner 0 tyrell", "again 0"]
    assert table.asked() == 0


def test_melisandre_gives_one_turn_and_no_more() -> None:
    """HK-33: then the next player moves."""
    table = scene(rows("VY..SG"), row="melisandre")

    table.plays(TAKE_LAST, "move right stark")

    assert table.asked() == 1


def test_melisandres_turn_is_a_whole_turn() -> None:
    """HK-33: in it a companion may be called again, and banners are settled for it alone."""
    table = scene(rows("VY...G", ".....S"), row="melisandre shae gendry")

    table.plays(TAKE_LAST, "play melisandre", "move right greyjoy", "play shae")

    assert table.told("banner") == ["banner 0 tyrell", "banner 0 greyjoy", "banner 0 lannister"]
    assert table.asked() == 1


def test_melisandre_waits_for_the_whole_chain() -> None:
    """HK-33: Petyr plays her; the turn is settled before the next begins."""
    table = scene(LAST_TYRELL, row="petyr_baelish", deck="melisandre shae")

    table.plays(TAKE_LAST, "play melisandre")

    assert table.told("banner", "again") == ["banner 0 tyrell", "again 0"]
    assert table.asked() == 0


def test_melisandre_does_not_help_when_varys_is_stuck() -> None:
    """HK-33, HK-37: she may be chosen, and the game ends."""
    table = scene(rows("VY....", "..S..."), row="melisandre shae")

    table.plays(TAKE_LAST, "play melisandre")

    assert "melisandre" in table.gone()
    assert table.is_over()


def test_ramsay_swaps_two_on_the_grid() -> None:
    """HK-34: anywhere, also two that Varys cannot see."""
    table = scene(rows("VY...G", "...S..", "....L."), row="ramsay_snow")

    table.plays(TAKE_LAST)
    assert table.choices() == ["swap catelyn_stark", "swap balon_greyjoy", "swap tywin_lannister"]
    table.plays("swap catelyn_stark")
    assert table.choices() == ["swap balon_greyjoy", "swap tywin_lannister"]
    table.plays("swap tywin_lannister")

    assert table.grid() == rows(".V...G", "...L..", "....S.")
    assert table.asked() == 1


def test_ramsay_may_swap_two_of_one_house() -> None:
    """HK-34: who stands where can matter to others."""
    table = scene(LAST_TYRELL, at={"c3": "bran_stark", "d5": "arya_stark"}, row="ramsay_snow")

    table.plays(TAKE_LAST, "swap bran_stark", "swap arya_stark")

    assert [table.where("bran_stark"), table.where("arya_stark")] == ["d5", "c3"]


def test_ramsay_does_not_ask_when_there_are_just_two() -> None:
    """HK-34, HK-27: there is only one swap to make."""
    table = scene(rows("VY...G", "...S.."), row="ramsay_snow")

    table.plays(TAKE_LAST)

    assert table.grid() == rows(".V...S", "...G..")


def test_ramsay_needs_two() -> None:
    """HK-34, HK-24: with a single character on the grid nothing happens."""
    table = scene(LAST_TYRELL, row="ramsay_snow")

    table.plays(TAKE_LAST)

    assert table.grid() == rows(".V...G")
    assert table.told("swap", "no-effect") == ["no-effect 0 ramsay_snow"]


def test_sandor_kills_one_on_the_grid() -> None:
    """HK-35: any one, and nobody in a play area."""
    table = scene(rows("VY...G", "...S.."), areas={1: "L"}, row="sandor_clegane")

    table.plays(TAKE_LAST)
    assert table.choices() == ["kill catelyn_stark", "kill balon_greyjoy"]
    table.plays("kill catelyn_stark")

    assert table.grid() == rows(".V...G")
    assert table.where("catelyn_stark") == "dead"


def test_sandor_finds_nobody_on_an_empty_grid() -> None:
    """HK-35, HK-24: he is spent."""
    table = scene(rows("VY...."), areas={1: "L"}, row="sandor_clegane")

    table.plays(TAKE_LAST)

    assert table.told("kill", "no-effect") == ["no-effect 0 sandor_clegane"]
    assert table.area(1) == "L"


def test_petyr_turns_up_two_of_which_one_is_played() -> None:
    """HK-36: the other leaves the game; the row and the rest of the deck stay."""
    table = scene(LAST_TYRELL, areas={1: "bran_stark"}, row="petyr_baelish gendry", deck="hodor shae bronn")

    table.plays(TAKE_LAST, "play petyr_baelish")
    assert table.told("draw") == ["draw 0 hodor shae"]
    assert table.choices() == ["play hodor", "play shae"]
    table.plays("play hodor")

    assert table.where("bran_stark") == "area 0"
    assert {"petyr_baelish", "hodor", "shae"} <= set(table.gone())
    assert table.told("discard") == ["discard 0 shae"]
    assert table.row() == ["gendry"]
    assert table.deck() == ["bronn"]


def test_a_companion_played_by_petyr_may_be_kept() -> None:
    """HK-36, HK-23: it is played like one from the row."""
    table = scene(LAST_TYRELL, row="petyr_baelish", deck="hodor shae")

    table.plays(TAKE_LAST, "play shae")

    assert table.kept(0) == ["shae"]
    assert table.banner("lannister") == 0


def test_a_companion_played_by_petyr_may_call_another() -> None:
    """HK-36, HK-21: Hodor brings the last Stark; the next comes from the row."""
    table = scene(
        LAST_TYRELL, at={"c3": "bran_stark"}, row="petyr_baelish gendry shae", deck="hodor bronn melisandre"
    )

    table.plays(TAKE_LAST, "play petyr_baelish", "play hodor")

    assert table.choices() == ["play gendry", "play shae"]


def test_petyr_takes_what_there_is() -> None:
    """HK-36, HK-24: of one companion in the deck, that one, unasked; of none, nothing."""
    one = scene(LAST_TYRELL, row="petyr_baelish", deck="shae")
    none = scene(LAST_TYRELL, row="petyr_baelish")

    one.plays(TAKE_LAST)
    none.plays(TAKE_LAST)

    assert one.kept(0) == ["shae"]
    assert none.told("draw", "no-effect") == ["no-effect 0 petyr_baelish"]


def test_the_companion_that_petyr_drops_is_nobodys_target() -> None:
    """HK-36: Jaqen, played by Petyr, finds only the row."""
    table = scene(LAST_TYRELL, areas={1: "L"}, row="petyr_baelish gendry bronn", deck="jaqen_hghar shae")

    table.plays(TAKE_LAST, "play petyr_baelish", "play jaqen_hghar", "kill tywin_lannister")

    assert table.choices() == ["discard gendry", "discard bronn"]
