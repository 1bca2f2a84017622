"""Rulings for corners of the rules, one test each."""

from fivethrones.kernel.action import Action
from games.monopoly.scene import is_between_throws, scene

BETROTHAL, NAME_DAY, NEW_REIGN, TRAITOR, SHELTER, WILDLINGS = 14, 24, 16, 10, 4, 9
COUNSEL = 28


def test_nobody_can_win_an_auction_without_the_money() -> None:
    """MO-32: a bid above one's cash is refused."""
    table = scene(cash={"B": 7})
    table.rolls("A", 2, 4)
    table.plays("A", "decline")

    assert table.choices("B") == ["drop", "bid 1..7"]
    assert table.refuses("B", "bid 8").id == "refused-bid-cash"


def test_a_joint_debt_that_cannot_be_paid_is_split_evenly() -> None:
    """MO-25, MO-50, MO-52: odd coins from the left, deeds to auction, cards under their decks."""
    table = scene(
        4, turn="B", cash={"B": 71}, owns={"B": [1]}, mortgaged=[1], cards={"B": [1]}, deck=[BETROTHAL]
    )
    table.rolls("B", 3, 4)
    table.plays("B", "surrender")

    assert [table.cash(player) for player in "CDA"] == [1524, 1524, 1523]
    assert table.players_asked() == "C"
    assert table.bottom(1) == 20


def test_guests_who_cannot_pay_are_dealt_with_from_the_left() -> None:
    """MO-25, MO-51: C's estate goes to the drawer after B's."""
    table = scene(
        4, cash={"B": 4, "C": 3}, owns={"B": [1], "C": [3]}, mortgaged=[1, 3], pos={"A": 10}, deck=[NAME_DAY]
    )
    table.rolls("A", 3, 4)
    assert table.players_asked() == "B"
    table.plays("B", "surrender")
    table.keeps_received()
    assert table.players_asked() == "C"
    table.plays("C", "surrender")
    table.keeps_received()

    assert [table.owner(square) for square in (1, 3)] == ["A", "A"]
    assert table.cash("A") == 1500 + 4 + 3 + 10 - 3 - 3


def test_a_creditor_can_be_ruined_by_what_is_inherited() -> None:
    """MO-51, MO-52: then everything is auctioned."""
    table = scene(
        turn="B", cash={"A": 0, "B": 0}, pos={"B": 0}, owns={"A": [5], "B": [37, 39]}, mortgaged=[37, 39]
    )
    table.realm.mortgaged[5] = False
    table.rolls("B", 2, 3)
    table.plays("B", "surrender")
    assert table.prompt() == "prompt-debt"
    table.plays("A", "mortgage house_lannister")

    assert table.cash("A") == 62
    assert table.out() == "B"


def test_a_creditor_with_nothing_to_raise_goes_down_as_well() -> None:
    """MO-51, MO-52: C alone is left and wins."""
    table = scene(
        turn="B", cash={"A": 0, "B": 0}, owns={"A": [5], "B": [37, 39]}, mortgaged=[37, 39], rent_mode="claim"
    )
    table.rolls("B", 2, 3)
    table.plays("A", "mortgage house_lannister")
    table.realm.cash[0], table.realm.bank = 0, table.realm.bank + 100
    table.plays("A", "claim house_lannister 1")
    table.plays("B", "surrender")
    assert table.prompt() == "prompt-debt"
    table.plays("A", "surrender")

    assert table.ranking() == [[2], [0], [1]]


def test_debts_come_one_after_the_other_and_nobody_buys_villages_meanwhile() -> None:
    """MO-48, MO-40: what the first debtor sells is there for the next."""
    table = scene(
        cash={"B": 0, "C": 0},
        pos={"A": 10},
        owns={"B": [37, 39], "C": [1, 3]},
        level={37: 4, 39: 4, 1: 5, 3: 5},
        bank=(0, 10),
        deck=[NAME_DAY],
    )
    table.rolls("A", 3, 4)
    assert table.players_asked() == "B"
    table.plays("B", "sell braavos")
    assert table.stock() == (1, 10)

    assert table.players_asked() == "C"
    assert [choice for choice in table.choices() if choice.startswith("sell")] == []
    assert "raze brown 1" in table.choices()


