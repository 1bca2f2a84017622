"""The scene itself: it puts things where it was told, and says what there was to choose from."""

import pytest

from games.hand_of_the_king.scene import rows, scene


def test_a_scene_is_built_as_it_was_told() -> None:
    table = scene(
        rows("S.V..L", "..B..."),
        seats=3,
        at={"a1": "bran_stark", "f6": "hoster_tully"},
        areas={1: "SSG tyrion_lannister"},
        kept={2: "shae jon_snow:tully"},
        banners={1: "stark", 2: "tully"},
        row="hodor bronn",
        deck="melisandre",
        turn=2,
    )

    assert table.grid() == ["S.V..L", "..B...", "......", "......", "......", ".....U"]
    assert table.where("bran_stark") == "a1"
    assert table.where("tyrion_lannister") == "area 1"
    assert table.where("eddard_stark") == "dead"
    assert table.area(1) == "SSGL"
    assert table.kept(2) == ["shae", "jon_snow"]
    assert table.support("tully") == [0, 0, 2]
    assert [table.banner("stark"), table.banner("tully"), table.banner("greyjoy")] == [1, 2, None]
    assert table.row() == ["hodor", "bronn"]
    assert table.deck() == ["melisandre"]
    assert table.asked() == 2


def test_a_wrong_step_names_the_options_there_were() -> None:
    table = scene(rows("V..S.G"))

    with pytest.raises(
        AssertionError, match=r"refused-nobody-there.*'move right stark', 'move right greyjoy'"
    ):
        table.plays("move down stark")
