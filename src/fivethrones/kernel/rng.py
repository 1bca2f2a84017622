"""Chance, whose whole state is four small numbers inside the game's state."""

from typing import Final, final

from mypy_extensions import i64

WORD: Final[i64] = 0xFFFFFFFF


@final
class Rng:
    """A 32-bit counter-driven shift-and-add generator (the sfc32 design).

    It never multiplies two words, so compiled and interpreted numbers are equal on every platform.
    """

    FIELDS: Final = ("a", "b", "c", "count", "forced")

    def __init__(self, a: i64, b: i64, c: i64, count: i64, forced: list[int]) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.count: i64 = count
        self.forced = forced

    def clone(self) -> "Rng":
        return Rng(self.a, self.b, self.c, self.count, self.forced.copy())

    def word(self) -> i64:
        """The next 32 random bits."""
        a, b, c = self.a, self.b, self.c
        result = (a + b + self.count) & WORD
        self.count = (self.count + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = (((c << 21) | (c >> 11)) + result) & WORD
        return result

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1, each equally likely."""
        if self.forced:
            return self.next_forced(limit)
        size: i64 = limit
        fair = (WORD + 1) // size * size
        word = self.word()
        while word >= fair:
            word = self.word()
        return word % size

    def shuffle(self, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def branch(self) -> "Rng":
        """A new stream that shares nothing with the rest of this one."""
        high, middle, low = int(self.word()), int(self.word()), int(self.word())
        return seeded(high << 64 | middle << 32 | low)

    def force(self, *results: int) -> None:
        """Script the next results of ``below``, for tests."""
        self.forced.extend(results)

    def next_forced(self, limit: int) -> int:
        result = self.forced.pop(0)
        if not 0 <= result < limit:
            raise ValueError(f"forced {result} is not below {limit}")
        return result


def seeded(seed: int) -> Rng:
    """The stream of a seed: any whole number from 0 up; every bit of it counts."""
    if seed < 0:
        raise ValueError(f"a seed is not negative: {seed}")
    rng = Rng(low_word(seed), low_word(seed >> 32), low_word(seed >> 64), 1, [])
    for _ in range(12):
        rng.word()
    rest = seed >> 96
    return rng if rest == 0 else absorb(rng, rest)


def low_word(number: int) -> i64:
    return number & 0xFFFFFFFF


def absorb(rng: Rng, rest: int) -> Rng:
    """Stir the higher bits of a long seed into a stream."""
    while rest:
        rng.a ^= low_word(rest)
        rest >>= 32
        for _ in range(12):
            rng.word()
    return rng
