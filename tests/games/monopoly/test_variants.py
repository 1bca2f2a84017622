"""Limits, the speed die, the short and the timed game, other settings."""

import pytest

from games.monopoly.scene import Scene, is_between_throws, scene


def test_after_the_last_round_the_richest_wins() -> None:
    """MO-56: cash, deeds at price or half of it, buildings at cost."""
    table = scene(
        2, turn="B", rounds="5", owns={"A": [37, 39], "B": [5]}, mortgaged=[5], level={37: 1, 39: 1}
    )
    table.realm.round = 5

    table.rolls("B", 4, 6)

    assert table.ranking() == [[0], [1]]
    assert table.outcome().id == "outcome-rounds"
    assert table.outcome().args["worth"] == 1500 + 350 + 400 + 400
    assert table.realm.worth(1) == 1600


def test_rent_of_the_last_turn_may_be_asked_for_before_worth_is_counted() -> None:
    """MO-56, MO-19: nobody throws any more, so the time ends when all owners have had their say."""
    table = scene(3, turn="C", pos={"C": 35}, rounds="5", owns={"A": [39]}, rent_mode="claim")
    table.realm.round = 5
    table.rolls("C", 1, 3)
    assert table.players_asked() == "A"
    assert table.choices("A") == ["rest", "claim kings_landing 2"]
    assert table.refuses("A", "mortgage kings_landing").id == "refused-claims-only"

    table.plays("A", "claim kings_landing 2")

    assert table.ranking() == [[0], [1], [2]]
    assert table.outcome().args["worth"] == 1500 + 50 + 400


def test_who_lets_the_rent_of_the_last_turn_go_ends_the_game() -> None:
    """MO-56, MO-19."""
    table = scene(3, turn="C", pos={"C": 35}, rounds="5", owns={"A": [39]}, rent_mode="claim")
    table.realm.round = 5
    table.rolls("C", 1, 3)

    table.plays("A", "rest")

    assert table.outcome().args["worth"] == 1500 + 400


def test_who_goes_bankrupt_in_the_last_turn_ends_the_game() -> None:
    """MO-56, MO-9: nobody is left to finish that turn."""
    table = scene(3, turn="C", pos={"C": 35}, rounds="5", owns={"A": [39]}, cash={"C": 10})
    table.realm.round = 5

    table.rolls("C", 1, 3)

    assert table.out() == "C"
    assert table.ranking() == [[0], [1], [2]]


def test_equals_share_a_place() -> None:
    """MO-56: here everybody has the same."""
    table = scene(3, turn="C", rounds="5")
    table.realm.round = 5

    table.rolls("C", 4, 6)

    assert table.ranking() == [[0, 1, 2]]


def test_a_round_ends_where_it_began() -> None:
    """MO-56: with the player who went first."""
    table = scene(3, turn="C")
    table.realm.starter = 1
    table.rolls("C", 4, 6)
    assert (table.turn(), table.realm.round) == ("A", 1)

    table.rolls("A", 4, 6)

    assert (table.turn(), table.realm.round) == ("B", 2)


def test_without_the_setting_there_is_no_limit() -> None:
    """MO-56: only bankruptcy ends the game."""
    table = scene(2, turn="B")
    table.realm.round = 1000

    table.rolls("B", 4, 6)

    assert table.realm.round == 1001


def test_the_speed_die_brings_money_and_joins_after_the_first_salary() -> None:
    """MO-57: each player by themselves."""
    table = scene(2, cash={}, pos={"A": 35}, dice="speed")
    assert table.realm.rules.cash == 2500
    table.rolls("A", 4, 6)
    assert table.realm.past_go == [True, False]
    assert table.told("throw") == [{"first": 4, "second": 6}]


@pytest.mark.parametrize("extra", [0, 500])
def test_the_money_for_the_speed_die_can_be_set(extra: int) -> None:
    """MO-57: nothing included."""
    assert scene(dice="speed", speed_die_extra_cash=str(extra)).realm.rules.cash == 1500 + extra


def test_doubles_are_judged_by_the_white_dice() -> None:
    """MO-57: two and two, and a three."""
    table = scene(dice="speed", past_go="A", owns={"A": [8]}, pos={"A": 1})

    table.rolls("A", 2, 2, face="3")

    assert table.at("A") == 8
    assert table.turn() == "A"


def test_a_throw_in_jail_is_white_only() -> None:
    """MO-57, MO-30."""
    table = scene(dice="speed", past_go="A", jail={"A": 0})

    table.rolls("A", 1, 2)

    assert table.jailed() == "A"


