"""A message that only one browser can read (RFC 8291), and a word on who sends it (RFC 8292)."""

import hmac
import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = SECP256R1()
RECORD: Final = 4096  # bytes of the one record that a message is
LAST: Final = b"\x02"  # ends the last record
AUTH: Final = 16  # bytes of the secret that a browser shares with us


def to_text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def to_bytes(text: str) -> bytes:
    """Fails with ValueError."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> str:
    return to_text(generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big"))


def read_key(text: str) -> EllipticCurvePrivateKey:
    return derive_private_key(int.from_bytes(to_bytes(text), "big"), CURVE)


def public_point(key: EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def read_point(text: str) -> EllipticCurvePublicKey:
    """Fails with ValueError where it is no point of the curve."""
    return EllipticCurvePublicKey.from_encoded_point(CURVE, to_bytes(text))


def is_good(p256dh: str, auth: str) -> bool:
    """Whether one could write to a browser with these."""
    try:
        read_point(p256dh)
        return len(to_bytes(auth)) == AUTH
    except ValueError:
        return False


def mac(key: bytes, data: bytes) -> bytes:
    return hmac.digest(key, data, "sha256")


def encrypt(
    text: bytes,
    p256dh: str,
    auth: str,
    own: EllipticCurvePrivateKey | None = None,
    salt: bytes = b"",
) -> bytes:
    """With a key and a salt of its own for each message, unless a test brings them."""
    own, salt = own or generate_private_key(CURVE), salt or os.urandom(16)
    theirs, ours = to_bytes(p256dh), public_point(own)
    shared = own.exchange(ECDH(), read_point(p256dh))
    secret = mac(mac(to_bytes(auth), shared), b"WebPush: info\0" + theirs + ours + b"\x01")
    both = mac(salt, secret)
    key = mac(both, b"Content-Encoding: aes128gcm\0\x01")[:16]
    nonce = mac(both, b"Content-Encoding: nonce\0\x01")[:12]
    head = salt + RECORD.to_bytes(4, "big") + len(ours).to_bytes(1, "big") + ours
    return head + AESGCM(key).encrypt(nonce, text + LAST, None)


def authorization(key: EllipticCurvePrivateKey, audience: str, expires: int, contact: str) -> str:
    """For a push service, in seconds since 1970; who to turn to is said where there is an address for it."""
    claims = {"aud": audience, "exp": expires} | ({"sub": contact} if contact else {})
    parts = [{"typ": "JWT", "alg": "ES256"}, claims]
    said = ".".join(to_text(json.dumps(part, separators=(",", ":")).encode()) for part in parts)
    r, s = decode_dss_signature(key.sign(said.encode(), ECDSA(SHA256())))
    signature = to_text(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={said}.{signature}, k={to_text(public_point(key))}"
