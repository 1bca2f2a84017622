"""MO-43 to MO-47: trades. An offer is put together piece by piece, sent, and answered by the other player."""

from typing import Any, Final, final

from fivethrones.games.monopoly.pieces import DECKS, GROUP, PRICE, RING, SQUARE_NAMES
from fivethrones.games.monopoly.rules.ledger import hand_over, spend
from fivethrones.games.monopoly.rules.mortgage import Received
from fivethrones.games.monopoly.rules.raising import GROUPS_SAID
from fivethrones.games.monopoly.state import AWAKE, CALLS, Realm
from fivethrones.kernel.action import NOTHING, Action, Option, Seat, Span
from fivethrones.kernel.decision import BEGUN, Decision
from fivethrones.kernel.event import Event
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.knowledge import EVERYONE, only
from fivethrones.kernel.message import Args, Message, literal, seat_name

# What can change hands: deeds, numbered as their squares, and after them the jail-free cards.
ITEMS: Final = RING + len(DECKS)
JAIL_CARDS: Final = [f"jail-card-{deck}" for deck in DECKS]
ITEM_NAMES: Final = [*SQUARE_NAMES, *JAIL_CARDS]


def items_of(realm: Realm, seat: Seat) -> list[int]:
    """MO-43, MO-44: the items that this seat may trade away."""
    deeds = [square for square in realm.deeds_of(seat) if realm.tradable(square)]
    return deeds + [RING + deck for deck in realm.held_by(seat)]


def partners(realm: Realm, seat: Seat) -> list[Seat]:
    """MO-47: the players to whom this seat may make an offer now."""
    if realm.calls[seat] >= CALLS:
        return []
    others = [other for other in range(realm.seats) if other != seat and other not in realm.out]
    if realm.owns(seat) or realm.rules.gifts:
        return others
    return [other for other in others if realm.owns(other)]


def begin_offer(realm: Realm, seat: Seat, to: Seat, debtor: Seat = NOTHING, due: int = 0) -> None:
    realm.calls[seat] += 1
    realm.push(Trade(seat, to, [], [], 0, False, debtor, due))


def why_not_offer(realm: Realm, action: Action) -> Message:
    if not 0 <= action.target < realm.seats or action.extra != NOTHING or action.target == action.seat:
        return Message("refused-no-partner", {}, "MO-47")
    if action.target in realm.out:
        return Message("refused-partner-out", {"to": seat_name(action.target)}, "MO-53")
    if realm.calls[action.seat] >= CALLS:
        return Message("refused-calls", {"most": CALLS}, "MO-47")
    return Message("refused-nothing-to-trade", {}, "MO-43")


