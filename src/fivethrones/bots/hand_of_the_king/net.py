"""A small net: from the statements that hold to each seat's part of the game.

The first layer is a sum of as many rows as statements hold. Four of its numbers share one integer, fifteen bits each, so that one
addition adds four; each weight is stored 128 larger than it is, so that none is negative.
"""

from math import exp
from typing import Final, final

from mypy_extensions import i64

LANES: Final = 4
WIDTH: Final = 15  # bits of a lane
LANE: Final = (1 << WIDTH) - 1
SHIFT: Final = 128
SCALE: Final = 64.0  # weights of the first layer are stored that many times larger


@final
class Net:
    def __init__(
        self,
        rows: list[int],
        offsets: list[float],
        inner: list[float],
        inner_offsets: list[float],
        outer: list[float],
        outer_offsets: list[float],
    ) -> None:
        self.rows = rows  # by statement, so many packed integers
        self.words: i64 = len(offsets) // LANES
        self.offsets = offsets
        self.inner = inner  # by unit of the second layer, a weight for each of the first
        self.inner_offsets = inner_offsets
        self.outer = outer  # by seat, a weight for each unit of the second layer
        self.outer_offsets = outer_offsets

    def shares(self, statements: list[int]) -> list[float]:
        """Of the game, from whoever is to choose onwards."""
        first = self.first(statements)
        second = layer(first, self.inner, self.inner_offsets)
        for i in range(len(second)):
            second[i] = max(second[i], 0.0)
        return softmax(layer(second, self.outer, self.outer_offsets))

    def first(self, statements: list[int]) -> list[float]:
        rows, words = self.rows, self.words
        shifted = float(SHIFT * len(statements))
        result: list[float] = []
        word: i64 = 0
        while word < words:
            total: i64 = 0
            for statement in statements:
                total += i64(rows[i64(statement) * words + word])
            lane: i64 = 0
            while lane < LANES:
                value = (float(total >> lane * WIDTH & LANE) - shifted) / SCALE
                result.append(max(value + self.offsets[word * LANES + lane], 0.0))
                lane += 1
            word += 1
        return result


def layer(values: list[float], weights: list[float], offsets: list[float]) -> list[float]:
    result: list[float] = []
    at: i64 = 0
    for offset in offsets:
        total = offset
        for value in values:
            total += value * weights[at]
            at += 1
        result.append(total)
    return result


def softmax(values: list[float]) -> list[float]:
    most = max(values)
    parts = [exp(value - most) for value in values]
    together = 0.0
    for part in parts:
        together += part
    return [part / together for part in parts]
