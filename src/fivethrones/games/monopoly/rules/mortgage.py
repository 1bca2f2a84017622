"""Redeeming deeds, and the fee when a mortgaged deed changes hands."""

from typing import Any, final

from fivethrones.games.monopoly.pieces import DEEDS, MORTGAGE, SQUARE_NAMES
from fivethrones.games.monopoly.rules.ledger import spend
from fivethrones.games.monopoly.rules.raising import COST, REDEEM
from fivethrones.games.monopoly.state import Realm
from fivethrones.kernel.action import NOTHING, Action, Option, Seat
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.event import Event
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.message import Args, Message


def redeem(realm: Realm, seat: Seat, square: int, amount: int, rule: str) -> None:
    realm.mortgaged[square] = False
    spend(realm, seat, amount)
    realm.emit(Event("redeem", seat, {"square": SQUARE_NAMES[square], "amount": amount}, rule))


def why_not_redeem(realm: Realm, action: Action) -> Message:
    if action.target not in DEEDS or action.extra != NOTHING:
        return Message("refused-no-deed", {}, "MO-42")
    square = {"square": SQUARE_NAMES[action.target]}
    if realm.owner[action.target] != action.seat:
        return Message("refused-not-yours", {**square}, "MO-42")
    if not realm.mortgaged[action.target]:
        return Message("refused-not-mortgaged", {**square}, "MO-42")
    amount = COST[action.target]
    return Message("refused-cash", {"amount": amount, "cash": realm.cash[action.seat]}, "MO-42")


@final
class Received(Frame[Realm]):
    """MO-45: after paying the tenth, whoever received mortgaged deeds may redeem them at once for just the value of the mortgage."""

    def __init__(self, seat: Seat, deeds: list[int]) -> None:
        self.seat = seat
        self.deeds = deeds  # that are still to be decided

    def clone(self) -> "Frame[Any]":
        return Received(self.seat, self.deeds.copy())

    def resume(self, realm: Realm) -> Decision | None:
        while self.deeds and not self.can_redeem(realm, self.deeds[0]):
            del self.deeds[0]
        if not self.deeds:
            realm.pop()
            return None
        square = self.deeds[0]
        args: Args = {"square": SQUARE_NAMES[square], "amount": MORTGAGE[square]}
        return Decision(Message("prompt-received", args, "MO-45"), [self.seat])

    def can_redeem(self, realm: Realm, square: int) -> bool:
        return (
            realm.owner[square] == self.seat
            and realm.mortgaged[square]
            and realm.cash[self.seat] >= MORTGAGE[square]
        )

    def options(self, realm: Realm, seat: Seat) -> list[Option]:
        return [Action(seat, "leave", self.deeds[0]), REDEEM[seat][self.deeds[0]]]

    def answer(self, realm: Realm, action: Action) -> None:
        square = self.deeds.pop(0)
        if action.verb == "redeem":
            redeem(realm, self.seat, square, MORTGAGE[square], "MO-45")

    def why_not(self, realm: Realm, action: Action) -> Message:
        return Message("refused-received-first", {"square": SQUARE_NAMES[self.deeds[0]]}, "MO-45")
