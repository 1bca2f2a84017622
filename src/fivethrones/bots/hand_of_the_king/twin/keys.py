"""A number for each position, so that one that was met before is known again (Zobrist's way)."""

from typing import Final

from mypy_extensions import i64

from fivethrones.bots.hand_of_the_king.twin.table import BANNER, HOLDER, SEATS, SUPPORT, Table
from fivethrones.bots.hand_of_the_king.twin.words import KILL, TAKE, WORDS
from fivethrones.games.hand_of_the_king.pieces import CELLS
from fivethrones.kernel.rng import seeded

CHUNK: Final = 9  # bits of the grid that are looked up at once
PART: Final = 7  # bits of the row of companions that are
MOST: Final = 16  # no support is as large

# Whom companions name: it matters who has them, while of all others only the number counts.
NAMED: Final = [word[1] for words in WORDS for word in words if word[0] in (TAKE, KILL)]


def numbers(count: int, seed: int) -> list[int]:
    """So many random ones of 62 bits."""
    rng = seeded(seed)
    return [int(rng.word()) << 30 | int(rng.word()) >> 2 for _ in range(count)]


GRID: Final = numbers(CELLS // CHUNK * (1 << CHUNK), 1)
STANDS: Final = numbers(CELLS * SEATS, 2)  # Varys, and whose turn it is
SUPPORTED: Final = numbers(7 * SEATS * MOST, 3)
HELD: Final = numbers(7 * (SEATS + 1), 4)
PARTS: Final = (len(WORDS) + PART - 1) // PART
ROW: Final = numbers(PARTS << PART, 5)
WHERE: Final = numbers(len(NAMED) * (SEATS + 2), 6)
SWAPPED: Final = numbers((CELLS + 1) * CELLS, 7)


def key_of(table: Table) -> i64:
    """Of a position at the start of a turn."""
    found: i64 = STANDS[table.varys * SEATS + table.turn]
    chunk: i64 = 0
    while chunk < CELLS // CHUNK:
        part = table.occupied >> (chunk * CHUNK) & 511
        found ^= i64(GRID[chunk * 512 + part])
        chunk += 1
    counts = table.numbers
    house: i64 = 0
    while house < 7:
        seat: i64 = 0
        while seat < table.seats:
            place = house * SEATS + seat
            found ^= i64(SUPPORTED[place * MOST + i64(counts[SUPPORT + place])])
            seat += 1
        found ^= i64(HELD[house * (SEATS + 1) + 1 + i64(counts[BANNER + house])])
        house += 1
    if table.row:
        found ^= key_of_row(table.row) ^ key_of_named(counts)
    return found ^ table.swaps ^ table.top


def key_of_row(row: i64) -> i64:
    found: i64 = 0
    part: i64 = 0
    while part < PARTS:
        found ^= i64(ROW[part << PART | row >> part * PART & 127])
        part += 1
    return found


def key_of_named(counts: list[int]) -> i64:
    found: i64 = 0
    i: i64 = 0
    while i < len(NAMED):
        where: i64 = counts[HOLDER + NAMED[i]]
        found ^= i64(WHERE[i * (SEATS + 2) + where + 2])
        i += 1
    return found


def swap_key(mover: i64, was: i64, now: i64) -> i64:
    return i64(SWAPPED[mover * CELLS + was]) ^ i64(SWAPPED[mover * CELLS + now])
