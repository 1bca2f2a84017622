"""Gaining and moving power. Enough of it wins at once, see `victory.py`."""

from typing import final

from fivethrones.games.card_engine.box.figures import INFAMY
from fivethrones.games.card_engine.moves.victory import check_victory
from fivethrones.games.card_engine.records.numbers import Slot
from fivethrones.games.card_engine.records.zones import PLAY
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.values.of_cards import has_keyword
from fivethrones.games.card_engine.values.of_players import NO_HOUSE_POWER, figure
from fivethrones.kernel.action import NOTHING, Action, Option, Seat
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.event import Event
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.message import Args, Message, seat_name


def house_gains(table: Table, seat: Seat, amount: int, topic: str) -> None:
    """Power from the reserve to a House, or to a card with infamy."""
    houses_gain(table, [seat], amount, topic)


def houses_gain(table: Table, seats: list[Seat], amount: int, topic: str) -> None:
    """Power to several Houses at once; only then is victory checked."""
    placing: list[Seat] = []
    for seat in seats:
        if not may_gain(table, seat):
            continue
        if infamous(table, seat):
            placing.append(seat)
        else:
            put_on_house(table, seat, amount, topic)
    for seat in reversed(placing):
        table.push(PlacePower(seat, amount, NOTHING, topic))
    if not placing:
        check_victory(table)


def may_gain(table: Table, seat: Seat) -> bool:
    """Whether the House of a player can take power."""
    return figure(table, seat, NO_HOUSE_POWER, table.type) == 0


def put_on_house(table: Table, seat: Seat, amount: int, topic: str) -> None:
    table.power[seat] += amount
    table.emit(Event("house-gains-power", seat, {"amount": amount}, table.rule(topic)))


def cards_gain(table: Table, slots: list[Slot], amount: int, topic: str) -> None:
    """Power from the reserve to several cards at once."""
    for slot in slots:
        put_on_card(table, slot, amount, topic)
    check_victory(table)


def put_on_card(table: Table, slot: Slot, amount: int, topic: str) -> None:
    table.power_on[slot] += amount
    public: Args = {"card": table.name(slot), "amount": amount}
    table.emit(Event("gains-power", table.controller[slot], public, table.rule(topic)))


def move_power(table: Table, source: Seat, goal: Seat, amount: int, topic: str = "power-claim") -> None:
    """Power from one House to another, as much as there is."""
    amount = min(amount, table.power[source])
    if amount == 0 or not may_gain(table, goal):
        return
    table.power[source] -= amount
    public: Args = {"amount": amount, "from": seat_name(source)}
    table.emit(Event("takes-power", goal, public, table.rule(topic)))
    if infamous(table, goal):
        table.push(PlacePower(goal, amount, source, topic))
        return
    table.power[goal] += amount
    check_victory(table)


def infamous(table: Table, seat: Seat) -> list[Slot]:
    """The cards with infamy, which may take power in place of their House."""
    return [slot for slot in table.pile(PLAY, seat) if has_keyword(table, slot, INFAMY)]


@final
class PlacePower(Frame[Table]):
    """A player places power, one token at a time, on the House card or on cards with infamy."""

    def __init__(self, seat: Seat, left: int, source: Seat, topic: str) -> None:
        self.seat = seat
        self.left = left
        self.source = source  # from whose House it was taken, or NOTHING
        self.topic = topic

    def clone(self) -> "Frame[Table]":
        return PlacePower(self.seat, self.left, self.source, self.topic)

    def resume(self, table: Table) -> Decision | None:
        if self.left:
            return Decision(Message("prompt-infamy", {"left": self.left}, table.rule("infamy")), [self.seat])
        table.pop()
        if not isinstance(table.stack[-1], PlacePower):
            check_victory(table)
        return None

    def options(self, table: Table, seat: Seat) -> list[Option]:
        return [Action(seat, "banner"), *(Action(seat, "choose", card) for card in infamous(table, seat))]

    def answer(self, table: Table, action: Action) -> None:
        self.left -= 1
        if action.verb == "choose":
            put_on_card(table, Slot(action.target), 1, "infamy")
        elif self.source == NOTHING:
            put_on_house(table, self.seat, 1, self.topic)
        else:
            table.power[self.seat] += 1

    def why_not(self, table: Table, action: Action) -> Message:
        return Message("refused-infamy", {}, table.rule("infamy"))
