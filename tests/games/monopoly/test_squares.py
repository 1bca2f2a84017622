"""Squares to buy, to pay on, to rest on."""

from games.monopoly.scene import is_between_throws, scene


def test_a_deed_is_bought_at_its_price() -> None:
    """MO-10: from the bank."""
    table = scene(pos={"A": 34})
    table.rolls("A", 1, 4)

    table.plays("A", "buy")

    assert table.owner(39) == "A"
    assert table.cash("A") == 1100
    assert table.told("buy") == [{"square": "square-kings_landing", "amount": 400}]


def test_money_for_a_purchase_may_be_raised_first() -> None:
    """MO-10: buying is refused until the cash is there."""
    table = scene(cash={"A": 100}, owns={"A": [39]})
    table.rolls("A", 1, 4)
    assert table.refuses("A", "buy").id == "refused-cash"
    assert table.choices() == ["decline", "mortgage kings_landing"]

    table.plays("A", "mortgage kings_landing", "buy")

    assert table.owner(5) == "A"
    assert table.cash("A") == 100


def test_who_cannot_pay_and_has_nothing_to_raise_money_from_is_not_asked() -> None:
    """MO-10: the auction begins at once."""
    table = scene(cash={"A": 10})

    table.rolls("A", 1, 4)

    assert table.prompt() == "prompt-bid"
    assert table.players_asked() == "B"


def test_own_property_parking_and_visits_cost_nothing() -> None:
    """MO-11: from 36 to King's Landing, from 13 to 20, from 4 to 10."""
    for start, first, second in ((36, 1, 2), (13, 3, 4), (4, 2, 4)):
        table = scene(pos={"A": start}, owns={"A": [39]})
        table.rolls("A", first, second)
        assert table.cash("A") == 1500
        assert table.jailed() == ""
        assert is_between_throws(table)


def test_taxes_go_to_the_bank_and_nothing_lies_under_the_parking() -> None:
    """MO-11, MO-12: the next on free parking gets nothing."""
    table = scene(2, pos={"B": 13})
    bank = table.realm.bank
    table.rolls("A", 1, 3)
    assert table.cash("A") == 1300
    assert table.realm.bank == bank + 200

    table.rolls("B", 3, 4)

    assert table.cash("B") == 1500


def test_the_hand_of_the_king_takes_a_hundred() -> None:
    """MO-12: square 38."""
    table = scene(pos={"A": 35})

    table.rolls("A", 1, 2)

    assert table.cash("A") == 1400
    assert table.told("tax") == [{"square": "square-hand_of_the_king", "amount": 100}]


def test_square_thirty_is_the_way_to_jail() -> None:
    """MO-13: no salary, no further throw."""
    table = scene(pos={"A": 26})

    table.rolls("A", 2, 2)

    assert (table.at("A"), table.jailed(), table.cash("A"), table.turn()) == (10, "A", 1500, "B")