def test_the_wayfarer_leaves_a_choice() -> None:
    """MO-58: one die, the other, or both; nothing else before."""
    table = scene(dice="speed", past_go="A")
    table.rolls("A", 2, 6, face="wayfarer")

    assert table.choices() == ["ride 2", "ride 6", "ride 8"]
    assert table.refuses("A", "throw").id == "refused-route-first"
    table.plays("A", "ride 8")
    assert table.at("A") == 8


def test_equal_dice_of_the_wayfarer_give_two_ways() -> None:
    """MO-58: and another throw."""
    table = scene(dice="speed", past_go="A", owns={"A": [9]}, pos={"A": 1})
    table.rolls("A", 4, 4, face="wayfarer")
    assert table.choices() == ["ride 4", "ride 8"]

    table.plays("A", "ride 8")

    assert table.turn() == "A"


def test_the_rider_goes_on_to_the_next_deed_of_the_bank() -> None:
    """MO-59: past GO for a salary; nobody does business in between."""
    table = scene(dice="speed", past_go="A", pos={"A": 35}, owns={"A": [37, 39]})

    table.rolls("A", 1, 3, face="rider")

    assert table.at("A") == 1
    assert table.cash("A") == 1700
    assert table.prompt() == "prompt-buy"


def all_owned(mortgaged: tuple[int, ...] = ()) -> Scene:
    """A owns everything but King's Landing, which is B's."""
    deeds = [
        1,
        3,
        5,
        6,
        8,
        9,
        11,
        12,
        13,
        14,
        15,
        16,
        18,
        19,
        21,
        23,
        24,
        25,
        26,
        27,
        28,
        29,
        31,
        32,
        34,
        35,
        37,
    ]
    return scene(dice="speed", past_go="A", pos={"A": 5}, owns={"A": deeds, "B": [39]}, mortgaged=mortgaged)


def test_where_the_bank_owns_nothing_the_rider_goes_where_rent_is_due() -> None:
    """MO-59: to King's Landing."""
    table = all_owned()

    table.rolls("A", 2, 3, face="rider")

    assert table.at("A") == 39
    assert table.cash("B") == 1550


def test_where_nothing_is_due_the_rider_stays() -> None:
    """MO-59: King's Landing is mortgaged."""
    table = all_owned(mortgaged=(39,))

    table.rolls("A", 2, 3, face="rider")

    assert table.at("A") == 10
    assert is_between_throws(table)


def test_three_alike_lead_anywhere() -> None:
    """MO-60: clockwise, so past GO for a salary; no extra throw."""
    table = scene(dice="speed", past_go="A", pos={"A": 12}, owns={"B": [5]})
    table.rolls("A", 3, 3, face="3")
    assert len(table.choices()) == 40

    table.plays("A", "go house_lannister")

    assert (table.cash("A"), table.cash("B")) == (1675, 1525)
    assert table.turn() == "B"


def test_three_alike_may_lead_round_to_the_same_square() -> None:
    """MO-60: past GO; the square counts anew."""
    table = scene(dice="speed", past_go="A", pos={"A": 12})
    table.rolls("A", 3, 3, face="3")

    table.plays("A", "go red_waste")

    assert (table.at("A"), table.cash("A")) == (12, 1700)
    assert table.prompt() == "prompt-buy"


def test_two_fours_and_the_rider_are_doubles() -> None:
    """MO-60, MO-59: the rider is no four; the token rides on, and then there is another throw."""
    table = scene(dice="speed", past_go="A", pos={"A": 2}, owns={"A": [11], "B": [5]})
    table.rolls("A", 4, 4, face="rider")
    assert table.at("A") == 12
    assert table.realm.doubles == 1

    table.plays("A", "buy")

    assert table.turn() == "A"


def test_two_fives_and_the_wayfarer_are_doubles() -> None:
    """MO-60, MO-58: the wayfarer is no five."""
    table = scene(dice="speed", past_go="A", owns={"A": [5]})
    table.rolls("A", 5, 5, face="wayfarer")
    assert table.choices() == ["ride 5", "ride 10"]

    table.plays("A", "ride 5")

    assert table.turn() == "A"


@pytest.mark.parametrize(("die", "face"), [(4, "rider"), (5, "wayfarer")])
def test_third_doubles_lead_to_jail_whatever_the_third_die_shows(die: int, face: str) -> None:
    """MO-57, MO-8: without a move."""
    table = scene(dice="speed", past_go="A")
    table.realm.doubles = 2

    table.rolls("A", die, die, face=face)

    assert table.jailed() == "A"
    assert table.told("move") == []


