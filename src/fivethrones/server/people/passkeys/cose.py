"""Public keys of authenticators (COSE, RFC 9052), and the little CBOR (RFC 8949) that they are written in."""

from collections.abc import Callable
from typing import Final, TypeAlias

from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric.ec import ECDSA, SECP256R1, EllipticCurvePublicNumbers
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from cryptography.hazmat.primitives.asymmetric.padding import PKCS1v15
from cryptography.hazmat.primitives.asymmetric.rsa import RSAPublicNumbers
from cryptography.hazmat.primitives.hashes import SHA256

ALGORITHMS: Final = (-7, -8, -257)  # ES256, EdDSA, RS256: the one that we like best first

# Parameters of a key; what the negative ones mean depends on the type.
TYPE: Final = 1
ALGORITHM: Final = 3
CURVE, X, Y = -1, -2, -3
MODULUS, EXPONENT = -1, -2
P256: Final = 1
ED25519: Final = 6
RSA_BITS: Final = range(2048, 4097)
RSA_EXPONENTS: Final = range(3, 2**32)

# Major types of CBOR.
UNSIGNED, NEGATIVE, BYTES, MAP = 0, 1, 2, 5
WIDTHS: Final = {24: 1, 25: 2, 26: 4}  # bytes in which a number follows
PARAMETERS: Final = 16  # of a key, at most

Key: TypeAlias = dict[int, int | bytes]
Verifier: TypeAlias = Callable[[bytes, bytes], None]  # of a signature, and of what was signed


class Unreadable(ValueError):
    """It is not what an authenticator writes."""


def read_key(data: bytes) -> tuple[Key, int]:
    """A map from numbers to numbers and bytes, each in its shortest form; and where it ends."""
    kind, count, at = read_head(data, 0)
    if kind != MAP or count > PARAMETERS:
        raise Unreadable("no key")
    key: Key = {}
    for _ in range(count):
        name, at = read_item(data, at)
        value, at = read_item(data, at)
        if isinstance(name, bytes) or name in key:
            raise Unreadable("odd parameter")
        key[name] = value
    return key, at


def read_item(data: bytes, at: int) -> tuple[int | bytes, int]:
    kind, number, at = read_head(data, at)
    if kind == UNSIGNED:
        return number, at
    if kind == NEGATIVE:
        return -1 - number, at
    if kind == BYTES and at + number <= len(data):
        return data[at : at + number], at + number
    raise Unreadable("neither a number nor bytes")


def read_head(data: bytes, at: int) -> tuple[int, int, int]:
    """The type of what follows, its number or length, and where that begins."""
    if at >= len(data):
        raise Unreadable("cut short")
    kind, number, at = data[at] >> 5, data[at] & 31, at + 1
    if number < 24:
        return kind, number, at
    width = WIDTHS.get(number, 0)
    value = int.from_bytes(data[at : at + width], "big")
    if not width or at + width > len(data) or value < least(width):
        raise Unreadable("odd number")
    return kind, value, at + width


def least(width: int) -> int:
    """A smaller number is written shorter."""
    return 24 if width == 1 else int(256 ** (width // 2))


def verifier(key: Key) -> Verifier:
    """What fails with ``InvalidSignature`` where the owner of the key has not signed; ``Unreadable`` where it is no key."""
    try:
        match key.get(ALGORITHM), key.get(TYPE):
            case (-7, 2):  # ES256
                return elliptic(key)
            case (-8, 1):  # EdDSA
                return edwards(key)
            case (-257, 3):  # RS256
                return rsa(key)
    except (ValueError, UnsupportedAlgorithm) as error:  # such as a point beside the curve
        raise Unreadable("no key") from error
    raise Unreadable("another algorithm")


def elliptic(key: Key) -> Verifier:
    check(key.get(CURVE) == P256)
    public = EllipticCurvePublicNumbers(number(key, X, 32), number(key, Y, 32), SECP256R1()).public_key()
    return lambda signature, data: public.verify(signature, data, ECDSA(SHA256()))


def edwards(key: Key) -> Verifier:
    check(key.get(CURVE) == ED25519)
    return Ed25519PublicKey.from_public_bytes(octets(key, X)).verify


def rsa(key: Key) -> Verifier:
    modulus, exponent = number(key, MODULUS), number(key, EXPONENT)
    check(modulus.bit_length() in RSA_BITS and exponent in RSA_EXPONENTS)
    public = RSAPublicNumbers(exponent, modulus).public_key()
    return lambda signature, data: public.verify(signature, data, PKCS1v15(), SHA256())


def number(key: Key, name: int, length: int = 0) -> int:
    """From bytes, the highest first; where it has a ``length``, exactly so many."""
    data = octets(key, name)
    check(not length or len(data) == length)
    return int.from_bytes(data, "big")


def octets(key: Key, name: int) -> bytes:
    found = key.get(name)
    if not isinstance(found, bytes):
        raise Unreadable("a parameter is missing")
    return found


def check(good: bool) -> None:
    if not good:
        raise Unreadable("odd key")
