"""Small positions with a known answer: moves, banners after a move, banners after a companion, what follows a companion."""

import pytest

from fivethrones.games.hand_of_the_king.pieces import HOUSES
from games.hand_of_the_king.scene import LAST_TYRELL, LETTERS, TAKE_LAST, Scene, rows, scene

CROSSROADS = ["...G..", "...G..", "SUSV.S", "......", "...L..", "...G.."]
NAMED = {"bronn": "tyrion_lannister", "ilyn_payne": "eddard_stark", "hodor": "bran_stark"}


@pytest.mark.parametrize(
    ("move", "to", "taken"),
    [
        ("move up greyjoy", "d1", 2),
        ("move down lannister", "d5", 1),
        ("move down greyjoy", "d6", 1),
        ("move left stark", "a3", 2),
        ("move left tully", "b3", 1),
        ("move right stark", "f3", 1),
    ],
)
def test_legal_moves(move: str, to: str, taken: int) -> None:
    """HK-6, HK-7, HK-8: legal_moves. These six and no more; where each ends and what it takes."""
    table = scene(CROSSROADS)
    assert len(table.choices()) == 6

    table.plays(move)

    assert table.varys() == to
    assert len(table.area(0)) == taken


def test_after_left_stark() -> None:
    """HK-8, HK-9: after_left_stark. The Stark behind Varys and the Tully stay."""
    table = scene(CROSSROADS)

    table.plays("move left stark")

    assert table.grid() == ["...G..", "...G..", "VU...S", "......", "...L..", "...G.."]


def test_game_over() -> None:
    """HK-37: game_over. Three characters are left, none on Varys's lines."""
    assert scene(["V.....", ".S....", "..G...", "......", "......", ".....U"]).is_over()


@pytest.mark.parametrize(
    ("before", "holder_after"),
    [pytest.param([2, 1], 1, id="tie_takes_banner"), pytest.param([3, 1], 0, id="below_lead_keeps")],
)
def test_a_stark_taken_by_a_move(before: list[int], holder_after: int) -> None:
    """HK-13, HK-14: seat 1 takes one; a tie pulls the banner, less does not."""
    table = scene(
        rows("VS...G"), turn=1, areas={0: "S" * before[0], 1: "S" * before[1]}, banners={0: "stark"}
    )

    table.plays("move right stark")

    assert table.banner("stark") == holder_after


def after_companion(companion: str, house: str, before: list[int], acting: int, source: int) -> Scene:
    """The acting player has just played this companion; its character was with ``source``; seat 0 held the banner."""
    letter = LETTERS[HOUSES.index(house)]
    areas = {seat: letter * count for seat, count in enumerate(before)}
    if companion in NAMED:
        areas[source] = letter * (before[source] - 1) + " " + NAMED[companion]
    table = scene(
        LAST_TYRELL,
        seats=len(before),
        turn=acting,
        areas=areas,
        banners={0: house},
        row=f"{companion} melisandre",
    )
    assert table.support(house) == before
    table.plays(TAKE_LAST, f"play {companion}")
    return table


@pytest.mark.parametrize(
    ("companion", "house", "before", "acting", "source", "after", "holder_after"),
    [
        pytest.param("bronn", "lannister", [2, 1, 1], 1, 0, [1, 2, 1], 1, id="named_take_makes_sole_leader"),
        pytest.param("ilyn_payne", "stark", [2, 2, 0], 2, 0, [1, 2, 0], 1, id="kill_makes_other_sole_leader"),
        pytest.param(
            "bronn", "lannister", [2, 2, 1, 0], 3, 2, [2, 2, 0, 1], 0, id="old_tie_untouched_by_third"
        ),
    ],
)
def test_a_named_character_changes_the_lead(
    companion: str,
    house: str,
    before: list[int],
    acting: int,
    source: int,
    after: list[int],
    holder_after: int,
) -> None:
    """HK-13, HK-16, HK-28, HK-29: the banner goes to a new single leader and stays in an old tie; nobody is asked."""
    table = after_companion(companion, house, before, acting, source)

    assert table.support(house) == after
    assert table.banner(house) == holder_after
    assert table.prompt().id == "prompt-move"


def test_bronn_between_rivals() -> None:
    """HK-15: bronn_between_rivals. Support 3, 2, 0 becomes 2, 2, 1; the acting third player chooses."""
    table = after_companion("bronn", "lannister", [3, 2, 0], 2, 0)

    assert table.support("lannister") == [2, 2, 1]
    assert table.choices() == ["award lannister 0", "award lannister 1"]


def test_jon_snow_ties() -> None:
    """HK-15, HK-31: jon_snow_ties. Two Tullys against Jon Snow named for Tully."""
    table = after_companion("jon_snow", "tully", [2, 0], 1, 0)

    table.plays("name tully")

    assert table.support("tully") == [2, 2]
    assert table.choices() == ["award tully 0", "award tully 1"]


def test_last_support_killed() -> None:
    """HK-17, HK-30: last_support_killed. The banner of a house without supporters goes back."""
    table = scene(
        LAST_TYRELL, turn=1, areas={0: "hoster_tully"}, banners={0: "tully"}, row="jaqen_hghar melisandre"
    )

    table.plays(TAKE_LAST, "play jaqen_hghar", "kill hoster_tully")

    assert table.support("tully") == [0, 0]
    assert table.banner("tully") is None


def test_final_tie() -> None:
    """HK-39: final_tie. Three banners each; Stark is with the third player and does not count, so Greyjoy decides."""
    banners = {0: "lannister tyrell greyjoy", 1: "targaryen tully baratheon", 2: "stark"}

    assert scene(rows("V....."), seats=3, banners=banners).ranking()[0] == [0]


def test_kill_no_trigger() -> None:
    """HK-19, HK-35: kill_no_trigger. The last Tully in King's Landing is killed; no companion follows."""
    table = scene(LAST_TYRELL, at={"c3": "hoster_tully"}, row="sandor_clegane shae gendry")

    table.plays(TAKE_LAST, "play sandor_clegane", "kill hoster_tully")

    assert table.asked() == 1
    assert table.row() == ["shae", "gendry"]


def test_take_triggers() -> None:
    """HK-21, HK-28: take_triggers. Hodor takes the last Stark from King's Landing; one more companion follows."""
    table = scene(LAST_TYRELL, at={"c3": "bran_stark"}, row="hodor shae gendry")

    table.plays(TAKE_LAST, "play hodor")

    assert table.choices() == ["play shae", "play gendry"]


def test_take_from_area_no_trigger() -> None:
    """HK-20, HK-28: take_from_area_no_trigger. No Stark is in King's Landing, but Bran was in a play area."""
    table = scene(LAST_TYRELL, areas={1: "bran_stark"}, row="hodor shae gendry")

    table.plays(TAKE_LAST, "play hodor")

    assert table.asked() == 1
    assert table.row() == ["shae", "gendry"]
