"""What a game prescribes for people at a table outside the rules proper, which never look at it."""

from typing import ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from fivethrones.kernel.action import Seat
from fivethrones.kernel.state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Manners(Generic[S]):
    """By default everybody may talk, and only the rules decide who is waited for."""

    has_responses: ClassVar[bool] = False  # whether there are windows in which everybody may respond secretly
    talk_seconds: ClassVar[int] = 0  # how long a private talk may take: see `talkers`

    def talkers(self, state: S) -> list[Seat] | None:
        """The only seats that may talk now, and only to each other; None if everybody may."""
        return None
