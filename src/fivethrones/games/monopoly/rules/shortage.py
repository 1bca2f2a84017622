"""MO-38: too few villages or keeps for everybody: players say how many they want and, if need be, each is auctioned."""

from typing import Any, Final, final

from fivethrones.games.monopoly.pieces import BANK, RING
from fivethrones.games.monopoly.rules.auction import Auction
from fivethrones.games.monopoly.rules.building import LOT_NAMES, affordable, needs, stock
from fivethrones.games.monopoly.rules.placing import PRINTED, Placing
from fivethrones.games.monopoly.state import Realm
from fivethrones.kernel.action import Action, Option, Seat, Span
from fivethrones.kernel.decision import SECRET, Decision
from fivethrones.kernel.event import Event
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.knowledge import EVERYONE
from fivethrones.kernel.message import Args, Message

# The steps of a shortage.
WISH: Final = 0
SHARE: Final = 1
AUCTION: Final = 2
SOLD: Final = 3


def call_shortage(realm: Realm, seat: Seat, lot: int) -> None:
    realm.callers.append(seat)
    realm.emit(Event("shortage", seat, {"lot": LOT_NAMES[lot - RING], "left": stock(realm, lot)}, "MO-38"))
    asked = [other for other in range(realm.seats) if most(realm, other, lot) > 0]
    realm.push(Shortage(lot, asked, WISH, [0] * realm.seats))


def most(realm: Realm, seat: Seat, lot: int) -> int:
    """How many this seat may ask for: as many as it can place and pay for; at least one if it has a coin to bid."""
    if needs(realm, lot)[seat] == 0 or realm.cash[seat] == 0:
        return 0
    return min(max(affordable(realm, seat, lot), 1), stock(realm, lot))


@final
class Shortage(Frame[Realm]):
    def __init__(self, lot: int, asked: list[Seat], step: int, wishes: list[int]) -> None:
        self.lot = lot
        self.asked = asked
        self.step = step
        self.wishes = wishes  # by seat

    def clone(self) -> "Frame[Any]":
        return Shortage(self.lot, self.asked, self.step, self.wishes.copy())

    def resume(self, realm: Realm) -> Decision | None:
        if self.step == WISH:
            args: Args = {"lot": LOT_NAMES[self.lot - RING], "left": stock(realm, self.lot)}
            return Decision(Message("prompt-want", args, "MO-38"), self.asked, SECRET)
        if self.step == SHARE:
            self.share(realm)
        elif self.step == AUCTION:
            self.auction(realm)
        else:
            self.count_sale(realm)
        return None

    def share(self, realm: Realm) -> None:
        """There is enough for everybody: at the printed price, in the order of play, beginning with the current player."""
        lot = LOT_NAMES[self.lot - RING]
        for seat in self.asked:
            public: Args = {"lot": lot, "amount": self.wishes[seat]}
            realm.emit(Event("want", seat, public, "MO-38", discloses=EVERYONE))
        if sum(self.wishes) > stock(realm, self.lot):
            self.step = AUCTION
            return
        realm.pop()
        for seat in reversed(self.in_order(realm)):
            realm.push(Placing(seat, self.lot, self.wishes[seat], PRINTED))

    def in_order(self, realm: Realm) -> list[Seat]:
        """The players who still want some, beginning with the current player."""
        order = realm.from_left_of((realm.turn - 1) % realm.seats)
        return [seat for seat in order if self.wishes[seat] > 0]

    def auction(self, realm: Realm) -> None:
        """Auction one building at a time while the bank has any."""
        bidders = self.in_order(realm)
        if stock(realm, self.lot) == 0 or not bidders:
            realm.pop()
            return
        self.step = SOLD
        realm.emit(Event("auction", realm.turn, {"lot": LOT_NAMES[self.lot - RING]}, "MO-38"))
        realm.push(Auction(self.lot, bidders))

    def count_sale(self, realm: Realm) -> None:
        """Whoever got one wants one less. If nobody wanted it, the shortage is over."""
        if realm.buyer == BANK:
            realm.pop()
            return
        self.step = AUCTION
        self.wishes[realm.buyer] -= 1

    def options(self, realm: Realm, seat: Seat) -> list[Option]:
        return [Span(seat, "want", 0, most(realm, seat, self.lot))]

    def answer(self, realm: Realm, action: Action) -> None:
        self.step = SHARE
        self.wishes[action.seat] = action.target

    def why_not(self, realm: Realm, action: Action) -> Message:
        if action.verb != "want":
            return Message("refused-want-due", {"lot": LOT_NAMES[self.lot - RING]}, "MO-38")
        return Message("refused-want-amount", {"most": most(realm, action.seat, self.lot)}, "MO-38")
