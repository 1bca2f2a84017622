"""Blunders in Hand of the King: what the solver knows to be won is not won any more."""

from typing import Any, ClassVar, Final, final

from fivethrones.arena.blunders.watch import Watch
from fivethrones.bots.hand_of_the_king.solving import can_be_solved, solve
from fivethrones.bots.hand_of_the_king.twin.table import table_of
from fivethrones.bots.hand_of_the_king.twin.words import deck_matters
from fivethrones.bots.search.budget import Budget
from fivethrones.games.hand_of_the_king.state import ON_GRID, Court
from fivethrones.kernel.action import Action, Seat
from fivethrones.kernel.play import apply

NEAR: Final = 6  # characters left on the grid: so near to the end a person sees it, too
EFFORT: Final = Budget(20_000)


@final
class ThrowsAway(Watch[Court]):
    """The seat has won, whatever the other does, and with this choice it has not; the end is near and no card is hidden."""

    kind: ClassVar[str] = "throws-away"

    def look(self, state: Court, action: Action, step: int) -> None:
        if state.holder.count(ON_GRID) > NEAR or not can_be_solved(state) or deck_matters(table_of(state)):
            return
        after = state.clone()
        apply(after, action)
        if wins(state, action.seat) and not wins(after, action.seat):
            self.note(action.seat, step)


def wins(state: Court, seat: Seat) -> bool:
    if state.outcome is not None:
        return seat in state.outcome.ranking[0]
    solution = solve(state, EFFORT)
    return solution is not None and seat in solution.winners


WATCHES: Final[list[type[Watch[Any]]]] = [ThrowsAway]
