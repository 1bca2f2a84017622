"""Connections before the application hears of them: none may be half open for long, and no address may hold too many."""

import asyncio
import logging
from typing import Any, Final

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from fivethrones.server.security import Door

LOG: Final = logging.getLogger("fivethrones.server")


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
