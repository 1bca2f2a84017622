"""HK-46 to HK-54: house rules, each both ways."""

import pytest

from fivethrones.kernel.errors import BadSettings
from fivethrones.kernel.message import Message
from fivethrones.kernel.settings import with_defaults
from games.hand_of_the_king.scene import GAME, LAST_TYRELL, TAKE_LAST, Scene, rows, scene


def test_ramsay_leaves_varys_where_he_is() -> None:
    """HK-46: by default."""
    table = scene(rows("VY...G", "...SS."), row="ramsay_snow")

    table.plays(TAKE_LAST)

    assert table.choices() == ["swap catelyn_stark", "swap robb_stark", "swap balon_greyjoy"]


@pytest.mark.parametrize("picks", [["varys", "catelyn_stark"], ["catelyn_stark", "varys"]])
def test_ramsay_may_move_varys(picks: list[str]) -> None:
    """HK-46: as the first or as the second of the two."""
    table = scene(rows("VY...G", "...S.L"), row="ramsay_snow", ramsay_may_move_varys="true")

    table.plays(TAKE_LAST, *[f"swap {pick}" for pick in picks])

    assert table.grid() == rows(".S...G", "...V.L")
    assert table.where("catelyn_stark") == "b1"


def test_ramsay_can_move_varys_and_the_only_character() -> None:
    """HK-46: with Varys there are two to swap."""
    table = scene(LAST_TYRELL, row="ramsay_snow", ramsay_may_move_varys="true")

    table.plays(TAKE_LAST)

    assert table.grid() == rows(".G...V")


def test_jon_snow_may_need_a_house_on_the_grid() -> None:
    """HK-47: houses gone from King's Landing cannot be named then."""
    table = scene(
        rows("VY...G", "...S.."), areas={1: "U"}, row="jon_snow", jon_snow_house_must_be_on_grid="true"
    )

    table.plays(TAKE_LAST)

    assert table.choices() == ["name stark", "name greyjoy"]
    assert table.refuses("name tully") == Message("refused-house-gone", {"house": "house-tully"}, "HK-47")


def test_jon_snow_is_lost_without_a_house_on_the_grid() -> None:
    """HK-47, HK-24: nothing can be named, so he is spent."""
    table = scene(rows("VY...."), row="jon_snow", jon_snow_house_must_be_on_grid="true")

    table.plays(TAKE_LAST)

    assert table.kept(0) == []
    assert "jon_snow" in table.gone()


def test_unusable_companions_may_leave_the_row() -> None:
    """HK-48: before one is chosen; Bran is dead, Ramsay has one character only, the deck is empty."""
    row = "hodor ramsay_snow petyr_baelish shae sandor_clegane"
    table = scene(LAST_TYRELL, row=row, remove_unusable_companions="true")

    table.plays(TAKE_LAST)

    assert table.choices() == ["play shae", "play sandor_clegane"]
    assert table.told("unusable") == [
        "unusable 0 hodor",
        "unusable 0 ramsay_snow",
        "unusable 0 petyr_baelish",
    ]
    assert {"hodor", "ramsay_snow", "petyr_baelish"} <= set(table.gone())


def test_unusable_companions_stay_until_one_is_due() -> None:
    """HK-48: the row is looked through only when somebody must choose from it."""
    table = scene(rows("VS...G", "...S.."), row="hodor bronn", remove_unusable_companions="true")

    table.plays("move right stark")

    assert table.row() == ["hodor", "bronn"]


def test_nobody_is_played_when_all_are_unusable() -> None:
    """HK-48, HK-22: the row is empty then."""
    table = scene(LAST_TYRELL, row="hodor bronn", remove_unusable_companions="true")

    table.plays(TAKE_LAST)

    assert table.row() == []
    assert table.told("play") == []


def test_a_companion_of_which_a_part_can_happen_is_usable() -> None:
    """HK-48: Jaqen still kills in a play area."""
    table = scene(rows("VY...."), areas={1: "S"}, row="jaqen_hghar", remove_unusable_companions="true")

    table.plays(TAKE_LAST)

    assert table.choices() == ["kill catelyn_stark", "kill margaery_tyrell"]


def test_unusable_companions_stay_by_default() -> None:
    """HK-48, HK-24: they may be chosen."""
    table = scene(LAST_TYRELL, row="hodor shae")

    table.plays(TAKE_LAST)

    assert table.choices() == ["play hodor", "play shae"]


def test_a_banner_without_supporters_may_stay() -> None:
    """HK-49: with the one who held it last; by default it goes back to the supply (HK-17)."""
    table = scene(
        LAST_TYRELL,
        areas={1: "eddard_stark"},
        banners={1: "stark"},
        row="ilyn_payne",
        zero_support_banner="stay",
    )

    table.plays(TAKE_LAST)

    assert table.support("stark") == [0, 0]
    assert table.banner("stark") == 1


