"""How long seats have been waited for, and until when they may think."""

from dataclasses import dataclass
from typing import Final

from fivethrones.kernel.action import Seat

NONE: Final = "none"
LIVE: Final = "live"
DAYS: Final = "days"


@dataclass(frozen=True)
class ClockRules:
    """Each question has its own time; what goes beyond it is taken from the seat's reserve. In seconds."""

    kind: str = NONE
    per_move: int = 0
    reserve: int = 0


class Clocks:
    """Follows from the times of the log's entries alone."""

    def __init__(self, rules: ClockRules, seats: int) -> None:
        self.rules = rules
        self.reserve = [rules.reserve * 1000] * seats  # milliseconds left
        self.since: list[int | None] = [
            None
        ] * seats  # when the question was put that the seat has not answered

    def ask(self, at: int, waiting: list[Seat], anew: list[Seat]) -> None:
        """These seats are waited for from now on; those of them in ``anew`` have a new question."""
        for seat in range(len(self.since)):
            if seat not in waiting or seat in anew:
                self._stop(seat, at)
            if seat in waiting and self.since[seat] is None:
                self.since[seat] = at

    def _stop(self, seat: Seat, at: int) -> None:
        since = self.since[seat]
        if since is None:
            return
        over = at - since - self.rules.per_move * 1000
        if self.rules.kind != NONE and over > 0:
            self.reserve[seat] = max(0, self.reserve[seat] - over)
        self.since[seat] = None

    def deadline(self, seat: Seat) -> int | None:
        """When the default is taken for this seat."""
        since = self.since[seat]
        if since is None or self.rules.kind == NONE:
            return None
        return since + self.rules.per_move * 1000 + self.reserve[seat]
