"""Three ways out."""

from games.monopoly.scene import scene


def test_the_ways_out_are_offered_before_the_throw() -> None:
    """MO-27, MO-28, MO-29, MO-30: a card, money, the dice."""
    table = scene(jail={"A": 2}, cards={"A": [0, 1]})
    table.all_rest()

    assert table.choices()[:4] == ["throw", "card valar_morghulis", "card iron_throne", "bail"]


def test_who_pays_before_the_third_throw_keeps_the_extra_throw_for_doubles() -> None:
    """MO-28: a normal turn."""
    table = scene(jail={"A": 2}, owns={"A": [18]})

    table.plays("A", "bail")
    table.rolls("A", 4, 4)

    assert table.at("A") == 18
    assert table.turn() == "A"


def test_money_for_the_way_out_may_be_raised_first() -> None:
    """MO-28: it must be there before it is paid."""
    table = scene(cash={"A": 20}, jail={"A": 0}, owns={"A": [39]})
    assert table.refuses("A", "bail").id == "refused-cash"

    table.plays("A", "mortgage kings_landing", "bail")

    assert table.jailed() == ""


def test_who_has_no_card_cannot_use_one() -> None:
    """MO-29: nor who is free."""
    table = scene(jail={"A": 0})

    assert table.refuses("A", "card iron_throne").id == "refused-card-elsewhere"
    assert scene().refuses("A", "bail").id == "refused-not-in-jail"


def test_a_card_may_be_bought_and_used_at_once() -> None:
    """MO-29: in one turn."""
    table = scene(jail={"A": 0}, cards={"B": [1]})
    table.plays("A", "offer 1", "ask iron_throne", "add 30", "send")
    table.plays("B", "accept")

    table.plays("A", "card iron_throne")

    assert table.jailed() == ""


def test_two_misses_stay_and_the_third_pays() -> None:
    """MO-30: each turn one throw."""
    table = scene(2, jail={"A": 0})
    for missed in (1, 2):
        table.rolls("A", 1, 2)
        assert table.realm.jail[0] == missed
        table.rolls("B", 4, 6)
        if table.prompt() == "prompt-buy":
            table.plays("B", "decline")
        table.realm.place[1] = 0

    table.rolls("A", 1, 2)

    assert table.jailed() == ""
    assert (table.at("A"), table.cash("A")) == (13, 1450)


def test_the_forced_payment_may_be_a_debt_and_comes_before_the_move() -> None:
    """MO-30, MO-48: the token waits for it, and a card no longer helps."""
    table = scene(cash={"A": 10}, jail={"A": 2}, owns={"A": [39]}, cards={"A": [0]})

    table.rolls("A", 1, 2)

    assert table.prompt() == "prompt-debt"
    assert table.at("A") == 10
    assert table.refuses("A", "card valar_morghulis").id == "refused-debt-first"
    table.plays("A", "mortgage kings_landing")
    assert table.at("A") == 13
    assert table.cash("A") == 160


def test_the_forced_payment_may_ruin() -> None:
    """MO-30, MO-52: who has nothing at all is out."""
    table = scene(cash={"A": 10}, jail={"A": 2})

    table.rolls("A", 1, 2)

    assert table.out() == "A"
    assert table.turn() == "B"


def test_prisoners_do_business_as_usual() -> None:
    """MO-27: build, mortgage, trade, bid."""
    table = scene(turn="B", jail={"A": 0}, owns={"A": [1, 3, 5]})

    assert "build fist" in table.choices("A")
    table.plays("A", "build fist", "mortgage house_lannister")
    table.rolls("B", 2, 4)
    table.plays("B", "decline")
    table.plays("C", "drop")
    table.plays("A", "bid 1")
    table.plays("B", "drop")
    assert table.owner(6) == "A"
