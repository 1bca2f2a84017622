"""For whoever runs this server, on the machine it runs on."""

import socket
from contextlib import suppress
from pathlib import Path

from fastapi import APIRouter, Request

import fivethrones
from fivethrones.games import GAMES
from fivethrones.server import wire
from fivethrones.server.identity import House
from fivethrones.server.refusals import refuse
from fivethrones.server.security import is_loopback

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
        database=url.render_as_string(hide_password=True),
        size=file.stat().st_size if file is not None and file.exists() else None,
        games={game.id: game.version for game in GAMES.values()},
    )


def addresses() -> list[str]:
    """Those of this machine in its networks."""
    with suppress(OSError):
        found = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        return sorted({str(info[4][0]) for info in found})
    return []
