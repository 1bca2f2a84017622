"""What all messages are made of."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

Name = Annotated[str, Field(min_length=1, max_length=30)]
Seat = Annotated[int, Field(ge=-1, le=14)]
Number = Annotated[int, Field(ge=-(2**53), le=2**53)]
# A list in JSON, which a strict tuple would not take.
Choice = Annotated[tuple[Annotated[str, Field(max_length=40)], Number, Number], Field(strict=False)]
Step = Annotated[int, Field(ge=0, le=2**31)]
Words = Annotated[str, Field(min_length=1, max_length=500)]
Level = Annotated[str, Field(max_length=40)]


class In(BaseModel):
    """What a client sends: nothing unknown, nothing of another type."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Message(BaseModel):
    """A Fluent id, its arguments (a number, the id of a name, `=text as it stands`, or several), and its rule."""

    id: str
    args: dict[str, int | str | list[str]]
    rule: str


class Outcome(BaseModel):
    ranking: list[list[int]]
    reason: Message
