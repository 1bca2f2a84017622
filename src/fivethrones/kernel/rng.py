"""Chance. A game names the purpose of each draw; what is drawn for one purpose tells nothing about any other."""

import hashlib
import secrets
from typing import Final, TypeVar, final

from mypy_extensions import i64, mypyc_attr

N = TypeVar("N", bound=int)

WORD: Final[i64] = 0xFFFFFFFF
NARROW: Final = 128  # bits; seeds up to this size are of the first generation, with one stream for everything
WIDE: Final = 256  # bits; the largest seeds
BLOCK: Final = 16  # words per hash


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of random numbers for a game. Its attributes are all that is needed to go on."""

    def __init__(self, forced: list[int]) -> None:
        self.forced = forced  # the next results of `below`, for tests

    def clone(self) -> "Chance":
        raise TypeError(f"{type(self).__name__} cannot be cloned")

    def next_word(self, purpose: str) -> i64:
        """The next 32 random bits for this purpose."""
        raise TypeError(f"{type(self).__name__} draws nothing for {purpose}")

    def drawn_so_far(self) -> int:
        """A value that changes with each word drawn, for whatever purpose."""
        raise TypeError(f"{type(self).__name__} counts nothing")

    def below(self, limit: int, purpose: str) -> int:
        """A whole number from 0 to limit - 1, each equally likely."""
        if self.forced:
            return self.next_forced(limit)
        size: i64 = limit
        fair = (WORD + 1) // size * size
        word = self.next_word(purpose)
        while word >= fair:
            word = self.next_word(purpose)
        return word % size

    def shuffle(self, items: list[N], purpose: str) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1, purpose)
            items[i], items[j] = items[j], items[i]

    def force(self, *results: int) -> None:
        """Script the next results of ``below``, for tests."""
        self.forced.extend(results)

    def next_forced(self, limit: int) -> int:
        result = self.forced.pop(0)
        if not 0 <= result < limit:
            raise ValueError(f"forced {result} is not below {limit}")
        return result


@final
class Rng(Chance):
    """A 32-bit counter-driven shift-and-add generator (the sfc32 design), with one stream for all purposes.

    It never multiplies two words, so compiled and interpreted numbers are equal on every platform. Whoever has seen many of
    its numbers can work out the rest: it is for imagined worlds, for bots, and for matches of the first generation.
    """

    def __init__(self, a: i64, b: i64, c: i64, count: i64, forced: list[int]) -> None:
        super().__init__(forced)
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.count: i64 = count

    def clone(self) -> "Rng":
        return Rng(self.a, self.b, self.c, self.count, self.forced.copy())

    def next_word(self, purpose: str) -> i64:
        return self.word()

    def drawn_so_far(self) -> int:
        return int(self.count)

    def word(self) -> i64:
        """The next 32 random bits."""
        a, b, c = self.a, self.b, self.c
        result = (a + b + self.count) & WORD
        self.count = (self.count + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = (((c << 21) | (c >> 11)) + result) & WORD
        return result

    # The same once more without a purpose, since search depends on its speed.

    def below(self, limit: int, purpose: str = "") -> int:
        if self.forced:
            return self.next_forced(limit)
        size: i64 = limit
        fair = (WORD + 1) // size * size
        word = self.word()
        while word >= fair:
            word = self.word()
        return word % size

    def shuffle(self, items: list[N], purpose: str = "") -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def branch(self) -> "Rng":
        """A new stream, independent of the rest of this one."""
        high, middle, low = int(self.word()), int(self.word()), int(self.word())
        return seeded(high << 64 | middle << 32 | low)


@final
class Streams(Chance):
    """One stream for each purpose: a keyed hash in counter mode, with the seed as key.

    Without the seed nobody can predict the streams, however much of them they have seen.
    """

    def __init__(self, key: str, drawn: dict[str, int], forced: list[int]) -> None:
        super().__init__(forced)
        self.key = key  # the seed in hexadecimal digits
        self.drawn = drawn  # by purpose: how many words have been drawn
        self.blocks: dict[str, list[int]] = {}  # by purpose: the current block, as a cache

    def clone(self) -> "Streams":
        other = Streams(self.key, self.drawn.copy(), self.forced.copy())
        other.blocks = self.blocks.copy()
        return other

    def next_word(self, purpose: str) -> i64:
        drawn = self.drawn.get(purpose, 0)
        place = drawn % BLOCK
        if place == 0 or purpose not in self.blocks:
            self.blocks[purpose] = block(self.key, purpose, drawn // BLOCK)
        self.drawn[purpose] = drawn + 1
        return self.blocks[purpose][place]

    def drawn_so_far(self) -> int:
        return sum(self.drawn.values())


def block(key: str, purpose: str, number: int) -> list[int]:
    """One block of a stream."""
    digest = hashed(bytes.fromhex(key), f"{purpose} {number}", "stream", BLOCK * 4)
    return [int.from_bytes(digest[i : i + 4], "big") for i in range(0, BLOCK * 4, 4)]


def hashed(key: bytes, message: str, use: str, size: int) -> bytes:
    return hashlib.blake2b(message.encode(), digest_size=size, key=key, person=use.encode()).digest()


def key_of(seed: int) -> bytes:
    check_seed(seed)
    return seed.to_bytes(WIDE // 8, "big")


def check_seed(seed: int) -> None:
    if not is_seed(seed):
        raise ValueError(f"a seed has {WIDE} bits and is not negative: {seed}")


def is_seed(seed: int) -> bool:
    return 0 <= seed < 1 << WIDE


def is_wide(seed: int) -> bool:
    """Whether each purpose has a stream of its own."""
    return seed >= 1 << NARROW


def new_seed() -> int:
    """A seed from the system, for a match that people play."""
    return secrets.randbits(WIDE)


def chance_of(seed: int) -> Chance:
    """The source of chance for a match with this seed."""
    check_seed(seed)
    return Streams(key_of(seed).hex(), {}, []) if is_wide(seed) else seeded(seed)


def derived(seed: int, purpose: str) -> int:
    """A separate wide seed for something besides the match, such as a bot in it; it gives nothing away about the match."""
    return int.from_bytes(hashed(key_of(seed), purpose, "seed", WIDE // 8), "big")


def commitment(seed: int) -> str:
    """What can be shown before the first move: it commits to the seed without revealing it."""
    return hashlib.sha256(f"five-thrones seed {key_of(seed).hex()}".encode()).hexdigest()


def is_commitment(text: str) -> bool:
    return len(text) == 64 and all(letter in "0123456789abcdef" for letter in text)


def seeded(seed: int) -> Rng:
    """The fast stream of a seed, which may be any whole number that is not negative; every bit of it counts."""
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
    """Mix the higher bits of a long seed into a stream."""
    while rest:
        rng.a ^= low_word(rest)
        rest >>= 32
        for _ in range(12):
            rng.word()
    return rng
