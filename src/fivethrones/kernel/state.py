"""Everything that is needed to go on with a game, and nothing else."""

from typing import Any, ClassVar, Final, final

from mypy_extensions import mypyc_attr

from fivethrones.kernel.action import Action, Option, Seat
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.event import Event
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.message import Message
from fivethrones.kernel.rng import Chance
from fivethrones.kernel.row import Row
from fivethrones.kernel.settings import Settings

NOT_LISTED: Final = -2


@final
class Outcome:
    """How it ended: seats from first place down, equals together, and why."""

    def __init__(self, ranking: list[list[Seat]], reason: Message) -> None:
        self.ranking = ranking
        self.reason = reason


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. Games add their pieces as flat lists. All attributes are saved except ``FIXED`` and ``MEMOS``."""

    FIXED: ClassVar[tuple[str, ...]] = ()  # what follows from the settings and never changes
    # Caches, which can be computed again from the rest at any time.
    MEMOS: ClassVar[tuple[str, ...]] = ("listed", "listed_for")
    ROWS: ClassVar[dict[str, type[Row]]] = {}  # by field, of the lists that hold rows
    # By field, the older name under which it is still saved. Saved data does not change just because a field is renamed.
    SAVED_AS: ClassVar[dict[str, str]] = {"settings": "options"}

    def __init__(self, settings: Settings, seats: int, rng: Chance) -> None:
        self.settings = settings
        self.seats = seats
        self.rng = rng
        self.stack: list[Frame[Any]] = []
        self.decision: Decision | None = None
        self.answers: list[Action] = []  # to a SECRET decision, until all of them are in
        self.outcome: Outcome | None = None
        self.events: list[Event] = []  # since the last answer
        self.knowledge: list[int] = []  # per piece, who has seen it
        # What `legal` has listed for the pending decision, and for whom. Clones list it anew.
        self.listed_for: Seat = NOT_LISTED
        self.listed: list[Option] = []

    def push(self, frame: Frame[Any]) -> None:
        self.stack.append(frame)

    def pop(self) -> None:
        self.stack.pop()

    def emit(self, event: Event) -> None:
        self.events.append(event)

    def clone(self) -> "State":
        """An exact copy that shares nothing changeable."""
        raise TypeError(f"{type(self).__name__} cannot be cloned")

    def copy_to(self, other: "State") -> None:
        """Fill the kernel's part of a copy; ``clone`` of a game's state calls it last."""
        other.stack = [frame.clone() for frame in self.stack]
        other.decision = self.decision
        other.answers = self.answers.copy()
        other.outcome = self.outcome
        other.events = self.events.copy()
        other.knowledge = self.knowledge.copy()
