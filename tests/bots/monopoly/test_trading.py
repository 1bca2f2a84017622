"""Offers between two who have split every set."""

from fivethrones.bots.monopoly.knight import weigh_deal
from fivethrones.bots.monopoly.trading import LONG, MOST_LET_GO, best_offer, is_fair, said
from fivethrones.bots.monopoly.worth import SOBER
from fivethrones.games import GAMES
from fivethrones.games.monopoly.pieces import COLOURS, GROUPS
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

    assert is_fair(realm, -MOST_LET_GO, 0.0)
    assert not is_fair(realm, -MOST_LET_GO - 0.001, 0.5)
