"""Characters about to be killed: saves for one after the other, then those who were not saved die together."""

from typing import ClassVar, final

from fivethrones.games.card_engine.abilities.ability import SAVE
from fivethrones.games.card_engine.derived import BE_SAVED, cannot
from fivethrones.games.card_engine.occurrences import THREATENED, WAS_KILLED
from fivethrones.games.card_engine.rules.moves import leave_play
from fivethrones.games.card_engine.rules.resolve import Stoppable, Window
from fivethrones.games.card_engine.state import DEAD, PLAY, Table
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.event import Event
from fivethrones.kernel.frame import Frame


def threaten(table: Table, victims: list[int]) -> None:
    """Begin to kill these: those of the first player come first, then clockwise."""
    order = table.in_order(table.first)
    ordered: list[int] = []
    for seat in order:
        ordered += [card for card in table.pile(PLAY, seat) if card in victims]
    if ordered:
        table.push(Threat(ordered, 0, []))


@final
class Threat(Stoppable):
    """Until all saves are decided everybody is still in play and may pay for the others."""

    FIELDS: ClassVar[tuple[str, ...]] = ("victims", "index", "saved")

    def __init__(self, victims: list[int], index: int, saved: list[int]) -> None:
        self.victims = victims
        self.index = index  # whose saves are next
        self.saved = saved

    def clone(self) -> "Frame[Table]":
        return Threat(self.victims, self.index, self.saved.copy())

    def resume(self, table: Table) -> Decision | None:
        if self.index == len(self.victims):
            table.pop()
            self.kill(table)
            return None
        victim = self.victims[self.index]
        self.index += 1
        if table.zone[victim] == PLAY and not cannot(table, victim, BE_SAVED):
            place = len(table.stack) - 1
            record = [THREATENED, table.controller[victim], victim]
            table.push(Window(SAVE, record, [], table.first, place, [], False))
        return None

    def stop(self, table: Table, card: int) -> None:
        self.saved.append(card)
        table.emit(Event("saved", table.controller[card], {"card": table.name(card)}, table.rule("save")))

    def is_settled(self, table: Table) -> bool:
        victim = self.victims[self.index - 1]
        return victim in self.saved or table.zone[victim] != PLAY

    def kill(self, table: Table) -> None:
        dying = [card for card in self.victims if card not in self.saved and table.zone[card] == PLAY]
        for card in dying:
            table.note(WAS_KILLED, table.controller[card], card)
            table.emit(
                Event("dies", table.controller[card], {"card": table.name(card)}, table.rule("killing"))
            )
        for card in dying:
            leave_play(table, card, DEAD)
