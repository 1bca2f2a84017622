"""Finding a game: seeks, and invitations of earlier opponents."""

from typing import Annotated

from pydantic import BaseModel, Field

from fivethrones.server.wire.parts import In
from fivethrones.server.wire.tables import Clock


class NewSeek(In):
    game: Annotated[str, Field(max_length=40)]
    seats: Annotated[int, Field(ge=2, le=15)]
    clock: Clock = Clock()
    rated: bool = False
    range: Annotated[int, Field(ge=50, le=2000)] | None = Field(
        default=None, description="how many points of rating others may be away; it grows while one waits"
    )
    bots_after: Annotated[int, Field(ge=0, le=3600)] | None = Field(
        default=None, description="seconds after which bots take the seats that are free; null: never"
    )


class SeekInfo(BaseModel):
    name: str
    game: str
    seats: int
    clock: Clock
    rated: bool
    rating: int | None = Field(description="null while too few rated games have been played")
    range: int | None
    bots_after: int | None
    since: int


class InvitationInfo(BaseModel):
    """An earlier opponent has made a private table, and kept a seat."""

    table: str
    host: str = Field(description="the name of who invites")
    game: str
    seats: int
    clock: Clock
    rated: bool
    at: int


class Finding(BaseModel):
    """What there is to play. Who asks is heard of: a seek dies when its owner has not asked for a minute."""

    mine: SeekInfo | None
    table: str | None = Field(description="where the reader's last seek has led to")
    open: list[SeekInfo] = Field(description="of others, which the reader would fit")
    invitations: list[InvitationInfo]
    now: int


class PlayAgain(In):
    table: Annotated[str, Field(max_length=16)]
