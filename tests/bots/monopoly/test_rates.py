"""What deeds earn, and what the next throw may cost."""

import pytest

from fivethrones.bots.monopoly.rates import LANDINGS, gain_of_step, income, reserve
from fivethrones.bots.monopoly.worth import HOPEFUL, KEEN, SOBER, chance, worth
from games.monopoly.scene import scene

ORANGE = [16, 18, 19]
ORANGE_GROUP = 3


def test_every_throw_ends_somewhere() -> None:
    """All squares together, and jail, which is not among them."""
    assert sum(LANDINGS) + 3.95 == pytest.approx(100, abs=0.2)


def test_a_set_earns_by_how_often_it_is_visited() -> None:
    """Three villages on the orange locations: 550, 550 and 600 for 2.80, 2.94 and 3.12 throws of a hundred."""
    assert income(scene().realm, ORANGE_GROUP, 3) == pytest.approx(50.29)


def test_the_first_village_is_worth_what_leads_to_the_third() -> None:
    table = scene(owns={"A": ORANGE})
    on_average = (600 - 32) * 3.12 / 100 / 300

    assert gain_of_step(table.realm, 19) == pytest.approx(on_average)
    table.realm.level[19] = 3
    assert gain_of_step(table.realm, 19) == pytest.approx((800 - 600) * 3.12 / 100 / 100)


def test_the_reserve_covers_nine_throws_in_ten() -> None:
    """From square 31, King's Landing lies eight squares ahead, which is thrown 5 times in 36; from GO it is out of reach."""
    table = scene(pos={"A": 31}, owns={"B": [37, 39]}, level={37: 4, 39: 5})

    assert reserve(table.realm, 0) == 2000
    table.realm.place[0] = 0
    assert reserve(table.realm, 0) == 0


def test_a_set_is_worth_more_than_its_parts() -> None:
    apart = scene(owns={"A": [16, 18, 21]}).realm
    together = scene(owns={"A": ORANGE}).realm

    assert worth(together, 0, HOPEFUL) > worth(apart, 0, HOPEFUL) + 200


def test_chances_add_up() -> None:
    """As long as nobody is short of cash."""
    realm = scene(players=4, owns={"A": ORANGE, "B": [5, 15], "C": [1]}).realm

    assert sum(chance(realm, seat, HOPEFUL) for seat in range(4)) == pytest.approx(1)
    assert chance(realm, 0, HOPEFUL) > chance(realm, 1, HOPEFUL) > chance(realm, 3, HOPEFUL)


def test_the_stronger_the_level_the_less_it_counts_on_villages_without_cash() -> None:
    rich, poor = scene(owns={"A": ORANGE}, cash={"A": 1500}), scene(owns={"A": ORANGE}, cash={"A": 50})
    lost = [chance(rich.realm, 0, mind) - chance(poor.realm, 0, mind) for mind in (HOPEFUL, SOBER, KEEN)]

    assert 0 < lost[0] < lost[1] < lost[2]
