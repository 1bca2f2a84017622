"""Bankruptcy to a player, to the bank, to several; the winner; giving up."""

from fivethrones.kernel.message import Message
from fivethrones.match.match import Match
from games.monopoly.scene import GAME, Scene, is_between_throws, scene


def ruined_by_a(**state: object) -> Scene:
    """B comes to A's keep on King's Landing (39): rent 2000."""
    given: dict[str, object] = {"owns": {"A": [37, 39], "B": [1, 3]}, "level": {37: 5, 39: 5}, **state}
    table = scene(turn="B", cash={"B": 100}, pos={"B": 35}, **given)  # type: ignore[arg-type]
    table.rolls("B", 1, 3)
    return table


def test_buildings_are_sold_and_deeds_mortgaged_for_the_creditor() -> None:
    """MO-50: two villages bring 50, two mortgages 60."""
    table = ruined_by_a(level={37: 5, 39: 5, 1: 1, 3: 1})

    table.plays("B", "surrender")

    assert table.cash("A") == 1500 + 100 + 50 + 60 - 6
    assert table.stock() == (32, 10)
    assert table.levels(1, 3) == [0, 0]


def test_the_creditor_gets_the_estate_mortgaged_and_may_redeem_it() -> None:
    """MO-51: a tenth is paid in any case, redeeming costs no more than the value."""
    table = ruined_by_a(cards={"B": [1]})
    table.plays("B", "surrender")

    assert [table.owner(square) for square in (1, 3)] == ["A", "A"]
    assert table.realm.held[1] == 0
    assert table.told("inherit") == [{"deeds": ["square-crasters_keep", "square-fist"], "amount": 6}]
    assert table.choices() == ["leave crasters_keep", "redeem crasters_keep"]
    table.plays("A", "redeem crasters_keep", "leave fist")
    assert table.mortgaged() == [3]
    assert table.cash("A") == 1500 + 100 + 60 - 6 - 30


def test_a_creditor_without_cash_for_the_tenth_owes_it() -> None:
    """MO-51, MO-48: and may be ruined by it."""
    table = scene(turn="B", cash={"A": 0, "B": 0}, pos={"B": 35}, owns={"A": [39], "B": [37]}, mortgaged=[37])
    table.rolls("B", 1, 3)
    table.plays("B", "surrender")

    assert table.prompt() == "prompt-debt"
    assert table.realm.decision is not None
    assert table.realm.decision.prompt.args == {"amount": 18, "cash": 0}
    table.plays("A", "mortgage kings_landing")
    assert table.cash("A") == 182


def test_the_bank_auctions_the_estate_unmortgaged_in_the_order_of_the_board() -> None:
    """MO-52: beginning to the left of the bankrupt."""
    table = scene(turn="B", cash={"B": 50}, owns={"B": [5, 39]}, mortgaged=[5, 39], cards={"B": [1]})
    table.rolls("B", 1, 3)
    table.plays("B", "surrender")

    assert table.mortgaged() == []
    assert table.bottom(1) == 20
    assert [table.told("auction")[0], table.players_asked()] == [{"lot": "square-house_lannister"}, "C"]
    table.plays("C", "bid 5")
    table.plays("A", "drop")
    assert table.owner(5) == "C"
    table.plays("C", "drop")
    table.plays("A", "drop")
    assert table.owner(39) == "bank"
    assert table.turn() == "C"


def test_several_creditors_share_and_the_estate_is_auctioned() -> None:
    """MO-50, MO-52, MO-25: the odd coin goes to the nearest on the left."""
    table = scene(cash={"A": 31}, owns={"A": [1]}, deck=[14])
    table.rolls("A", 3, 4)
    table.plays("A", "surrender")

    assert (table.cash("B"), table.cash("C")) == (1500 + 31, 1500 + 30)
    assert table.prompt() == "prompt-bid"


def test_the_last_one_left_wins_at_once() -> None:
    """MO-53: the tenth on the estate is no longer needed."""
    table = scene(2, turn="B", cash={"B": 0}, pos={"B": 35}, owns={"A": [37, 39], "B": [1]}, mortgaged=[1])
    table.rolls("B", 1, 3)
    table.plays("B", "surrender")

    assert table.ranking() == [[0], [1]]
    assert table.cash("A") == 1500
    assert table.outcome() == Message("outcome-last", {"winners": ["seat-0"]}, "MO-53")


def test_places_go_by_how_long_one_held_out() -> None:
    """MO-53: the first bankrupt is last."""
    table = scene(4, turn="B", out="DC", cash={"B": 0}, pos={"B": 35}, owns={"A": [39]})

    table.rolls("B", 1, 3)

    assert table.ranking() == [[0], [1], [2], [3]]


def test_rent_not_yet_asked_for_is_void_with_a_bankruptcy() -> None:
    """MO-53: A's claim on B."""
    table = scene(4, turn="B", pos={"B": 35}, owns={"A": [39]}, rent_mode="claim")
    table.rolls("B", 1, 3)
    assert len(table.realm.claims) == 1

    GAME.resign(table.realm, 1)

    assert table.realm.claims == []
    assert table.out() == "B"


def test_who_gives_up_is_bankrupt_to_the_bank() -> None:
    """MO-54, MO-52: the deeds are auctioned, the game goes on."""
    table = scene(owns={"B": [39]})

    GAME.resign(table.realm, 1)

    assert table.out() == "B"
    assert table.prompt() == "prompt-bid"
    assert GAME.given_up(table.realm, [1]) is None
    table.plays("C", "drop")
    table.plays("A", "drop")
    assert is_between_throws(table)


def test_what_is_under_way_is_settled_before_somebody_leaves() -> None:
    """MO-54: the auction of the Nightfort goes on first."""
    table = scene()
    table.rolls("A", 2, 4)
    table.plays("A", "decline")
    GAME.resign(table.realm, 2)
    assert table.out() == ""

    for player in "BCA":
        table.plays(player, "drop")

    assert table.out() == "C"


def test_the_last_who_has_not_given_up_wins() -> None:
    """MO-54: at once, in the middle of a purchase."""
    table = scene(out="C")
    table.rolls("A", 2, 4)
    GAME.resign(table.realm, 0)

    outcome = GAME.given_up(table.realm, [0])

    assert outcome is not None
    assert outcome.ranking == [[1], [0], [2]]


def test_giving_up_is_part_of_the_record() -> None:
    """MO-54: a replay of the match comes to the same."""
    match = Match(GAME, {"seats": "3", "tokens": "dealt"}, 4)
    match.resign(1)
    assert match.state.out == [1]  # type: ignore[attr-defined]
    assert match.at(0).out == []  # type: ignore[attr-defined]

    match.resign(2)

    assert match.state.outcome is not None
    assert match.state.outcome.ranking == [[0], [2], [1]]


def test_what_is_still_owed_to_a_bankrupt_is_void() -> None:
    """MO-53: on A's name day B is ruined, the tenth on B's deed ruins A, and C and D keep what was to be given."""
    name_day = 24
    table = scene(
        players=4,
        cash={"A": 0, "B": 4, "C": 5},
        owns={"B": [39], "C": [1]},
        mortgaged=[39],
        deck=[name_day],
    )
    table.rolls("A", 1, 1)
    table.plays("B", "surrender")
    table.plays("A", "surrender")
    while table.prompt() == "prompt-bid":
        table.plays(table.players_asked(), "drop")

    assert (table.cash("A"), table.cash("C"), table.cash("D")) == (0, 5, 1500)
    assert table.told("debt-void") == [{"amount": 10}, {"amount": 10}]
