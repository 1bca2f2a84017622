"""Guests, and the games there are."""

from typing import Annotated

from pydantic import BaseModel, Field

from fivethrones.server.wire.parts import In, Message, Name
from fivethrones.server.wire.tables import TableLine


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


class SettingInfo(BaseModel):
    id: str
    values: list[str]


class GameInfo(BaseModel):
    id: str
    version: int
    seats: list[int]
    settings: list[SettingInfo]
    levels: list[str]
    responses: bool = Field(description="whether windows for responses open")
    minutes: int | None = Field(
        description="how long a game takes here; null while too few have been finished"
    )


class CardInfo(BaseModel):
    """`text` is the attribute `text` of the Fluent message, and null when it has none."""

    id: str
    name: Message
    text: Message | None
    group: Message
    houses: list[str] = Field(description="none for a neutral card")
    facts: list[Message] = Field(description="its figures and words beside the text, one line each")
    rule: str = Field(description="the rules it rests on, as in a message")
