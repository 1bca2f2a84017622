"""What a lesson is: a position, and steps in which the learner reads or moves.

Moves are written as in records: ``move left stark``, ``bid 20``, several of one gesture with `` ; `` between them. What is
said is found by id: a lesson ``varys`` of steps ``farthest``, … speaks ``lesson-varys`` and ``lesson-varys-farthest``.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias

from fivethrones.kernel.action import Seat
from fivethrones.kernel.state import State

Position: TypeAlias = Callable[[], State]


@dataclass(frozen=True)
class Step:
    """Something to read; with ``expects`` also something to do."""

    id: str
    rule: str = ""  # what it rests on
    expects: tuple[str, ...] = ()  # any of these; the first is what the lesson itself would do
    wrong: dict[str, str] = field(default_factory=dict)  # moves that get an answer of their own, by its id
    then: tuple[str, ...] = ()  # what is done next for whoever is asked, the seat first: ``1 move up tully``
    exam: bool = False  # nothing shows what is expected: the learner is to find it
    position: Position | None = None  # the table is laid out anew for this step


@dataclass(frozen=True)
class Lesson:
    id: str
    minutes: int
    position: Position
    steps: tuple[Step, ...]
    learner: Seat = 0

    @property
    def text(self) -> str:
        """Its title; ``.about`` says in a sentence what it is about."""
        return f"lesson-{self.id}"

    def text_of(self, step: Step) -> str:
        """Its heading; ``.text`` says why, ``.learnt`` what is known after it."""
        return f"lesson-{self.id}-{step.id}"

    def answer_of(self, step: Step, answer: str) -> str:
        """Why not this move."""
        return f"lesson-{self.id}-{step.id}-{answer}"
