"""What a browser hands over when a passkey is made or used (WebAuthn, levels 2 and 3), and whether it holds."""

import hmac
import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

from cryptography.exceptions import InvalidSignature

from fivethrones.server.people.passkeys.cose import Unreadable, read_key, verifier
from fivethrones.server.people.passkeys.place import Place

CHALLENGE: Final = 32  # bytes
CREATE: Final = "webauthn.create"
GET: Final = "webauthn.get"

# Flags of what an authenticator says.
PRESENT: Final = 0x01  # somebody has touched it
BACKUP_ELIGIBLE: Final = 0x08
BACKED_UP: Final = 0x10
ATTESTED: Final = 0x40  # it brings a new key
EXTENDED: Final = 0x80  # extensions follow, of which we have asked for none

# Where things stand in it, in bytes.
FLAGS: Final = 32
COUNTER: Final = 33
HEAD: Final = 37
MODEL: Final = 16  # of the authenticator: not looked at
LONGEST_ID: Final = 1023


@dataclass(frozen=True)
class Said:
    """What an authenticator says each time."""

    flags: int
    counter: int
    rest: bytes


@dataclass(frozen=True)
class Made:
    """A new passkey."""

    credential: str
    key: str
    counter: int


def to_text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def to_bytes(text: str) -> bytes:
    try:
        data = urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError as error:
        raise Unreadable("no base64") from error
    if to_text(data) != text:  # signs that were passed over, or loose bits
        raise Unreadable("no base64url")
    return data


def new_challenge() -> str:
    return to_text(os.urandom(CHALLENGE))


def read_challenge(client_data: str, kind: str, place: Place) -> str:
    """The challenge that was answered; refused when this was asked for elsewhere or for something else."""
    said = read_json(to_bytes(client_data))
    if said.get("type") != kind or said.get("origin") not in place.origins or said.get("crossOrigin", False):
        raise Unreadable("said elsewhere, or for something else")
    challenge = said.get("challenge")
    if not isinstance(challenge, str) or not challenge.isascii():
        raise Unreadable("no challenge")
    return challenge


def read_json(data: bytes) -> dict[str, Any]:
    try:
        said = json.loads(data.decode())
    except (ValueError, RecursionError) as error:
        raise Unreadable("no JSON") from error
    if not isinstance(said, dict):
        raise Unreadable("no object")
    return said


def read_said(data: bytes, place: Place) -> Said:
    if len(data) < HEAD or not hmac.compare_digest(data[:FLAGS], sha256(place.rp.encode()).digest()):
        raise Unreadable("for another site")
    flags, rest = data[FLAGS], data[HEAD:]
    if not flags & PRESENT or (flags & BACKED_UP and not flags & BACKUP_ELIGIBLE):
        raise Unreadable("odd flags")
    return Said(flags, int.from_bytes(data[COUNTER:HEAD], "big"), rest)


def read_made(authenticator_data: str, place: Place) -> Made:
    """A new passkey, of which nothing else is kept."""
    said = read_said(to_bytes(authenticator_data), place)
    if not said.flags & ATTESTED:
        raise Unreadable("no key")
    length = int.from_bytes(said.rest[MODEL : MODEL + 2], "big")
    written = said.rest[MODEL + 2 + length :]
    if not 0 < length <= LONGEST_ID or not written:
        raise Unreadable("no credential")
    key, end = read_key(written)
    check_end(said.flags, written[end:])
    verifier(key)
    credential = said.rest[MODEL + 2 : MODEL + 2 + length]
    return Made(to_text(credential), to_text(written[:end]), said.counter)


def read_shown(authenticator_data: str, client_data: str, signature: str, key: str, place: Place) -> int:
    """How often the authenticator has signed by now; refused where it has not signed this."""
    data = to_bytes(authenticator_data)
    said = read_said(data, place)
    if said.flags & ATTESTED:
        raise Unreadable("a key that nobody asked for")
    check_end(said.flags, said.rest)
    verify = verifier(read_key(to_bytes(key))[0])
    try:
        verify(to_bytes(signature), data + sha256(to_bytes(client_data)).digest())
    except InvalidSignature as error:
        raise Unreadable("not signed by this key") from error
    return said.counter


def check_end(flags: int, rest: bytes) -> None:
    """Nothing follows but extensions, where the flags say so; what they say is not looked at."""
    if bool(flags & EXTENDED) != bool(rest):
        raise Unreadable("more than was said, or less")
