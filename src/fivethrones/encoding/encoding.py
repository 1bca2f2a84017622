"""The base class of encodings."""

import sys
from math import prod
from struct import pack_into
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
SMALL: Final = 32  # zeros that are sooner written than left out
WIDTH: Final = 4  # bytes of a number in an observation
LOWEST: Final = 0 if sys.byteorder == "little" else WIDTH - 1  # its byte that counts ones


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


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding(Generic[S]):
    """Holds nothing that changes. ``version`` must be raised when the meaning of a number changes."""

    version: ClassVar[int]
    codes: ClassVar[Codes]
    fields: ClassVar[list[Field]]  # of what `observe` returns, in order
    prompts: ClassVar[
        list[str]
    ]  # the questions of the game, by the names of their messages without "prompt-"
    events: ClassVar[list[str]]  # what may happen in the game, by the names in the log

    def __init__(self) -> None:
        # By name, from 1 on.
        self.prompt_numbers = {f"prompt-{self.prompts[i]}": i + 1 for i in range(len(self.prompts))}
        self.event_numbers = {self.events[i]: i + 1 for i in range(len(self.events))}

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


def packed(size: int, fields: list[Field], arrays: list[Array]) -> bytearray:
    """All arrays, end to end, as so many numbers of four bytes, which NumPy takes over as they are.

    Numbers of neighbouring lists are written together: each call costs as much as a dozen of them.
    """
    numbers = bytearray(WIDTH * size)
    listed: list[int] = []  # what ends here and is still to be written
    end = 0
    for i in range(len(fields)):
        field, array = fields[i], arrays[i]
        if isinstance(array, bytearray):
            write(numbers, end, listed)
            listed = []
            if array:
                numbers[WIDTH * end + LOWEST : WIDTH * (end + len(array)) : WIDTH] = array
        else:
            listed += array
            missing = field.size - len(array)
            if missing > SMALL:
                write(numbers, end + len(array), listed)
                listed = []
            elif missing > 0:
                listed += [0] * missing
        end += field.size
    write(numbers, end, listed)
    return numbers


def write(numbers: bytearray, end: int, listed: list[int]) -> None:
    if listed:
        pack_into(f"{len(listed)}i", numbers, WIDTH * (end - len(listed)), *listed)


def padded(numbers: list[int], size: int, filler: int) -> list[int]:
    """Exactly ``size`` numbers; any more are cut off."""
    return numbers[:size] + [filler] * (size - len(numbers))


def counted(things: list[int], size: int) -> list[int]:
    """How often each number below ``size`` occurs."""
    counts = [0] * size
    for thing in things:
        counts[thing] += 1
    return counts


def counted_by_seat(piles: list[list[int]], size: int, seats: int = 1) -> bytearray:
    """The same for so many seats, most of which have few of the things; where there are none at all, nothing."""
    if not any(piles):
        return bytearray()
    counts = bytearray(seats * size)
    for i in range(len(piles)):
        for thing in piles[i]:
            counts[size * i + thing] += 1
    return counts


def from_here(seat: Seat, viewer: Seat, seats: int) -> int:
    """A seat counted from the viewer, who is 1; 0 for nobody."""
    return 0 if seat < 0 else (seat - viewer) % seats + 1