def test_an_estate_of_the_bank_is_sold_unmortgaged_or_stays_so() -> None:
    """MO-52: without a bid it is as new."""
    table = scene(turn="B", cash={"B": 50}, owns={"B": [5]}, mortgaged=[5])
    table.rolls("B", 1, 3)
    table.plays("B", "surrender")
    table.plays("C", "drop")
    table.plays("A", "drop")

    assert (table.owner(5), table.mortgaged()) == ("bank", [])


def test_two_salaries_in_one_move() -> None:
    """MO-6, MO-22: past GO to square 2, and back to GO by card."""
    table = scene(pos={"A": 38}, deck=[NEW_REIGN])

    table.rolls("A", 1, 3)

    assert table.cash("A") == 1900


def test_a_salary_earned_on_the_way_to_the_card_is_kept() -> None:
    """MO-13, MO-27: and jail pays none."""
    table = scene(pos={"A": 36}, deck=[TRAITOR])

    table.rolls("A", 5, 6)

    assert (table.jailed(), table.cash("A")) == ("A", 1700)


def test_the_third_doubles_earn_no_salary() -> None:
    """MO-8: the throw is not walked."""
    table = scene(pos={"A": 35})
    table.realm.doubles = 2

    table.rolls("A", 6, 6)

    assert table.cash("A") == 1500


def test_doubles_after_paying_count_as_the_first() -> None:
    """MO-28, MO-7: another throw."""
    table = scene(jail={"A": 0}, owns={"A": [18]})
    table.plays("A", "bail")

    table.rolls("A", 4, 4)

    assert (table.turn(), table.realm.doubles) == ("A", 1)


def test_doubles_that_end_in_jail_give_no_throw() -> None:
    """MO-9: the turn is over."""
    table = scene(pos={"A": 5}, deck=[TRAITOR])

    table.rolls("A", 1, 1)

    assert (table.jailed(), table.turn()) == ("A", "B")


def test_rent_is_fixed_on_arrival() -> None:
    """MO-14, MO-19: building afterwards does not raise it."""
    table = scene(turn="B", pos={"B": 35}, owns={"A": [37, 39]}, rent_mode="claim")
    table.rolls("B", 1, 3)
    table.plays("A", "build kings_landing", "claim kings_landing 1")

    assert table.cash("A") == 1500 - 200 + 100


def test_a_debtor_may_offer_a_trade_before_all_is_lost() -> None:
    """MO-49: to the creditor as well."""
    table = scene(turn="B", cash={"B": 10}, pos={"B": 35}, owns={"A": [39], "B": [1]}, mortgaged=[1])
    table.rolls("B", 1, 3)

    assert table.choices() == ["surrender", "offer 0", "offer 2"]


def test_too_little_cash_for_a_deed() -> None:
    """MO-10, MO-32: money may be raised first; who does not buy may still bid."""
    table = scene(cash={"A": 90}, owns={"A": [39]})
    table.rolls("A", 2, 4)
    assert table.choices() == ["decline", "mortgage kings_landing"]
    table.plays("A", "decline")
    table.plays("B", "drop")
    table.plays("C", "drop")

    assert table.choices() == ["drop", "bid 1..90", "mortgage kings_landing"]


def test_a_single_bidder_may_win_for_one() -> None:
    """MO-33: the others have dropped out."""
    table = scene()
    table.rolls("A", 2, 4)
    table.plays("A", "decline")
    table.plays("B", "drop")
    table.plays("C", "drop")
    table.plays("A", "bid 1")

    assert (table.owner(6), table.cash("A")) == ("A", 1499)


