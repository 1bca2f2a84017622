"""Auctions of deeds."""

from games.monopoly.scene import is_between_throws, scene


def test_everybody_may_bid_from_one_coin_up_to_the_cash() -> None:
    """MO-31, MO-32: also who refused; one span, not a list of amounts."""
    table = scene(cash={"B": 300})
    table.rolls("A", 2, 4)
    table.plays("A", "decline")

    assert table.players_asked() == "B"
    assert table.choices() == ["drop", "bid 1..300"]
    table.plays("B", "bid 40")
    table.plays("C", "drop")
    assert table.players_asked() == "A"
    assert table.choices() == ["drop", "bid 41..1500"]


def test_the_last_bidder_must_buy_and_pays_the_bank() -> None:
    """MO-32: at once."""
    table = scene()
    bank = table.realm.bank
    table.rolls("A", 2, 4)
    table.plays("A", "decline")
    table.plays("B", "bid 70")
    table.plays("C", "drop")
    table.plays("A", "drop")

    assert table.owner(6) == "B"
    assert table.cash("B") == 1430
    assert table.realm.bank == bank + 70
    assert table.told("sold") == [{"lot": "square-nightfort", "amount": 70}]


def test_who_dropped_out_is_not_asked_again() -> None:
    """MO-33: B and A go on without C."""
    table = scene()
    table.rolls("A", 2, 4)
    table.plays("A", "decline")
    table.plays("B", "bid 1")
    table.plays("C", "drop")
    table.plays("A", "bid 2")
    assert table.players_asked() == "B"
    table.plays("B", "bid 3")

    assert table.players_asked() == "A"


def test_money_may_be_raised_before_a_bid() -> None:
    """MO-32: that does not use up the turn to bid; building and trading wait."""
    table = scene(cash={"B": 10}, owns={"B": [39]})
    table.rolls("A", 2, 4)
    table.plays("A", "decline")
    assert table.choices() == ["drop", "bid 1..10", "mortgage kings_landing"]

    table.plays("B", "mortgage kings_landing")

    assert table.choices() == ["drop", "bid 1..210"]
    assert table.refuses("B", "redeem kings_landing").id == "refused-auction"
    assert table.refuses("B", "offer 2").id == "refused-auction"


def test_who_cannot_outbid_is_out_unasked() -> None:
    """MO-33: C has 20 and nothing to raise money from."""
    table = scene(cash={"C": 20})
    table.rolls("A", 2, 4)
    table.plays("A", "decline")

    table.plays("B", "bid 20")

    assert table.players_asked() == "A"


def test_what_nobody_wants_stays_with_the_bank() -> None:
    """MO-33: and may be bought by the next who comes."""
    table = scene()
    table.rolls("A", 2, 4)
    table.plays("A", "decline")
    for player in "BCA":
        table.plays(player, "drop")

    assert table.owner(6) == "bank"
    assert table.told("unsold") == [{"lot": "square-nightfort"}]
    assert is_between_throws(table)


def test_bids_are_refused_with_the_amount() -> None:
    """MO-32: too low, too high."""
    table = scene(cash={"B": 5})
    table.rolls("A", 2, 4)
    table.plays("A", "decline")

    assert table.refuses("B", "bid 0").args == {"bid": 0}
    assert table.refuses("B", "bid 6").args == {"cash": 5}
    assert table.refuses("B", "buy").id == "refused-auction"
