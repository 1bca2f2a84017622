"""Tables, seats, and how they are asked for."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from fivethrones.server.wire.parts import In, Level, Message, Name, Outcome, Seat, Step


class Clock(In):
    kind: Literal["none", "live", "days"] = "none"
    per_move: Annotated[int, Field(ge=0, le=31 * 86400)] = 0
    reserve: Annotated[int, Field(ge=0, le=366 * 86400)] = 0


class SeatInfo(BaseModel):
    seat: int
    kind: Literal["open", "guest", "bot"]
    name: str
    letter: str = Field(description="for the mark, where a guest has chosen one; two seats may have the same")
    level: str | None
    rating: int | None = Field(description="of a bot's level, where it has been measured")
    mine: bool
    here: bool
    hot: bool
    stand_in: str | None = Field(description="the level of the bot that plays while the guest is away")
    resigned: bool
    away_since: int | None
    clock_ms: int | None = Field(description="what is left of the reserve")
    deadline: int | None = Field(description="when the default is taken; null when not waited for")


class Proposed(BaseModel):
    """By a seat, to which these have not agreed yet."""

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
    window: int = Field(description="seconds that a window for responses lasts; 0: open play")
    rated: bool = Field(description="it counts for the ratings; who sits down agrees to that")
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
    tournament: str | None = Field(description="of which it is a game")
    rematch: str | None
    undo: Proposed | None = Field(description="a seat asks to take back its newest step")
    resignation: Proposed | None = Field(description="a bot offers to resign")
    talk_until: int | None = Field(description="when the private talk that is held is over at the latest")
    result: Outcome | None
    commitment: str | None = Field(
        description="binds to the seed of the match, from the moment the table is opened; null at older tables"
    )
    seed: str | None = Field(description="of the match, in decimal digits, once it is over")


class TableLine(BaseModel):
    """A table in a list."""

    id: str
    game: str
    status: Literal["gathering", "playing", "finished"]
    private: bool
    clock: Clock
    seats: list[dict[str, str]]
    created: int
    updated: int
    mine: bool
    own: list[int] = Field(
        description="the reader's seats; like what follows, at the reader's own tables only"
    )
    waiting: list[int] = Field(description="the seats that are awaited")
    your_turn: bool
    step: int = Field(description="how far the game has come, as its players count; 0 before it begins")
    stage: Message | None = Field(
        description="the same in words of the game; null before it begins, and at tables that are not at hand"
    )
    ranking: list[list[int]] = Field(
        description="of the newest finished games: the winners first, those who share a place together"
    )


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
    window: Annotated[int, Field(ge=0, le=5)] = 2
    start: bool = False
    rated: bool = Field(
        default=False, description="it counts for the ratings: no hints, nothing is taken back by consent"
    )


class TakeSeat(In):
    invite: Annotated[str, Field(max_length=60)] | None = None


class PutBot(In):
    level: Level | None = Field(default=None, description="before play only; default: the strongest")


class Enter(In):
    code: Annotated[str, Field(max_length=60)]


class Code(BaseModel):
    code: str


class NewBranch(In):
    step: Step
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=15)]
    exact: bool = Field(
        default=False, description="keep what was hidden as it was, instead of dealing it anew"
    )
    eyes: Seat = Field(default=-1, description="what this seat had not seen is dealt anew; -1: a spectator")