def test_three_back_from_each_card_square() -> None:
    """MO-22: into another card, onto the tax, to Harrenhal."""
    table = scene(pos={"A": 29}, deck=[WILDLINGS, COUNSEL])
    table.rolls("A", 3, 4)
    assert (table.at("A"), table.cash("A")) == (33, 1525)
    table = scene(deck=[WILDLINGS])
    table.rolls("A", 3, 4)
    assert (table.at("A"), table.cash("A")) == (4, 1300)
    table = scene(pos={"A": 15}, deck=[WILDLINGS])
    table.rolls("A", 3, 4)
    assert table.at("A") == 19


def test_ones_own_or_a_mortgaged_great_house_costs_nothing_by_card() -> None:
    """MO-23: nor twice nothing."""
    for owner, mortgaged in (("A", []), ("B", [15])):
        table = scene(owns={owner: [15]}, mortgaged=mortgaged, deck=[SHELTER])
        table.rolls("A", 3, 4)
        assert (table.at("A"), table.cash("A")) == (15, 1500)


def test_double_rent_of_four_great_houses() -> None:
    """MO-23: twice 200."""
    table = scene(owns={"B": [5, 15, 25, 35]}, deck=[SHELTER])

    table.rolls("A", 3, 4)

    assert table.cash("B") == 1900


def test_a_deck_runs_without_its_jail_card() -> None:
    """MO-21: fifteen cards until it returns."""
    table = scene(cards={"B": [0]}, deck=[TRAITOR])

    table.rolls("A", 3, 4)

    assert len(table.realm.valar) == 15
    assert table.bottom(0) == TRAITOR


def test_bankruptcy_to_a_player_after_doubles_ends_the_turn() -> None:
    """MO-9: the next solvent seat plays."""
    table = scene(turn="B", cash={"B": 10}, pos={"B": 35}, owns={"A": [39]})

    table.rolls("B", 2, 2)

    assert (table.out(), table.turn()) == ("B", "C")


def test_with_two_players_a_debt_to_the_bank_ends_the_game_without_an_auction() -> None:
    """MO-53: nothing more is asked."""
    table = scene(2, cash={"A": 10}, owns={"A": [1]}, mortgaged=[1])
    table.rolls("A", 1, 3)
    table.plays("A", "surrender")

    assert table.ranking() == [[1], [0]]
    assert table.told("auction") == []


def test_the_bank_never_runs_dry() -> None:
    """MO-1: its account may sink as low as it must."""
    table = scene(cash={"A": 1_000_000}, pos={"A": 38})

    table.rolls("A", 1, 3)

    assert table.realm.bank < -1_000_000


def test_a_claim_stays_with_whoever_owned_the_deed() -> None:
    """MO-19: though it has been sold since."""
    table = scene(turn="B", pos={"B": 35}, owns={"A": [39]}, rent_mode="claim")
    table.rolls("B", 1, 3)
    table.plays("A", "offer 2", "give kings_landing", "charge 400", "send")
    table.plays("C", "accept")

    table.plays("A", "claim kings_landing 1")

    assert (table.owner(39), table.cash("A"), table.cash("B")) == ("C", 1950, 1450)


def test_a_claim_called_in_time_is_a_debt_like_any_other() -> None:
    """MO-19, MO-48: play waits until it is settled."""
    table = scene(turn="B", cash={"B": 20}, pos={"B": 35}, owns={"A": [39], "B": [5]}, rent_mode="claim")
    table.rolls("B", 1, 3)
    table.plays("A", "claim kings_landing 1")
    assert table.prompt() == "prompt-debt"

    table.plays("B", "mortgage house_lannister")

    assert is_between_throws(table)
    assert table.cash("B") == 70


def test_an_open_debt_is_not_escaped_by_giving_up() -> None:
    """MO-54, MO-49: who leaves in the middle of a debt is asked to settle it first."""
    table = scene(turn="B", cash={"B": 20}, pos={"B": 35}, owns={"A": [39], "B": [5]})
    table.rolls("B", 1, 3)
    table.realm.leaving.append(1)

    assert table.refuses_action(Action(1, "surrender")).id == "refused-can-pay"
    table.plays("B", "mortgage house_lannister")
    assert table.cash("A") == 1550
    assert table.out() == "B"
