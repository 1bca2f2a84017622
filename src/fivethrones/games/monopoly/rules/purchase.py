"""MO-10: an unowned deed is offered at its price; if it is not bought, it is auctioned."""

from typing import Any, Final, final

from fivethrones.games.monopoly.pieces import PRICE, SQUARE_NAMES
from fivethrones.games.monopoly.rules.auction import put_up
from fivethrones.games.monopoly.rules.ledger import spend
from fivethrones.games.monopoly.rules.raising import RAISING, raise_money, raising, why_not_raise
from fivethrones.games.monopoly.state import Realm
from fivethrones.kernel.action import Action, Option, Seat
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.event import Event
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.message import Args, Message

BUY: Final = [Action(seat, "buy") for seat in range(8)]
DECLINE: Final = [Action(seat, "decline") for seat in range(8)]


@final
class Purchase(Frame[Realm]):
    def __init__(self, seat: Seat, square: int) -> None:
        self.seat = seat
        self.square = square

    def clone(self) -> "Frame[Any]":
        return self

    def resume(self, realm: Realm) -> Decision | None:
        if realm.cash[self.seat] < PRICE[self.square] and not raising(realm, self.seat):
            self.decline(realm)
            return None
        args: Args = {"square": SQUARE_NAMES[self.square], "amount": PRICE[self.square]}
        return Decision(Message("prompt-buy", args, "MO-10"), [self.seat])

    def options(self, realm: Realm, seat: Seat) -> list[Option]:
        if realm.cash[seat] < PRICE[self.square]:
            return [DECLINE[seat], *raising(realm, seat)]
        return [DECLINE[seat], BUY[seat], *raising(realm, seat)]

    def answer(self, realm: Realm, action: Action) -> None:
        if action.verb == "buy":
            realm.pop()
            buy(realm, self.seat, self.square)
        elif action.verb == "decline":
            self.decline(realm)
        else:
            raise_money(realm, action)

    def decline(self, realm: Realm) -> None:
        realm.pop()
        put_up(realm, self.square, self.seat)

    def why_not(self, realm: Realm, action: Action) -> Message:
        if action.verb in RAISING:
            return why_not_raise(realm, action)
        price, cash = PRICE[self.square], realm.cash[self.seat]
        if action.verb == "buy" and cash < price:
            return Message("refused-cash", {"amount": price, "cash": cash}, "MO-10")
        return Message("refused-purchase-first", {"square": SQUARE_NAMES[self.square]}, "MO-10")


def buy(realm: Realm, seat: Seat, square: int) -> None:
    spend(realm, seat, PRICE[square])
    realm.owner[square] = seat
    public: Args = {"square": SQUARE_NAMES[square], "amount": PRICE[square]}
    realm.emit(Event("buy", seat, public, "MO-10"))
