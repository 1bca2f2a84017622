"""The records of a realm, and the numbers that they are saved as."""

import pytest

from fivethrones.games.btwixt.game import Btwixt
from fivethrones.games.btwixt.records import ADD, Bag, Bid, Change, Slot
from fivethrones.kernel.action import SPECTATOR
from fivethrones.kernel.row import Row
from fivethrones.kernel.text import state_from_data, state_to_data
from games.btwixt.dealing import scene


@pytest.mark.parametrize(
    ("record", "numbers"),
    [
        (Bid(2, Slot(17)), [2, 17]),
        (Change(Slot(17), ADD, 3), [17, 1, 3]),
        (Bag(0, [Slot(5), Slot(9)]), [-2, 5, 9]),
        (Bag(SPECTATOR, [Slot(5)]), [-1, 5]),
    ],
)
def test_a_record_is_saved_as_numbers_and_read_again(record: Row, numbers: list[int]) -> None:
    assert record.numbers() == numbers
    assert record.of(numbers) == record


def test_bags_of_any_size_are_saved_one_by_one() -> None:
    realm = scene().realm
    realm.bags = [Bag(0, [Slot(5), Slot(9)]), Bag(1, [Slot(7)])]

    data = state_to_data(realm)

    assert data["bags"] == [[-2, 5, 9], [-3, 7]]
    assert state_to_data(state_from_data(Btwixt(), data)) == data


def test_cards_that_trade_slots_stay_in_their_bags() -> None:
    assert Bag(0, [Slot(5), Slot(9)]).swapped(Slot(5), Slot(7)) == Bag(0, [Slot(7), Slot(9)])
    assert Bag(0, [Slot(5), Slot(9)]).swapped(Slot(5), Slot(9)) == Bag(0, [Slot(9), Slot(5)])
