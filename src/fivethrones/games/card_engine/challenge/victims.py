"""Losing characters: by claim, or to deadly attackers."""

from typing import ClassVar, final

from fivethrones.games.card_engine.moves.choosing import ask, picked_cards
from fivethrones.games.card_engine.records.numbers import NO_CARD, Slot
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.doomed import KILLED, may_leave
from fivethrones.games.card_engine.timing.leaving import kill
from fivethrones.kernel.action import Seat
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.frame import Frame


def lose(table: Table, seat: Seat, topic: str, amount: int, characters: list[Slot]) -> None:
    """A player chooses so many of these, or all there are; they are killed together.

    Who cannot be killed would be chosen last, and then nothing would happen: so nobody is asked about them.
    """
    mortal = [card for card in characters if may_leave(table, card, KILLED)]
    if mortal:
        table.push(Victims(seat, topic, amount, mortal, False))


@final
class Victims(Frame[Table]):
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "topic", "amount", "cards", "asked")

    def __init__(self, seat: Seat, topic: str, amount: int, cards: list[Slot], asked: bool) -> None:
        self.seat = seat
        self.topic = topic
        self.amount = amount
        self.cards = cards  # to choose from
        self.asked = asked

    def clone(self) -> "Frame[Table]":
        return Victims(self.seat, self.topic, self.amount, self.cards, self.asked)

    def resume(self, table: Table) -> Decision | None:
        if not self.asked:
            self.asked = True
            ask(table, self.seat, "prompt-victims", self.topic, NO_CARD, self.amount, self.amount, self.cards)
            return None
        table.pop()
        kill(table, picked_cards(table))
        return None
