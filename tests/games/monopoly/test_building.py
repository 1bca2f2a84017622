"""Villages and keeps."""

import pytest

from games.monopoly.scene import scene


def test_building_needs_the_set_and_no_mortgage_in_it() -> None:
    """MO-34: and cash."""
    assert scene(owns={"A": [37]}).refuses("A", "build braavos").id == "refused-set-incomplete"
    table = scene(owns={"A": [37, 39]}, mortgaged=[39])
    assert table.refuses("A", "build braavos").id == "refused-set-mortgaged"
    table = scene(cash={"A": 199}, owns={"A": [37, 39]})
    assert table.refuses("A", "build braavos").args == {"amount": 200, "cash": 199}
    assert table.refuses("A", "build house_stark").id == "refused-no-location"
    assert table.refuses("A", "build pyke").id == "refused-not-yours"


def test_others_build_between_throws() -> None:
    """MO-34: also out of turn, but not while somebody decides a purchase."""
    table = scene(owns={"B": [37, 39]})
    table.plays("B", "build braavos")
    assert table.levels(37, 39) == [1, 0]
    table.rolls("A", 2, 4)

    assert table.refuses("B", "build kings_landing").id == "refused-not-asked"


def test_levels_differ_by_one_at_most() -> None:
    """MO-35: the lowest first."""
    table = scene(owns={"A": [37, 39]}, level={37: 1})

    assert table.refuses("A", "build braavos").id == "refused-build-evenly"
    table.plays("A", "build kings_landing", "build kings_landing")
    assert table.levels(37, 39) == [1, 2]


def test_a_keep_takes_the_place_of_four_villages() -> None:
    """MO-36: which go back to the bank; nothing is built on top."""
    table = scene(owns={"A": [37, 39]}, level={37: 4, 39: 4})

    table.plays("A", "build kings_landing")

    assert table.levels(37, 39) == [4, 5]
    assert table.stock() == (28, 11)
    assert table.refuses("A", "build kings_landing").id == "refused-keep-stands"


def test_without_stock_the_builder_waits() -> None:
    """MO-37: for villages and for keeps."""
    table = scene(owns={"A": [37, 39]}, bank=(0, 12))
    assert table.refuses("A", "build braavos").args == {"lot": "lot-village"}
    table = scene(owns={"A": [37, 39]}, level={37: 4, 39: 4}, bank=(24, 0))
    assert table.refuses("A", "build braavos").args == {"lot": "lot-keep"}


def test_buildings_are_sold_evenly_for_half() -> None:
    """MO-39: at any time, out of turn too."""
    table = scene(owns={"B": [37, 39]}, level={37: 2, 39: 1})
    assert table.refuses("B", "sell kings_landing").id == "refused-sell-evenly"

    table.plays("B", "sell braavos", "sell kings_landing", "sell braavos")

    assert table.levels(37, 39) == [0, 0]
    assert table.cash("B") == 1800
    assert table.refuses("B", "sell braavos").id == "refused-nothing-built"


def test_a_keep_is_sold_for_four_villages() -> None:
    """MO-40: from the bank."""
    table = scene(owns={"A": [37, 39]}, level={37: 5, 39: 5})

    table.plays("A", "sell braavos")

    assert table.levels(37, 39) == [4, 5]
    assert table.stock() == (28, 11)
    assert table.cash("A") == 1600


def test_without_villages_a_group_of_keeps_may_be_broken_down() -> None:
    """MO-40: to any even layout that the stock covers; here three villages are left."""
    table = scene(owns={"A": [31, 32, 34]}, level={31: 5, 32: 5, 34: 5}, bank=(3, 9))
    assert table.refuses("A", "sell pyke").id == "refused-no-villages-for-keep"
    table.all_rest()

    options = [choice for choice in table.choices() if choice.startswith("raze")]

    assert options == [f"raze green {code}" for code in (*range(7), 8)]
    assert table.refuses("A", "raze green 9").id == "refused-layout"
    assert table.refuses("A", "raze red 0").id == "refused-nothing-to-raze"
    table.plays("A", "raze green 6")
    assert table.levels(31, 32, 34) == [0, 1, 1]
    assert table.cash("A") == 1500 + 13 * 100
    assert table.stock() == (1, 12)


@pytest.mark.parametrize(("square", "price"), [("fist", 50), ("qarth", 100), ("twins", 150), ("pyke", 200)])
def test_a_village_costs_what_the_deed_says(square: str, price: int) -> None:
    """MO-34: by colour group."""
    table = scene(owns={"A": [1, 3, 11, 13, 14, 21, 23, 24, 31, 32, 34]})

    table.plays("A", f"build {square}")

    assert table.cash("A") == 1500 - price
