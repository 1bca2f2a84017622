"""What a squire does, without thinking ahead; what all levels do where little depends on it."""

from typing import Final

from fivethrones.bots.monopoly.habits import (
    best_site,
    best_way,
    cheapest,
    first_with,
    lot_price,
    most,
    named,
    out_of_jail,
    redeemable,
    redemption,
)
from fivethrones.bots.monopoly.tags import PURSE, bid_for, is_worth_it, may_talk, wish
from fivethrones.bots.monopoly.trading import gains, is_fair, mends, next_word
from fivethrones.bots.monopoly.worth import HOPEFUL
from fivethrones.games.monopoly.pieces import BANK, BUILD, PRICE, RING
from fivethrones.games.monopoly.rules.auction import Auction
from fivethrones.games.monopoly.rules.building import builds
from fivethrones.games.monopoly.rules.debt import Debt
from fivethrones.games.monopoly.rules.jail import jail_options
from fivethrones.games.monopoly.rules.purchase import Purchase
from fivethrones.games.monopoly.rules.rent import claims_of
from fivethrones.games.monopoly.rules.trade import Trade
from fivethrones.games.monopoly.rules.turn import REST, ROUTE, THROW, THROWS, Turn, is_late
from fivethrones.games.monopoly.state import AT_LARGE, Realm
from fivethrones.kernel.action import Action, Option, Seat
from fivethrones.kernel.play import legal

RAISE: Final = 10  # steps of bidding
SELDOM: Final = 12  # a squire makes offers once in so many rounds


def simple_answer(realm: Realm, seat: Seat) -> Action:
    frame = realm.stack[-1]
    if isinstance(frame, Turn) and frame.step != ROUTE:
        return errands(realm, frame, seat)
    options = legal(realm, seat)
    if isinstance(frame, Purchase):
        enough = realm.cash[seat] - PRICE[frame.square] >= PURSE
        return named(options, "buy" if enough else "decline")
    if isinstance(frame, Auction):
        price = PRICE[frame.lot] if frame.lot < RING else lot_price(realm, seat, frame.lot)
        return bid(frame, options, min(price, realm.cash[seat] - PURSE))
    if isinstance(frame, Trade):
        if frame.sent:
            return named(options, "accept" if is_welcome(realm, frame) else "refuse")
        square = wish(realm, seat)
        return next_word(frame, None if square == BANK else bid_for(realm, seat, square))
    return settled(realm, seat, options)


def is_welcome(realm: Realm, trade: Trade) -> bool:
    """Well paid, or fair by all that a knight would think of."""
    if is_worth_it(realm, trade):
        return True
    theirs, mine = gains(realm, trade, HOPEFUL)
    return is_fair(realm, mine, theirs, mends(realm, trade))


def errands(realm: Realm, turn: Turn, seat: Seat) -> Action:
    """What a squire does between throws; only what it thinks of is listed."""
    if realm.claims and (claims := claims_of(realm, seat)):
        return first(claims)
    if turn.step != THROW or is_late(realm, seat):
        return REST[seat]
    found: Action | None = None
    if realm.cash[seat] > PURSE:
        found = best_site(realm, builds(realm, seat), "build", PURSE) or redemption(
            realm, redeemable(realm, seat), PURSE
        )
    if found is None and seat == realm.turn and realm.jail[seat] != AT_LARGE:
        found = out_of_jail(realm, jail_options(realm, seat), PURSE)
    if found is None and may_talk(realm, seat, SELDOM):
        square = wish(realm, seat)
        found = None if square == BANK else Action(seat, "offer", realm.owner[square])
    return found or (THROWS[seat] if seat == realm.turn else REST[seat])


def settled(realm: Realm, seat: Seat, options: list[Option]) -> Action:
    """Whatever else is asked: the plain answer, and money where it is owed."""
    if isinstance(realm.stack[-1], Debt):
        return first_with(options, "surrender") or cheapest(realm, options) or first(options)
    wish = most(options, "want", realm.cash[seat] // BUILD[1])
    if wish is not None:
        return wish
    if first_with(options, "ride") or first_with(options, "go"):
        return best_way(realm, seat, options)
    return best_site(realm, options, "place", 0) or first_with(options, "claim") or first(options)


def first(options: list[Option]) -> Action:
    """The default, which is never an amount here."""
    option = options[0]
    assert isinstance(option, Action)
    return option


def bid(auction: Auction, options: list[Option], highest: int) -> Action:
    """More than the last one by a part of what is left, up to what it is worth."""
    step = max(RAISE, (highest - auction.bid) // 3)
    return most(options, "bid", min(highest, auction.bid + step)) or named(options, "drop")
