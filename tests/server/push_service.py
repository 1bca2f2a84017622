"""A push service in this process, and browsers that listen at it."""

import json
from dataclasses import dataclass, field
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ec import ECDH, EllipticCurvePublicKey, generate_private_key
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from fivethrones.server.club.push.encryption import CURVE, mac, public_point, to_text
from fivethrones.server.edge.outgoing import Answer

HOST = "https://push.example.net"


class Browser:
    """Reads what was written for it alone."""

    def __init__(self, name: str) -> None:
        self.endpoint = f"{HOST}/to/{name}"
        self.key = generate_private_key(CURVE)
        self.auth = name.encode().ljust(16)[:16]

    def wants(self, **more: Any) -> dict[str, Any]:
        return {
            "endpoint": self.endpoint,
            "p256dh": to_text(public_point(self.key)),
            "auth": to_text(self.auth),
            "language": "en",
            **more,
        }

    def read(self, body: bytes) -> Any:
        """As RFC 8291 tells a browser to."""
        salt, theirs, text = body[:16], body[21:86], body[86:]
        shared = self.key.exchange(ECDH(), EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
        info = b"WebPush: info\0" + public_point(self.key) + theirs + b"\x01"
        both = mac(salt, mac(mac(self.auth, shared), info))
        key = mac(both, b"Content-Encoding: aes128gcm\0\x01")[:16]
        nonce = mac(both, b"Content-Encoding: nonce\0\x01")[:12]
        return json.loads(AESGCM(key).decrypt(nonce, text, None).removesuffix(b"\x02"))


@dataclass
class Service:
    """Takes whatever comes, or answers as it is told to."""

    answers: list[Answer] = field(default_factory=list)
    came: list[tuple[str, dict[str, str], bytes]] = field(default_factory=list)

    async def post(self, url: str, headers: dict[str, str], body: bytes) -> Answer:
        self.came.append((url, headers, body))
        return self.answers.pop(0) if self.answers else Answer(201)

    def to(self, browser: Browser) -> list[Any]:
        return [browser.read(body) for url, _, body in self.came if url == browser.endpoint]
