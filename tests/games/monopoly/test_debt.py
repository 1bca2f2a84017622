"""Debts and how they are met."""

from games.monopoly.scene import Scene, is_between_throws, scene


def owing(cash: int, **state: object) -> Scene:
    """B comes to King's Landing (39), where A has a village: rent 200."""
    given: dict[str, object] = {"owns": {"A": [37, 39]}, "level": {37: 1, 39: 1}, **state}
    table = scene(turn="B", cash={"B": cash}, pos={"B": 35}, **given)  # type: ignore[arg-type]
    table.rolls("B", 1, 3)
    return table


def test_what_can_be_paid_is_paid_at_once() -> None:
    """MO-48: with the last coin."""
    table = owing(200)

    assert table.cash("B") == 0
    assert is_between_throws(table)


def test_a_debt_is_paid_as_soon_as_the_sum_is_there() -> None:
    """MO-48: the rest of what was raised stays with the debtor."""
    table = owing(150, owns={"A": [37, 39], "B": [1, 5]})
    assert table.prompt() == "prompt-debt"
    assert table.refuses("B", "throw").id == "refused-debt-first"

    table.plays("B", "mortgage crasters_keep")
    assert table.prompt() == "prompt-debt"
    table.plays("B", "mortgage house_lannister")

    assert table.cash("B") == 80
    assert table.cash("A") == 1700
    assert table.told("settled") == [{"amount": 200}]


def test_the_others_wait_while_somebody_owes() -> None:
    """MO-48, MO-34: nobody builds meanwhile."""
    table = owing(150, owns={"A": [37, 39], "B": [5]})

    assert table.refuses("A", "build braavos").id == "refused-not-asked"


def test_a_debt_that_can_be_covered_must_be_paid() -> None:
    """MO-49: giving up is refused."""
    table = owing(150, owns={"A": [37, 39], "B": [5]})

    assert table.refuses("B", "surrender").args == {"amount": 200}
    assert "surrender" not in table.choices()
    assert table.choices()[0] == "mortgage house_lannister"


def test_a_hopeless_debtor_may_be_saved_by_a_trade() -> None:
    """MO-49: also by the creditor; even with mortgaged property."""
    table = owing(50, owns={"A": [37, 39], "B": [5]}, mortgaged=[5])
    assert table.choices() == ["surrender", "offer 0", "offer 2"]

    table.plays("B", "offer 0", "give house_lannister", "charge 150", "send")
    table.plays("A", "accept", "leave house_lannister")

    assert table.out() == ""
    assert table.cash("B") == 0
    assert table.cash("A") == 1500 - 150 - 10 + 200


def test_a_debtors_trade_must_leave_enough_for_the_debt() -> None:
    """MO-49: nothing is carried out of a bankruptcy for a friend."""
    table = owing(150, owns={"A": [37, 39], "B": [5]})
    table.plays("B", "offer 2", "give house_lannister", "charge 49")
    assert table.refuses("B", "send").args == {"due": 200}
    table.plays("B", "withdraw", "offer 2", "give house_lannister", "charge 50", "send")

    table.plays("C", "accept")

    assert table.cash("B") == 0
    assert table.owner(5) == "C"


def test_a_debtor_has_three_calls_anew() -> None:
    """MO-49, MO-47: whatever was called before."""
    table = scene(
        turn="B",
        cash={"B": 50},
        pos={"B": 35},
        owns={"A": [37, 39], "B": [5]},
        mortgaged=[5],
        level={37: 1, 39: 1},
    )
    for _ in range(3):
        table.plays("B", "offer 2", "withdraw")
    table.rolls("B", 1, 3)

    assert "offer 2" in table.choices()


def test_who_has_nothing_left_that_others_could_want_is_not_asked() -> None:
    """MO-49: the bankruptcy follows at once."""
    table = owing(50)

    assert table.out() == "B"


def test_after_three_vain_offers_the_debtor_is_bankrupt() -> None:
    """MO-49: there is nothing else left to choose."""
    table = owing(50, owns={"A": [37, 39], "B": [5]}, mortgaged=[5])
    for _ in range(3):
        table.plays("B", "offer 2", "give house_lannister", "charge 150", "send")
        table.plays("C", "refuse")

    assert table.out() == "B"
