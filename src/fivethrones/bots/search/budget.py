"""How much thought one choice may cost."""

from time import perf_counter
from typing import Final, final

GLANCE: Final = 256  # iterations between two looks at the clock
ENDLESS: Final = 1_000_000_000  # iterations, where only the clock counts


@final
class Budget:
    """A number of iterations, so that a choice can be repeated; a limit in milliseconds may end it sooner."""

    def __init__(self, iterations: int, milliseconds: int = 0) -> None:
        self.iterations = iterations
        self.milliseconds = milliseconds  # 0: nobody looks at the clock

    def part(self, count: int) -> "Budget":
        """For one of so many questions that share it."""
        return Budget(self.iterations // count, (self.milliseconds + count - 1) // count)

    def begin(self) -> "Meter":
        return Meter(self)


@final
class Meter:
    """What has been spent of a budget."""

    def __init__(self, budget: Budget) -> None:
        self.iterations = budget.iterations
        self.spent = 0
        self.milliseconds = budget.milliseconds
        self.timed = budget.milliseconds > 0
        self.deadline = perf_counter() + budget.milliseconds / 1000 if self.timed else 0.0
        self.is_over = False

    def spend(self) -> bool:
        """Spend one iteration; False, from then on, when there was none left."""
        if self.is_over:
            return False
        if self.spent >= self.iterations or (
            self.timed and self.spent % GLANCE == 0 and perf_counter() > self.deadline
        ):
            self.is_over = True
        else:
            self.spent += 1
        return not self.is_over

    def share(self) -> float:
        """The share of it that is spent; from 1 on it has run out. For searches with few, long iterations."""
        spent = self.spent / self.iterations
        if not self.timed:
            return spent
        left = 1000 * (self.deadline - perf_counter()) / self.milliseconds
        return max(spent, 1.0 - left)
