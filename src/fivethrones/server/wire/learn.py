"""Courses, and a lesson at some point of it."""

from typing import Annotated

from pydantic import BaseModel, Field

from fivethrones.server.wire.parts import Choice, In, Message
from fivethrones.server.wire.said import Preview, Why
from fivethrones.server.wire.tables import TableInfo
from fivethrones.server.wire.told import OptionInfo, Seen

STEPS = 40  # more than any lesson has


class LessonInfo(BaseModel):
    id: str
    text: str = Field(description="the id of its title; its attribute `about` says what it is about")
    minutes: int
    steps: int
    step: int = Field(description="where the reader left it")
    finished: bool = Field(description="at least once")


class RuleShown(BaseModel):
    """Where a rule is seen at work."""

    rule: str
    lesson: str
    step: int


class CourseInfo(BaseModel):
    game: str
    builds_on: str | None = Field(description="the game whose course comes first")
    lessons: list[LessonInfo]


Gesture = Annotated[list[Choice], Field(max_length=60)]


class LessonPoint(In):
    taken: Annotated[list[Gesture], Field(max_length=STEPS)] = Field(
        default=[], description="what was done in each step so far; nothing in one that is only read"
    )


class LessonMove(LessonPoint):
    hints: Annotated[int, Field(ge=0, le=STEPS)] = Field(
        default=0, description="so many further steps are taken as the lesson itself would"
    )


class LessonWhy(LessonPoint):
    asked: Why


class LessonPreview(LessonPoint):
    asked: Preview


class LessonSeen(BaseModel):
    lesson: str = Field(description="the id of its title")
    step: int
    steps: int
    says: str | None = Field(
        description="the id of the heading; its attribute `text` says why. Null when the lesson is over"
    )
    rule: str
    exam: bool = Field(description="nothing shows what is expected")
    expects: bool = Field(description="a move; else the step is only read")
    expected: list[Gesture] = Field(description="any of these; none in an exam")
    others: list[OptionInfo] = Field(
        description="what the rules would allow as well: to be shown, but a press on it only asks why not"
    )
    refused: Message | None = Field(
        description="why the lesson does not go on with the last of what was taken, which has changed nothing"
    )
    learnt: list[str] = Field(description="ids whose attribute `learnt` says what is known by now")
    taken: list[Gesture] = Field(description="as it is to be sent with the next request")
    seen: list[Seen] = Field(description="one after another since the newest step began; the last is now")
    table: TableInfo
