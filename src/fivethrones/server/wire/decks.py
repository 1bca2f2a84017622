"""Decks of the living card game."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from fivethrones.server.wire.parts import Choice, In, Message


class DeckText(In):
    text: Annotated[str, Field(max_length=10_000)]


class DeckInfo(BaseModel):
    house: str = Field(description="such as `stark`; empty when a text names none")
    agenda: str = Field(description="the id of its card; empty for none")
    cards: dict[str, int] = Field(description="copies of cards and plots, by their ids")


class DeckChecked(BaseModel):
    deck: DeckInfo = Field(description="as far as the text can be read")
    standing: Literal["legal", "friendly", "free", "illegal"] = Field(
        description="a starter deck is for friendly games, a free one for tables with the setting deck_rules=free"
    )
    problems: list[Message] = Field(
        description="of a free or illegal one: lines that cannot be read, or rules for tournaments broken"
    )
    choices: list[Choice] = Field(
        description="of one that may be played: the actions that bring it to a table"
    )
