"""For whoever runs this server, on the machine it runs on."""

import asyncio
import socket
from contextlib import suppress
from pathlib import Path

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse
from starlette.background import BackgroundTask

import fivethrones
from fivethrones.games import GAMES
from fivethrones.server import wire
from fivethrones.server.identity import House
from fivethrones.server.refusals import refuse
from fivethrones.server.security import is_loopback
from fivethrones.server.storage.backup import back_up

router = APIRouter(prefix="/api/host", tags=["host"])


@router.get("")
async def host(request: Request, house: House) -> wire.HostInfo:
    if not is_loopback(request):
        raise refuse("loopback-only")
    url = house.database.engine.url
    file = Path(url.database) if url.get_backend_name() == "sqlite" and url.database else None
    names = {connection.guest.name for live in house.live.values() for connection in live.connections}
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
async def backup(request: Request, house: House) -> FileResponse:
    """A consistent copy of all tables, made while they are played; `fivethrones restore` puts it back."""
    if not is_loopback(request):
        raise refuse("loopback-only")
    path = await asyncio.to_thread(back_up, house.database.engine.url)
    return FileResponse(
        path,
        media_type="application/vnd.sqlite3",
        filename="fivethrones.db",
        background=BackgroundTask(path.unlink),
    )


def addresses() -> list[str]:
    """Those of this machine in its networks."""
    with suppress(OSError):
        found = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        return sorted({str(info[4][0]) for info in found})
    return []
