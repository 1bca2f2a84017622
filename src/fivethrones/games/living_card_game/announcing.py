"""Agendas are announced before the opening hands are drawn; some ask their player for something then."""

from typing import ClassVar, final

from fivethrones.games.card_engine.rules.plot_decks import take_effect
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.zones import AGENDA
from fivethrones.kernel.action import Seat
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.frame import Frame


@final
class Announcing(Frame[Table]):
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat  # whose agenda is next

    def clone(self) -> "Frame[Table]":
        return Announcing(self.seat)

    def resume(self, table: Table) -> Decision | None:
        if self.seat == table.seats:
            table.pop()
            return None
        self.seat += 1
        for agenda in table.pile(AGENDA, self.seat - 1):
            take_effect(table, self.seat - 1, agenda)
        return None
