"""HK-41 and HK-42: two against two."""

import pytest

from fivethrones.kernel.errors import BadSettings
from fivethrones.kernel.message import Message
from games.hand_of_the_king.scene import LAST_TYRELL, TAKE_LAST, rows, scene

STUCK = rows("V.....", ".S....")


def test_partners_add_their_banners() -> None:
    """HK-41: seats 0 and 2 against seats 1 and 3; the best single player may lose."""
    banners = {0: "stark greyjoy lannister", 1: "targaryen baratheon", 3: "tyrell tully"}

    together = scene(STUCK, seats=4, banners=banners, variant="teams")
    alone = scene(STUCK, seats=4, banners=banners)

    assert together.ranking() == [[1, 3], [0, 2]]
    assert together.outcome() == Message(
        "outcome-most-banners", {"winners": ["seat-1", "seat-3"], "banners": 4}, "HK-38"
    )
    assert alone.ranking()[0] == [0]


def test_banners_pass_between_partners() -> None:
    """HK-41: as between rivals, when drawing level by a move."""
    table = scene(rows("VS...G"), seats=4, areas={2: "S"}, banners={2: "stark"}, variant="teams")

    table.plays("move right stark")

    assert table.banner("stark") == 0


def test_companions_take_from_a_partner() -> None:
    """HK-41: any other play area is meant."""
    table = scene(LAST_TYRELL, seats=4, areas={2: "bran_stark"}, row="hodor", variant="teams")

    table.plays(TAKE_LAST)

    assert table.where("bran_stark") == "area 0"


def test_partners_do_not_sit_side_by_side() -> None:
    """HK-41: the turn goes to a rival each time."""
    table = scene(rows("VSGLTB"), seats=4, variant="teams")

    asked = []
    for house in ["stark", "greyjoy", "lannister", "targaryen"]:
        asked.append(table.asked())
        table.plays(f"move right {house}")

    assert asked == [0, 1, 2, 3]


def test_the_largest_house_decides_between_teams() -> None:
    """HK-42: one banner is in the supply, the others are shared equally; Stark decides."""
    table = scene(
        STUCK,
        seats=4,
        banners={0: "greyjoy lannister", 2: "targaryen", 1: "tully", 3: "tyrell stark"},
        variant="teams",
    )

    assert table.ranking() == [[1, 3], [0, 2]]
    assert table.outcome() == Message(
        "outcome-tie-break", {"winners": ["seat-1", "seat-3"], "banners": 3, "house": "house-stark"}, "HK-39"
    )


def test_teams_without_any_banner_draw() -> None:
    """HK-42, HK-40: nothing decides between them."""
    assert scene(STUCK, seats=4, variant="teams").ranking() == [[0, 1, 2, 3]]


@pytest.mark.parametrize("seats", [2, 3])
def test_teams_need_four(seats: int) -> None:
    """HK-41: a pair on each side."""
    with pytest.raises(BadSettings) as refusal:
        scene(STUCK, seats=seats, variant="teams")

    assert refusal.value.reason == Message("refused-teams-need-four", {"seats": seats}, "HK-41")
