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
    """What one viewer may see. Its class declares the fields; whoever creates one fills all of them."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """Holds no state. A behaviour change raises ``version``."""

    id: ClassVar[str]
    version: ClassVar[int]
    seats: ClassVar[range]
    settings: ClassVar[list[Setting]]  # the first is "seats"
    parts: ClassVar[list[type[Any]]]  # its frames and views: the classes that may be named in saved data
    roles: ClassVar[dict[str, str]] = {}  # by verb, what it means to a table: PASS, REST, PICK or DONE
    manners: ClassVar[Manners[Any]] = Manners()
    decks: ClassVar[Decks | None] = None  # if players may bring decks of their own

    def blank(self, settings: Settings) -> S:
        """A state with these settings and nothing on the table yet. Refuses settings that cannot be combined."""
        raise TypeError(f"{self.id} cannot be set up")

    def setup(self, settings: Settings, seed: int) -> S:
        """A game ready for its first decision. Settings as `with_defaults` returns them."""
        raise TypeError(f"{self.id} cannot be set up")

    def view(self, state: S, viewer: Seat) -> View:
        raise TypeError(f"{self.id} has no view")

    def stage(self, state: S) -> Message | None:
        """How far the game has come, in a few public words; None if there is nothing to say but the number of moves."""
        return None

    def redeal(self, world: S, viewer: Seat, rng: Rng) -> None:
        """Replace what this viewer cannot know at random by something that looks the same to the viewer."""

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
        """The inverse of `write`; refuses text that is not an action."""
        verb, *numbers = text.split() or [""]
        if not verb.isalpha() or len(numbers) > 2 or not all(map(is_number, numbers)):
            raise Unreadable(Message("refused-unreadable", {"text": literal(text)}))
        return Action(seat, verb, *map(int, numbers))

    def write_at(self, state: S, action: Action) -> str:
        """The same for games in which the names of things depend on the state."""
        return self.write(action)

    def read_at(self, state: S, seat: Seat, text: str) -> Action:
        """The inverse of `write_at`; also reads what `write` writes."""
        return self.read(seat, text)

    def migrate(self, version: int, data: dict[str, Any]) -> None:
        """Turn a state's data, as written by this older version, into what today's version would have written.

        Needed only if the form has changed: fields or frames added or dropped, or things numbered differently. A field that
        merely has a new name keeps the old one in `State.SAVED_AS` or `Frame.SAVED_AS`.
        """

    def pieces(self, state: S) -> list[str]:
        """Everything on the table that one can point at."""
        return []

    def piece_of(self, state: S, option: Option) -> str:
        """The piece that stands for this option when it is clicked; empty if none does."""
        return ""

    def why_not_piece(self, state: S, seat: Seat, piece: str) -> Message | None:
        """Why no legal option is about this piece; None exactly if there is one."""
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
        """Why no option is about this piece, for a seat that is being asked."""
        raise TypeError(f"{self.id} has no pieces")

    def cards(self) -> list[Printed]:
        """The cards in the box, each once, in the order of the box."""
        return []

    def resign(self, state: S, seat: Seat) -> None:
        """Change the state when this seat gives up; by default it stays, and somebody else plays for the seat."""

    def given_up(self, state: S, seats: list[Seat]) -> Outcome | None:
        """The outcome when these seats have given up, in this order; None while the others play on.

        In the meantime somebody else plays for these seats; in the end they come last whatever was achieved for them.
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
    """A random answer, which may be any amount of a span."""
    option = options[rng.below(len(options))]
    if isinstance(option, Span):
        return Action(option.seat, option.verb, option.low + rng.below(option.high - option.low + 1))
    return option


def is_number(text: str) -> bool:
    """Whether this is a whole number of sensible length: Python refuses to read thousands of digits."""
    return text.removeprefix("-").isdecimal() and len(text) < 20
