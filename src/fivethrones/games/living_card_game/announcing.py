"""Agendas are announced before the opening hands are drawn; some of them then ask their player something."""

from typing import final

from fivethrones.games.card_engine.phases.plot_decks import take_effect
from fivethrones.games.card_engine.records.zones import AGENDA
from fivethrones.games.card_engine.state import Table
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.frame import Frame


@final
class Announcing(Frame[Table]):
    def __init__(self, done: int) -> None:
        self.done = done  # how many players have been dealt with

    def clone(self) -> "Frame[Table]":
        return Announcing(self.done)

    def resume(self, table: Table) -> Decision | None:
        if self.done == table.seats:
            table.pop()
            return None
        seat = table.in_order(table.first)[self.done]
        self.done += 1
        for agenda in table.pile(AGENDA, seat):
            take_effect(table, seat, agenda)
        return None
