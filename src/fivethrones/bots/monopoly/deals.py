"""A knight weighs what it is offered: a deed of the bank, a lot at an auction, a trade."""

from typing import Final

from fivethrones.bots.monopoly.habits import cheap_money, cheapest, first_with, lot_price, named
from fivethrones.bots.monopoly.trading import best_offer, gains, is_fair, mends
from fivethrones.bots.monopoly.worth import Mind, Sale, chance
from fivethrones.games.monopoly.pieces import PRICE, RING
from fivethrones.games.monopoly.rules.auction import Auction
from fivethrones.games.monopoly.rules.purchase import Purchase
from fivethrones.games.monopoly.rules.trade import Trade
from fivethrones.games.monopoly.state import Realm
from fivethrones.kernel.action import Action, Option, Seat

COMPLETES: Final = 0.04  # a purchase that adds so much to the chance to win is worth going into debt for


def limit(realm: Realm, auction: Auction, seat: Seat, spare: int, mind: Mind) -> int:
    """The most that a lot is worth: from there on it is better to let the keenest rival have it."""
    if auction.lot >= RING:
        return min(spare, lot_price(realm, seat, auction.lot))
    rival = keenest(realm, seat, auction.lot, [other for other in auction.bidders if other != seat], mind)
    mine, unsold = Sale(realm, seat, auction.lot, seat, mind), chance(realm, seat, mind)
    low, high = auction.bid, spare
    while low < high:
        price = (low + high + 1) // 2
        left = unsold if rival is None or rival.purse < price else rival.chance(price)
        if mine.chance(price) >= left:
            low = price
        else:
            high = price - 1
    return low


def keenest(realm: Realm, seat: Seat, square: int, others: list[Seat], mind: Mind) -> Sale | None:
    """A sale to whoever would hurt this seat most with that deed; None where nobody else wants it."""
    if not others:
        return None
    sales = [Sale(realm, seat, square, other, mind) for other in others]
    chances = [sale.chance(0) for sale in sales]
    return sales[chances.index(min(chances))]


def weigh_purchase(
    realm: Realm, frame: Purchase, options: list[Option], mind: Mind
) -> list[tuple[Action, float]]:
    """Against leaving it to whoever would hurt most."""
    seat, square, price = frame.seat, frame.square, PRICE[frame.square]
    rivals = [other for other in realm.solvent() if other != seat and realm.cash[other] >= price]
    rival = keenest(realm, seat, square, rivals, mind)
    left = chance(realm, seat, mind) if rival is None else rival.chance(price)
    bought = Sale(realm, seat, square, seat, mind).chance(price)
    decline = (named(options, "decline"), left)
    buy = first_with(options, "buy")
    if buy is not None:
        return [(buy, bought), decline]
    wanting = price - realm.cash[seat]
    pawn = cheapest(realm, options)
    if pawn is not None and pawn.verb == "mortgage" and cheap_money(realm, seat) >= wanting:
        return [(pawn, bought - COMPLETES), decline]
    return [decline]


def weigh_answer(realm: Realm, trade: Trade, options: list[Option], mind: Mind) -> list[tuple[Action, float]]:
    """An offer is taken when it helps, and helps the other side not much more; or else answered with a better one."""
    now = chance(realm, trade.to, mind)
    theirs, mine = gains(realm, trade, mind)
    refuse = (named(options, "refuse"), now)
    if is_fair(realm, mine, theirs, mends(realm, trade)):
        accept = (named(options, "accept"), now + mine)
        return [accept, refuse] if mine > 0.0 else [accept]  # by then it is better to come to an end
    counter = first_with(options, "counter")
    if counter is None or realm.calls[trade.to] or best_offer(realm, trade.to, trade.by, mind) is None:
        return [refuse]
    return [(counter, now + max(mine, 0.0)), refuse]
