"""How bots judge their position in a card game."""

from typing import final

from fivethrones.bots.card_engine.foresight import table_of
from fivethrones.bots.card_engine.position import win_chance
from fivethrones.bots.hope import Hope
from fivethrones.kernel.action import NOTHING, Seat
from fivethrones.kernel.state import State


@final
class CardHope(Hope):
    def sides(self, world: State) -> list[list[Seat]]:
        table = table_of(world)
        found: list[list[Seat]] = []
        for seat in range(table.seats):
            partner = table.partner(seat)
            if partner == NOTHING:
                found.append([seat])
            elif seat < partner:
                found.append([seat, partner])
        return found

    def round(self, world: State) -> int:
        return table_of(world).round

    def chance(self, world: State, seat: Seat) -> float:
        return win_chance(table_of(world), seat)
