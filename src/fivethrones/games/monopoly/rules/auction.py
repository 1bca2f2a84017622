"""Auctions: of deeds that nobody bought or that a bankrupt left, and of villages or keeps that several players want."""

from typing import Any, Final, final

from fivethrones.games.monopoly.pieces import BANK, RING, SQUARE_NAMES
from fivethrones.games.monopoly.rules.building import LOT_NAMES, sites, stock
from fivethrones.games.monopoly.rules.ledger import spend
from fivethrones.games.monopoly.rules.placing import Placing
from fivethrones.games.monopoly.rules.raising import RAISING, raise_money, raising, why_not_raise
from fivethrones.games.monopoly.state import Realm
from fivethrones.kernel.action import Action, Option, Seat, Span
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.event import Event
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.message import Args, Message

DROP: Final = [Action(seat, "drop") for seat in range(8)]


def lot_name(lot: int) -> str:
    return SQUARE_NAMES[lot] if lot < RING else LOT_NAMES[lot - RING]


@final
class Auction(Frame[Realm]):
    """MO-33: players bid or drop out in turn until only the highest bidder is left, or nobody."""

    def __init__(self, lot: int, bidders: list[Seat], next: int = 0, bid: int = 0, by: Seat = BANK) -> None:
        self.lot = lot  # a square, or a kind of building
        self.bidders = bidders  # who have not dropped out, in order
        self.next = next  # the index in that list of whoever is asked next
        self.bid = bid  # the highest so far
        self.by = by

    def clone(self) -> "Frame[Any]":
        return Auction(self.lot, self.bidders.copy(), self.next, self.bid, self.by)

    def resume(self, realm: Realm) -> Decision | None:
        while self.bidders and self.bidders[self.next] != self.by and not self.may_bid(realm):
            self.drop()
        lot: Args = {"lot": lot_name(self.lot)}
        if not self.bidders:
            self.sell_to_nobody(realm, Event("unsold", realm.turn, lot, "MO-33"))
            return None
        if is_gone(realm, self.lot):
            self.sell_to_nobody(realm, Event("lot-gone", realm.turn, lot, "MO-38"))
            return None
        if self.bidders == [self.by]:
            realm.pop()
            self.sell(realm)
            return None
        seat = self.bidders[self.next]
        if seat == self.by:  # nobody else could outbid it
            self.next = (self.next + 1) % len(self.bidders)
            return None
        return Decision(Message("prompt-bid", {**lot, "bid": self.bid}, "MO-32"), [seat])

    def may_bid(self, realm: Realm) -> bool:
        """Whether the next bidder could make a higher bid, if need be by raising money, and has a use for the lot."""
        seat = self.bidders[self.next]
        if not has_use(realm, seat, self.lot):
            return False
        return realm.cash[seat] > self.bid or len(raising(realm, seat)) > 0

    def sell_to_nobody(self, realm: Realm, event: Event) -> None:
        realm.pop()
        realm.buyer = BANK
        realm.emit(event)

    def drop(self) -> None:
        del self.bidders[self.next]
        if self.next >= len(self.bidders):
            self.next = 0

    def sell(self, realm: Realm) -> None:
        """MO-32: the highest bidder must take the lot and pays at once."""
        spend(realm, self.by, self.bid)
        realm.buyer = self.by
        realm.emit(Event("sold", self.by, {"lot": lot_name(self.lot), "amount": self.bid}, "MO-32"))
        if self.lot < RING:
            realm.owner[self.lot] = self.by
        else:
            realm.push(Placing(self.by, self.lot, 1, 0))

    def options(self, realm: Realm, seat: Seat) -> list[Option]:
        options: list[Option] = [DROP[seat]]
        if realm.cash[seat] > self.bid and has_use(realm, seat, self.lot):
            options.append(Span(seat, "bid", self.bid + 1, realm.cash[seat]))
        return options + raising(realm, seat)

    def answer(self, realm: Realm, action: Action) -> None:
        if action.verb == "bid":
            self.bid = action.target
            self.by = action.seat
            realm.emit(Event("bid", action.seat, {"amount": action.target}, "MO-32"))
            self.next = (self.next + 1) % len(self.bidders)
        elif action.verb == "drop":
            realm.emit(Event("drop", action.seat, {}, "MO-33"))
            self.drop()
        else:
            raise_money(realm, action)

    def why_not(self, realm: Realm, action: Action) -> Message:
        if action.verb in RAISING:
            return why_not_raise(realm, action)
        if action.verb != "bid":
            return Message("refused-auction", {"lot": lot_name(self.lot)}, "MO-33")
        if not has_use(realm, action.seat, self.lot):
            return Message("refused-no-site", {"lot": lot_name(self.lot)}, "MO-38")
        if action.target <= self.bid:
            return Message("refused-bid-low", {"bid": self.bid}, "MO-32")
        return Message("refused-bid-cash", {"cash": realm.cash[action.seat]}, "MO-32")


def has_use(realm: Realm, seat: Seat, lot: int) -> bool:
    """MO-38: whether a seat could use the lot; a building is only for those who can place it."""
    return lot < RING or len(sites(realm, seat, lot)) > 0


def is_gone(realm: Realm, lot: int) -> bool:
    """MO-40: whether the lot is gone, because a bidder who sold a keep got the last villages for it."""
    return lot >= RING and stock(realm, lot) == 0


@final
class Estate(Frame[Realm]):
    """MO-52: auctions the deeds of a bankrupt, one by one in the order of the board."""

    def __init__(self, of: Seat, deeds: list[int]) -> None:
        self.of = of
        self.deeds = deeds

    def clone(self) -> "Frame[Any]":
        return Estate(self.of, self.deeds.copy())

    def resume(self, realm: Realm) -> Decision | None:
        if not self.deeds:
            realm.pop()
            return None
        put_up(realm, self.deeds.pop(0), self.of)
        return None


def put_up(realm: Realm, square: int, left_of: Seat) -> None:
    """MO-33: begin an auction; the player to the left of this seat bids first."""
    assert realm.owner[square] == BANK
    realm.emit(Event("auction", left_of, {"lot": SQUARE_NAMES[square]}, "MO-31"))
    realm.push(Auction(square, realm.from_left_of(left_of)))
