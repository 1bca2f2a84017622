"""Offers between two who have split every set."""

from fivethrones.bots.monopoly.knight import weigh_deal
from fivethrones.bots.monopoly.trading import (
    LEAST,
    LONG,
    MOST_LET_GO,
    Offer,
    Swap,
    Talks,
    best_offer,
    gains,
    is_fair,
    mends,
    pass_all,
    said,
)
from fivethrones.bots.monopoly.worth import SOBER
from fivethrones.games import GAMES
from fivethrones.games.monopoly.pieces import BANK, COLOURS, GROUPS
from fivethrones.games.monopoly.rules.trade import Trade
from fivethrones.games.monopoly.rules.turn import Turn
from fivethrones.games.monopoly.state import Realm
from fivethrones.kernel.action import Seat
from fivethrones.kernel.play import apply, default, legal, waiting
from fivethrones.kernel.settings import with_defaults

GAME = GAMES["monopoly"]


def split_realm(round: int) -> Realm:
    """Each has a deed of every set, and what they have is worth about the same."""
    realm = GAME.setup(with_defaults(GAME.settings, {"seats": "2"}), 7)
    assert isinstance(realm, Realm)
    while not isinstance(realm.stack[-1], Turn):  # tokens are chosen first
        apply(realm, default(realm, waiting(realm)[0]))
    for group in range(len(COLOURS)):
        for place, square in enumerate(GROUPS[group]):
            realm.owner[square] = Seat((group + place) % 2)
    realm.cash = [20_000, 20_000]
    realm.round = round
    return realm


def test_what_one_gains_the_other_loses_so_two_do_not_trade() -> None:
    assert best_offer(split_realm(20), Seat(0), Seat(1), SOBER) is None


def test_after_very_many_rounds_two_make_an_even_trade_to_come_to_an_end() -> None:
    realm = split_realm(LONG + 100)
    by = waiting(realm)[0]
    to = Seat(1 - by)
    offer = best_offer(realm, by, to, SOBER)
    assert offer is not None

    for action in said(by, to, offer):
        apply(realm, action)

    assert [action.verb for action, _ in weigh_deal(realm, legal(realm, to), SOBER)] == ["accept"]


def test_weariness_gives_no_more_than_a_little_away() -> None:
    realm = split_realm(LONG + 10_000)

    assert is_fair(realm, -MOST_LET_GO, 0.0, is_mending=True)
    assert not is_fair(realm, -MOST_LET_GO - 0.001, 0.5, is_mending=True)


def test_the_weary_let_nothing_go_where_as_many_sets_stay_split() -> None:
    """A person could come back for one deed after the other, a little each time."""
    realm = split_realm(LONG + 10_000)
    by = waiting(realm)[0]
    to = Seat(1 - by)
    deed = next(deed for squares in GROUPS if len(mine := owned(realm, squares, to)) == 2 for deed in mine)
    offer = Offer([], [deed], 10)
    loss = gains(realm, Trade(by, to, [], [deed], 10, True, BANK, 0), SOBER)[1]
    assert -MOST_LET_GO < loss < 0

    for action in said(by, to, offer):
        apply(realm, action)

    assert next(action.verb for action, _ in weigh_deal(realm, legal(realm, to), SOBER)) != "accept"


def test_each_trade_of_the_weary_makes_a_set_whole_and_splitting_it_again_is_no_such_trade() -> None:
    """So there are no more of them than sets; to split one again must bring at least as much as was let go for it."""
    realm = split_realm(LONG + 10_000)
    trades = 0
    while (offer := best_offer(realm, Seat(0), Seat(1), SOBER)) is not None:
        trades += 1
        assert trades <= len(COLOURS)
        assert mends(realm, Trade(Seat(0), Seat(1), offer.give, offer.ask, offer.money, True, BANK, 0))
        pass_all(realm, offer.give, Seat(1))
        pass_all(realm, offer.ask, Seat(0))
        assert not mends(realm, Trade(Seat(0), Seat(1), offer.ask, offer.give, 0, True, BANK, 0))

    assert trades > 0
    assert MOST_LET_GO <= LEAST


def test_nobody_is_asked_for_coins_that_he_does_not_have() -> None:
    """A weary one would hardly mind to be ruined who has next to nothing left to lose."""
    realm = split_realm(LONG + 10_000)
    by, to = Seat(0), Seat(1)
    for square in [square for squares in GROUPS[1:] for square in squares]:
        realm.owner[square] = by
    realm.cash = [20_000, 2]
    swap = Swap(Talks(realm, by, to, SOBER), owned(realm, GROUPS[0], by), [])

    assert swap.fair_sum(1.0) >= -2
    assert not is_fair(realm, swap.gains(-10)[1], 0.0, is_mending=True)


def owned(realm: Realm, squares: list[int], seat: Seat) -> list[int]:
    return [square for square in squares if realm.owner[square] == seat]
