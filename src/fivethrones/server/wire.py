"""The messages of the wire. What comes in is checked against these; what goes out is built to match them."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Name = Annotated[str, Field(min_length=1, max_length=30)]
Seat = Annotated[int, Field(ge=-1, le=14)]
Number = Annotated[int, Field(ge=-(2**53), le=2**53)]
Choice = tuple[Annotated[str, Field(max_length=40)], Number, Number]
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


# Tables


class Clock(In):
    kind: Literal["none", "live", "days"] = "none"
    per_move: Annotated[int, Field(ge=0, le=31 * 86400)] = 0
    reserve: Annotated[int, Field(ge=0, le=366 * 86400)] = 0


class SeatInfo(BaseModel):
    seat: int
    kind: Literal["open", "guest", "bot"]
    name: str
    level: str | None
    mine: bool
    here: bool
    hot: bool
    stand_in: str | None = Field(description="the level of the bot that plays while the guest is away")
    resigned: bool
    away_since: int | None
    clock_ms: int | None = Field(description="what is left of the reserve")
    deadline: int | None = Field(description="when the default is taken; null when not waited for")


class UndoAsked(BaseModel):
    seat: int
    waiting: list[int]


class TableInfo(BaseModel):
    id: str
    game: str
    version: int
    options: dict[str, str]
    private: bool
    code: str | None = Field(description="of a private table, for those who are in it")
    host: bool = Field(description="whether the table belongs to the reader")
    host_name: str
    clock: Clock
    hints: bool
    status: Literal["gathering", "playing", "finished"]
    seats: list[SeatInfo]
    waiting: list[int]
    spectators: int
    step: int
    created: int
    updated: int
    now: int = Field(description="the server's time, in milliseconds since 1970")
    imported: bool
    origin: str | None
    rematch: str | None
    undo: UndoAsked | None
    result: Outcome | None


class TableLine(BaseModel):
    """A table in a list."""

    id: str
    game: str
    status: Literal["gathering", "playing", "finished"]
    private: bool
    clock: Literal["none", "live", "days"]
    seats: list[dict[str, str]]
    created: int
    updated: int
    mine: bool
    your_turn: bool


class NewSeat(In):
    kind: Literal["me", "here", "bot", "open"]
    name: Name | None = None
    level: Level | None = None


class NewTable(In):
    game: Annotated[str, Field(max_length=40)]
    options: dict[Annotated[str, Field(max_length=60)], Annotated[str, Field(max_length=60)]] = {}
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=15)]
    private: bool = False
    clock: Clock = Clock()
    hints: bool | None = Field(default=None, description="default: when one person plays alone")
    start: bool = False


class TakeSeat(In):
    invite: Annotated[str, Field(max_length=60)] | None = None


class PutBot(In):
    level: Level


class Enter(In):
    code: Annotated[str, Field(max_length=60)]


class Code(BaseModel):
    code: str


class NewBranch(In):
    step: Annotated[int, Field(ge=0)]
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=15)]
    exact: bool = Field(
        default=False, description="keep what was hidden as it was, instead of dealing it anew"
    )


# Guests


class NewName(In):
    name: Name


class Me(BaseModel):
    guest: str
    name: str
    token: str | None = Field(default=None, description="only when asked for with ?bearer=1")


class MyTables(BaseModel):
    guest: str
    name: str
    tables: list[TableLine]


class Adopt(In):
    code: Annotated[str, Field(max_length=60)]


# Games


class SettingInfo(BaseModel):
    id: str
    values: list[str]


class GameInfo(BaseModel):
    id: str
    version: int
    seats: list[int]
    settings: list[SettingInfo]
    levels: list[str]


class CardInfo(BaseModel):
    """`text` is the attribute `text` of the Fluent message, and null when it has none."""

    id: str
    name: Message
    text: Message | None
    group: Message


# What a viewer is told


class OptionInfo(BaseModel):
    """A choice: `[verb, target, extra]`; or any amount from low to high: `[verb, amount, -1]`."""

    verb: str
    target: int | None = None
    extra: int | None = None
    low: int | None = None
    high: int | None = None
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
    can_undo: bool
    can_ask_undo: bool
    why_not_undo: Message | None


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


class HintOption(BaseModel):
    action: Choice
    grade: Literal["good", "fair", "weak"]
    reason: Message


class HintAnswer(BaseModel):
    type: Literal["hint"]
    n: int | None = None
    options: list[HintOption]


class ChatLine(BaseModel):
    room: Literal["table", "spectators", "raven"]
    name: str
    seat: int | None
    text: str
    at: int


class ChatMessage(BaseModel):
    type: Literal["chat"]
    lines: list[ChatLine]


class UndoAskedMessage(BaseModel):
    type: Literal["undo-asked"]
    seat: int
    by: str
    waiting: list[int]


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
    | UndoAskedMessage
    | Done
    | Pong,
    Field(discriminator="type"),
]


# What a client says at a table


class Said(In):
    n: int | None = Field(default=None, description="comes back in the answer")


class Eyes(Said):
    type: Literal["eyes"] = "eyes"
    seat: Seat


class Act(Said):
    type: Literal["act"] = "act"
    seat: Seat
    d: int
    actions: Annotated[list[Choice], Field(max_length=200)]


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


class Chat(Said):
    type: Literal["chat"] = "chat"
    room: Literal["table", "spectators", "raven"]
    text: Annotated[str, Field(min_length=1, max_length=500)]


class Why(Said):
    type: Literal["why"] = "why"
    seat: Seat
    piece: Annotated[str, Field(max_length=100)] | None = None
    action: Choice | None = None


class Preview(Said):
    type: Literal["preview"] = "preview"
    seat: Seat
    d: int
    action: Choice


class Hint(Said):
    type: Literal["hint"] = "hint"
    seat: Seat
    d: int


class Ping(Said):
    type: Literal["ping"] = "ping"


ClientMessage = Annotated[
    Eyes | Act | Undo | UndoAnswer | Resign | Chat | Why | Preview | Hint | Ping,
    Field(discriminator="type"),
]


# Replays


class ReplayStep(BaseModel):
    """What was entered, in words (null when it was secret), by whom, and what came of it."""

    seat: int | None
    kind: str
    label: Message | None
    events: list[Message]


class Replay(BaseModel):
    info: TableInfo
    steps: list[ReplayStep]


class ReplaySeen(BaseModel):
    step: int
    seen: list[Seen]


class HostInfo(BaseModel):
    version: str
    addresses: list[str]
    connected: list[str]
    database: str
    size: int | None
    games: dict[str, int]


class Refusal(BaseModel):
    """Every refusal over HTTP."""

    reason: Message
    code: str | None = Field(default=None, description="finds the error in the server's log")
