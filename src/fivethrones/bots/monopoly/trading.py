"""Offers: which deeds one would swap with whom, and for how much."""

from typing import Final, final

from fivethrones.bots.monopoly.worth import chance
from fivethrones.games.monopoly.pieces import COLOURS, GROUPS
from fivethrones.games.monopoly.rules.trade import Trade, pass_item
from fivethrones.games.monopoly.state import Realm
from fivethrones.kernel.action import Action, Seat

LEAST: Final = 0.01  # a gain of less is not worth the talk
FAIR: Final = 0.7  # of what the other side gains
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
            offer = Offer(give, ask, fair_sum(realm, by, to, give, ask))
            mine, theirs = gains(realm, by, to, offer)
            if is_fair(mine, theirs) and is_fair(theirs, mine) and min(mine, theirs) > most:
                best, most = offer, min(mine, theirs)
    return best


def fair_sum(realm: Realm, by: Seat, to: Seat, give: list[int], ask: list[int]) -> int:
    """The round sum with which both gain about as much."""
    low, high = -realm.cash[to] // ROUND_SUM, realm.cash[by] // ROUND_SUM
    while low < high:
        money = (low + high + 1) // 2
        mine, theirs = gains(realm, by, to, Offer(give, ask, ROUND_SUM * money))
        if mine >= theirs:
            low = money
        else:
            high = money - 1
    return ROUND_SUM * low


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


def gains(realm: Realm, by: Seat, to: Seat, offer: Offer) -> tuple[float, float]:
    """How much either side's chance to win grows; whoever could not pay loses all."""
    after = realm.clone()
    for item in offer.give:
        pass_item(after, item, to)
    for item in offer.ask:
        pass_item(after, item, by)
    after.cash[by] -= offer.money + fees(realm, offer.ask)
    after.cash[to] += offer.money - fees(realm, offer.give)
    mine = chance(after, by) if after.cash[by] >= 0 else 0.0
    theirs = chance(after, to) if after.cash[to] >= 0 else 0.0
    return mine - chance(realm, by), theirs - chance(realm, to)


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
