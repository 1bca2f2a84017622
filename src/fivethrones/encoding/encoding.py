"""What a game says about its numbers."""

from math import prod
from typing import ClassVar, Generic, TypeAlias, TypeVar, final

from mypy_extensions import mypyc_attr

from fivethrones.encoding.codes import CARD, Codes
from fivethrones.kernel.action import Action, Option, Seat, Span
from fivethrones.kernel.game import View
from fivethrones.kernel.settings import Settings
from fivethrones.kernel.state import State

S = TypeVar("S", bound=State)

# Counts that are mostly 0 are told as bytes, which cost next to nothing.
Array: TypeAlias = list[int] | bytearray


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
    """Holds no state. Whoever changes what a number stands for raises ``version``."""

    version: ClassVar[int]
    codes: ClassVar[Codes]
    fields: ClassVar[list[Field]]  # what `observe` tells, in its order
    prompts: ClassVar[
        list[str]
    ]  # the questions of the game, by the names of their messages without "prompt-"
    events: ClassVar[list[str]]  # what may happen in it, by the names in the log

    def check(self, settings: Settings) -> None:
        """Refuse settings of which a game may hold more than there are numbers for."""

    def observe(self, view: View) -> list[Array]:
        """What a seat sees, an array for each field; seats count from the one who looks.

        An array that is shorter than its field goes on with zeros.
        """
        raise TypeError("a game without an encoding")

    def card_codes(self, state: S, seat: Seat, cards: list[int]) -> dict[int, int]:
        """What this seat calls each of these cards."""
        raise TypeError("a game without cards to speak of")

    def words(self, state: S, seat: Seat, options: list[Option]) -> list[list[int]]:
        """Each option as codes; of an amount only the first, the digits follow."""
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


def padded(numbers: list[int], size: int, filler: int) -> list[int]:
    """Exactly so many: what is too much is left out."""
    return numbers[:size] + [filler] * (size - len(numbers))


def counted(things: list[int], size: int) -> list[int]:
    """How many there are of each."""
    counts = [0] * size
    for thing in things:
        counts[thing] += 1
    return counts


def from_here(seat: Seat, viewer: Seat, seats: int) -> int:
    """A seat as the viewer counts, 1 being the viewer; 0 for nobody."""
    return 0 if seat < 0 else (seat - viewer) % seats + 1
