"""How people behave at a table, where a game has something to say about it. The rules never look at it."""

from typing import ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from fivethrones.kernel.action import Seat
from fivethrones.kernel.state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Manners(Generic[S]):
    """By default all may talk, and nobody is waited for that the rules do not wait for."""

    has_responses: ClassVar[bool] = False  # whether windows open in which all may respond, unseen
    talk_seconds: ClassVar[int] = 0  # how long a private talk may take: see `talkers`

    def talkers(self, state: S) -> list[Seat] | None:
        """The only seats that may talk now, and to each other only; None where everybody may."""
        return None
