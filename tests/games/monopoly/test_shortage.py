"""Too few buildings for all who want them."""

from fivethrones.kernel.decision import SECRET
from games.monopoly.scene import Scene, is_between_throws, scene


def short(villages: int, **cash: int) -> Scene:
    """A has both brown locations, B all light blue ones; A asks for a village."""
    table = scene(cash=cash, owns={"A": [1, 3], "B": [6, 8, 9]}, bank=(villages, 12))
    table.plays("A", "build fist")
    return table


def test_all_with_a_place_state_a_wish_in_secret() -> None:
    """MO-38: up to what they could place and what is there."""
    table = short(3)
    decision = table.realm.decision

    assert decision is not None
    assert (decision.mode, table.players_asked()) == (SECRET, "AB")
    assert table.choices("A") == ["want 0..3"]
    assert table.refuses("B", "want 4").args == {"most": 3}
    assert table.refuses("B", "pass").id == "refused-want-due"


def test_with_enough_for_all_nobody_is_asked() -> None:
    """MO-38: brown and light blue together hold twenty villages."""
    table = short(20)

    assert is_between_throws(table)
    assert table.levels(1, 3) == [0, 1]


def test_wishes_that_the_stock_covers_cost_the_printed_price() -> None:
    """MO-38: placed in the order of play from whoever is on turn."""
    table = short(3)
    table.plays("A", "want 2")
    table.plays("B", "want 1")

    assert table.players_asked() == "A"
    table.plays("A", "place fist")
    assert table.refuses("B", "build moles_town").id == "refused-place-first"
    table.plays("B", "place moles_town")
    assert table.levels(1, 3, 6, 8, 9) == [1, 1, 0, 1, 0]
    assert (table.cash("A"), table.cash("B")) == (1400, 1450)
    assert table.stock() == (0, 12)


def test_wishes_beyond_the_stock_are_auctioned_one_by_one() -> None:
    """MO-38: the bid takes the place of the price; who has enough does not bid for more."""
    table = short(2)
    table.plays("A", "want 1")
    table.plays("B", "want 2")
    assert table.told("want") == [{"lot": "lot-village", "amount": 1}, {"lot": "lot-village", "amount": 2}]

    table.plays("A", "bid 10")
    table.plays("B", "drop")
    table.plays("A", "place fist")
    assert table.players_asked() == "B"
    table.plays("B", "bid 1")
    table.plays("B", "place nightfort")

    assert (table.cash("A"), table.cash("B")) == (1490, 1499)
    assert table.levels(3, 6) == [1, 1]
    assert table.stock() == (0, 12)


def test_a_building_that_nobody_bids_for_ends_the_auctions() -> None:
    """MO-38: it stays with the bank."""
    table = short(2)
    table.plays("A", "want 1")
    table.plays("B", "want 2")
    table.plays("A", "drop")
    table.plays("B", "drop")

    assert is_between_throws(table)
    assert table.stock() == (2, 12)


def test_who_wants_nothing_gets_nothing() -> None:
    """MO-38: and calling a shortage counts as a call (MO-47)."""
    table = short(1)
    table.plays("A", "want 0")
    table.plays("B", "want 0")

    assert is_between_throws(table)
    assert table.realm.calls[0] == 1


def test_a_bidder_who_gives_up_the_only_site_cannot_bid() -> None:
    """MO-38: mortgaging the bare set leaves no place for the village."""
    table = short(1)
    table.plays("A", "want 1")
    table.plays("B", "want 1")
    table.plays("A", "mortgage fist")

    assert table.players_asked() == "B"


def test_a_wish_for_more_than_one_can_pay_ends_with_the_money() -> None:
    """MO-38: A can pay for one of two."""
    table = short(2, A=60)
    table.plays("A", "want 2")
    table.plays("B", "want 0")

    table.plays("A", "place fist")

    assert is_between_throws(table)
    assert table.levels(1, 3) == [0, 1]
    assert table.stock() == (1, 12)


def test_shortages_that_one_calls_count_as_calls_on_others() -> None:
    """MO-47: nobody can make the others state their wishes for ever."""
    table = short(3)
    for call in range(3):
        table.plays("A", "want 0")
        table.plays("B", "want 0")
        if call < 2:
            table.plays("A", "build fist")

    assert table.refuses("A", "build fist").args == {"most": 3}
    assert "build fist" not in table.choices("A")
