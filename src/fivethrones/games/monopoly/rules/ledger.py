"""Money between players and the bank: whole coins, all of which are accounted for (MO-1)."""

from fivethrones.games.monopoly.state import Realm
from fivethrones.kernel.action import Seat


def earn(realm: Realm, seat: Seat, amount: int) -> None:
    """Receive money from the bank, which never runs out."""
    realm.cash[seat] += amount
    realm.bank -= amount


def spend(realm: Realm, seat: Seat, amount: int) -> None:
    """Pay money to the bank."""
    realm.cash[seat] -= amount
    realm.bank += amount


def hand_over(realm: Realm, seat: Seat, to: Seat, amount: int) -> None:
    realm.cash[seat] -= amount
    realm.cash[to] += amount
