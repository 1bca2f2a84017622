"""How a squire deals: every deed has its price, and four times that where it makes or breaks a set."""

from typing import Final

from fivethrones.bots.monopoly.trading import Offer, fees
from fivethrones.games.monopoly.pieces import BAIL, BANK, COLOURS, GROUP, GROUPS, MORTGAGE, PRICE, RING
from fivethrones.games.monopoly.rules.trade import Trade
from fivethrones.games.monopoly.state import Realm
from fivethrones.kernel.action import Seat

PURSE: Final = 200  # what a squire never spends
DEAR: Final = 4  # times the price, where a set is made or broken


def may_talk(realm: Realm, seat: Seat, rounds: int) -> bool:
    """One call in a turn of one's own, and only once in so many rounds: nobody likes to be pestered."""
    if seat != realm.turn or realm.calls[seat] or realm.throws:
        return False
    return (realm.round + seat) % rounds == 0


def tags(realm: Realm, items: list[int], of: Seat, to: Seat) -> int:
    """What things are worth that go from one player to another."""
    total = 0
    for item in items:
        if item >= RING:
            total += BAIL
            continue
        price = MORTGAGE[item] if realm.mortgaged[item] else PRICE[item]
        counts = realm.has_set(of, GROUP[item]) or completes(realm, items, GROUP[item], to)
        total += DEAR * price if counts else price
    return total


def completes(realm: Realm, items: list[int], group: int, to: Seat) -> bool:
    for square in GROUPS[group]:
        if realm.owner[square] != to and square not in items:
            return False
    return True


def is_worth_it(realm: Realm, trade: Trade) -> bool:
    """Whether a squire takes an offer by its tags."""
    seat = trade.to
    if trade.money < 0 and realm.cash[seat] + trade.money < PURSE:
        return False
    gets = tags(realm, trade.give, trade.by, seat) + trade.money
    return gets >= tags(realm, trade.ask, seat, trade.by)


def wish(realm: Realm, seat: Seat) -> int:
    """The deed that a squire would like to buy from somebody: the last of a set, or else one more of it; BANK where none."""
    found = BANK
    for group in range(len(COLOURS)):
        owners = [realm.owner[square] for square in GROUPS[group]]
        mine = owners.count(seat)
        if mine == 0 or mine == len(owners) or BANK in owners:
            continue
        for square in GROUPS[group]:
            owner = realm.owner[square]
            if owner == seat or owners.count(owner) > mine or not can_pay(realm, seat, square):
                continue
            if mine + 1 == len(owners):
                return square
            found = square
    return found


def can_pay(realm: Realm, seat: Seat, square: int) -> bool:
    cost = tags(realm, [square], realm.owner[square], seat) + fees(realm, [square])
    return realm.cash[seat] - PURSE >= cost


def bid_for(realm: Realm, seat: Seat, square: int) -> Offer:
    """At its price."""
    return Offer([], [square], tags(realm, [square], realm.owner[square], seat))
