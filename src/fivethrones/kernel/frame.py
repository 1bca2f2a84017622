"""A procedure in progress."""

from typing import Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from fivethrones.kernel.action import Action, Option, Seat
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.message import Message
from fivethrones.kernel.row import Row

S = TypeVar("S")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """Its position is data, so a state can be cloned, saved and searched in the middle of it.

    It keeps the arguments of its constructor under their names, and nothing else. They are numbers, texts, flags and lists
    of these, never references into the state. A frame that never changes returns itself from ``clone``.
    """

    ROWS: ClassVar[dict[str, type[Row]]] = {}  # by field, of the lists that hold rows
    SAVED_AS: ClassVar[dict[str, str]] = {}  # by field, the older name under which it is still saved

    def resume(self, state: S) -> Decision | None:
        """Take the next step: ask, or change the state, push or pop a frame and return None."""
        raise TypeError(f"{type(self).__name__} takes no steps")

    def options(self, state: S, seat: Seat) -> list[Option]:
        """What this seat may answer, never empty, the default for an absent player first. Only reads."""
        raise TypeError(f"{type(self).__name__} asks nothing")

    def surely_allows(self, state: S, action: Action) -> bool:
        """A shortcut: True if this is known to be an option without listing them all; False means that they must be listed."""
        return False

    def awaits(self, state: S, seat: Seat) -> bool:
        """Whether the game waits for this seat. A seat that is asked but not awaited may answer until the game goes on."""
        return True

    def answer(self, state: S, action: Action) -> None:
        """Carry out an answer that is among the options."""
        raise TypeError(f"{type(self).__name__} asks nothing")

    def why_not(self, state: S, action: Action) -> Message:
        """Why an action that is not among the options is not, as precisely as the seat may know."""
        raise TypeError(f"{type(self).__name__} asks nothing")

    def clone(self) -> "Frame[Any]":
        raise TypeError(f"{type(self).__name__} cannot be cloned")
