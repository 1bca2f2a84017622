"""Debts, and the bankruptcy of players who cannot pay them."""

from typing import Any, Final, final

from fivethrones.games.monopoly.pieces import BANK, BUILD, GROUPS, SQUARE_NAMES
from fivethrones.games.monopoly.rules.auction import Estate
from fivethrones.games.monopoly.rules.decks import put_under
from fivethrones.games.monopoly.rules.ending import finish_if_decided
from fivethrones.games.monopoly.rules.ledger import earn, hand_over, spend
from fivethrones.games.monopoly.rules.mortgage import Received
from fivethrones.games.monopoly.rules.raising import (
    RAISING,
    mortgage,
    raise_money,
    raising,
    set_level,
    why_not_raise,
)
from fivethrones.games.monopoly.rules.trade import begin_offer, partners, why_not_offer
from fivethrones.games.monopoly.state import Realm
from fivethrones.kernel.action import Action, Option, Seat
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.event import Event
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.message import Args, Message, seat_name

TO_BANK: Final[list[Seat]] = []


def owe(realm: Realm, seat: Seat, amount: int, to: list[Seat]) -> None:
    """MO-48: pay at once if there is enough cash; otherwise raise it first. An empty ``to`` stands for the bank."""
    if realm.cash[seat] >= amount:
        pay(realm, seat, amount, to)
        return
    realm.calls[seat] = 0  # debtors may make offers anew (MO-49)
    realm.emit(Event("debt", seat, {"amount": amount, "cash": realm.cash[seat]}, "MO-48"))
    realm.push(Debt(seat, amount, to))


def pay(realm: Realm, seat: Seat, amount: int, to: list[Seat]) -> None:
    """Pay, divided evenly among several creditors; odd coins go to the first ones."""
    if not to:
        spend(realm, seat, amount)
        return
    share, odd = divmod(amount, len(to))
    for i in range(len(to)):
        hand_over(realm, seat, to[i], share + (1 if i < odd else 0))


@final
class Debt(Frame[Realm]):
    """MO-48: the debtor raises money until the debt can be paid; MO-49: or goes bankrupt."""

    def __init__(self, seat: Seat, amount: int, to: list[Seat]) -> None:
        self.seat = seat
        self.amount = amount
        self.to = to  # empty for the bank

    def clone(self) -> "Frame[Any]":
        return self

    def resume(self, realm: Realm) -> Decision | None:
        if realm.cash[self.seat] >= self.amount:
            realm.pop()
            pay(realm, self.seat, self.amount, self.to)
            realm.emit(Event("settled", self.seat, {"amount": self.amount}, "MO-48"))
            return None
        if self.is_hopeless(realm) and not self.could_be_saved(realm):
            self.fail(realm)
            return None
        args: Args = {"amount": self.amount, "cash": realm.cash[self.seat]}
        return Decision(Message("prompt-debt", args, "MO-48"), [self.seat])

    def is_hopeless(self, realm: Realm) -> bool:
        """MO-49: whether selling and mortgaging everything would not cover the debt."""
        return realm.cash[self.seat] + realm.raisable(self.seat) < self.amount

    def could_be_saved(self, realm: Realm) -> bool:
        """Whether a trade could help, for which there must be something to trade."""
        return realm.owns(self.seat) and len(partners(realm, self.seat)) > 0

    def fail(self, realm: Realm) -> None:
        realm.pop()
        go_bankrupt(realm, self.seat, self.amount, self.to)

    def options(self, realm: Realm, seat: Seat) -> list[Option]:
        offers: list[Option] = [Action(seat, "offer", other) for other in partners(realm, seat)]
        if self.is_hopeless(realm):
            first: list[Option] = [Action(seat, "surrender")]
            return first + raising(realm, seat) + offers
        return raising(realm, seat) + offers

    def answer(self, realm: Realm, action: Action) -> None:
        if action.verb == "surrender":
            self.fail(realm)
        elif action.verb == "offer":
            begin_offer(realm, self.seat, action.target, self.seat, self.amount)
        else:
            raise_money(realm, action)

    def why_not(self, realm: Realm, action: Action) -> Message:
        if action.verb in RAISING:
            return why_not_raise(realm, action)
        if action.verb == "offer":
            return why_not_offer(realm, action)
        if action.verb == "surrender":
            return Message("refused-can-pay", {"amount": self.amount}, "MO-49")
        return Message("refused-debt-first", {"amount": self.amount}, "MO-48")