def test_the_wilds_by_the_throw_of_the_move_with_three_dice() -> None:
    """MO-66, MO-61: the rider adds nothing."""
    table = scene(
        utility_roll="movement", dice="speed", past_go="B", turn="B", pos={"B": 4}, owns={"A": [12]}
    )

    table.rolls("B", 4, 4, face="rider")

    assert table.cash("A") == 1500 + 4 * 8


def test_three_alike_are_no_third_doubles() -> None:
    """MO-60: nobody goes to jail for them."""
    table = scene(dice="speed", past_go="A")
    table.realm.doubles = 2

    table.rolls("A", 1, 1, face="1")

    assert table.jailed() == ""


def test_rent_of_the_wilds_with_three_dice() -> None:
    """MO-61: the rider counts nothing; who does not use the die yet throws two."""
    table = scene(dice="speed", past_go="B", turn="B", pos={"B": 5}, owns={"A": [12]})
    table.rolls("B", 2, 4, face="1", rent=(2, 6), rent_face="rider")
    assert table.cash("A") == 1532

    table = scene(dice="speed", turn="B", pos={"B": 5}, owns={"A": [12]})
    table.rolls("B", 3, 4, rent=(2, 6))
    assert table.cash("A") == 1532


def test_in_the_short_game_a_keep_follows_three_villages() -> None:
    """MO-62: which go back; a keep that is sold turns into three."""
    table = scene(variant="short", owns={"A": [37, 39]}, level={37: 3, 39: 3})
    table.plays("A", "build kings_landing")
    assert table.levels(37, 39) == [3, 4]
    assert table.stock() == (29, 11)
    assert table.realm.worth(0) == 1300 + 750 + 200 * 7

    table.plays("A", "sell kings_landing")

    assert table.stock() == (26, 12)
    assert table.cash("A") == 1400


def test_in_the_short_game_a_keep_earns_its_full_rent() -> None:
    """MO-62: as printed."""
    table = scene(
        variant="short", turn="B", cash={"B": 3000}, pos={"B": 35}, owns={"A": [37, 39]}, level={37: 4, 39: 4}
    )

    table.rolls("B", 1, 3)

    assert table.cash("A") == 3500


def test_in_the_short_game_one_miss_is_all() -> None:
    """MO-63: 50, and the move by that throw."""
    table = scene(variant="short", jail={"A": 0})

    table.rolls("A", 1, 2)

    assert (table.jailed(), table.at("A"), table.cash("A")) == ("", 13, 1450)


def test_the_short_game_ends_with_the_first_bankruptcy() -> None:
    """MO-64: the richest wins, here C with the Great Houses."""
    table = scene(variant="short", turn="B", cash={"B": 0}, pos={"B": 35}, owns={"A": [39], "C": [5, 15, 25]})

    table.rolls("B", 1, 3)

    assert table.ranking() == [[2], [0], [1]]
    assert table.outcome().id == "outcome-short"


def test_the_wilds_by_the_throw_of_the_move() -> None:
    """MO-66: `utility_roll`; by card it is ten times a new throw all the same."""
    table = scene(utility_roll="movement", turn="B", pos={"B": 5}, owns={"A": [12]})
    table.rolls("B", 3, 4)
    assert table.cash("A") == 1528

    table = scene(utility_roll="movement", deck=[6], owns={"B": [12]})
    table.rolls("A", 3, 4, rent=(1, 1))
    assert table.cash("B") == 1520


def test_sets_that_double_in_spite_of_a_mortgage() -> None:
    """MO-66: `set_rent_needs_no_mortgage`."""
    table = scene(
        set_rent_needs_no_mortgage="false", turn="B", pos={"B": 35}, owns={"A": [37, 39]}, mortgaged=[37]
    )

    table.rolls("B", 1, 3)

    assert table.cash("A") == 1600


def test_the_tenth_of_the_price() -> None:
    """MO-66: `transfer_fee_base`."""
    table = scene(transfer_fee_base="price", owns={"A": [39]}, mortgaged=[39])
    table.plays("A", "offer 1", "give kings_landing", "send")
    table.plays("B", "accept")

    assert table.cash("B") == 1460


def test_gifts_of_money() -> None:
    """MO-66: `trade_allows_cash_gift`."""
    table = scene(trade_allows_cash_gift="true", owns={"C": [39]})
    table.plays("A", "offer 1", "add 100", "send")
    table.plays("B", "accept")

    assert (table.cash("A"), table.cash("B")) == (1400, 1600)
