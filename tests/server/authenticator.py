"""What keeps passkeys in tests: it makes them and signs as WebAuthn has it, with every part open to being spoilt."""

import json
from base64 import urlsafe_b64encode
from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import count
from typing import Any, Final

from cryptography.hazmat.primitives.asymmetric.ec import ECDSA, SECP256R1, EllipticCurvePrivateKey
from cryptography.hazmat.primitives.asymmetric.ec import generate_private_key as new_elliptic
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.asymmetric.padding import PKCS1v15
from cryptography.hazmat.primitives.asymmetric.rsa import generate_private_key as new_rsa
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CREATE: Final = "webauthn.create"
GET: Final = "webauthn.get"
PRESENT: Final = 0x01
NEW_KEY: Final = 0x40
NUMBERS: Final = count(1)

Json = dict[str, Any]


def b64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def head(kind: int, number: int) -> bytes:
    """Of an item in CBOR."""
    if number < 24:
        return bytes([kind << 5 | number])
    width = 1 if number < 256 else 2
    return bytes([kind << 5 | 23 + width]) + number.to_bytes(width, "big")


def item(value: int | bytes) -> bytes:
    if isinstance(value, bytes):
        return head(2, len(value)) + value
    return head(0, value) if value >= 0 else head(1, -1 - value)


def cbor(key: dict[int, int | bytes]) -> bytes:
    return head(5, len(key)) + b"".join(item(name) + item(value) for name, value in key.items())


@dataclass
class Key:
    """A pair of keys: the public one in COSE, and what signs with the private one."""

    cose: bytes
    sign: Callable[[bytes], bytes]


def es256() -> Key:
    private = new_elliptic(SECP256R1())
    return Key(cose_of(private), lambda data: private.sign(data, ECDSA(SHA256())))


def cose_of(private: EllipticCurvePrivateKey) -> bytes:
    at = private.public_key().public_numbers()
    return cbor({1: 2, 3: -7, -1: 1, -2: at.x.to_bytes(32, "big"), -3: at.y.to_bytes(32, "big")})


def eddsa() -> Key:
    private = Ed25519PrivateKey.generate()
    public = private.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw)
    return Key(cbor({1: 1, 3: -8, -1: 6, -2: public}), private.sign)


def rs256(bits: int = 2048) -> Key:
    private = new_rsa(65537, bits)
    modulus = private.public_key().public_numbers().n.to_bytes(bits // 8, "big")
    cose = cbor({1: 3, 3: -257, -1: modulus, -2: (65537).to_bytes(3, "big")})
    return Key(cose, lambda data: private.sign(data, PKCS1v15(), SHA256()))


@dataclass
class Authenticator:
    """Holds one passkey for one site."""

    origin: str = "http://localhost"
    rp: str = "localhost"
    key: Key = field(default_factory=es256)
    counter: int = 0
    credential: bytes = field(default_factory=lambda: b"passkey %d" % next(NUMBERS))
    user: str = ""  # whose it is, as the site has said when it was made

    def client_data(self, kind: str, challenge: str, **more: Any) -> bytes:
        said = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False, **more}
        return json.dumps(said).encode()

    def said(self, flags: int, rest: bytes = b"") -> bytes:
        return sha256(self.rp.encode()).digest() + bytes([flags]) + self.counter.to_bytes(4, "big") + rest

    def made(self, asked: Json) -> Json:
        """A new passkey for what the server has asked."""
        self.user = asked["user"]
        attested = bytes(16) + len(self.credential).to_bytes(2, "big") + self.credential + self.key.cose
        return {
            "client_data": b64(self.client_data(CREATE, asked["challenge"])),
            "authenticator_data": b64(self.said(PRESENT | NEW_KEY, attested)),
        }

    def shown(self, asked: Json, kind: str = GET, **more: Any) -> Json:
        client_data, data = self.client_data(kind, asked["challenge"], **more), self.said(PRESENT)
        return {
            "id": b64(self.credential),
            "client_data": b64(client_data),
            "authenticator_data": b64(data),
            "signature": b64(self.key.sign(data + sha256(client_data).digest())),
            "user_handle": self.user,
        }
