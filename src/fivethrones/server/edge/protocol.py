"""Connections before the application hears of them: none may be half open for long, and no address may hold too many."""

import asyncio
import logging
from typing import Any, Final

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Request

from fivethrones.server.edge.security import Door

LOG: Final = logging.getLogger("fivethrones.server")
LINE: Final = "line"  # where the application finds its end of the socket
WHOLE_TEXT: Final = 0x81  # the first byte of a frame that is a text by itself
MASKED: Final = 0x80  # in the second byte: what clients send is
LONGEST_HEAD: Final = 14  # bytes of a frame before what it says
AHEAD: Final = 4  # messages that may wait for the application before no more are read


class Patient(HttpToolsProtocol):
    """Waits for a request to become whole, but not for ever."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._door: Door = config.app.state.door  # type: ignore[union-attr]
        self._counted = False
        self._patience: asyncio.TimerHandle | None = None

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._counted = self._door.enter(self._address)
        if not self._counted:
            LOG.warning("too many connections from %s", self._address)
            transport.abort()
            return
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._leave()  # from here on the application counts it
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._wait()

    def on_message_complete(self) -> None:
        self._stop_waiting()
        super().on_message_complete()

    def _leave(self) -> None:
        self._stop_waiting()
        if self._counted:
            self._counted = False
            self._door.leave(self._address)

    def _wait(self) -> None:
        self._stop_waiting()
        self._patience = self.loop.call_later(self._door.patience, self._give_up)

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _give_up(self) -> None:
        LOG.info("a request from %s did not become whole", self._address)
        self.transport.abort()


class Lean(WebSocketsSansIOProtocol):
    """A socket for whole text messages, which are all that is said at a table: these go in and out without a detour."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._rest = b""  # the beginning of a frame
        self._behind = 0  # texts that wait for the other side to read

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"][LINE] = self

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated or self.close_sent:
            super().data_received(data)
            return
        data = self._rest + data
        while data:
            end = frame_end(data)
            if end > self.config.ws_max_size + LONGEST_HEAD:  # too long to be waited for
                end = len(data)
                super().data_received(data)
            elif end > len(data):
                break
            elif data[0] == WHOLE_TEXT and data[1] & MASKED and not self.frames:
                self._hear(data[:end])
            else:
                super().data_received(data[:end])
            data = data[end:]
        self._rest = data

    def _hear(self, frame: bytes) -> None:
        try:
            text = unmasked(frame).decode()
        except UnicodeDecodeError:
            super().data_received(frame)  # ends the connection
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= AHEAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def say(self, text: bytes) -> int:
        """Send this at once, without a detour; how many texts the other side is behind."""
        if self.close_sent or self.transport.is_closing():
            return 0
        self._behind = 0 if self.writable.is_set() else self._behind + 1
        self.transport.write(text_frame(text))
        return self._behind


def frame_end(data: bytes) -> int:
    """Where the first frame ends; beyond the data while that cannot be told."""
    if len(data) < 2:
        return 2
    size, start = data[1] & 0x7F, 2
    if size == 126:
        start = 4
        size = int.from_bytes(data[2:4], "big") if len(data) >= 4 else 0
    elif size == 127:
        start = 10
        size = int.from_bytes(data[2:10], "big") if len(data) >= 10 else 0
    return start + (4 if data[1] & MASKED else 0) + size


def unmasked(frame: bytes) -> bytes:
    """What a whole frame of a client says."""
    size = frame[1] & 0x7F
    start = 6 if size < 126 else 8 if size == 126 else 14
    mask, said = frame[start - 4 : start], frame[start:]
    key = (mask * (len(said) // 4 + 1))[: len(said)]
    return (int.from_bytes(said, "big") ^ int.from_bytes(key, "big")).to_bytes(len(said), "big")


def text_frame(text: bytes) -> bytes:
    size = len(text)
    if size < 126:
        return b"\x81%c%b" % (size, text)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), text)
