"""The rules of one game, seen from outside."""

from typing import Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from fivethrones.kernel.action import Action, Option, Seat, Span
from fivethrones.kernel.decks import Decks
from fivethrones.kernel.errors import Unreadable
from fivethrones.kernel.manners import Manners
from fivethrones.kernel.message import Message, literal, seat_name
from fivethrones.kernel.play import legal
from fivethrones.kernel.printed import Printed
from fivethrones.kernel.rng import Rng
from fivethrones.kernel.settings import Setting, Settings
from fivethrones.kernel.state import Outcome, State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """What one viewer may see, built from just that. Its class declares its fields; whoever makes one fills all of them."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """Holds no state. A behaviour change raises ``version``."""

    id: ClassVar[str]
    version: ClassVar[int]
    seats: ClassVar[range]
    settings: ClassVar[list[Setting]]  # the first is "seats"
    parts: ClassVar[list[type[Any]]]  # its frames and its view: the classes that its texts may name
    roles: ClassVar[dict[str, str]] = {}  # by verb, what it means to a table: PASS, REST, PICK or DONE
    manners: ClassVar[Manners[Any]] = Manners()
    decks: ClassVar[Decks | None] = None  # where players may bring some of their own

    def blank(self, settings: Settings) -> S:
        """A state with these settings and nothing on the table yet; refuses settings that do not go together."""
        raise TypeError(f"{self.id} cannot be set up")

    def setup(self, settings: Settings, seed: int) -> S:
        """A game ready for its first decision. Settings as `with_defaults` returns them."""
        raise TypeError(f"{self.id} cannot be set up")

    def view(self, state: S, viewer: Seat) -> View:
        raise TypeError(f"{self.id} has no view")

    def stage(self, state: S) -> Message | None:
        """How far it has come, in a few words that everybody may read; None where only moves can be counted."""
        return None

    def redeal(self, world: S, viewer: Seat, rng: Rng) -> None:
        """Replace what this viewer cannot know, at random, by something it cannot tell apart."""

    def determinize(self, state: S, viewer: Seat, rng: Rng) -> S:
        """Another world that this viewer cannot tell apart; a function of what it knows and of ``rng`` alone."""
        world: Any = state.clone()
        self.redeal(world, viewer, rng)
        world.events = [event.redacted(viewer) for event in state.events]
        world.answers = [
            answer if answer.seat == viewer else guess(legal(world, answer.seat), rng)
            for answer in state.answers
        ]
        world.rng = rng.branch()
        return world  # type: ignore[no-any-return]

    def label(self, state: S, option: Option) -> Message:
        """An option in words."""
        raise TypeError(f"{self.id} has no words")

    def write(self, action: Action) -> str:
        """An action as one line of text without its seat."""
        return repr(action).partition(" ")[2]

    def read(self, seat: Seat, text: str) -> Action:
        """The inverse of `write`; refuses text that says no action."""
        verb, *numbers = text.split() or [""]
        if not verb.isalpha() or len(numbers) > 2 or not all(map(is_number, numbers)):
            raise Unreadable(Message("refused-unreadable", {"text": literal(text)}))
        return Action(seat, verb, *map(int, numbers))

    def write_at(self, state: S, action: Action) -> str:
        """The same where what things are called depends on the state in which it is done."""
        return self.write(action)

    def read_at(self, state: S, seat: Seat, text: str) -> Action:
        """The inverse of `write_at`; reads what `write` writes as well."""
        return self.read(seat, text)

    def migrate(self, version: int, data: dict[str, Any]) -> None:
        """Make of a state's data, as this older version wrote it, what today's would have written.

        Only where the form has changed: a field or a frame added, dropped or renamed, the numbers of things moved.
        """

    def pieces(self, state: S) -> list[str]:
        """Everything on the table that one can point at."""
        return []

    def piece_of(self, state: S, option: Option) -> str:
        """The piece that a click on must mean this option; empty when it has none."""
        return ""

    def why_not_piece(self, state: S, seat: Seat, piece: str) -> Message | None:
        """None exactly when some legal option is about this piece; else why there is none."""
        for option in legal(state, seat):
            if self.piece_of(state, option) == piece:
                return None
        decision = state.decision
        if decision is None:
            return Message("refused-game-over")
        if seat not in decision.asked:
            return Message("refused-not-asked", {}, decision.rule)
        return self.why_idle(state, seat, piece)

    def why_idle(self, state: S, seat: Seat, piece: str) -> Message | None:
        """Why no option of this seat, which is asked, is about this piece."""
        raise TypeError(f"{self.id} has no pieces")

    def cards(self) -> list[Printed]:
        """The cards in the box, each once, in the order of the box."""
        return []

    def resign(self, state: S, seat: Seat) -> None:
        """What it does to the position that this seat gives up; by default nothing, and somebody else plays for it."""

    def given_up(self, state: S, seats: list[Seat]) -> Outcome | None:
        """How it ends when these seats have given up, the first to do so first; None while the rest play on.

        While they do, somebody else plays for those seats; in the end they come last whatever that came to.
        """
        left = [seat for seat in range(state.seats) if seat not in seats]
        last = [[seat] for seat in reversed(seats)]
        if len(left) == 1:
            return Outcome([left, *last], Message("outcome-given-up", {"winners": [seat_name(left[0])]}))
        if state.outcome is None:
            return None
        places = [[seat for seat in place if seat in left] for place in state.outcome.ranking]
        return Outcome([*(place for place in places if place), *last], state.outcome.reason)


def guess(options: list[Option], rng: Rng) -> Action:
    """Some answer, any amount of a span included."""
    option = options[rng.below(len(options))]
    if isinstance(option, Span):
        return Action(option.seat, option.verb, option.low + rng.below(option.high - option.low + 1))
    return option


def is_number(text: str) -> bool:
    """A whole number of sensible length: Python itself refuses to read thousands of digits."""
    return text.removeprefix("-").isdecimal() and len(text) < 20
