"""Blunders in B'Twixt."""

from typing import Any, ClassVar, Final, final

from fivethrones.arena.blunders.watch import Watch
from fivethrones.games.btwixt.derived import total, winner_of
from fivethrones.games.btwixt.state import Realm
from fivethrones.kernel.action import Action


@final
class BidsAlone(Watch[Realm]):
    """All others have knelt, the seat wins the bid as it is, and plays another card."""

    kind: ClassVar[str] = "bids-alone"

    def look(self, state: Realm, action: Action, step: int) -> None:
        assert state.decision is not None
        if state.decision.prompt.id != "prompt-bid" or action.verb != "play":
            return
        seat = action.seat
        if sum(state.kneeling) - state.kneeling[seat] < state.seats - 1 or not state.stack_of(seat):
            return
        if winner_of(state, [total(state, other) for other in range(state.seats)]) == seat:
            self.note(seat, step)


WATCHES: Final[list[type[Watch[Any]]]] = [BidsAlone]
