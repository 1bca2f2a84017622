"""Web Push on its own: what is written, to whom it may go, and how an answer is read."""

import asyncio
import datetime
import json
import socket
import ssl
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric.ec import ECDSA
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from fivethrones.server.club.push.encryption import (
    authorization,
    encrypt,
    is_good,
    new_key,
    public_point,
    read_key,
    read_point,
    to_bytes,
    to_text,
)
from fivethrones.server.edge.outgoing import (
    Answer,
    NotPublic,
    Outgoing,
    is_open,
    is_public,
    public_address,
    read_answer,
)

# RFC 8291, appendix A.
TEXT = b"When I grow up, I want to be a watermelon"
OWN = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
P256DH = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
MESSAGE = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
    "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)

# RFC 8292, section 2.4.
SIGNED = (
    "vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0"
    "NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiU"
    "fnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA, k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYi"
    "c-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs"
)


def test_a_message_is_that_of_the_rfc() -> None:
    """RFC 8291, appendix A."""
    assert to_text(encrypt(TEXT, P256DH, AUTH, read_key(OWN), to_bytes(SALT))) == MESSAGE


def test_no_two_messages_are_alike() -> None:
    assert encrypt(TEXT, P256DH, AUTH) != encrypt(TEXT, P256DH, AUTH)


def claims_in(signed: str) -> dict[str, object]:
    """What a push service reads, once the signature is found good."""
    token, _, key = signed.removeprefix("vapid t=").partition(", k=")
    said, _, signature = token.rpartition(".")
    r, s = (int.from_bytes(half, "big") for half in (to_bytes(signature)[:32], to_bytes(signature)[32:]))
    read_point(key).verify(encode_dss_signature(r, s), said.encode(), ECDSA(SHA256()))
    claims: dict[str, object] = json.loads(to_bytes(said.partition(".")[2]))
    return claims


def test_a_signature_is_read_as_that_of_the_rfc() -> None:
    """RFC 8292, section 2.4."""
    there = {"aud": "https://push.example.net", "exp": 1453523768, "sub": "mailto:push@example.com"}
    assert claims_in(SIGNED) == there

    key = read_key(new_key())
    ours = authorization(key, "https://push.example.net", 1453523768, "mailto:push@example.com")

    assert claims_in(ours) == there
    assert ours.endswith(to_text(public_point(key)))
    assert "sub" not in claims_in(authorization(key, "https://push.example.net", 1, ""))


@pytest.mark.parametrize(
    ("p256dh", "auth", "good"),
    [(P256DH, AUTH, True), (P256DH, SALT[:-4], False), (P256DH[:-1], AUTH, False), ("ä", AUTH, False), ("", "", False)],
)  # fmt: skip
def test_only_keys_that_can_be_used_are_taken(p256dh: str, auth: str, good: bool) -> None:
    assert is_good(p256dh, auth) is good


@pytest.mark.parametrize(
    "url",
    [
        "http://push.example.net/x", "https://localhost/x", "https://127.0.0.1/x", "https://[::1]/x", "https://2130706433/x",
        "https://0x7f.1/x", "https://push.example.net:8443/x", "https://push.example.net@10.0.0.1/x", "https://a@push.example.net/x",
        "https://push.example.net/a b", "https://push.example.net/\r\nHost: x", "https://[push/x", "file:///etc/passwd", "", "https://" + "a." * 600,
        "https://push.example.net:x/", "https:///x", "https://пример.рф/x",
    ],
)  # fmt: skip
def test_what_is_no_address_on_the_open_net_is_not_taken(url: str) -> None:
    assert not is_open(url)


@pytest.mark.parametrize(
    "url", ["https://fcm.googleapis.com/fcm/send/a:b", "https://web.push.apple.com/Q?x=1"]
)
def test_addresses_of_push_services_are_taken(url: str) -> None:
    assert is_open(url)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "192.168.0.1", "172.16.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1", "255.255.255.255",
        "::1", "::", "fe80::1%eth0", "fd00::1", "::ffff:10.0.0.1", "2002:7f00:1::", "64:ff9b::7f00:1", "64:ff9b::a00:1", "ff02::1",
        "::127.0.0.1", "::ffff:0:10.0.0.1", "fec0::1", "64:ff9b:1::a00:1", "5f00::1",
    ],
)  # fmt: skip
def test_nothing_is_sent_into_anybodys_own_network(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["142.250.1.1", "2a00:1450:4001::200e", "64:ff9b::8efa:101"])
def test_the_open_net_is_public(address: str) -> None:
    assert is_public(address)


