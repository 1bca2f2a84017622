"""HK-1 to HK-5: how the table is laid."""

import pytest

from fivethrones.games.hand_of_the_king.companions import COMPANIONS
from fivethrones.games.hand_of_the_king.pieces import CHARACTERS, EMPTY, HOUSE_OF, HOUSES
from fivethrones.games.hand_of_the_king.state import Court
from fivethrones.kernel.settings import with_defaults
from games.hand_of_the_king.scene import GAME, LAST_TYRELL, TAKE_LAST, Scene, rows, scene


def dealt(seed: int, **options: str) -> Court:
    return GAME.setup(with_defaults(GAME.settings, options), seed)


def test_all_characters_and_varys_fill_the_grid() -> None:
    """HK-1: 35 characters and Varys, each on a cell of its own."""
    court = dealt(1)

    assert court.grid[court.varys] == EMPTY
    assert sorted(court.grid) == [EMPTY, *range(35)]
    assert "." not in "".join(Scene(court).grid())


def test_the_grid_is_shuffled() -> None:
    """HK-1: another seed, another King's Landing; Varys may start anywhere."""
    deals = [dealt(seed) for seed in range(200)]

    assert len({tuple(court.grid) for court in deals}) == 200
    assert {court.varys for court in deals} == set(range(36))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_play_areas_start_empty(seats: int) -> None:
    """HK-1: one play area for each player, with nothing in it."""
    table = Scene(dealt(1, seats=str(seats)))

    assert table.court.seats == seats
    assert [table.area(seat) for seat in range(seats)] == [""] * seats


def test_houses_have_eight_to_two_members() -> None:
    """HK-2: Stark 8, Greyjoy 7, Lannister 6, Targaryen 5, Baratheon 4, Tyrell 3, Tully 2."""
    sizes = {name: HOUSE_OF.count(house) for house, name in enumerate(HOUSES)}

    assert sizes == {
        "stark": 8, "greyjoy": 7, "lannister": 6, "targaryen": 5, "baratheon": 4, "tyrell": 3, "tully": 2,
    }  # fmt: skip


def test_joffrey_baratheon_is_a_lannister() -> None:
    """HK-2: the house is that of the card, not of the surname."""
    table = scene(rows("V....G"), at={"c1": "joffrey_baratheon"})

    table.plays("move right lannister")

    assert table.where("joffrey_baratheon") == "area 0"
    assert table.support("lannister") == [1, 0]
    assert table.support("baratheon") == [0, 0]


def test_everybody_else_is_of_the_house_they_are_named_after() -> None:
    """HK-2: Joffrey is the only exception."""
    others = [name for name in CHARACTERS if not name.endswith(HOUSES[HOUSE_OF[CHARACTERS.index(name)]])]

    assert others == ["joffrey_baratheon"]


def test_banners_start_in_the_supply() -> None:
    """HK-3: nobody holds a banner yet."""
    table = Scene(dealt(1))

    assert [table.banner(house) for house in HOUSES] == [None] * 7


def test_six_companions_lie_face_up_and_the_others_face_down() -> None:
    """HK-4: shuffled."""
    table = Scene(dealt(1))

    assert len(table.row()) == 6
    assert len({*table.row(), *table.deck()}) == len(COMPANIONS)
    assert len({frozenset(Scene(dealt(seed)).row()) for seed in range(20)}) > 10


def test_the_row_is_not_refilled() -> None:
    """HK-4: a companion that was played is not replaced."""
    table = scene(LAST_TYRELL, row="hodor bronn", deck="shae gendry")

    table.plays(TAKE_LAST, "play bronn")

    assert table.row() == ["hodor"]
    assert table.deck() == ["shae", "gendry"]


def test_the_first_seat_begins() -> None:
    """HK-5: unless the lot was chosen."""
    assert {Scene(dealt(seed, seats="4")).asked() for seed in range(20)} == {0}


def test_the_first_player_may_be_drawn_by_lot() -> None:
    """HK-5: any seat may come out."""
    assert {Scene(dealt(seed, seats="4", first_player="drawn")).asked() for seed in range(40)} == {0, 1, 2, 3}


def test_turns_go_round_clockwise() -> None:
    """HK-5: from seat to seat, and from the last to the first."""
    table = scene(rows("VSGLTB"), seats=3, turn=1)

    asked = [table.asked()]
    for house in ["stark", "greyjoy", "lannister"]:
        table.plays(f"move right {house}")
        asked.append(table.asked())

    assert asked == [1, 2, 0, 1]
