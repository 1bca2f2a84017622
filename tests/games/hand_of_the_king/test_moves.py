"""HK-6 to HK-9: Varys and whom he brings."""

from fivethrones.kernel.message import Message
from games.hand_of_the_king.scene import rows, scene

CROSSROADS = ["...G..", "...G..", "SUSV.S", "......", "...L..", "...G.."]


def test_a_move_is_a_direction_and_a_house_that_stands_there() -> None:
    """HK-6: once for each house, however many of it stand that way."""
    table = scene(CROSSROADS)

    assert sorted(table.choices()) == [
        "move down greyjoy",
        "move down lannister",
        "move left stark",
        "move left tully",
        "move right stark",
        "move up greyjoy",
    ]


def test_a_house_that_does_not_stand_there_cannot_be_named() -> None:
    """HK-6: there is no Tully above Varys."""
    reason = scene(CROSSROADS).refuses("move up tully")

    assert reason == Message(
        "refused-nobody-there", {"house": "house-tully", "direction": "direction-up"}, "HK-6"
    )


def test_varys_does_not_move_diagonally() -> None:
    """HK-6: only along his row and his column."""
    table = scene(rows("V..S..", ".G....", "..L...", "T....."))

    assert table.choices() == ["move down targaryen", "move right stark"]


def test_nobody_may_pass() -> None:
    """HK-6: with a single move left it is asked for all the same, and there is nothing else."""
    table = scene(rows("V..S.."))

    assert table.choices() == ["move right stark"]


def test_the_edge_of_the_grid_is_the_end_of_the_line() -> None:
    """HK-6: the cell after the end of a row is not the first of the next one."""
    table = scene(rows(".....V", "S.....", ".....G"))

    assert table.choices() == ["move down greyjoy"]


def test_varys_goes_to_the_farthest_of_the_house() -> None:
    """HK-7: over nearer ones, over others and over empty cells."""
    table = scene(rows("VSG.SL"))

    table.plays("move right stark")

    assert table.varys() == "e1"


def test_varys_may_not_stop_at_a_nearer_one() -> None:
    """HK-7: neither by naming the cell nor in any other way."""
    table = scene(rows("VSG.SL"))

    assert table.refuses("stop b1") == Message("refused-farthest-only", {}, "HK-7")
    assert table.choices() == ["move right stark", "move right greyjoy", "move right lannister"]


def test_everyone_of_the_house_on_the_way_is_taken() -> None:
    """HK-8: the one he ends on and those of the house that he passed."""
    table = scene(rows("V.G.T."), at={"b1": "arya_stark", "d1": "robb_stark", "f1": "bran_stark"})

    table.plays("move right stark")

    assert table.area(0) == "SSS"
    assert table.told("move") == ["move 0 stark f1 arya_stark robb_stark bran_stark 3"]


def test_other_houses_on_the_way_stay() -> None:
    """HK-8: only the named house comes along."""
    table = scene(rows("VSGSTS"))

    table.plays("move right stark")

    assert table.grid()[0] == "..G.TV"


def test_those_behind_varys_stay() -> None:
    """HK-8: a Stark on the other side of him is not on the way."""
    table = scene(CROSSROADS)

    table.plays("move left stark")

    assert table.grid() == ["...G..", "...G..", "VU...S", "......", "...L..", "...G.."]


def test_those_beyond_the_last_of_the_house_stay() -> None:
    """HK-8: nothing is taken past the cell where Varys ends."""
    table = scene(rows("VG.SLT"))

    table.plays("move right stark")

    assert table.grid()[0] == ".G.VLT"
    assert table.area(0) == "S"


def test_one_house_in_two_directions_is_two_moves() -> None:
    """HK-8: the direction decides which ones are taken."""
    table = scene(rows("S.V..S", "......", "..S..G"))

    assert table.choices() == ["move down stark", "move left stark", "move right stark"]

    table.plays("move down stark")

    assert table.grid() == rows("S....S", "......", "..V..G")


def test_varys_leaves_an_empty_cell_behind() -> None:
    """HK-9: nobody ever comes to his old cell or to those of the others taken."""
    table = scene(rows("GVS.SL"))

    table.plays("move right stark")

    assert table.grid()[0] == "G...VL"


def test_empty_cells_are_crossed() -> None:
    """HK-9: the next player's Varys passes over all that was left empty, his old cell included."""
    table = scene(rows("GVS.SL"))

    table.plays("move right stark", "move left greyjoy")

    assert table.varys() == "a1"
    assert table.area(1) == "G"
