"""What an authenticator writes, read strictly: whatever else comes is a refusal and never an error of ours."""

import json
from base64 import urlsafe_b64decode
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fivethrones.server.people.passkeys.ceremony import (
    GET,
    read_challenge,
    read_made,
    read_shown,
    to_bytes,
    to_text,
)
from fivethrones.server.people.passkeys.cose import Unreadable, read_key, verifier
from fivethrones.server.people.passkeys.place import Place, is_origin, place_of
from server.authenticator import Authenticator, b64, cbor, eddsa, es256, rs256

HERE = Place("localhost", ("http://localhost",))
KEYS = [es256(), eddsa(), rs256()]
ASKED = {"challenge": "c", "user": "u"}
HOLDER = Authenticator()
SHOWN = HOLDER.shown(ASKED)


def spoilt(data: bytes, at: int, by: int) -> bytes:
    return data[:at] + bytes([data[at] ^ by]) + data[at + 1 :]


@pytest.mark.parametrize("key", KEYS)
def test_a_key_is_read_to_its_end_and_checks_what_it_has_signed(key) -> None:  # type: ignore[no-untyped-def]
    found, end = read_key(key.cose + b"more")

    assert end == len(key.cose)
    verifier(found)(key.sign(b"winter"), b"winter")


@given(st.binary(max_size=300))
def test_any_bytes_are_a_key_or_a_refusal(data: bytes) -> None:
    try:
        found, end = read_key(data)
        assert cbor(found)[:1] == data[:1]
        assert end <= len(data)
        verifier(found)
    except Unreadable:
        return


@given(st.sampled_from(KEYS), st.data())
def test_a_key_that_was_spoilt_is_another_key_or_a_refusal(key, data) -> None:  # type: ignore[no-untyped-def]
    at = data.draw(st.integers(0, len(key.cose) - 1))
    changed = spoilt(key.cose, at, data.draw(st.integers(1, 255)))
    try:
        found, end = read_key(changed[: data.draw(st.integers(0, len(changed)))])
        verifier(found)
        assert cbor(found) == changed[:end]
    except Unreadable:
        return


@pytest.mark.parametrize(
    "data",
    [
        b"", b"\xa1", b"\xa1\x01", b"\xa1\x18\x01\x02", b"\xa1\x19\x00\xff\x02", b"\xa1\x1a\x00\x00\xff\xff\x02",
        b"\xa1\x1b\x00\x00\x00\x01\x00\x00\x00\x00\x02", b"\xbf\x01\x02\xff", b"\xa2\x01\x02\x01\x03", b"\xa1\x41\x00\x02",
        b"\xa1\x01\x61a", b"\xa1\x01\x80", b"\xa1\x01\xa0", b"\xa1\x01\xf6", b"\xa1\x01\x5f\x41\x00\xff", b"\xa1\x01\x5a\xff\xff\xff\xff",
        b"\xb1" + bytes(40), b"\x81\x01", b"\xc0\xa0",
    ],
)  # fmt: skip
def test_what_is_not_written_in_the_shortest_form_of_numbers_and_bytes_is_refused(data: bytes) -> None:
    with pytest.raises(Unreadable):
        read_key(data)


@pytest.mark.parametrize(
    "key",
    [
        {}, {1: 2, 3: -7}, {1: 2, 3: -7, -1: 1, -2: bytes(32), -3: bytes(32)}, {1: 2, 3: -7, -1: 2, -2: bytes(32), -3: bytes(32)},
        {1: 2, 3: -7, -1: 1, -2: bytes(31), -3: bytes(32)}, {1: 1, 3: -8, -1: 6, -2: bytes(31)}, {1: 1, 3: -8, -1: 7, -2: bytes(32)},
        {1: 3, 3: -257, -1: b"\xff" * 128, -2: b"\1\0\1"}, {1: 3, 3: -257, -1: b"\xff" * 1000, -2: b"\1\0\1"},
        {1: 3, 3: -257, -1: b"\xff" * 256, -2: b"\1"}, {1: 3, 3: -257, -1: b"\xff" * 256, -2: b"\2\2"}, {1: 2, 3: -8, -1: 6, -2: bytes(32)},
        {1: 2, 3: -37, -1: 1}, {1: 2, 3: b"-7", -1: 1},
    ],
)  # fmt: skip
def test_what_is_no_key_of_ours_is_refused(key) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(Unreadable):
        verifier(key)


