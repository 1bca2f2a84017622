"""MO-38: players who got buildings in a shortage place them at once."""

from typing import Any, Final, final

from fivethrones.games.monopoly.pieces import BUILD, RING
from fivethrones.games.monopoly.rules.building import LOT_NAMES, build, sites
from fivethrones.games.monopoly.rules.raising import by_seat
from fivethrones.games.monopoly.state import Realm
from fivethrones.kernel.action import Action, Option, Seat
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.message import Message

PRINTED: Final = -1  # stands for the price on the deed
PLACE: Final = by_seat("place")


@final
class Placing(Frame[Realm]):
    """Buildings are placed one by one while there is a site that the player can pay for."""

    def __init__(self, seat: Seat, lot: int, left: int, price: int) -> None:
        self.seat = seat
        self.lot = lot
        self.left = left
        self.price = price  # of each building, or PRINTED

    def clone(self) -> "Frame[Any]":
        return Placing(self.seat, self.lot, self.left, self.price)

    def resume(self, realm: Realm) -> Decision | None:
        found = self.sites(realm) if self.left else []
        if not found:
            realm.pop()
            return None
        if len(found) == 1:
            self.build(realm, found[0])
            return None
        lot = LOT_NAMES[self.lot - RING]
        return Decision(Message("prompt-place", {"lot": lot}, "MO-38"), [self.seat])

    def sites(self, realm: Realm) -> list[int]:
        cash = realm.cash[self.seat]
        return [square for square in sites(realm, self.seat, self.lot) if self.cost(square) <= cash]

    def cost(self, square: int) -> int:
        return BUILD[square] if self.price == PRINTED else self.price

    def build(self, realm: Realm, square: int) -> None:
        self.left -= 1
        build(realm, self.seat, square, self.cost(square))

    def options(self, realm: Realm, seat: Seat) -> list[Option]:
        return [PLACE[seat][square] for square in self.sites(realm)]

    def answer(self, realm: Realm, action: Action) -> None:
        self.build(realm, action.target)

    def why_not(self, realm: Realm, action: Action) -> Message:
        return Message("refused-place-first", {"lot": LOT_NAMES[self.lot - RING]}, "MO-38")
