"""Rent, paid at once or asked for."""

import pytest

from fivethrones.kernel.play import awaited
from games.monopoly.scene import Scene, is_between_throws, scene


def visit(level: int) -> Scene:
    """B arrives at Winterfell (34), whose green group belongs to A, with so many buildings on each location."""
    table = scene(
        turn="B",
        cash={"B": 5000},
        pos={"B": 29},
        owns={"A": [31, 32, 34]},
        level=dict.fromkeys((31, 32, 34), level),
    )
    table.rolls("B", 2, 3)
    return table


@pytest.mark.parametrize(("level", "rent"), [(0, 56), (1, 150), (2, 450), (3, 1000), (4, 1200), (5, 1400)])
def test_rent_grows_with_buildings(level: int, rent: int) -> None:
    """MO-15, MO-16: a full set, one to four villages, a keep."""
    table = visit(level)

    assert table.cash("A") == 1500 + rent
    assert table.told("rent") == [{"square": "square-winterfell", "to": "seat-0", "amount": rent}]


def test_nothing_is_paid_for_mortgaged_property() -> None:
    """MO-14: whoever owns it."""
    table = scene(turn="B", pos={"B": 29}, owns={"A": [34]}, mortgaged=[34])

    table.rolls("B", 2, 3)

    assert table.cash("B") == 1500
    assert is_between_throws(table)


def test_two_of_three_locations_are_no_set() -> None:
    """MO-15: the bare rent."""
    table = scene(turn="B", pos={"B": 29}, owns={"A": [32, 34]})

    table.rolls("B", 2, 3)

    assert table.cash("A") == 1528


def test_doubles_in_a_throw_for_rent_mean_nothing() -> None:
    """MO-18: the turn is over."""
    table = scene(turn="B", pos={"B": 5}, owns={"A": [12]})

    table.rolls("B", 3, 4, rent=(3, 3))

    assert table.cash("A") == 1524
    assert table.turn() == "C"


def test_a_mortgaged_second_wilds_counts() -> None:
    """MO-18: ten times, although the Wall earns nothing itself."""
    table = scene(turn="B", pos={"B": 5}, owns={"A": [12, 28]}, mortgaged=[28])

    table.rolls("B", 3, 4, rent=(1, 2))

    assert table.cash("A") == 1530


def claiming() -> Scene:
    """B arrives at King's Landing (39), which is A's; rent must be asked for."""
    table = scene(turn="B", pos={"B": 35}, owns={"A": [39]}, rent_mode="claim")
    table.rolls("B", 1, 3)
    return table


def test_rent_may_be_asked_for_until_the_next_player_throws() -> None:
    """MO-19: the owner is asked between throws."""
    table = claiming()
    assert table.cash("A") == 1500
    assert "claim kings_landing 1" in table.choices("A")

    table.plays("A", "claim kings_landing 1")

    assert (table.cash("A"), table.cash("B")) == (1550, 1450)
    assert table.realm.claims == []


def test_rent_that_was_not_asked_for_is_lost() -> None:
    """MO-19: with the first throw of the next turn, and everybody is told."""
    table = claiming()

    table.rolls("C", 4, 6)

    assert table.told("lapse") == [{"square": "square-kings_landing", "visitor": "seat-1"}]
    assert table.realm.claims == []
    assert table.cash("A") == 1500


def test_a_visitor_wakes_an_owner_who_rests() -> None:
    """MO-19, MO-55: nobody loses rent by having rested."""
    table = scene(turn="B", pos={"B": 35}, owns={"A": [39]}, rent_mode="claim")
    table.all_rest()

    table.rolls("B", 1, 3)

    assert "A" in table.players_asked()


def test_an_owner_who_throws_next_must_ask_before() -> None:
    """MO-19: with two players the owner throws next."""
    table = scene(2, turn="B", pos={"B": 35}, owns={"A": [39]}, rent_mode="claim")
    table.rolls("B", 1, 3)
    table.plays("B", "rest")
    assert "claim kings_landing 1" in table.choices("A")

    table.rolls("A", 4, 6)

    assert table.cash("A") == 1500
    assert table.realm.claims == []


