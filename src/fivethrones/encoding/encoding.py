"""The base class of encodings."""

from math import prod
from typing import ClassVar, Final, Generic, TypeAlias, TypeVar, final

from mypy_extensions import mypyc_attr

from fivethrones.encoding.codes import CARD, Codes
from fivethrones.kernel.action import Action, Option, Seat, Span
from fivethrones.kernel.game import View
from fivethrones.kernel.settings import Settings
from fivethrones.kernel.state import State

S = TypeVar("S", bound=State)

# Counts that are mostly 0 are given as bytes, which cost next to nothing.
Array: TypeAlias = list[int] | bytearray
BYTE: Final = 255  # the most that one holds


@final
class Field:
    """A named array of whole numbers within an observation; ``about`` is for the documentation."""

    def __init__(self, name: str, shape: list[int], low: int, high: int, about: str) -> None:
        self.name = name
        self.shape = shape
        self.low = low
        self.high = high
        self.about = about
        self.size = prod(shape)
        self.is_narrow = low >= 0 and high <= BYTE


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding(Generic[S]):
    """Holds no state. ``version`` must be raised when the meaning of a number changes."""

    version: ClassVar[int]
    codes: ClassVar[Codes]
    fields: ClassVar[list[Field]]  # of what `observe` returns, in order
    prompts: ClassVar[
        list[str]
    ]  # the questions of the game, by the names of their messages without "prompt-"
    events: ClassVar[list[str]]  # what may happen in the game, by the names in the log

    def check(self, settings: Settings) -> None:
        """Refuse settings with which there may be more of something than there are numbers for."""

    def observe(self, view: View) -> list[Array]:
        """What a seat sees, as one array per field; seats are counted from the viewer.

        Arrays shorter than their field are padded with zeros.
        """
        raise TypeError("a game without an encoding")

    def card_codes(self, state: S, seat: Seat, cards: list[int]) -> dict[int, int]:
        """The codes that this seat has for these cards."""
        raise TypeError("a game without cards to speak of")

    def words(self, state: S, seat: Seat, options: list[Option]) -> list[list[int]]:
        """The codes of each option; for amounts only the first, since the digits follow."""
        verbs = self.codes.verbs
        cards = [
            option.target
            for option in options
            if isinstance(option, Action) and verbs[option.verb].target.counts == CARD
        ]
        called = self.card_codes(state, seat, cards) if cards else {}
        said: list[list[int]] = []
        for option in options:
            if isinstance(option, Span):
                said.append([self.codes.of(option.verb, 0, -1, seat, state.seats)])
                continue
            words = [self.codes.of(option.verb, option.target, option.extra, seat, state.seats)]
            if verbs[option.verb].target.counts == CARD:
                words.append(self.codes.first_card + called[option.target])
            said.append(words)
        return said


def runs(fields: list[Field], arrays: list[Array]) -> list[tuple[int, Array]]:
    """All arrays, end to end, in as few pieces as may be: where each begins, and what it holds. What is in none is 0.

    To hand a piece to NumPy takes longer than to put it together here, and a list of numbers longer than bytes.
    """
    found: list[tuple[int, Array]] = []
    start = end = 0
    numbers: list[int] = []  # from there to here
    are_narrow = True
    for i in range(len(fields)):
        field, array = fields[i], arrays[i]
        if field.is_narrow != are_narrow or isinstance(array, bytearray):
            add_run(found, start, numbers, are_narrow)
            start, numbers, are_narrow = end, [], field.is_narrow
        if isinstance(array, bytearray):
            add_bytes(found, end, array)
            start = end + field.size
        else:
            numbers += array
            if len(array) < field.size:
                add_run(found, start, numbers, are_narrow)
                start, numbers = end + field.size, []
        end += field.size
    add_run(found, start, numbers, are_narrow)
    return found


def add_run(found: list[tuple[int, Array]], start: int, numbers: list[int], are_narrow: bool) -> None:
    if not numbers:
        return
    if not are_narrow:
        found.append((start, numbers))
        return
    try:
        add_bytes(found, start, bytearray(numbers))
    except ValueError:  # more than was foreseen is told all the same
        found.append((start, numbers))


def add_bytes(found: list[tuple[int, Array]], start: int, counts: bytearray) -> None:
    """What follows bytes becomes one with them."""
    if found:
        before, last = found[-1]
        if isinstance(last, bytearray) and before + len(last) == start:
            last.extend(counts)
            return
    found.append((start, counts.copy()))


def padded(numbers: list[int], size: int, filler: int) -> list[int]:
    """Exactly ``size`` numbers; any more are cut off."""
    return numbers[:size] + [filler] * (size - len(numbers))


def counted(things: list[int], size: int) -> list[int]:
    """How often each number below ``size`` occurs."""
    counts = [0] * size
    for thing in things:
        counts[thing] += 1
    return counts


def from_here(seat: Seat, viewer: Seat, seats: int) -> int:
    """A seat counted from the viewer, who is 1; 0 for nobody."""
    return 0 if seat < 0 else (seat - viewer) % seats + 1
