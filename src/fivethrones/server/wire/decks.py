"""Decks that players bring."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from fivethrones.server.wire.parts import Choice, In, Message


class DeckText(In):
    text: Annotated[str, Field(max_length=10_000)]


class DeckInfo(BaseModel):
    head: dict[str, str] = Field(
        description="what the head of the file says, by keyword; empty where it says nothing"
    )
    cards: dict[str, int] = Field(description="copies, by the ids of cards")


class DeckChecked(BaseModel):
    deck: DeckInfo = Field(description="as far as the text can be read")
    standing: Literal["legal", "friendly", "free", "illegal"] = Field(
        description="a starter deck is for friendly games, a free one for tables that have agreed on other rules"
    )
    problems: list[Message] = Field(
        description="of a free or illegal one: lines that cannot be read, or rules for tournaments broken"
    )
    choices: list[Choice] = Field(
        description="of one that may be played: the actions that bring it to a table"
    )