def test_a_prisoner_may_ask_and_a_prisoners_throw_ends_the_time() -> None:
    """MO-19, MO-27: paying for the way out does not."""
    table = scene(turn="B", pos={"B": 35}, owns={"A": [39]}, jail={"A": 0, "C": 0}, rent_mode="claim")
    table.rolls("B", 1, 3)
    assert "claim kings_landing 1" in table.choices("A")
    table.plays("C", "bail")
    assert len(table.realm.claims) == 1

    table.rolls("C", 1, 2)

    assert table.realm.claims == []


def passed(**state: object) -> Scene:
    """As above, but A passes, and so does B: C may throw."""
    given: dict[str, object] = {"owns": {"A": [39]}, **state}
    table = scene(turn="B", pos={"B": 35}, rent_mode="claim", **given)  # type: ignore[arg-type]
    table.rolls("B", 1, 3)
    table.plays("A", "pass")
    table.plays("B", "rest")
    return table


def test_an_owner_who_has_passed_may_still_ask_until_the_throw() -> None:
    """MO-19: nobody waits for it, and nothing else may be done any more."""
    table = passed()
    assert table.players_asked() == "AC"
    assert awaited(table.realm) == [2]
    assert table.prompt() == "prompt-last-claims"
    assert table.choices("A") == ["rest", "claim kings_landing 1"]
    assert table.refuses("A", "mortgage kings_landing").id == "refused-claims-only"
    assert table.refuses("A", "claim braavos 1").id == "refused-no-claim"

    table.plays("A", "claim kings_landing 1")

    assert (table.cash("A"), table.cash("B")) == (1550, 1450)
    assert table.players_asked() == "C"


def test_an_owner_who_rests_lets_the_rent_go() -> None:
    """MO-19, MO-55: rest is the last word before the own turn."""
    table = passed()

    table.plays("A", "rest")

    assert table.players_asked() == "C"
    table.rolls("C", 4, 6)
    assert table.cash("A") == 1500


@pytest.mark.parametrize("deed", ["build fist", "mortgage house_lannister", "sell pyke"])
def test_what_the_next_player_does_wakes_an_owner_who_has_passed(deed: str) -> None:
    """MO-19: whatever it is, as long as it is no throw."""
    table = passed(owns={"A": [39], "C": [1, 3, 5, 31, 32, 34]}, level={31: 1, 32: 1, 34: 1})
    table.plays("C", deed)
    assert table.players_asked() == "A"

    table.plays("A", "claim kings_landing 1")

    assert table.cash("A") == 1550


def test_bail_a_card_and_a_trade_wake_an_owner_who_has_passed() -> None:
    """MO-19: the time ends with the throw, not before."""
    table = passed(jail={"C": 0}, cards={"C": [1]})
    assert table.prompt() == "prompt-last-claims"
    table.plays("C", "bail")
    assert "claim kings_landing 1" in table.choices("A")

    table = passed(jail={"C": 0}, cards={"C": [1]})
    table.plays("C", "card iron_throne")
    assert "claim kings_landing 1" in table.choices("A")

    table = passed(owns={"A": [39], "C": [5]})
    table.plays("C", "offer 1", "give house_lannister", "send")
    table.plays("B", "accept", "rest")
    table.plays("A", "claim kings_landing 1")
    assert table.cash("A") == 1550


def test_an_owner_who_has_passed_may_ask_before_the_visitors_extra_throw() -> None:
    """MO-19, MO-7: and after it, too."""
    table = scene(turn="B", pos={"B": 35}, owns={"A": [39]}, rent_mode="claim")
    table.rolls("B", 2, 2)
    table.plays("A", "pass")
    table.plays("C", "pass")
    assert table.players_asked() == "AB"
    table.rolls("B", 5, 6)

    table.plays("A", "claim kings_landing 1")

    assert table.cash("A") == 1550


def test_the_dice_for_the_wilds_are_thrown_when_the_rent_is_asked_for() -> None:
    """MO-19, MO-18: not on arrival."""
    table = scene(turn="B", pos={"B": 5}, owns={"A": [12]}, rent_mode="claim")
    table.rolls("B", 3, 4)
    table.realm.rng.force(1, 2)

    table.plays("A", "claim red_waste 1")

    assert table.cash("A") == 1520


def test_rent_that_is_paid_at_once_cannot_be_asked_for() -> None:
    """MO-14: in the usual game."""
    table = scene(owns={"B": [39]})

    assert table.refuses("B", "claim kings_landing 0").id == "refused-rent-automatic"
