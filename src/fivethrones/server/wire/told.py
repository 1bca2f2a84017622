"""What a viewer is told."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from fivethrones.server.wire.parts import Choice, Message, Outcome
from fivethrones.server.wire.tables import TableInfo


class OptionInfo(BaseModel):
    """A choice: `[verb, target, extra]`; or any amount from low to high: `[verb, amount, -1]`."""

    verb: str
    target: int | None = None
    extra: int | None = None
    low: int | None = None
    high: int | None = None
    role: Literal["pass", "rest", "pick", "done"] | None = Field(
        default=None,
        description="what it means in any game: do nothing, leave it at that, one of several, no more of them",
    )
    label: Message
    piece: str


class DecisionInfo(BaseModel):
    prompt: Message
    mode: Literal["turn", "secret", "open"]
    asked: list[int]
    waiting: list[int]
    until: int | None
    options: list[OptionInfo]
    answer: list[Choice]
    can_undo: bool = Field(description="at once, asking nobody")
    can_ask_undo: bool
    why_not_undo: Message | None
    undoes: Message | None = Field(description="what an undo would take back")


class Seen(BaseModel):
    type: Literal["seen"]
    n: int | None = None
    seat: int
    d: int
    step: int
    view: dict[str, Any]
    events: list[Message]
    decision: DecisionInfo | None
    outcome: Outcome | None
    log: list[list[Message]] | None = None


class TableMessage(BaseModel):
    type: Literal["table"]
    table: TableInfo


class Refused(BaseModel):
    type: Literal["refused"]
    n: int | None = None
    reason: Message
    seen: Seen | None = None


class WhyAnswer(BaseModel):
    type: Literal["why"]
    n: int | None = None
    reason: Message | None


class PreviewAnswer(BaseModel):
    type: Literal["preview"]
    n: int | None = None
    events: list[Message]
    view: dict[str, Any] | None
    undoable: bool = Field(description="the seat is asked again, and could take it back freely")
    options: list[OptionInfo] = Field(description="what the seat could choose then, where that is sure")


class HintOption(BaseModel):
    action: Choice
    grade: Literal["good", "fair", "weak"]
    reason: Message
    gains: list[Message] = Field(description="what it brings that the best of the others does not")


class HintAnswer(BaseModel):
    type: Literal["hint"]
    n: int | None = None
    options: list[HintOption]


class ChatLine(BaseModel):
    room: Literal["table", "spectators", "private"]
    name: str
    seat: int | None
    text: str
    at: int


class ChatMessage(BaseModel):
    type: Literal["chat"]
    lines: list[ChatLine]
    anew: bool = Field(description="this is all there is to read, whatever was told before")


class Freed(BaseModel):
    """The host has asked the reader to get up from this seat."""

    type: Literal["freed"]
    seat: int


class ReviewPlace(BaseModel):
    step: int
    seat: int
    view: Literal["known", "open"]


class ReviewMember(BaseModel):
    name: str
    seat: int | None = Field(description="null: did not play")
    follows: bool
    step: int
    mine: bool


class ReviewTogether(BaseModel):
    """Who looks at the review of this game, and where the one who leads is."""

    type: Literal["review"]
    leader: int | None = Field(description="a seat")
    place: ReviewPlace | None
    members: list[ReviewMember]


class ReviewPointed(BaseModel):
    """Somebody points at a piece."""

    type: Literal["review-point"]
    seat: int
    piece: str
    step: int


class Done(BaseModel):
    """Something was done that changes no view, or whose change comes in a message of its own."""

    type: Literal["done"]
    n: int | None = None


class Pong(BaseModel):
    type: Literal["pong"]
    n: int | None = None


ServerMessage = Annotated[
    TableMessage
    | Seen
    | Refused
    | WhyAnswer
    | PreviewAnswer
    | HintAnswer
    | ChatMessage
    | Freed
    | ReviewTogether
    | ReviewPointed
    | Done
    | Pong,
    Field(discriminator="type"),
]
