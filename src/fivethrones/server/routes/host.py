"""For whoever runs this server, on the machine it runs on."""

import asyncio
import socket
from contextlib import suppress
from pathlib import Path

from fastapi import APIRouter, Depends, Request
from fastapi.responses import FileResponse
from starlette.types import Receive, Scope, Send

import fivethrones
from fivethrones.games import GAMES
from fivethrones.server import wire
from fivethrones.server.edge.security import is_loopback, is_own_page
from fivethrones.server.refusals import refuse
from fivethrones.server.routes.identity import TheRegistry
from fivethrones.server.storage.backup import back_up


async def check_is_host(request: Request) -> None:
    """On this machine, and asked for by whoever sits there rather than by another page."""
    if not is_loopback(request):
        raise refuse("loopback-only")
    if not is_own_page(request):
        raise refuse("origin")


router = APIRouter(prefix="/api/host", tags=["host"], dependencies=[Depends(check_is_host)])


class PassingFile(FileResponse):
    """A file that is gone when it has been sent, or when nobody waits for it any more."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            Path(self.path).unlink()


@router.get("")
async def host(registry: TheRegistry) -> wire.HostInfo:
    url = registry.database.engine.url
    file = Path(url.database) if url.get_backend_name() == "sqlite" and url.database else None
    names = {connection.guest.name for live in registry.live.values() for connection in live.connections}
    return wire.HostInfo(
        version=fivethrones.__version__,
        addresses=addresses(),
        connected=sorted(names),
        database=str(file) if file is not None else url.render_as_string(hide_password=True),
        backup=file is not None,
        size=file.stat().st_size if file is not None and file.exists() else None,
        games={game.id: game.version for game in GAMES.values()},
    )


@router.get(
    "/backup",
    response_class=FileResponse,
    responses={200: {"description": "A copy of the data file", "content": {"application/vnd.sqlite3": {}}}},
)
async def backup(registry: TheRegistry) -> FileResponse:
    """A consistent copy of all tables, made while they are played; `fivethrones restore` puts it back."""
    path = await asyncio.to_thread(back_up, registry.database.engine.url)
    return PassingFile(path, media_type="application/vnd.sqlite3", filename="fivethrones.db")


def addresses() -> list[str]:
    """Those of this machine in its networks."""
    with suppress(OSError):
        found = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        return sorted({str(info[4][0]) for info in found})
    return []
