"""Throws, doubles, salaries, and what may be done between throws."""

from fivethrones.kernel.decision import OPEN
from games.monopoly.scene import scene


def test_a_throw_moves_the_token_by_its_sum() -> None:
    """MO-5: clockwise."""
    table = scene(pos={"A": 5})

    table.rolls("A", 2, 3)

    assert table.at("A") == 10
    assert table.told("throw") == [{"first": 2, "second": 3}]
    assert table.told("move") == [{"square": "square-jail"}]


def test_go_pays_before_the_square_counts() -> None:
    """MO-6: the salary may pay the price of the square."""
    table = scene(cash={"A": 0}, pos={"A": 38})

    table.rolls("A", 2, 3)

    assert table.cash("A") == 200
    assert "buy" in table.choices()


def test_doubles_throw_again_and_the_count_begins_anew_each_turn() -> None:
    """MO-7: A's doubles of this turn do not count in the next."""
    table = scene(2, pos={"A": 20}, owns={"A": [24, 32]})
    table.rolls("A", 2, 2)
    assert table.turn() == "A"
    assert table.realm.doubles == 1

    table.rolls("A", 3, 5)

    assert table.turn() == "B"
    assert table.realm.doubles == 0


def test_the_third_doubles_lead_to_jail_without_a_move_or_a_salary() -> None:
    """MO-8: from square 38 the throw would have passed GO."""
    table = scene(pos={"A": 38})
    table.realm.doubles = 2

    table.rolls("A", 3, 3)

    assert table.jailed() == "A"
    assert table.cash("A") == 1500
    assert table.turn() == "B"
    assert table.told("move") == []


def test_a_turn_is_not_over_before_a_purchase_is_decided() -> None:
    """MO-9: B is not asked to throw."""
    table = scene()
    table.rolls("A", 1, 2)

    assert table.refuses("B", "throw").id == "refused-not-asked"
    assert table.refuses("A", "throw").id == "refused-purchase-first"
    assert table.turn() == "A"


def test_a_bankrupt_on_turn_hands_the_dice_on_in_spite_of_doubles() -> None:
    """MO-9: the extra throw is lost."""
    table = scene(turn="B", cash={"B": 10}, pos={"B": 35}, owns={"A": [37, 39]}, level={37: 5, 39: 5})

    table.rolls("B", 2, 2)

    assert table.out() == "B"
    assert table.turn() == "C"


def test_others_may_do_business_before_every_throw() -> None:
    """MO-55: all at once, first come first served, the dice wait for them."""
    table = scene(owns={"B": [39]})
    decision = table.realm.decision

    assert decision is not None
    assert (decision.mode, table.players_asked()) == (OPEN, "BC")
    assert table.choices("B") == ["rest", "pass", "mortgage kings_landing", "offer 0", "offer 2"]
    table.plays("C", "pass")
    assert table.players_asked() == "B"
    table.plays("B", "mortgage kings_landing", "pass")
    assert table.prompt() == "prompt-throw"


def test_while_nobody_owns_anything_only_the_thrower_is_asked() -> None:
    """MO-55: there is no business yet."""
    table = scene()

    assert table.players_asked() == "A"
    assert table.choices() == ["throw"]


def test_who_passes_is_asked_before_the_next_throw_and_who_rests_before_the_own_turn() -> None:
    """MO-55: B rests, C passes; then A's turn is over and A is asked as well."""
    table = scene(owns={"B": [39]})
    table.plays("B", "rest")
    table.plays("C", "pass")

    table.rolls("A", 4, 6)

    assert table.turn() == "B"
    assert table.players_asked() == "AC"
    table.plays("A", "rest")
    table.plays("C", "rest")
    assert table.players_asked() == "B"
    table.rolls("B", 4, 6)
    assert table.turn() == "C"
    assert table.players_asked() == "B"


def test_an_absent_player_rests_and_the_thrower_throws() -> None:
    """MO-55: the first option is what is done for whoever does not answer."""
    table = scene(owns={"B": [39]})

    assert table.choices("B")[0] == table.choices("C")[0] == "rest"
    table.all_rest()
    assert table.choices()[0] == "throw"


def test_only_the_player_on_turn_throws() -> None:
    """MO-55: the others are told so."""
    table = scene(owns={"B": [39]})

    assert table.refuses("B", "throw").id == "refused-not-your-turn"
