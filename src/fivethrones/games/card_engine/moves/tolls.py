"""Gold that must be paid to other players before a card is used."""

from typing import final

from fivethrones.games.card_engine.ability.active import PASSIVE
from fivethrones.games.card_engine.ability.static import TOLLS
from fivethrones.games.card_engine.box.figures import EVENT
from fivethrones.games.card_engine.moves.choosing import choose, picked_number
from fivethrones.games.card_engine.moves.payment import hand_over
from fivethrones.games.card_engine.records.numbers import Slot, Timing
from fivethrones.games.card_engine.records.zones import PLAYED
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.values.of_players import EVENT_TOLL, figure
from fivethrones.games.card_engine.values.prices import card_tolls
from fivethrones.kernel.action import Seat
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.frame import Frame


def pay_for_use(table: Table, seat: Seat, card: Slot, timing: Timing) -> None:
    """For an event it goes to an opponent of one's choice, for a card in play to whoever imposes it. Passives are free."""
    if timing >= PASSIVE or not table.box.touches & TOLLS:
        return
    if table.zone[card] == PLAYED and table.is_a(card, EVENT):
        amount = figure(table, seat, EVENT_TOLL)
        if amount:
            table.push(EventToll(seat, card, amount, False))
        return
    for toll in card_tolls(table, card, seat):
        hand_over(table, seat, toll.to, toll.gold, "toll", "toll")


@final
class EventToll(Frame[Table]):
    """A player chooses an opponent for each gold."""

    def __init__(self, seat: Seat, card: Slot, amount: int, asked: bool) -> None:
        self.seat = seat
        self.card = card
        self.amount = amount  # still owed
        self.asked = asked

    def clone(self) -> "Frame[Table]":
        return EventToll(self.seat, self.card, self.amount, self.asked)

    def resume(self, table: Table) -> Decision | None:
        if not self.asked:
            self.asked = True
            choose(table, self.seat, "player", "prompt-payee", "toll", self.card, table.opponents(self.seat))
            return None
        self.asked = False
        self.amount -= 1
        if self.amount == 0:
            table.pop()
        hand_over(table, self.seat, picked_number(table), 1, "toll", "toll")
        return None
