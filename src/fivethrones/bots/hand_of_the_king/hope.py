"""How bots judge their position."""

from typing import Final, final

from fivethrones.bots.hand_of_the_king.position import Position, sides
from fivethrones.bots.hope import Hope
from fivethrones.games.hand_of_the_king.state import ON_GRID, Court
from fivethrones.kernel.action import Seat
from fivethrones.kernel.state import State


@final
class CourtHope(Hope):
    def sides(self, world: State) -> list[list[Seat]]:
        return sides(court_of(world))

    def round(self, world: State) -> int:
        """Each turn leaves fewer characters; what is asked in the middle of one is not judged."""
        decision = world.decision
        if decision is None or decision.prompt.id != "prompt-move":
            return 0
        return court_of(world).holder.count(ON_GRID)

    def chance(self, world: State, seat: Seat) -> float:
        return Position(court_of(world)).win_chance(seat)


def court_of(world: State) -> Court:
    assert isinstance(world, Court)
    return world


HOPE: Final = CourtHope(0.08)
