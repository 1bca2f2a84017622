"""Who connects and says nothing, or half of something, and keeps nobody else out."""

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from server.processes import PATIENCE, Process

WHOLE = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n"
ELSEWHERE = "127.0.0.1"
STRANGER = "127.0.0.2"


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server that waits for nobody."""
    folder = tmp_path_factory.mktemp("hasty")
    server = Process(folder, str(folder / "tables.db"), patience=0.2)
    yield server
    server.stop()


def line(server: Process, source: str = ELSEWHERE) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), PATIENCE, (source, 0))


def heard(connection: socket.socket) -> bytes:
    """All that comes until the other side hangs up."""
    said = b""
    try:
        while piece := connection.recv(65536):
            said += piece
    except ConnectionResetError:
        pass
    return said


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET /api/games HT",
        b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n",
        b'POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"na',
    ],
)
def test_a_request_that_does_not_become_whole_is_ended(hasty: Process, begun: bytes) -> None:
    with line(hasty) as connection:
        connection.sendall(begun)

        assert b" 200 " not in heard(connection)
    assert hasty.ask("GET", "/api/games")[0] == 200


def test_a_second_request_on_the_same_line_must_become_whole_too(hasty: Process) -> None:
    with line(hasty) as connection:
        connection.sendall(WHOLE + WHOLE[:20])

        assert heard(connection).count(b"HTTP/1.1 200 OK") == 1


def test_a_long_answer_is_not_cut_short_by_the_patience_for_its_request(hasty: Process) -> None:
    id, tokens = hasty.two_players()
    head = f"GET /api/tables/{id}/stream HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {tokens[0]}\r\n\r\n"
    with line(hasty) as connection:
        connection.sendall(head.encode())
        said = b""
        while b'"seen"' not in said:
            said += connection.recv(65536)
        hasty.ask("POST", f"/api/tables/{id}/chat", {"room": "table", "text": "later"}, tokens[1])
        while b"later" not in said:
            piece = connection.recv(65536)
            assert piece, "the stream has ended"
            said += piece


def test_one_address_holds_only_so_many_connections(tmp_path: Path) -> None:
    server = Process(tmp_path, str(tmp_path / "tables.db"), address=3)
    held = [line(server, STRANGER) for _ in range(3)]
    try:
        for connection in held:
            connection.sendall(WHOLE)
            assert connection.recv(65536).startswith(b"HTTP/1.1 200")
        with line(server, STRANGER) as fourth:
            fourth.sendall(WHOLE)
            assert heard(fourth) == b""
        with line(server) as somebody_else:
            somebody_else.sendall(WHOLE)
            assert somebody_else.recv(65536).startswith(b"HTTP/1.1 200")
    finally:
        for connection in held:
            connection.close()
        server.stop()


def test_one_address_holds_only_so_many_sockets(tmp_path: Path) -> None:
    server = Process(tmp_path, str(tmp_path / "tables.db"), address=2)
    try:
        id, tokens = server.two_players()
        url, headers = (
            f"ws://127.0.0.1:{server.port}/ws/tables/{id}",
            {"Authorization": f"Bearer {tokens[0]}"},
        )
        source = (STRANGER, 0)
        with (
            connect(url, additional_headers=headers, source_address=source, proxy=None),
            connect(url, additional_headers=headers, source_address=source, proxy=None),
            pytest.raises(InvalidStatus),
            connect(url, additional_headers=headers, source_address=source, proxy=None),
        ):
            pass
    finally:
        server.stop()
