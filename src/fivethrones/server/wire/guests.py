"""Guests, and the games there are."""

from typing import Annotated, Any

from pydantic import BaseModel, Field

from fivethrones.server.wire.parts import In, Message, Name
from fivethrones.server.wire.tables import TableLine


class NewName(In):
    name: Name
    letter: Annotated[str, Field(max_length=30)] | None = Field(
        default=None, description="one or two for the mark at tables, or none; null: as it was"
    )


class Me(BaseModel):
    guest: str
    name: str
    letter: str
    token: str | None = Field(default=None, description="only when asked for with ?bearer=1")


class MyTables(BaseModel):
    guest: str
    name: str
    letter: str
    tables: list[TableLine]
    moderator: bool = Field(
        description="whether the guest looks after the server: `/moderation` is open to it"
    )


class Kept(BaseModel):
    """Of a finished game the record has the moves; of one that is played they stay with its table."""

    kept: dict[str, list[dict[str, Any]]] = Field(
        description="by the name of a table of the database, its rows about the guest"
    )


DeviceCode = Annotated[str, Field(max_length=60)]


class LookAt(In):
    code: DeviceCode


class Adopt(In):
    code: DeviceCode
    confirm: bool = Field(default=False, description="yes, though this device is another guest now")


class CodeGuest(BaseModel):
    """Whom a device code would make the reader."""

    guest: str
    name: str
    mine: bool = Field(description="the reader is this guest already")


class DeviceInfo(BaseModel):
    id: str
    label: str = Field(description="a browser and a system; empty where they are not known")
    created: int
    used: int = Field(description="last, to the day")
    current: bool = Field(description="the one that asks")


class SettingInfo(BaseModel):
    id: str
    values: list[str]


class GameInfo(BaseModel):
    id: str
    version: int
    seats: list[int]
    settings: list[SettingInfo]
    levels: list[str]
    ratings: dict[int, dict[str, int]] = Field(
        description="by number of players, the ratings of the levels that have been measured"
    )
    brought: list[str] = Field(description="bots of the host's own, by name; seated like a level")
    decks: bool = Field(description="whether players may bring decks of their own")
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
