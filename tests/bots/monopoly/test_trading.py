"""Offers between two who have split every set."""

from fivethrones.bots.monopoly.trading import LONG, best_offer
from fivethrones.bots.monopoly.worth import SOBER
from fivethrones.games import GAMES
from fivethrones.games.monopoly.pieces import COLOURS, GROUPS
from fivethrones.games.monopoly.state import Realm
from fivethrones.kernel.action import Seat
from fivethrones.kernel.settings import with_defaults

GAME = GAMES["monopoly"]


def split_realm(round: int) -> Realm:
    """Each has a deed of every set, and what they have is worth about the same."""
    realm = GAME.setup(with_defaults(GAME.settings, {"seats": "2"}), 7)
    assert isinstance(realm, Realm)
    for group in range(len(COLOURS)):
        for place, square in enumerate(GROUPS[group]):
            realm.owner[square] = Seat((group + place) % 2)
    realm.cash = [20_000, 20_000]
    realm.round = round
    return realm


def test_what_one_gains_the_other_loses_so_two_do_not_trade() -> None:
    assert best_offer(split_realm(20), Seat(0), Seat(1), SOBER) is None


def test_after_very_many_rounds_two_make_an_even_trade_to_come_to_an_end() -> None:
    assert best_offer(split_realm(LONG + 100), Seat(0), Seat(1), SOBER) is not None
