"""Puzzles: positions with one best choice."""

from pydantic import BaseModel, Field

from fivethrones.server.wire.parts import Choice, In, Message
from fivethrones.server.wire.tables import TableInfo
from fivethrones.server.wire.told import Seen


class PuzzleLine(BaseModel):
    id: str
    game: str
    theme: str
    rating: int
    solved: bool | None = Field(description="at the first try of the reader; null if not tried yet")


class PuzzleList(BaseModel):
    daily: str | None = Field(description="the puzzle of the day")
    rating: int = Field(description="the reader's")
    tries: int
    puzzles: list[PuzzleLine]


class LineStep(BaseModel):
    seat: int
    label: Message


class PuzzleTry(In):
    choice: Choice | None = Field(default=None, description="null to be shown the solution")


class PuzzleSeen(BaseModel):
    """A puzzle to be solved, or what came of a try."""

    puzzle: PuzzleLine
    proved: bool = Field(description="nothing else wins; else it is the best of many trials by far")
    right: bool | None = Field(description="null before the first try, and where the solution was asked for")
    chance: int | None = Field(
        description="what the choice that was tried leaves, in hundredths; null if nobody knows"
    )
    best: int | None = Field(description="what the solution leaves; null before it was tried")
    told: list[LineStep] = Field(description="the line in words: the choice, and what would follow")
    change: int = Field(description="of the reader's rating")
    seen: list[Seen] = Field(description="how it stands; after a try, one after another what would follow")
    table: TableInfo
