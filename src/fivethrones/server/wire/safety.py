"""Reports, whom one avoids, and what moderators read and do."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from fivethrones.server.wire.parts import In, Name, Number, Seat

RowId = Annotated[int, Field(ge=0, le=2**31 - 1)]
Id = Annotated[str, Field(max_length=16)]
Avoidance = Literal["mute", "block"]
Kind = Literal["message", "name", "table", "behaviour"]


class LineSaid(In):
    """A line of chat, by what its readers know of it."""

    room: Literal["table", "spectators", "private"]
    name: Annotated[str, Field(max_length=40)]
    at: Number


class Whom(In):
    """A guest, who sits in a seat, who said a line; or only a table."""

    guest: Id | None = None
    table: Id | None = None
    seat: Seat | None = None
    line: LineSaid | None = None


class Report(In):
    kind: Kind
    whom: Whom
    words: Annotated[str, Field(max_length=500)] = ""


class Avoid(In):
    kind: Avoidance
    whom: Whom


class AvoidedInfo(BaseModel):
    guest: str
    name: str
    kind: Avoidance
    since: int


class ReportInfo(BaseModel):
    id: int
    at: int
    by: str
    kind: Kind
    guest: str = Field(description="whom it is about; empty where it is about a table")
    name: str
    table: str
    message: int | None = Field(description="the line of chat")
    text: str = Field(description="what it said")
    words: str = Field(description="of who reports it")


class MessageInfo(BaseModel):
    id: int
    at: int
    table: str
    room: str
    guest: str
    name: str
    text: str


class GuestInfo(BaseModel):
    guest: str
    name: str
    created: int
    moderator: bool


class BanInfo(BaseModel):
    id: int
    guest: str
    address: str
    at: int
    until: int
    by: str


class ActInfo(BaseModel):
    at: int
    by: str
    kind: str
    guest: str
    table: str
    until: int | None


class Rename(In):
    name: Name


class BanFor(In):
    days: Annotated[int, Field(ge=1, le=3650)]
    address: bool = Field(
        default=False, description="everybody who comes from where this guest was last seen"
    )