@given(st.text(max_size=400), st.text(max_size=400), st.text(max_size=100))
def test_any_texts_are_a_refusal(client_data: str, data: str, signature: str) -> None:
    for read in (
        lambda: read_challenge(client_data, GET, HERE),
        lambda: read_made(data, HERE),
        lambda: read_shown(data, client_data, signature, to_text(KEYS[0].cose), HERE),
    ):
        with pytest.raises(Unreadable):
            read()


@given(st.binary(max_size=200), st.integers(0, 255))
def test_any_bytes_for_this_site_make_no_passkey_by_chance(rest: bytes, flags: int) -> None:
    data = sha256(b"localhost").digest() + bytes([flags]) + bytes(4) + rest
    with pytest.raises(Unreadable):
        read_made(to_text(data), HERE)


@given(
    st.recursive(
        st.none() | st.integers() | st.text(),
        lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    )
)
def test_any_client_data_is_a_challenge_or_a_refusal(said) -> None:  # type: ignore[no-untyped-def]
    text = to_text(json.dumps(said).encode() or b"")
    with pytest.raises(Unreadable):
        read_challenge(text, GET, HERE)
    inside = {"type": GET, "origin": "http://localhost", "challenge": said}
    try:
        found = read_challenge(to_text(json.dumps(inside).encode()), GET, HERE)
    except Unreadable:
        return
    assert found == said


@given(st.data())
def test_nothing_that_was_signed_can_be_changed(data) -> None:  # type: ignore[no-untyped-def]
    shown, key = dict(SHOWN), b64(HOLDER.key.cose)
    assert read_shown(shown["authenticator_data"], shown["client_data"], shown["signature"], key, HERE) == 0

    part = data.draw(st.sampled_from(["authenticator_data", "client_data", "signature"]))
    bytes_of = to_bytes(shown[part])
    at = data.draw(st.integers(0, len(bytes_of) - 1))
    shown[part] = to_text(spoilt(bytes_of, at, data.draw(st.integers(1, 255))))
    with pytest.raises(Unreadable):
        read_shown(shown["authenticator_data"], shown["client_data"], shown["signature"], key, HERE)


@pytest.mark.parametrize("flags", [0x40, 0x51, 0x01, 0x49 | 0x80])
def test_flags_that_cannot_be_are_refused(flags: int) -> None:
    """Nobody was there; kept elsewhere though it cannot be; no key; extensions that do not come."""
    holder = Authenticator()
    made = urlsafe_b64decode(holder.made(ASKED)["authenticator_data"] + "==")

    assert read_made(to_text(made), HERE).counter == 0
    with pytest.raises(Unreadable):
        read_made(to_text(made[:32] + bytes([flags]) + made[33:]), HERE)


def test_extensions_that_were_said_to_come_are_passed_over() -> None:
    made = urlsafe_b64decode(Authenticator().made(ASKED)["authenticator_data"] + "==")
    extended = made[:32] + bytes([made[32] | 0x80]) + made[33:] + b"\xa1\x6bcredProtect\x02"

    assert read_made(to_text(extended), HERE) == read_made(to_text(made), HERE)
    with pytest.raises(Unreadable):
        read_made(to_text(made + b"\xa0"), HERE)


@pytest.mark.parametrize("text", ["a", "YQ==", "YQ=", "YR", "Y Q", "YQ\n", "Y+Q", "ы"])
def test_only_one_text_stands_for_the_same_bytes(text: str) -> None:
    with pytest.raises(Unreadable):
        to_bytes(text)


def test_a_place_is_that_of_the_page() -> None:
    assert place_of("thrones.example.org:8443", "") == Place(
        "thrones.example.org", ("https://thrones.example.org:8443",)
    )
    assert place_of("localhost:8642", "") == Place(
        "localhost", ("https://localhost:8642", "http://localhost:8642")
    )
    assert place_of("10.0.0.1", "https://a.example") == Place("a.example", ("https://a.example",))
    assert place_of("10.0.0.1:80", "") is None


@pytest.mark.parametrize(
    ("text", "good"),
    [
        ("https://thrones.example.org", True), ("https://thrones.example.org:8443", True), ("http://localhost:8642", True),
        ("http://thrones.example.org", False), ("https://thrones.example.org/", False), ("https://10.0.0.1", False), ("thrones.example.org", False),
        ("https://Thrones.example.org", False), ("https://thrones.example.org:443", False), ("http://localhost:80", False),
        ("https://thrones.example.org:99999", False), ("https://thrones.example.org:", False), ("https://thrones.example.org:08443", False), ("https://a@b.example", False), ("https://[", False), ("", False),
    ],
)  # fmt: skip
def test_a_host_names_its_page_as_browsers_do(text: str, good: bool) -> None:
    assert is_origin(text) is good
