"""Passkeys: what a browser is asked to sign, and what it hands over. Bytes are base64url without padding."""

from typing import Annotated, Final, Literal

from pydantic import BaseModel, Field

from fivethrones.server.wire.parts import In, Message

LETTERS: Final = "^[A-Za-z0-9_-]+$"

Credential = Annotated[str, Field(pattern=LETTERS, max_length=1364)]
Bytes = Annotated[str, Field(pattern=LETTERS, max_length=6000)]


class PasskeyInfo(BaseModel):
    id: str = Field(description="as its authenticator calls it")
    label: str = Field(description="the browser and system that it was made with; empty where not known")
    created: int
    used: int = Field(description="last")


class Passkeys(BaseModel):
    missing: Message | None = Field(description="why there are none here; null where there can be")
    held: bool = Field(description="nobody else may take the guest's name")
    passkeys: list[PasskeyInfo] = Field(description="of the guest, the newest first")


class NewPasskeyChallenge(In):
    purpose: Literal["add", "enter"]


class PasskeyChallenge(BaseModel):
    """For `navigator.credentials`: good once, and for five minutes."""

    challenge: str
    rp: str = Field(description="the relying party, a name of a host")
    algorithms: list[int] = Field(description="COSE numbers, the best first")
    user: str = Field(description="the user handle of the guest; empty to come in")
    known: list[str] = Field(description="passkeys that the guest has already")


class NewPasskey(In):
    client_data: Bytes
    authenticator_data: Bytes


class ShownPasskey(In):
    id: Credential
    client_data: Bytes
    authenticator_data: Bytes
    signature: Bytes
    user_handle: Annotated[str, Field(pattern=LETTERS, max_length=90)]
    confirm: bool = Field(default=False, description="yes, though this device is another guest now")
