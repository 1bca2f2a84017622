"""Too few buildings for all who want them."""

import pytest

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
    """MO-38: all stays as it was."""
    table = short(1)
    table.plays("A", "want 0")
    table.plays("B", "want 0")

    assert is_between_throws(table)
    assert table.stock() == (1, 12)


def test_a_bidder_who_gives_up_the_only_site_cannot_bid() -> None:
    """MO-38: mortgaging the bare set leaves no place for the village."""
    table = short(1)
    table.plays("A", "want 1")
    table.plays("B", "want 1")
    table.plays("A", "mortgage fist")

    assert table.players_asked() == "B"


@pytest.mark.parametrize(
    ("cash", "most"), [(0, 0), (1, 1), (49, 1), (60, 1), (100, 2), (149, 2), (150, 3), (900, 3)]
)
def test_nobody_wishes_for_more_than_the_cash_pays_for(cash: int, most: int) -> None:
    """MO-38: at the usual price; one at least for whoever has a coin to bid."""
    table = short(3, B=cash)
    if cash == 0:
        assert is_between_throws(table)
        return

    assert table.choices("B") == [f"want 0..{most}"]
    assert table.refuses("B", f"want {most + 1}").args == {"most": most}


def test_wishes_are_paid_for_where_they_cost_least() -> None:
    """MO-38: of 300 coins, two villages on brown and one on green."""
    table = scene(
        cash={"A": 300, "B": 0, "C": 1500},
        owns={"A": [1, 3, 31, 32, 34], "C": [6, 8, 9]},
        level={1: 3, 3: 3},
        bank=(5, 12),
    )
    table.plays("A", "build fist")

    assert table.choices("A") == ["want 0..3"]


def test_who_cannot_pay_the_price_may_call_a_shortage_and_bid() -> None:
    """MO-38: the bid takes the place of the price."""
    table = short(1, A=30)
    table.plays("A", "want 1")
    table.plays("B", "want 1")
    table.plays("A", "bid 30")
    table.plays("B", "drop")
    table.plays("A", "place fist")

    assert (table.cash("A"), table.levels(1, 3)) == (0, [0, 1])


def test_who_cannot_pay_the_price_gets_nothing_where_there_is_enough() -> None:
    """MO-38: B leaves the last one to A, who has 30 of 50."""
    table = short(1, A=30)
    table.plays("A", "want 1")
    table.plays("B", "want 0")

    assert is_between_throws(table)
    assert table.levels(1, 3) == [0, 0]


def test_without_a_shortage_the_price_must_be_there() -> None:
    """MO-34: B has no coin to bid, so A does not compete with anybody."""
    for cash, owns in ((0, {"A": [1, 3], "B": [6, 8, 9]}), (1500, {"A": [1, 3]})):
        table = scene(cash={"A": 30, "B": cash}, owns=owns, bank=(1, 12))
        assert table.refuses("A", "build fist").args == {"amount": 50, "cash": 30}

    table = scene(cash={"A": 0}, owns={"A": [1, 3], "B": [6, 8, 9]}, bank=(1, 12))
    assert table.refuses("A", "build fist").id == "refused-cash"


def test_calls_on_others_do_not_keep_anybody_from_building() -> None:
    """MO-47, MO-38: whoever has made three offers may still call a shortage."""
    table = scene(owns={"A": [1, 3], "B": [6, 8, 9]}, bank=(3, 12))
    for _ in range(3):
        table.plays("A", "offer 1", "withdraw")
    assert table.refuses("A", "offer 1").id == "refused-calls"

    table.plays("A", "build fist")

    assert table.prompt() == "prompt-want"


def test_as_long_as_buildings_are_placed_shortages_may_be_called() -> None:
    """MO-47: they are no calls; four villages one after the other."""
    table = scene(cash={"A": 1500}, owns={"A": [1, 3], "B": [6, 8, 9]}, bank=(4, 12))
    for site in ("fist", "crasters_keep", "fist", "crasters_keep"):
        table.plays("A", f"build {site}")
        table.plays("A", "want 1")
        table.plays("B", "want 0")
        if table.prompt() == "prompt-place":
            table.plays("A", f"place {site}")

    assert table.levels(1, 3) == [2, 2]
    assert table.realm.calls[0] == 0


def test_a_shortage_that_came_to_nothing_is_not_called_again_before_the_throw() -> None:
    """MO-38: nobody can make the others state their wishes for ever."""
    table = short(3)
    table.plays("A", "want 0")
    table.plays("B", "want 0")
    assert table.refuses("A", "build fist").id == "refused-shortage-again"
    assert "build fist" not in table.choices("A")

    table.rolls("A", 4, 6)

    assert "build fist" in table.choices("A")


def test_after_a_building_a_shortage_may_be_called_again() -> None:
    """MO-38: B's village changes what is left."""
    table = short(3)
    table.plays("A", "want 0")
    table.plays("B", "want 1")
    table.plays("B", "place nightfort")

    assert "build fist" in table.choices("A")


def draining() -> Scene:
    """Four villages are left; A, B and C want them, and C owns two keeps; B has bid 5."""
    table = scene(
        owns={"A": [1, 3], "B": [6, 8, 9], "C": [37, 39, 11, 13, 14]}, level={37: 5, 39: 5}, bank=(4, 10)
    )
    table.plays("A", "build fist")
    table.plays("A", "want 4")
    table.plays("B", "want 4")
    table.plays("C", "want 4")
    table.plays("A", "drop")
    table.plays("B", "bid 5")
    return table


def test_what_the_bank_no_longer_has_is_not_sold() -> None:
    """MO-38, MO-40: the villages go to C's keep, and B keeps the coins."""
    table = draining()

    table.plays("C", "sell kings_landing")

    assert table.stock() == (0, 11)
    assert table.cash("B") == 1500
    assert table.told("lot-gone") == [{"lot": "lot-village"}]
    assert is_between_throws(table)


def test_villages_that_come_back_are_auctioned_with_the_others() -> None:
    """MO-38: as long as there are some, and somebody wants them."""
    table = scene(owns={"A": [1, 3], "B": [6, 8, 9], "C": [37, 39]}, level={37: 1, 39: 1}, bank=(1, 12))
    table.plays("A", "build fist")
    table.plays("A", "want 1")
    table.plays("B", "want 1")
    table.plays("C", "want 1")
    table.plays("A", "bid 1")
    table.plays("B", "drop")
    table.plays("C", "sell kings_landing", "drop")
    table.plays("A", "place fist")

    assert table.players_asked() == "B"
    table.plays("B", "bid 1")
    table.plays("C", "drop")
    table.plays("B", "place nightfort")
    assert table.stock() == (0, 12)
    assert is_between_throws(table)


def test_a_debtor_with_keeps_only_can_always_sell_them() -> None:
    """MO-40, MO-48: without a village in the bank the group is broken down to the ground."""
    table = scene(turn="B", cash={"B": 0}, owns={"A": [5], "B": [37, 39]}, level={37: 5, 39: 5}, bank=(0, 10))

    table.rolls("B", 2, 3)

    assert table.choices("B")[0] == "raze dark_blue 0"
