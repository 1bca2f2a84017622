"""Looking ahead for two sides: alpha-beta with a table of positions met before, and the likeliest choices first."""

from typing import Final, final

from mypy_extensions import i64

from fivethrones.bots.search.budget import Meter
from fivethrones.bots.search.position import WON, Position

SURE: Final = WON // 2  # nothing but a certain result is worth as much
BEYOND: Final = 2 * WON

# What is kept of a position is packed into one number: its worth, how far was looked ahead, whether the worth is
# a bound, and the best choice.
EXACT: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2


@final
class Searcher:
    """Looks ahead as far as the meter allows; once that has run out, its results mean nothing."""

    def __init__(self, meter: Meter, every: bool) -> None:
        self.meter = meter
        self.every = every  # whether to try all choices, or only the promising ones
        self.known: dict[int, int] = {}

    def worth(self, position: Position, depth: i64, alpha: i64, beta: i64) -> i64:
        """The worth for us, looking so many turns ahead. Outside alpha and beta it is only a bound."""
        sure = position.verdict()
        if sure != 0 or position.is_over():
            return sure
        quiet = position.is_quiet()
        if depth <= 0 and quiet:
            return position.estimate()
        if not self.meter.spend():
            return 0
        if not quiet:
            return self.best(position, depth, alpha, beta, -1)[0]
        key = int(position.key())
        entry: i64 = self.known.get(key, -1)
        likely: i64 = -1
        if entry >= 0:
            likely = entry & 63
            value = (entry >> 15) - WON
            if (entry >> 8 & 127) >= depth or value >= SURE or value <= -SURE:
                bound = entry >> 6 & 3
                if (
                    bound == EXACT
                    or (bound == AT_LEAST and value >= beta)
                    or (bound == AT_MOST and value <= alpha)
                ):
                    return value
        value, choice = self.best(position, depth, alpha, beta, likely)
        if not self.meter.is_over:
            bound = AT_MOST if value <= alpha else AT_LEAST if value >= beta else EXACT
            self.known[key] = int((value + WON) << 15 | depth << 8 | bound << 6 | choice)
        return value

    def best(self, position: Position, depth: i64, alpha: i64, beta: i64, likely: i64) -> tuple[i64, i64]:
        """The worth, and the choice that it comes from."""
        ours = position.is_ours()
        left = depth - 1 if position.is_quiet() else depth
        value: i64 = -BEYOND if ours else BEYOND
        choice: i64 = 0
        order = self.in_order(position, left, likely)
        for i in range(order.count):
            order.pull(i)
            tried: i64 = order.choices[i]
            found = self.compare(order.follower(i), left, alpha, beta, i > 0 and left > 0, ours)
            if ours and found > value:
                value, choice = found, tried
                alpha = max(alpha, value)
            elif not ours and found < value:
                value, choice = found, tried
                beta = min(beta, value)
            if alpha >= beta or self.meter.is_over:
                break
        return value, choice

    def compare(self, follower: Position, left: i64, alpha: i64, beta: i64, narrow: bool, ours: bool) -> i64:
        """The choices after the first are searched with a null window, and again if one of them turns out to be better."""
        if not narrow:
            return self.worth(follower, left, alpha, beta)
        if ours:
            found = self.worth(follower, left, alpha, alpha + 1)
        else:
            found = self.worth(follower, left, beta - 1, beta)
        if alpha < found < beta and beta - alpha > 1:
            return self.worth(follower, left, alpha, beta)
        return found

    def in_order(self, position: Position, left: i64, likely: i64) -> "Order":
        """The best one of an earlier search first, then by evaluation; on the last turn by evaluation alone."""
        order = Order(position, position.choices(self.every))
        ours = position.is_ours()
        for i in range(order.count):
            looks: i64 = 0
            if order.choices[i] == likely:
                looks = BEYOND
            elif left > 0:
                follower = order.follower(i)
                looks = follower.estimate() if ours else -follower.estimate()
            order.looks.append(looks)
        return order


@final
class Order:
    """The choices in a position, the most promising of the rest pulled forward one at a time."""

    def __init__(self, position: Position, choices: list[int]) -> None:
        self.position = position
        self.choices = choices
        self.count = len(choices)
        self.looks: list[int] = []
        self.followers: list[Position | None] = [None] * self.count

    def follower(self, i: int) -> Position:
        """The position after a choice, made when it is first asked for."""
        made = self.followers[i]
        if made is None:
            made = self.position.after(self.choices[i])
            self.followers[i] = made
        return made

    def pull(self, i: int) -> None:
        best = i
        for j in range(i + 1, self.count):
            if self.looks[j] > self.looks[best]:
                best = j
        if best != i:
            self.looks[i], self.looks[best] = self.looks[best], self.looks[i]
            self.choices[i], self.choices[best] = self.choices[best], self.choices[i]
            self.followers[i], self.followers[best] = self.followers[best], self.followers[i]
