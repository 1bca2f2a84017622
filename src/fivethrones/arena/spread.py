"""Numbers about numbers, from whole sums only: they come out the same in whatever order they were added."""

from math import sqrt
from typing import Final

DIGITS: Final = 6
Z: Final = 1.959963984540054  # 95 % of a normal distribution lie within so many standard deviations


class Spread:
    """Mean, standard deviation and extremes of whole numbers."""

    def __init__(self) -> None:
        self.count = 0
        self.sum = 0
        self.squares = 0
        self.least = 0
        self.most = 0

    def add(self, value: int) -> None:
        self.least = value if self.count == 0 else min(self.least, value)
        self.most = value if self.count == 0 else max(self.most, value)
        self.count += 1
        self.sum += value
        self.squares += value * value

    def to_data(self, count: int) -> dict[str, float | int]:
        """Of so many numbers: those that were never added are zeros."""
        mean, sd = mean_and_sd(count, self.sum, self.squares)
        least, most = self.least, self.most
        if self.count < count:
            least, most = min(least, 0), max(most, 0)
        return {"mean": mean, "sd": sd, "min": least, "max": most}


def mean_and_sd(count: int, sum: int, squares: int) -> tuple[float, float]:
    """Rounded; the deviation is that of the population from which these are a sample."""
    if count < 2:
        return rounded(sum / max(count, 1)), 0.0
    variance = (squares * count - sum * sum) / (count * (count - 1))
    return rounded(sum / count), rounded(sqrt(variance))


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share, after Wilson: sound near 0 and 1 too."""
    share = wins / games
    squared = Z * Z
    middle = share + squared / (2 * games)
    reach = Z * sqrt(share * (1 - share) / games + squared / (4 * games * games))
    scale = 1 + squared / games
    return rounded(max(0.0, (middle - reach) / scale)), rounded(min(1.0, (middle + reach) / scale))


def rounded(value: float) -> float:
    return round(value, DIGITS)
