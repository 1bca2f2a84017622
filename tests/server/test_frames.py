"""Messages in all the ways in which a client may cut them."""

import json
import os
import socket
from collections.abc import Callable, Iterator

import pytest
from websockets.sync.client import connect

from fivethrones.server.edge.protocol import text_frame
from server.processes import PATIENCE, Process

TEXT, CONTINUED, BINARY, PING, WHOLE = 0x1, 0x0, 0x2, 0x9, 0x80
LONGEST = 16 * 1024  # what the server takes


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Process, str, str]]:
    folder = tmp_path_factory.mktemp("frames")
    server = Process(folder, str(folder / "tables.db"))
    id, tokens = server.two_players()
    yield server, id, tokens[0]
    server.stop()


class Line:
    """A socket on which a test writes bytes as it likes."""

    def __init__(self, table: tuple[Process, str, str]) -> None:
        server, id, token = table
        self.socket = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
        head = (
            f"GET /ws/tables/{id} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
            f"Authorization: Bearer {token}\r\n\r\n"
        )
        self.socket.sendall(head.encode())
        self.heard = b""
        assert self.hears(b"\r\n\r\n")

    def say(self, *pieces: bytes) -> None:
        """Each by itself, as far as the system lets us."""
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for piece in pieces:
            self.socket.sendall(piece)

    def hears(self, wanted: bytes) -> bool:
        """Whether this comes before the other side hangs up."""
        while wanted not in self.heard:
            try:
                piece = self.socket.recv(65536)
            except ConnectionResetError:
                return False
            if not piece:
                return False
            self.heard += piece
        return True


@pytest.fixture
def line(table: tuple[Process, str, str]) -> Iterator[Line]:
    found = Line(table)
    yield found
    found.socket.close()


def frame(opcode: int, said: bytes, mask: bytes = b"\x01\x02\x03\x04") -> bytes:
    size = len(said)
    masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(said))
    if size < 126:
        head = bytes([opcode, 0x80 | size])
    elif size < 1 << 16:
        head = bytes([opcode, 0xFE]) + size.to_bytes(2, "big")
    else:
        head = bytes([opcode, 0xFF]) + size.to_bytes(8, "big")
    return head + mask + masked


def ping(n: int, longer: int = 0) -> bytes:
    return json.dumps({"type": "ping", "n": n}).encode() + b" " * longer


def pong(n: int) -> bytes:
    return b'{"n":%d,"type":"pong"}' % n


CUTS: list[Callable[[bytes], list[bytes]]] = [
    lambda whole: [whole],
    lambda whole: [whole[i : i + 1] for i in range(len(whole))],
    lambda whole: [whole[:1], whole[1:]],
    lambda whole: [whole[:3], whole[3:7], whole[7:]],
]


@pytest.mark.parametrize("cut", range(len(CUTS)))
@pytest.mark.parametrize("longer", [0, 200])
def test_a_message_is_heard_however_it_arrives(line: Line, cut: int, longer: int) -> None:
    line.say(*CUTS[cut](frame(WHOLE | TEXT, ping(7, longer))))

    assert line.hears(pong(7))


def test_messages_that_arrive_together_are_all_heard_in_their_order(line: Line) -> None:
    line.say(b"".join(frame(WHOLE | TEXT, ping(n)) for n in range(1, 12)))

    assert line.hears(pong(11))
    assert [line.heard.index(pong(n)) for n in range(1, 12)] == sorted(
        line.heard.index(pong(n)) for n in range(1, 12)
    )


def test_a_message_in_fragments_with_a_ping_among_them_is_heard(line: Line) -> None:
    said = ping(5)
    line.say(
        frame(TEXT, said[:4]),
        frame(WHOLE | PING, b"there?"),
        frame(CONTINUED, said[4:9]),
        frame(WHOLE | CONTINUED, said[9:]),
        frame(WHOLE | TEXT, ping(6)),
    )

    assert line.hears(pong(6))
    assert pong(5) in line.heard
    assert b"\x8a\x06there?" in line.heard


def test_bytes_are_no_words_and_the_talk_goes_on(line: Line) -> None:
    line.say(frame(WHOLE | BINARY, b"\0\1"), frame(WHOLE | TEXT, ping(3)))

    assert line.hears(pong(3))
    assert b"refused-malformed" in line.heard


@pytest.mark.parametrize(
    "wrong",
    [
        frame(WHOLE | TEXT, b"\xff\xfe"),  # no text
        b"\x81\x02{}",  # not masked
        frame(WHOLE | TEXT, b" " * (LONGEST + 1)),  # too long
        b"\x81\xff" + (1 << 40).to_bytes(8, "big"),  # much too long, and only begun
        frame(TEXT, b"{") + frame(WHOLE | TEXT, b"}"),  # a message within a message
        frame(WHOLE | 0x3, b""),  # no such frame
    ],
)
def test_what_is_no_message_ends_the_connection(line: Line, wrong: bytes) -> None:
    line.say(wrong)

    assert not line.hears(b"never said")


def test_a_view_and_the_longest_message_arrive_whole(table: tuple[Process, str, str]) -> None:
    server, id, token = table
    headers = {"Authorization": f"Bearer {token}"}
    with connect(f"ws://127.0.0.1:{server.port}/ws/tables/{id}", additional_headers=headers) as tab:
        tab.send(" " * LONGEST)
        heard = [json.loads(tab.recv())]
        while heard[-1]["type"] != "refused":
            heard.append(json.loads(tab.recv()))

    assert {"seen", "table"} <= {message["type"] for message in heard}
    assert heard[-1]["reason"]["id"] == "refused-malformed"


@pytest.mark.parametrize("size", [0, 125, 126, 65535, 65536])
def test_a_frame_tells_its_length(size: int) -> None:
    said = os.urandom(size)

    sent = text_frame(said)

    assert sent[0] == WHOLE | TEXT
    head = 2 if size < 126 else 4 if size < 65536 else 10
    told = sent[1] if size < 126 else int.from_bytes(sent[2:head], "big")
    assert (told, sent[head:]) == (size, said)