def test_one_address_at_home_is_enough_to_send_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def found(*_args: object, **_more: object) -> list[object]:
        return [(2, 1, 6, "", (address, 443)) for address in ("142.250.1.1", "10.0.0.1")]

    monkeypatch.setattr(socket, "getaddrinfo", found)
    with pytest.raises(NotPublic):
        asyncio.run(public_address("push.example.net"))


def test_what_was_answered_is_read_and_nothing_else() -> None:
    assert read_answer(b"HTTP/1.1 201 Created\r\nlocation: /m\r\n\r\n") == Answer(201)
    assert read_answer(b"HTTP/1.1 429 Too many\r\nRetry-After: 120\r\n\r\n") == Answer(429, 120)
    assert read_answer(b"HTTP/1.1 503 x\r\nRetry-After: Mon, 16 Nov\r\n\r\n") == Answer(503)
    with pytest.raises(ValueError, match="invalid literal"):
        read_answer(b"SSH ready\r\n\r\n")


def certificate(folder: Path) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """For a service called push.example.net, and for those who trust it."""
    key, name = read_key(new_key()), x509.Name([])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number(), now, now + datetime.timedelta(1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("push.example.net")]), critical=False)
        .sign(key, SHA256())
    )  # fmt: skip
    text = made.public_bytes(Encoding.PEM)
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    (folder / "service.pem").write_bytes(text + secret)
    serving = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    serving.load_cert_chain(folder / "service.pem")
    return serving, ssl.create_default_context(cadata=text.decode())


def posted(folder: Path, answer: bytes, host: str = "push.example.net") -> tuple[bytes, Answer]:
    """What a service that gives this answer was handed, and what we understood."""
    serving, trusting = certificate(folder)
    came: list[bytes] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        came.append(await reader.readuntil(b"the end"))
        writer.write(answer)
        await writer.drain()
        writer.close()

    async def run() -> Answer:
        async with await asyncio.start_server(serve, "127.0.0.1", 0, ssl=serving) as service:
            outgoing = Outgoing()
            outgoing.context, outgoing.port = trusting, service.sockets[0].getsockname()[1]

            async def here(_host: str) -> str:
                return "127.0.0.1"

            outgoing.find = here
            return await outgoing.post(f"https://{host}/to/x?y=1", {"TTL": "60"}, b"all to the end")

    understood = asyncio.run(run())
    return came[0], understood


def test_a_message_is_handed_in_and_nobody_is_followed_elsewhere(tmp_path: Path) -> None:
    came, understood = posted(
        tmp_path, b"HTTP/1.1 307 Elsewhere\r\nLocation: https://127.0.0.1/\r\nRetry-After: 7\r\n\r\nbody"
    )

    assert understood == Answer(307, 7)
    head, _, body = came.partition(b"\r\n\r\n")
    assert body == b"all to the end"
    assert head.split(b"\r\n") == [
        b"POST /to/x?y=1 HTTP/1.1", b"Host: push.example.net", b"Connection: close", b"Content-Length: 14", b"TTL: 60",
    ]  # fmt: skip


@pytest.mark.parametrize("answer", [b"", b"what?\r\n\r\n", b"HTTP/1.1 200" + b" " * 40_000])
def test_an_odd_answer_is_none(tmp_path: Path, answer: bytes) -> None:
    with pytest.raises(OSError, match="no answer in HTTP"):
        posted(tmp_path, answer)


def test_who_cannot_prove_his_name_is_told_nothing(tmp_path: Path) -> None:
    with pytest.raises(ssl.SSLCertVerificationError):
        posted(tmp_path, b"HTTP/1.1 201 Created\r\n\r\n", "other.example.net")
