"""A position among three or four who all play for themselves, judged by a net; ``scripts/fit_rivals.py`` makes the nets."""

from array import array
from importlib.resources import files
from typing import Final, final

from mypy_extensions import i64

from fivethrones.bots.hand_of_the_king.net import LANES, WIDTH, Net
from fivethrones.bots.hand_of_the_king.statements import COUNT, statements
from fivethrones.bots.hand_of_the_king.targets import worth_a_thought
from fivethrones.bots.hand_of_the_king.twin.ending import winners
from fivethrones.bots.hand_of_the_king.twin.play import play
from fivethrones.bots.hand_of_the_king.twin.table import OVER, Table
from fivethrones.bots.search.tree import Field

FIRST: Final = 32  # units of the first layer
SECOND: Final = 16

NETS: Final[dict[int, Net]] = {}  # by number of seats, those that were needed


@final
class Rivals(Field):
    def __init__(self, table: Table) -> None:
        self.table = table

    def seat(self) -> i64:
        return self.table.turn

    def choices(self) -> list[int]:
        return [] if self.table.asked == OVER else worth_a_thought(self.table)

    def after(self, choice: i64) -> "Rivals":
        table = self.table.copy()
        play(table, choice)
        return Rivals(table)

    def guess(self) -> list[float]:
        """The net counts seats from whoever is to choose."""
        table = self.table
        if table.asked == OVER:
            return won(table)
        found = net_of(table.seats).shares(statements(table))
        turn: i64 = table.seats - table.turn
        return found[turn:] + found[:turn]


def won(table: Table) -> list[float]:
    first = winners(table)
    shares = [1.0 if first >> seat & 1 else 0.0 for seat in range(table.seats)]
    return [share / shares.count(1.0) for share in shares]


def net_of(seats: i64) -> Net:
    found = NETS.get(seats)
    if found is None:
        data = files("fivethrones.bots.hand_of_the_king").joinpath(f"rivals.{seats}.bin").read_bytes()
        found = NETS[seats] = read(data, seats)
    return found


def read(data: bytes, seats: int) -> Net:
    """A byte for each statement and unit of the first layer; then small floats: its offsets, and each further layer before its own."""
    size = COUNT * FIRST
    floats = array("f", data[size:])
    parts: list[list[float]] = []
    start = 0
    for count in (FIRST, FIRST * SECOND, SECOND, SECOND * seats, seats):
        parts.append(list(floats[start : start + count]))
        start += count
    assert start == len(floats), "a net of another shape"
    return Net(packed(data[:size]), *parts)


def packed(weights: bytes) -> list[int]:
    return [
        sum([weights[at + lane] << lane * WIDTH for lane in range(LANES)])
        for at in range(0, len(weights), LANES)
    ]
