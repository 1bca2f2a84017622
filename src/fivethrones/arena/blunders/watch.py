"""Looking on at a game for blunders of one kind."""

from dataclasses import dataclass
from typing import ClassVar, Generic, TypeVar

from fivethrones.kernel.action import Action, Seat
from fivethrones.kernel.state import State

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Blunder:
    """Where it was made: the game with this seed, after so many answers."""

    kind: str
    seat: Seat
    seed: int
    step: int


class Watch(Generic[S]):
    """Sees every answer before it is carried out, with all cards open; what it holds against a seat the seat could know."""

    kind: ClassVar[str]

    def __init__(self) -> None:
        self.found: list[tuple[Seat, int]] = []  # who, and after how many answers

    def look(self, state: S, action: Action, step: int) -> None:
        """This action is about to be carried out, after so many others."""

    def hear(self, state: S, step: int) -> None:
        """The action after so many others has been carried out: what happened is in the state's events."""

    def note(self, seat: Seat, step: int) -> None:
        self.found.append((seat, step))