@final
class Trade(Frame[Realm]):
    """One offer, from its first word to the answer. A counter-offer is a new one in the other direction."""

    def __init__(
        self,
        by: Seat,
        to: Seat,
        give: list[int],
        ask: list[int],
        money: int,
        sent: bool,
        debtor: Seat,
        due: int,
    ) -> None:
        self.by = by
        self.to = to
        self.give = give  # deeds and cards, in rising order
        self.ask = ask
        self.money = money  # paid by the one who offers; negative if paid to them
        self.sent = sent
        self.debtor = debtor  # who must be able to pay a debt after the trade (MO-49)
        self.due = due

    def clone(self) -> "Frame[Any]":
        return Trade(
            self.by, self.to, self.give.copy(), self.ask.copy(), self.money, self.sent, self.debtor, self.due
        )

    def is_known_to(self, viewer: Seat) -> bool:
        """MO-47: whether a viewer may see what it says. That an offer is made, and to whom, everybody sees."""
        return self.sent or viewer == self.by

    def forget(self) -> None:
        """Empty the offer."""
        self.give, self.ask, self.money = [], [], 0

    def resume(self, realm: Realm) -> Decision | None:
        if self.sent:
            return Decision(Message("prompt-answer", {"from": seat_name(self.by)}, "MO-47"), [self.to])
        return Decision(Message("prompt-offer", {"to": seat_name(self.to)}, "MO-47"), [self.by], BEGUN)

    def options(self, realm: Realm, seat: Seat) -> list[Option]:
        if self.sent:
            options: list[Option] = [Action(seat, "refuse"), Action(seat, "accept")]
            if realm.calls[seat] < CALLS:
                options.append(Action(seat, "counter"))
            return options
        return self.parts(realm, seat)

    def parts(self, realm: Realm, seat: Seat) -> list[Option]:
        """Items in rising order, so that each offer can be said in only one way; then money, once."""
        options: list[Option] = [Action(seat, "withdraw")]
        if self.why_not_send(realm) is None:
            options.append(Action(seat, "send"))
        if self.money:
            return options
        if not self.ask:
            last = self.give[-1] if self.give else NOTHING
            options += [Action(seat, "give", item) for item in items_of(realm, self.by) if item > last]
        last = self.ask[-1] if self.ask else NOTHING
        options += [Action(seat, "ask", item) for item in items_of(realm, self.to) if item > last]
        if self.give or self.ask or realm.rules.gifts:
            if realm.cash[self.by] > 0:
                options.append(Span(seat, "add", 1, realm.cash[self.by]))
            if realm.cash[self.to] > 0:
                options.append(Span(seat, "charge", 1, realm.cash[self.to]))
        return options

    def answer(self, realm: Realm, action: Action) -> None:
        verb = action.verb
        if verb == "give":
            self.give.append(action.target)
        elif verb == "ask":
            self.ask.append(action.target)
        elif verb == "add":
            self.money = action.target
        elif verb == "charge":
            self.money = -action.target
        elif verb == "send":
            self.sent = True
            others = EVERYONE & ~only(self.by)
            realm.emit(Event("offer", self.by, self.told(), "MO-47", discloses=others))
        else:
            realm.pop()
            self.end(realm, verb)

    def end(self, realm: Realm, verb: str) -> None:
        if verb == "accept":
            self.swap(realm)
        elif verb == "refuse":
            realm.emit(Event("refuse", self.to, {"from": seat_name(self.by)}, "MO-47"))
        elif verb == "counter":
            realm.emit(Event("counter", self.to, {"from": seat_name(self.by)}, "MO-47"))
            begin_offer(realm, self.to, self.by, self.debtor, self.due)

    def told(self) -> Args:
        """The arguments that say what goes in which direction."""
        gives = [ITEM_NAMES[item] for item in self.give]
        gets = [ITEM_NAMES[item] for item in self.ask]
        if self.money > 0:
            gives.append(literal(str(self.money)))
        if self.money < 0:
            gets.append(literal(str(-self.money)))
        return {"to": seat_name(self.to), "gives": gives or ["nothing"], "gets": gets or ["nothing"]}

    def swap(self, realm: Realm) -> None:
        """MO-43: everything changes hands at once and for good; MO-45: then the tenth on mortgaged deeds is paid."""
        realm.emit(Event("trade", self.by, self.told(), "MO-43"))
        realm.wakeful[self.by] = realm.wakeful[self.to] = AWAKE
        hand_over(realm, self.by, self.to, self.money)
        for item in self.give:
            pass_item(realm, item, self.to)
        for item in self.ask:
            pass_item(realm, item, self.by)
        take_over(realm, self.to, self.give)
        take_over(realm, self.by, self.ask)

    def why_not_send(self, realm: Realm) -> Message | None:
        if not self.give and not self.ask and (self.money == 0 or not realm.rules.gifts):
            return Message("refused-cash-gift", {}, "MO-43")
        for seat in (self.by, self.to):
            if self.cash_after(realm, seat) < 0:
                return Message("refused-trade-unpaid", {"seat": seat_name(seat)}, "MO-46")
        if self.debtor != NOTHING and self.wealth_after(realm, self.debtor) < self.due:
            return Message("refused-trade-debt", {"due": self.due}, "MO-49")
        return None

    def cash_after(self, realm: Realm, seat: Seat) -> int:
        """MO-46: the cash of a side after the trade, and after paying the tenth on what it receives."""
        money = self.money if seat == self.to else -self.money
        return realm.cash[seat] + money - self.fees(realm, seat)

    def fees(self, realm: Realm, seat: Seat) -> int:
        """MO-45: the tenth that a side owes on the deeds it receives."""
        return sum([realm.fee(item) for item in mortgaged(realm, self.gained(seat))])

    def wealth_after(self, realm: Realm, seat: Seat) -> int:
        """MO-49: the cash of a side after the trade, plus everything it could then raise."""
        gained = sum([value_of(realm, item) for item in self.gained(seat)])
        lost = sum([value_of(realm, item) for item in self.gained(self.to if seat == self.by else self.by)])
        return self.cash_after(realm, seat) + realm.raisable(seat) + gained - lost

    def gained(self, seat: Seat) -> list[int]:
        return self.give if seat == self.to else self.ask

    def why_not(self, realm: Realm, action: Action) -> Message:
        if self.sent:
            if action.verb == "counter":
                return Message("refused-calls", {"most": CALLS}, "MO-47")
            return Message("refused-answer-due", {"from": seat_name(self.by)}, "MO-47")
        if action.verb in ("give", "ask"):
            return self.why_not_item(realm, action)
        if action.verb in ("add", "charge"):
            return self.why_not_money(realm, action)
        if action.verb == "send" and (reason := self.why_not_send(realm)) is not None:
            return reason
        return Message("refused-offer-first", {"to": seat_name(self.to)}, "MO-47")

    def why_not_item(self, realm: Realm, action: Action) -> Message:
        seat = self.by if action.verb == "give" else self.to
        item = action.target
        if not 0 <= item < ITEMS or action.extra != NOTHING or (item < RING and PRICE[item] == 0):
            return Message("refused-no-item", {}, "MO-43")
        args: Args = {"item": ITEM_NAMES[item], "seat": seat_name(seat)}
        if (realm.owner[item] if item < RING else realm.held[item - RING]) != seat:
            return Message("refused-item-elsewhere", args, "MO-43")
        if item < RING and not realm.tradable(item):
            return Message("refused-trade-built", {"group": GROUPS_SAID[GROUP[item]]}, "MO-44")
        return Message("refused-item-order", {"item": ITEM_NAMES[item]}, "MO-47")

    def why_not_money(self, realm: Realm, action: Action) -> Message:
        if self.money:
            return Message("refused-money-said", {"amount": abs(self.money)}, "MO-47")
        if not self.give and not self.ask and not realm.rules.gifts:
            return Message("refused-cash-gift", {}, "MO-43")
        seat = self.by if action.verb == "add" else self.to
        return Message("refused-money", {"seat": seat_name(seat), "cash": realm.cash[seat]}, "MO-46")


def pass_item(realm: Realm, item: int, to: Seat) -> None:
    if item < RING:
        realm.owner[item] = to
    else:
        realm.held[item - RING] = to


def mortgaged(realm: Realm, items: list[int]) -> list[int]:
    return [item for item in items if item < RING and realm.mortgaged[item]]


def value_of(realm: Realm, item: int) -> int:
    """What mortgaging an item would bring in."""
    return PRICE[item] // 2 if item < RING and not realm.mortgaged[item] else 0


def take_over(realm: Realm, seat: Seat, items: list[int]) -> None:
    """MO-45: take items over and pay the tenth; whether to redeem them at once is asked afterwards."""
    deeds = mortgaged(realm, items)
    for square in deeds:
        spend(realm, seat, realm.fee(square))
        realm.emit(Event("fee", seat, {"square": SQUARE_NAMES[square], "amount": realm.fee(square)}, "MO-45"))
    if deeds:
        realm.push(Received(seat, deeds))
