"""HK-10 to HK-12: which banners are decided, and when."""

import pytest

from games.hand_of_the_king.scene import LAST_TYRELL, TAKE_LAST, rows, scene


def test_support_counts_characters_and_kept_companions() -> None:
    """HK-10: Gendry is one Baratheon, Jon Snow two of the house he was named for."""
    table = scene(rows("VG...."), areas={0: "BS", 1: "BB"}, kept={0: "gendry jon_snow:stark", 1: "shae"})

    assert table.support("baratheon") == [2, 2]
    assert table.support("stark") == [3, 0]
    assert table.support("lannister") == [0, 1]


def test_a_banner_goes_by_support_and_not_by_characters_alone() -> None:
    """HK-10: one taken Baratheon and Gendry equal two Baratheons."""
    table = scene(rows("VB...G"), areas={1: "BB"}, kept={0: "gendry"}, banners={1: "baratheon"})

    table.plays("move right baratheon")

    assert table.banner("baratheon") == 0


def test_banners_wait_until_the_last_companion_is_done() -> None:
    """HK-11: the Tyrell banner moves after Hodor, although the Tyrell came first."""
    table = scene(rows("VY...G", "S....."), at={"a2": "bran_stark", "f2": "arya_stark"}, row="hodor bronn")

    table.plays(TAKE_LAST)
    assert table.banner("tyrell") is None

    table.plays("play hodor")
    assert table.told("move", "play", "take", "banner") == [
        "move 0 tyrell b1 margaery_tyrell 1", "play 0 hodor", "take 0 bran_stark", "banner 0 stark", "banner 0 tyrell",
    ]  # fmt: skip


def test_banners_are_settled_from_stark_down_to_tully() -> None:
    """HK-11: three houses of one turn, in the order of their size, whatever came first."""
    table = scene(
        rows("VU...G"),
        areas={1: "bran_stark tyrion_lannister SL"},
        banners={1: "stark lannister"},
        row="petyr_baelish bronn",
        deck="hodor shae",
    )

    table.plays("move right tully", "play petyr_baelish", "play hodor")
    assert table.choices() == ["award stark 0", "award stark 1"]
    table.plays("award stark 0")

    assert table.told("award", "banner") == ["award 0 stark 0", "banner 0 tully"]


def test_banners_of_other_houses_stay() -> None:
    """HK-11: nobody looks at Greyjoy in a turn that only touched Stark."""
    table = scene(rows("VS...G"), areas={0: "GGG", 1: "G"}, banners={1: "greyjoy"})

    table.plays("move right stark")

    assert table.banner("stark") == 0
    assert table.banner("greyjoy") == 1


def test_banners_of_an_earlier_turn_stay() -> None:
    """HK-11: seat 0 drew level in Stark; in the next turn seat 1, level too, takes a Greyjoy and nothing else."""
    table = scene(rows("VS..GL"), areas={1: "S"}, banners={1: "stark"})

    table.plays("move right stark", "move right greyjoy")

    assert table.banner("stark") == 0
    assert table.banner("greyjoy") == 1


def test_a_house_is_touched_when_varys_takes_of_it() -> None:
    """HK-12: the plain case."""
    table = scene(rows("VS...S"), areas={1: "S"}, banners={1: "stark"})

    table.plays("move right stark")

    assert table.banner("stark") == 0


def test_a_house_is_touched_when_a_companion_takes_from_the_grid() -> None:
    """HK-12: Bran comes from King's Landing, and the Stark banner with him."""
    table = scene(LAST_TYRELL, at={"c3": "bran_stark", "d4": "arya_stark"}, row="hodor")

    table.plays(TAKE_LAST)

    assert table.banner("stark") == 0


def test_a_house_is_touched_when_a_companion_takes_from_a_play_area() -> None:
    """HK-12: Bran comes from the rival, and the Stark banner with him."""
    table = scene(LAST_TYRELL, areas={1: "bran_stark"}, banners={1: "stark"}, row="hodor")

    table.plays(TAKE_LAST)

    assert table.banner("stark") == 0


def test_a_house_is_touched_when_one_of_it_is_killed_in_a_play_area() -> None:
    """HK-12: without Eddard the rival no longer leads."""
    table = scene(
        LAST_TYRELL, areas={0: "S", 1: "eddard_stark"}, banners={1: "stark"}, row="ilyn_payne", seats=3
    )

    table.plays(TAKE_LAST)

    assert table.banner("stark") == 0


@pytest.mark.parametrize(("companion", "house"), [("gendry", "baratheon"), ("shae", "lannister")])
def test_a_house_is_touched_when_a_companion_is_kept_for_it(companion: str, house: str) -> None:
    """HK-12: a kept companion alone can bring the banner."""
    table = scene(LAST_TYRELL, row=companion)

    table.plays(TAKE_LAST)

    assert table.banner(house) == 0


def test_a_house_is_not_touched_by_a_killing_on_the_grid() -> None:
    """HK-12: no number in a play area has changed, so a tied player does not win the banner by it."""
    table = scene(
        rows("VY..G."),
        at={"f1": "asha_greyjoy"},
        areas={0: "G", 1: "G"},
        banners={1: "greyjoy"},
        row="sandor_clegane",
    )

    table.plays(TAKE_LAST, "kill asha_greyjoy")

    assert table.where("asha_greyjoy") == "dead"
    assert table.banner("greyjoy") == 1


def test_a_house_is_not_touched_by_a_swap() -> None:
    """HK-12: Ramsay only moves characters about."""
    table = scene(
        rows("VY...."),
        at={"f1": "asha_greyjoy", "a2": "arya_stark"},
        areas={0: "GS", 1: "GS"},
        banners={1: "greyjoy stark"},
        row="ramsay_snow",
    )

    table.plays(TAKE_LAST)

    assert table.where("asha_greyjoy") == "a2"
    assert [table.banner("greyjoy"), table.banner("stark")] == [1, 1]


def test_a_house_is_not_touched_when_nothing_changed() -> None:
    """HK-12: Hodor calls for a Bran who is already here."""
    table = scene(LAST_TYRELL, areas={0: "bran_stark", 1: "S"}, banners={1: "stark"}, row="hodor")

    table.plays(TAKE_LAST)

    assert table.banner("stark") == 1
    assert table.asked() == 1
