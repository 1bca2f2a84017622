"""A game that is played code by code."""

from typing import Any, Final, final

from fivethrones.encoding.codes import AMOUNT, DIGITS
from fivethrones.encoding.encoding import Array, Encoding, Field, from_here, padded
from fivethrones.kernel.action import NOTHING, Action, Option, Seat, Span
from fivethrones.kernel.game import Game
from fivethrones.kernel.play import apply, legal, next_to_answer
from fivethrones.kernel.rng import Rng
from fivethrones.kernel.settings import Settings
from fivethrones.kernel.state import State

REMEMBERED: Final = 16  # events, the newest first
LONGEST: Final = 8  # words in a choice
MOST_SEATS: Final = 8


@final
class Episode:
    """Seats that are asked together answer one after another, without seeing each other's answers."""

    def __init__(self, game: Game[Any], encoding: Encoding[Any], state: State) -> None:
        self.game = game
        self.encoding = encoding
        self.state = state
        self.seat: Seat = NOTHING  # who must answer
        self._said: list[int] = []
        self._options: list[Option] = []  # none until somebody asks for them
        self._words: list[list[int]] = []
        self.happened: list[int] = []  # events, the newest first: what, and to whom
        self.steps = 0  # how many choices were made
        self.note()
        self.ask()

    @staticmethod
    def begin(game: Game[Any], encoding: Encoding[Any], settings: Settings, seed: int) -> "Episode":
        return Episode(game, encoding, game.setup(settings, seed))

    def clone(self) -> "Episode":
        return self.with_state(self.state.clone())

    def __deepcopy__(self, memo: object) -> "Episode":
        return self.clone()

    def imagined(self, seat: Seat, rng: Rng) -> "Episode":
        """The same game in another world that looks the same to this seat."""
        return self.with_state(self.game.determinize(self.state, seat, rng))

    def with_state(self, state: State) -> "Episode":
        copy = Episode(self.game, self.encoding, state)
        copy.happened = self.happened.copy()
        copy.steps = self.steps
        copy.seat = (
            self.seat
        )  # of several that are asked together another one than the first may have been meant
        if self._said:
            for code in self._said[len(copy.said) :]:
                copy.say(code)
        return copy

    def is_over(self) -> bool:
        return self.seat == NOTHING

    def ask(self) -> None:
        """Turn to the next seat that must answer, at the first word of a choice."""
        self._said = []
        self._options, self._words = [], []
        self.seat = NOTHING if self.state.decision is None else next_to_answer(self.state)

    @property
    def said(self) -> list[int]:
        """The words so far of the choice in progress."""
        self.list_options()
        return self._said

    @property
    def options(self) -> list[Option]:
        """The options that begin with these words."""
        self.list_options()
        return self._options

    @property
    def words(self) -> list[list[int]]:
        """The words of each of these options."""
        self.list_options()
        return self._words

    def list_options(self) -> None:
        """Not before somebody asks: bots answer without codes."""
        if self._options or self.is_over():
            return
        self._options = legal(self.state, self.seat).copy()
        self._words = self.encoding.words(self.state, self.seat, self._options)
        self.skip_what_goes_without_saying()

    def codes(self) -> list[int]:
        """The codes that may follow now."""
        place = len(self.said)
        if self.is_amount():
            return self.digits()
        return sorted({words[place] for words in self._words})

    def mask(self) -> bytearray:
        """1 for each code that may follow now."""
        mask = bytearray(self.encoding.codes.size)
        place = len(self.said)
        if self.is_amount():
            for code in self.digits():
                mask[code] = 1
            return mask
        for words in self._words:
            mask[words[place]] = 1
        return mask

    def may_say(self, code: int) -> bool:
        """Whether this code is among `codes`."""
        place = len(self.said)
        if self.is_amount():
            return code in self.digits()
        for words in self._words:
            if words[place] == code:
                return True
        return False

    def say(self, code: int) -> None:
        """Add a word to the choice, which is made with the last one."""
        chosen = self.add(code)
        if chosen is not None:
            self.act(chosen)

    def add(self, code: int) -> Action | None:
        """Add a word to the choice, and tell it once it is complete; it is not made yet."""
        if not self.may_say(code):
            raise ValueError(f"{code} is not among {self.codes()}")
        if self.is_amount():
            self._said.append(code)
        else:
            self.narrow(code)
        return self.chosen()

    def narrow(self, code: int) -> None:
        place = len(self._said)
        kept = [i for i in range(len(self._words)) if self._words[i][place] == code]
        self._options = [self._options[i] for i in kept]
        self._words = [self._words[i] for i in kept]
        self._said.append(code)

    def skip_what_goes_without_saying(self) -> None:
        """Skip a verb that all options share, if another word follows."""
        first = self._words[0][0]
        for words in self._words:
            if len(words) == 1 or words[0] != first:
                return
        self._said = [first]

    def chosen(self) -> Action | None:
        """The choice, once it is complete."""
        if self.is_amount():
            if len(self._said) - 1 < width_of(self._options):
                return None
            return Action(self.seat, self._options[0].verb, self.amount())
        option = self._options[0]
        assert isinstance(option, Action)
        return option if len(self._said) == len(self._words[0]) else None

    def spelled(self, action: Action) -> list[int]:
        """The remaining words of this choice."""
        verb = self.encoding.codes.verbs[action.verb]
        if verb.target.counts == AMOUNT:
            return [
                self.encoding.codes.of(action.verb, 0, -1, self.seat, self.state.seats),
                *self.in_digits(action),
            ]
        return self.words[self._options.index(action)][len(self._said) :]

    def in_digits(self, action: Action) -> list[int]:
        alike = [option for option in self.options if option.verb == action.verb]
        first = self.encoding.codes.first_digit
        return [first + int(digit) for digit in str(action.target).zfill(width_of(alike))]

    def act(self, action: Action) -> None:
        apply(self.state, action)
        self.steps += 1
        self.note()
        self.ask()

    # Amounts have as many digits as the largest one, the most significant first.

    def is_amount(self) -> bool:
        if not self._said:
            return False
        return self.encoding.codes.verbs[self._options[0].verb].target.counts == AMOUNT

    def amount(self) -> int:
        total = 0
        for code in self._said[1:]:
            total = 10 * total + code - self.encoding.codes.first_digit
        return total

    def digits(self) -> list[int]:
        """The digits after which some offered amount can still be reached."""
        left: int = 10 ** (width_of(self._options) - len(self._said))
        first = self.encoding.codes.first_digit
        found: list[int] = []
        for digit in range(DIGITS):
            least = (10 * self.amount() + digit) * left
            for option in self._options:
                low, high = bounds(option)
                if least <= high and least + left > low:
                    found.append(first + digit)
                    break
        return found

    # What a seat is shown.

    def observe(self, seat: Seat) -> list[Array]:
        """The arrays for the fields of `fields_of`, in order."""
        return self.common(seat) + self.encoding.observe(self.game.view(self.state, seat))

    def common(self, seat: Seat) -> list[Array]:
        """The current question. Words of an unfinished choice are shown only to the seat that makes it."""
        decision, seats = self.state.decision, self.state.seats
        asked = [0] * MOST_SEATS
        prompt = 0
        if decision is not None:
            prompt = self.encoding.prompt_numbers[decision.prompt.id]
            for other in decision.asked:
                asked[(other - seat) % seats] = 1
        said = [code + 1 for code in self.said] if seat == self.seat else []
        happened = self.happened.copy()
        for i in range(1, len(happened), 2):
            happened[i] = from_here(happened[i], seat, seats)
        return [
            [seats],
            [seat],
            [prompt],
            asked,
            padded(said, LONGEST, 0),
            padded(happened, 2 * REMEMBERED, 0),
        ]

    def note(self) -> None:
        for event in self.state.events:
            self.happened = [self.encoding.event_numbers[event.kind], event.seat, *self.happened]
        del self.happened[2 * REMEMBERED :]

    # Results.

    def returns(self) -> list[float]:
        """From 1 for a sole winner to -1 for whoever came last; the sum is 0."""
        outcome, seats = self.state.outcome, self.state.seats
        if outcome is None:
            return [0.0] * seats
        result = [0.0] * seats
        ahead = 0
        for rank in outcome.ranking:
            shared = 1.0 - (2 * ahead + len(rank) - 1) / (seats - 1)
            for seat in rank:
                result[seat] = shared
            ahead += len(rank)
        return result


def bounds(option: Option) -> tuple[int, int]:
    """The smallest and the largest amount."""
    return (option.low, option.high) if isinstance(option, Span) else (option.target, option.target)


def width_of(options: list[Option]) -> int:
    """How many digits the amounts have."""
    return max([len(str(bounds(option)[1])) for option in options])


def fields_of(encoding: Encoding[Any]) -> list[Field]:
    words = encoding.codes.size
    return [
        Field("seats", [1], 2, MOST_SEATS, "how many play"),
        Field("seat", [1], 0, MOST_SEATS - 1, "which of them looks, as the table numbers them"),
        Field("prompt", [1], 0, len(encoding.prompts), "the question, 0 when the game is over"),
        Field("asked", [MOST_SEATS], 0, 1, "1 for each seat that is asked"),
        Field(
            "said",
            [LONGEST],
            0,
            words,
            "one more than each code of a choice that is half said; only to who says it",
        ),
        Field(
            "happened",
            [REMEMBERED, 2],
            0,
            max(len(encoding.events), MOST_SEATS),
            "the newest first: what happened, one more than its place among the events, and to whom",
        ),
        *encoding.fields,
    ]
