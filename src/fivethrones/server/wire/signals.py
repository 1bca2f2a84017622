"""Turn signals for those who are away."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from fivethrones.server.wire.parts import In


class Signals(BaseModel):
    key: str | None = Field(
        description="the server's public key, to subscribe with; null where there are no signals"
    )
    on: bool = Field(description="this device is told when it is its guest's turn")
    every: bool = Field(description="also in games that are not played over days")


class NewSignals(In):
    """What a browser gives who subscribes to Web Push."""

    endpoint: Annotated[str, Field(max_length=1000)]
    p256dh: Annotated[str, Field(max_length=90)]
    auth: Annotated[str, Field(max_length=30)]
    language: Literal["ru", "en"]
    every: bool = False
