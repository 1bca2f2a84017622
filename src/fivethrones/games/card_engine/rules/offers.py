"""Bribes: gold from pool to pool for a wish that binds nobody. Only where the box has them, and outside of marshalling."""

from typing import ClassVar, Final, final

from fivethrones.games.card_engine.phases import MARSHALLING
from fivethrones.games.card_engine.state import Table
from fivethrones.kernel.action import NOTHING, Action, Option, Seat
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.event import Event
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.message import Args, Message, seat_name

# What an offer may ask for; all else is said at the table.
WISHES: Final = ["wish-favor", "wish-peace", "wish-attack", "wish-no-defence", "wish-first", "wish-pass"]


def may_offer(table: Table, seat: Seat, offered: list[Seat]) -> bool:
    """Once in each window for actions: ``offered`` are those who have."""
    return table.box.offers and table.phase != MARSHALLING and table.gold[seat] > 0 and seat not in offered


def offers(table: Table, seat: Seat, offered: list[Seat]) -> list[Option]:
    """To whom, and how much."""
    if not may_offer(table, seat, offered):
        return []
    return [
        Action(seat, "offer", other, gold)
        for other in table.in_order(seat)[1:]
        for gold in range(1, table.gold[seat] + 1)
    ]


def begin_offer(table: Table, seat: Seat, to: Seat, gold: int) -> None:
    table.push(Offer(seat, to, gold, NOTHING))


@final
class Offer(Frame[Table]):
    """The wish, and then yes or no."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "to", "gold", "wish")

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
        if self.wish == NOTHING:
            return Decision(Message("prompt-wish", self.args(), rule), [self.seat])
        return Decision(Message("prompt-offer", {**self.args(), "wish": WISHES[self.wish]}, rule), [self.to])

    def options(self, table: Table, seat: Seat) -> list[Option]:
        if self.wish == NOTHING:
            return [Action(seat, "wish", number) for number in range(len(WISHES))]
        return [Action(seat, "decline"), Action(seat, "accept")]

    def answer(self, table: Table, action: Action) -> None:
        public = self.args()
        rule = table.rule("offers")
        if self.wish == NOTHING:
            self.wish = action.target
            table.emit(Event("offers-gold", self.seat, {**public, "wish": WISHES[self.wish]}, rule))
            return
        table.pop()
        if action.verb == "accept":
            table.gold[self.seat] -= self.gold
            table.gold[self.to] += self.gold
            table.emit(Event("accepts-gold", self.to, public, rule))
        else:
            table.emit(Event("declines-gold", self.to, public, rule))

    def why_not(self, table: Table, action: Action) -> Message:
        if self.wish == NOTHING:
            return Message("refused-wish", {}, table.rule("offers"))
        return Message("refused-accept-or-decline", {}, table.rule("offers"))