@final
class Collection(Frame[Realm]):
    """MO-25: all others pay this seat an amount, one by one."""

    def __init__(self, seat: Seat, amount: int, payers: list[Seat]) -> None:
        self.seat = seat
        self.amount = amount
        self.payers = payers  # who have not paid yet, in order

    def clone(self) -> "Frame[Any]":
        return Collection(self.seat, self.amount, self.payers.copy())

    def resume(self, realm: Realm) -> Decision | None:
        if not self.payers:
            realm.pop()
            return None
        payer = self.payers.pop(0)
        if self.seat in realm.out:  # MO-53: inheriting from a bankrupt payer has ruined this seat
            realm.emit(Event("debt-void", payer, {"amount": self.amount}, "MO-53"))
        else:
            owe(realm, payer, self.amount, [self.seat])
        return None


def go_bankrupt(realm: Realm, seat: Seat, due: int, to: list[Seat]) -> None:
    """MO-50: sell and mortgage everything, give the creditors what there is, and hand over the rest of the estate."""
    liquidate(realm, seat)
    realm.emit(told(seat, to))
    pay(realm, seat, min(due, realm.cash[seat]), to)
    spend(realm, seat, realm.cash[seat])
    realm.out.append(seat)
    realm.claims = [claim for claim in realm.claims if seat not in (claim.visitor, claim.owner)]  # MO-53
    deeds = realm.deeds_of(seat)
    heir = to[0] if len(to) == 1 else BANK
    for square in deeds:
        realm.owner[square] = heir
        realm.mortgaged[square] = heir != BANK
    cards = realm.held_by(seat)
    for deck in cards:
        realm.held[deck] = heir
        if heir == BANK:
            put_under(realm, deck)
    finish_if_decided(realm)
    if realm.outcome is not None or not deeds:
        return
    if heir == BANK:
        realm.push(Estate(seat, deeds))
    else:
        inherit(realm, heir, deeds)


def told(seat: Seat, to: list[Seat]) -> Event:
    if not to:
        return Event("bankrupt-bank", seat, {}, "MO-52")
    return Event("bankrupt", seat, {"to": [seat_name(other) for other in to]}, "MO-50")


def liquidate(realm: Realm, seat: Seat) -> None:
    for group in range(len(GROUPS)):
        for square in GROUPS[group]:
            if realm.owner[square] != seat:
                continue
            if realm.level[square]:
                sell_out(realm, seat, square)
            if not realm.mortgaged[square]:
                mortgage(realm, seat, square)


def sell_out(realm: Realm, seat: Seat, square: int) -> None:
    """Sell all buildings of a location at once, at half price."""
    amount = realm.level[square] * BUILD[square] // 2
    set_level(realm, square, 0)
    earn(realm, seat, amount)
    realm.emit(Event("sell-out", seat, {"square": SQUARE_NAMES[square], "amount": amount}, "MO-50"))


def inherit(realm: Realm, heir: Seat, deeds: list[int]) -> None:
    """MO-51: the creditor pays a tenth on each deed, and may redeem it at once for just the value of the mortgage."""
    fees = sum([realm.fee(square) for square in deeds])
    public: Args = {"deeds": [SQUARE_NAMES[square] for square in deeds], "amount": fees}
    realm.emit(Event("inherit", heir, public, "MO-51"))
    realm.push(Received(heir, deeds))
    owe(realm, heir, fees, TO_BANK)
