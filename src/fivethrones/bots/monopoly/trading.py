"""Offers: which deeds one would swap with whom, and for how much."""

from typing import Final, final

from fivethrones.bots.monopoly.worth import chance
from fivethrones.games.monopoly.pieces import COLOURS, GROUPS
from fivethrones.games.monopoly.rules.trade import Trade, pass_item
from fivethrones.games.monopoly.state import Realm
from fivethrones.kernel.action import Action, Seat

LEAST: Final = 0.01  # a gain of less is not worth the talk
FAIR: Final = 0.7  # of what the other side gains
STEPS: Final = 6  # sums that are tried each way
ROUND_SUM: Final = 10


@final
class Offer:
    """What goes which way; money from the one who offers, negative to them."""

    def __init__(self, give: list[int], ask: list[int], money: int) -> None:
        self.give = give
        self.ask = ask
        self.money = money


def best_offer(realm: Realm, by: Seat, to: Seat) -> Offer | None:
    """The offer that is best for both, among those by which a set is completed."""
    best: Offer | None = None
    most = 0.0
    for ask in lots(realm, by, to):
        for give in lots(realm, to, by):
            if not (ask or give) or (ask and give and shares_group(ask, give)):
                continue
            for money in sums(realm, by, to):
                offer = Offer(give, ask, money)
                mine, theirs = gains(realm, by, to, offer)
                if is_fair(mine, theirs) and is_fair(theirs, mine) and mine * theirs > most:
                    best, most = offer, mine * theirs
    return best


def lots(realm: Realm, to: Seat, of: Seat) -> list[list[int]]:
    """Nothing; or what one player lacks for a set and the other has."""
    found: list[list[int]] = [[]]
    for group in range(len(COLOURS)):
        owners = [realm.owner[square] for square in GROUPS[group]]
        if to in owners and of in owners and all_of(owners, to, of) and not realm.is_built(group):
            found.append([square for square in GROUPS[group] if realm.owner[square] == of])
    return found


def all_of(owners: list[Seat], first: Seat, second: Seat) -> bool:
    for owner in owners:
        if owner != first and owner != second:
            return False
    return True


def shares_group(ask: list[int], give: list[int]) -> bool:
    for squares in GROUPS:
        if ask[0] in squares:
            return give[0] in squares
    return False


def sums(realm: Realm, by: Seat, to: Seat) -> list[int]:
    """Round sums that either side could pay."""
    found = [0]
    for n in range(1, STEPS + 1):
        mine = realm.cash[by] * n // (STEPS + 1) // ROUND_SUM * ROUND_SUM
        theirs = realm.cash[to] * n // (STEPS + 1) // ROUND_SUM * ROUND_SUM
        found += [money for money in (mine, -theirs) if money]
    return found


def gains(realm: Realm, by: Seat, to: Seat, offer: Offer) -> tuple[float, float]:
    """How much either side's chance to win grows; below nothing when somebody could not pay."""
    after = realm.clone()
    for item in offer.give:
        pass_item(after, item, to)
    for item in offer.ask:
        pass_item(after, item, by)
    after.cash[by] -= offer.money + fees(realm, offer.ask)
    after.cash[to] += offer.money - fees(realm, offer.give)
    if after.cash[by] < 0 or after.cash[to] < 0:
        return -1.0, -1.0
    return chance(after, by) - chance(realm, by), chance(after, to) - chance(realm, to)


def fees(realm: Realm, items: list[int]) -> int:
    return sum([realm.fee(item) for item in items if item < len(realm.mortgaged) and realm.mortgaged[item]])


def is_fair(mine: float, theirs: float) -> bool:
    return mine >= LEAST and mine >= FAIR * theirs


def next_word(trade: Trade, offer: Offer | None) -> Action:
    """The next step to this offer; back out where what was said is not part of it."""
    seat = trade.by
    if offer is None or trade.money not in (0, offer.money):
        return Action(seat, "withdraw")
    if trade.give != offer.give[: len(trade.give)] or trade.ask != offer.ask[: len(trade.ask)]:
        return Action(seat, "withdraw")
    if len(trade.give) < len(offer.give):
        return Action(seat, "give", offer.give[len(trade.give)])
    if len(trade.ask) < len(offer.ask):
        return Action(seat, "ask", offer.ask[len(trade.ask)])
    if trade.money != offer.money:
        return Action(seat, "add", offer.money) if offer.money > 0 else Action(seat, "charge", -offer.money)
    return Action(seat, "send")