def test_petyr_may_fill_the_row() -> None:
    """HK-50: both join it, one of the whole row is played, the rest stay."""
    table = scene(
        LAST_TYRELL,
        row="petyr_baelish gendry",
        deck="hodor shae bronn",
        petyr_mode="add_both_to_row_then_choose",
    )

    table.plays(TAKE_LAST, "play petyr_baelish")
    assert table.choices() == ["play gendry", "play hodor", "play shae"]
    table.plays("play gendry")

    assert table.kept(0) == ["gendry"]
    assert table.row() == ["hodor", "shae"]
    assert table.deck() == ["bronn"]


def old_tie(tie_choice_needs_new_tie: str) -> Scene:
    table = scene(
        LAST_TYRELL,
        seats=4,
        areas={1: "LL", 2: "LL", 3: "tyrion_lannister"},
        banners={2: "lannister"},
        row="bronn",
        tie_choice_needs_new_tie=tie_choice_needs_new_tie,
    )
    table.plays(TAKE_LAST)
    return table


def test_an_old_tie_may_be_chosen_about() -> None:
    """HK-51: any tie in a house that a companion touched; by default only a new one (HK-15)."""
    assert old_tie("false").choices() == ["award lannister 1", "award lannister 2"]
    assert old_tie("true").prompt().id == "prompt-move"


def test_the_game_can_be_played_without_companions() -> None:
    """HK-52: taking the last of a house has no consequence."""
    table = scene(LAST_TYRELL, companions_enabled="false")

    table.plays(TAKE_LAST)

    assert table.asked() == 1
    assert table.row() == table.deck() == table.gone() == []


def test_a_deal_without_companions_has_none() -> None:
    """HK-52: neither face up nor in the deck."""
    table = Scene(GAME.setup(with_defaults(GAME.settings, {"companions_enabled": "false"}), 1))

    assert table.view(0).row == []
    assert table.view(0).deck == 0


def grid_killing(grid_kill_touches: str, areas: dict[int, str]) -> Scene:
    table = scene(
        rows("VY....", ".G...."),
        seats=3,
        at={"e1": "arya_stark"},
        areas=areas,
        banners={1: "stark"},
        row="sandor_clegane",
        grid_kill_touches=grid_kill_touches,
    )
    table.plays(TAKE_LAST, "kill arya_stark")
    return table


def test_a_killing_on_the_grid_may_touch_its_house() -> None:
    """HK-53: who is level in it takes the banner, as after a move; by default nothing moves (HK-12)."""
    level = {0: "S", 1: "S"}

    assert grid_killing("true", level).banner("stark") == 0
    assert grid_killing("false", level).banner("stark") == 1


def test_a_killing_on_the_grid_gives_no_choice() -> None:
    """HK-53: a tie of two others leaves the banner."""
    table = grid_killing("true", {1: "S", 2: "S"})

    assert table.banner("stark") == 1
    assert table.asked() == 1


def test_varys_may_stop_anywhere() -> None:
    """HK-54: any character on his lines; those of its house up to there are taken."""
    table = scene(rows("VSGS.S", "L....."), stop_anywhere="true")

    assert table.choices() == ["stop a2", "stop b1", "stop c1", "stop d1", "stop f1"]
    table.plays("stop d1")

    assert table.grid() == rows("..GV.S", "L.....")
    assert table.area(0) == "SS"


def test_naming_a_house_is_not_enough_when_varys_may_stop_anywhere() -> None:
    """HK-54: the cell must be named."""
    table = scene(rows("VSGS.S"), stop_anywhere="true")

    assert table.refuses("move right stark") == Message("refused-name-the-cell", {}, "HK-54")
    assert table.refuses("stop e1") == Message("refused-nobody-on-cell", {"cell": "=e1"}, "HK-6")


def test_defaults_are_those_of_the_rules() -> None:
    """HK-46, HK-47, HK-48, HK-49, HK-50, HK-51, HK-52, HK-53, HK-54: nobody need choose anything."""
    assert with_defaults(GAME.settings, {}) == {
        "seats": "2",
        "variant": "standard",
        "first_player": "seat_0",
        "companions_enabled": "true",
        "stop_anywhere": "false",
        "ramsay_may_move_varys": "false",
        "jon_snow_house_must_be_on_grid": "false",
        "remove_unusable_companions": "false",
        "zero_support_banner": "supply",
        "petyr_mode": "play_one_discard_other",
        "tie_choice_needs_new_tie": "true",
        "grid_kill_touches": "false",
    }


def test_unknown_options_are_refused() -> None:
    """Only these values, and only these options."""
    with pytest.raises(BadSettings, match="refused-option-value"):
        scene(LAST_TYRELL, ramsay_may_move_varys="perhaps")
    with pytest.raises(BadSettings, match="refused-option-unknown"):
        scene(LAST_TYRELL, dragons="true")
