"""Bribes: gold offered for a non-binding promise. Only in variants that allow them, and not while marshalling."""

from typing import Final, final

from fivethrones.games.card_engine.records.phases import MARSHALLING
from fivethrones.games.card_engine.state import Table
from fivethrones.kernel.action import NOTHING, Action, Option, Seat
from fivethrones.kernel.decision import BEGUN, Decision
from fivethrones.kernel.event import Event
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.message import Args, Message, seat_name

# What an offer may ask for; the last one is whatever the players have agreed in talk.
WISHES: Final = [
    "wish-favor", "wish-peace", "wish-attack", "wish-no-defence", "wish-first", "wish-pass", "wish-words",
]  # fmt: skip


class Floor(Frame[Table]):
    """A window in which offers can be made."""

    def rouse(self) -> None:
        """Ask everybody again, including those who were resting, because something has changed."""
        raise TypeError(f"{type(self).__name__} sees no offers")


def are_offers_made(table: Table) -> bool:
    return table.box.offers and table.phase != MARSHALLING


def may_offer(table: Table, seat: Seat) -> bool:
    """Whether a player may make an offer. There is no limit to how often."""
    return are_offers_made(table) and table.gold[seat] > 0


def begin_offer(table: Table, seat: Seat) -> None:
    table.push(Offer(seat, NOTHING, 0, NOTHING))


@final
class Offer(Frame[Table]):
    """An offer is made in one gesture: to whom, how much, for what. Then it is accepted or refused."""

    def __init__(self, seat: Seat, to: Seat, gold: int, wish: int) -> None:
        self.seat = seat
        self.to = to
        self.gold = gold
        self.wish = wish

    def clone(self) -> "Frame[Table]":
        return Offer(self.seat, self.to, self.gold, self.wish)

    def args(self) -> Args:
        return {"from": seat_name(self.seat), "to": seat_name(self.to), "gold": self.gold}

    def resume(self, table: Table) -> Decision | None:
        rule = table.rule("offers")
        if self.to == NOTHING:
            return Decision(Message("prompt-offer-to", {}, rule), [self.seat], BEGUN)
        if self.gold == 0:
            return Decision(
                Message("prompt-offer-gold", {"to": seat_name(self.to)}, rule), [self.seat], BEGUN
            )
        if self.wish == NOTHING:
            return Decision(Message("prompt-wish", self.args(), rule), [self.seat], BEGUN)
        return Decision(Message("prompt-offer", {**self.args(), "wish": WISHES[self.wish]}, rule), [self.to])

    def options(self, table: Table, seat: Seat) -> list[Option]:
        if self.to == NOTHING:
            return [Action(seat, "player", other) for other in table.in_order(seat)[1:]]
        if self.gold == 0:
            return [Action(seat, "amount", gold) for gold in range(1, table.gold[seat] + 1)]
        if self.wish == NOTHING:
            return [Action(seat, "wish", number) for number in range(len(WISHES))]
        return [Action(seat, "decline"), Action(seat, "accept")]

    def answer(self, table: Table, action: Action) -> None:
        rule = table.rule("offers")
        if action.verb == "player":
            self.to = action.target
        elif action.verb == "amount":
            self.gold = action.target
        elif action.verb == "wish":
            self.wish = action.target
            table.emit(Event("offers-gold", self.seat, {**self.args(), "wish": WISHES[self.wish]}, rule))
        else:
            self.conclude(table, action.verb == "accept")

    def conclude(self, table: Table, accepted: bool) -> None:
        table.pop()
        if accepted:
            table.gold[self.seat] -= self.gold
            table.gold[self.to] += self.gold
            floor = table.stack[-1]
            assert isinstance(floor, Floor)
            floor.rouse()
        rule = table.rule("offers")
        table.emit(Event("accepts-gold" if accepted else "declines-gold", self.to, self.args(), rule))

    def why_not(self, table: Table, action: Action) -> Message:
        rule = table.rule("offers")
        if self.to == NOTHING:
            return Message("refused-offer-to", {}, rule)
        if self.gold == 0:
            return Message("refused-offer-gold", {"most": table.gold[self.seat]}, rule)
        return Message("refused-wish" if self.wish == NOTHING else "refused-accept-or-decline", {}, rule)
