"""What counts as a blunder in Monopoly and in Hand of the King."""

import pytest

from bots.hand_of_the_king.test_solving import late
from fivethrones.arena.blunders.hand_of_the_king import ThrowsAway, wins
from fivethrones.arena.blunders.monopoly import GivesTheSet, LeavesTheSet, PawnsTheSet
from fivethrones.games.monopoly.rules.debt import Debt
from fivethrones.games.monopoly.rules.purchase import Purchase
from fivethrones.games.monopoly.rules.trade import Trade
from fivethrones.kernel.action import NOTHING, Action
from fivethrones.kernel.play import apply, legal
from games.monopoly.scene import scene

BROWN = [1, 3]
ORANGE = [16, 18, 19]


@pytest.mark.parametrize(("cash", "verb", "blame"), [(60, "decline", 1), (60, "buy", 0), (59, "decline", 0)])
def test_the_last_deed_of_a_set_is_bought_where_there_is_cash(cash: int, verb: str, blame: int) -> None:
    realm = scene(owns={"A": BROWN[:1]}, cash={"A": cash}).realm
    realm.push(Purchase(0, BROWN[1]))
    watch = LeavesTheSet()

    watch.look(realm, Action(0, verb), 0)

    assert len(watch.found) == blame


@pytest.mark.parametrize(("square", "due", "blame"), [(1, 100, 1), (5, 100, 0), (1, 150, 0)])
def test_a_set_is_mortgaged_only_if_a_single_deed_does_not_do(square: int, due: int, blame: int) -> None:
    """The Great House brings 100."""
    realm = scene(owns={"A": [*BROWN, 5]}, cash={"A": 0}).realm
    realm.push(Debt(0, due, []))
    watch = PawnsTheSet()

    watch.look(realm, Action(0, "mortgage", square), 0)

    assert len(watch.found) == blame


@pytest.mark.parametrize(
    ("give", "money", "blame"),
    [([], 50, 1), ([], 500, 0), ([BROWN[1]], 0, 0)],
)
def test_what_completes_a_rivals_set_is_not_given_away(give: list[int], money: int, blame: int) -> None:
    """Unless it is paid for, or completes a set in return."""
    realm = scene(owns={"A": [*ORANGE[:2], BROWN[1]], "B": [ORANGE[2], BROWN[0]]}).realm
    realm.push(Trade(0, 1, give, [ORANGE[2]], money, True, NOTHING, 0))
    watch = GivesTheSet()

    watch.look(realm, Action(1, "accept"), 0)

    assert len(watch.found) == blame


def test_a_game_that_is_won_is_thrown_away_by_a_choice_after_which_it_is_not() -> None:
    blamed = kept = 0
    for seed in range(60):
        court = late(seed, 5)
        if court is None or not wins(court, court.turn):
            continue
        for option in legal(court, court.turn):
            assert isinstance(option, Action)
            watch, after = ThrowsAway(), court.clone()
            watch.look(court, option, 0)
            apply(after, option)
            assert bool(watch.found) != wins(after, option.seat)
            blamed += len(watch.found)
            kept += not watch.found
    assert min(blamed, kept) > 2
