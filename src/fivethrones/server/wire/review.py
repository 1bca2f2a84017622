"""A finished game looked at again."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from fivethrones.server.wire.parts import Choice, Message

Percent = Annotated[int, Field(ge=0, le=100)]


class ChanceInfo(BaseModel):
    """The chance to win, in hundredths: most likely the middle, four times of five between the others."""

    low: Percent
    middle: Percent
    high: Percent


class ReviewOption(BaseModel):
    choice: Choice = Field(description="its first step")
    labels: list[Message]
    piece: str
    chance: ChanceInfo
    reasons: list[Message] = Field(description="what it gains; none where no fact of the game tells it")


class VerdictInfo(BaseModel):
    mark: Literal["", "!", "?!", "??"] = Field(description="none where the band covers the difference")
    held: ChanceInfo = Field(description="with the best choice")
    played: ReviewOption
    better: list[ReviewOption]


class DecisionReviewed(BaseModel):
    step: int = Field(description="the step of the replay to which the choice led")
    seat: int
    known: VerdictInfo = Field(description="from what the seat knew then")
    open: VerdictInfo = Field(description="with all cards open")


class AccountInfo(BaseModel):
    """How a seat's chance changed, in hundredths of a game."""

    seat: int
    own: int = Field(description="by its own decisions: nothing, or what they gave away")
    luck: int = Field(description="between them, where chance had a say")
    others: int = Field(description="between them, where others alone acted")


class ReviewInfo(BaseModel):
    status: Literal["none", "running", "ready"]
    done: int
    total: int
    asked: int = Field(
        description="decisions in which there was a choice; of very many only the weightiest are judged"
    )
    decisions: list[DecisionReviewed]
    accounts: list[AccountInfo] = Field(description="when it is ready")
    turning: list[int] = Field(description="the steps at which most was at stake")
