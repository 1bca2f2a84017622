"""What a client says at a table."""

from typing import Annotated, Literal

from pydantic import Field

from fivethrones.server.wire.parts import Choice, In, Number, Seat, Step, Words


class Said(In):
    n: Number | None = Field(default=None, description="comes back in the answer")


class Eyes(Said):
    type: Literal["eyes"] = "eyes"
    seat: Seat


class Act(Said):
    type: Literal["act"] = "act"
    seat: Seat
    d: Number
    actions: Annotated[list[Choice], Field(max_length=200)]
    say: Words | None = Field(
        default=None, description="to all at the table, with the actions: both are done or neither"
    )


class Undo(Said):
    type: Literal["undo"] = "undo"
    seat: Seat


class UndoAnswer(Said):
    type: Literal["undo-answer"] = "undo-answer"
    seat: Seat
    agree: bool


class Resign(Said):
    type: Literal["resign"] = "resign"
    seat: Seat


class ResignAnswer(Said):
    """To a bot that offers to resign."""

    type: Literal["resign-answer"] = "resign-answer"
    seat: Seat
    agree: bool


class Chat(Said):
    type: Literal["chat"] = "chat"
    room: Literal["table", "spectators", "private"]
    text: Words


class Part(Said):
    type: Literal["part"] = "part"
    seat: Seat


class Supposing(Said):
    seat: Seat
    after: Annotated[list[Choice], Field(max_length=60, description="as if these had been chosen")] = []


class Why(Supposing):
    type: Literal["why"] = "why"
    piece: Annotated[str, Field(max_length=100)] | None = None
    action: Choice | None = None


class Preview(Supposing):
    type: Literal["preview"] = "preview"
    d: Number
    action: Choice


class Hint(Said):
    type: Literal["hint"] = "hint"
    seat: Seat
    d: Number


class ReviewLook(Said):
    """Look at a review together with others of the table: the first time one comes, later one turns to another place."""

    type: Literal["review-look"] = "review-look"
    step: Step
    seat: Seat = Field(description="whose chances")
    view: Literal["known", "open"]
    follows: bool = Field(description="false: aside, at a place of one's own")


class ReviewLead(Said):
    type: Literal["review-lead"] = "review-lead"
    seat: Seat = Field(description="who leads from now on")


class ReviewPoint(Said):
    type: Literal["review-point"] = "review-point"
    step: Step
    piece: Annotated[str, Field(min_length=1, max_length=100)]


class Ping(Said):
    type: Literal["ping"] = "ping"


ClientMessage = Annotated[
    Eyes
    | Act
    | Undo
    | UndoAnswer
    | Resign
    | ResignAnswer
    | Chat
    | Part
    | Why
    | Preview
    | Hint
    | ReviewLook
    | ReviewLead
    | ReviewPoint
    | Ping,
    Field(discriminator="type"),
]
