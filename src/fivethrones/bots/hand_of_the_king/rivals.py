"""A position among three or four who all play for themselves."""

from typing import final

from mypy_extensions import i64

from fivethrones.bots.hand_of_the_king.promise import promise
from fivethrones.bots.hand_of_the_king.targets import worth_a_thought
from fivethrones.bots.hand_of_the_king.twin.ending import winners
from fivethrones.bots.hand_of_the_king.twin.options import choices
from fivethrones.bots.hand_of_the_king.twin.play import play
from fivethrones.bots.hand_of_the_king.twin.table import MOVE, OVER, Table
from fivethrones.bots.search.tree import Field
from fivethrones.kernel.rng import Rng


@final
class Rivals(Field):
    def __init__(self, table: Table) -> None:
        self.table = table

    def seat(self) -> i64:
        return self.table.turn

    def choices(self) -> list[int]:
        return [] if self.table.asked == OVER else worth_a_thought(self.table)

    def after(self, choice: i64) -> "Rivals":
        table = self.table.copy()
        play(table, choice)
        return Rivals(table)

    def guess(self, rng: Rng) -> list[float]:
        """What a companion is to do is left to chance; at the start of a turn the net judges, at the end of the game the rules."""
        table = self.table
        if table.asked not in (MOVE, OVER):
            table = table.copy()
            while table.asked not in (MOVE, OVER):
                found = choices(table)
                play(table, found[rng.below(len(found))])
        if table.asked == MOVE:
            return promise(table)
        first = winners(table)
        won = [1.0 if first >> seat & 1 else 0.0 for seat in range(table.seats)]
        return [share / won.count(1.0) for share in won]
