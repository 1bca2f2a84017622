"""Replays, refusals, and what the host sees."""

from pydantic import BaseModel, Field

from fivethrones.server.wire.parts import Message
from fivethrones.server.wire.tables import TableInfo
from fivethrones.server.wire.told import Seen


class ReplayStep(BaseModel):
    """What was entered, in words to those who may know them, by whom, and what came of it."""

    seat: int | None = Field(description="null for the set-up, and where several answered together")
    kind: str = Field(description="start, act, default, resign or redeal")
    labels: list[Message]
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
    backup: bool = Field(description="whether a copy of the data can be made here: not of PostgreSQL")
    games: dict[str, int]


class Refusal(BaseModel):
    """Every refusal over HTTP."""

    reason: Message
    code: str | None = Field(default=None, description="finds the error in the server's log")
