"""Mortgages and their redemption."""

import pytest

from games.monopoly.scene import scene


def test_a_mortgage_brings_half_the_price() -> None:
    """MO-41: at any time; the deed stays with its owner."""
    table = scene(owns={"B": [39]})

    table.plays("B", "mortgage kings_landing")

    assert table.cash("B") == 1700
    assert table.owner(39) == "B"
    assert table.refuses("B", "mortgage kings_landing").id == "refused-mortgaged"


def test_buildings_of_the_group_are_sold_first() -> None:
    """MO-41: of any location in it."""
    table = scene(owns={"A": [37, 39]}, level={37: 1})

    assert table.refuses("A", "mortgage kings_landing").id == "refused-group-built"


def test_great_houses_and_wilds_can_be_mortgaged() -> None:
    """MO-41: any property."""
    table = scene(owns={"A": [5, 12]})

    table.plays("A", "mortgage house_lannister", "mortgage red_waste")

    assert table.cash("A") == 1675


@pytest.mark.parametrize(
    ("square", "name", "cost"),
    [(39, "kings_landing", 220), (37, "braavos", 193), (12, "red_waste", 83), (1, "crasters_keep", 33)],
)
def test_redeeming_costs_a_tenth_more_rounded_up(square: int, name: str, cost: int) -> None:
    """MO-42: for each deed by itself."""
    table = scene(owns={"A": [square]}, mortgaged=[square])

    table.plays("A", f"redeem {name}")

    assert table.cash("A") == 1500 - cost
    assert table.mortgaged() == []


def test_redeeming_is_refused_with_the_reason() -> None:
    """MO-42: not mortgaged, not yours, not enough."""
    table = scene(cash={"A": 219}, owns={"A": [37, 39], "B": [5]}, mortgaged=[39])

    assert table.refuses("A", "redeem braavos").id == "refused-not-mortgaged"
    assert table.refuses("A", "redeem house_lannister").id == "refused-not-yours"
    assert table.refuses("A", "redeem kings_landing").args == {"amount": 220, "cash": 219}
    assert table.refuses("A", "redeem jail").id == "refused-no-deed"
