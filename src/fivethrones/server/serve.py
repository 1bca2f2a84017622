"""Running a server until somebody stops it."""

import logging
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Final

import uvicorn
from uvicorn.config import LOGGING_CONFIG

from fivethrones.kernel.errors import Refusal
from fivethrones.kernel.message import literal
from fivethrones.server.app import create_app
from fivethrones.server.collector import look_in_small_steps
from fivethrones.server.config import Config
from fivethrones.server.edge.protocol import Lean, Patient
from fivethrones.server.logs import JSON, log_in_json
from fivethrones.server.refusals import refuse
from fivethrones.server.storage.engine import open_engine

LOG: Final = logging.getLogger("fivethrones.server")
BACKLOG: Final = 2048


def serve(config: Config, host: str, port: int, ready: Callable[[str], None]) -> None:
    """Serve until interrupted; ``ready`` is told the address. Refuses a taken port and a bad database in words."""
    listening = listen(host, port)
    if config.log == JSON:
        log_in_json()
    try:
        open_engine(config.database).dispose()  # up to date, and a bad one is refused here
    except Refusal:
        listening.close()
        raise
    server = uvicorn.Server(settings(config))
    with interrupts_kept(server):
        ready(address(listening))
        tune()
        server.run(sockets=[listening])


@contextmanager
def interrupts_kept(server: uvicorn.Server) -> Iterator[None]:
    """Ctrl-C stops the server, which then ends in good order, and is raised after that.

    Raised where it comes it could be lost: while Python looks for garbage, it swallows whatever is raised. Where the
    server has begun to listen to signals itself, it hands them on here when it has ended.
    """
    came = False

    def stop(*_: object) -> None:
        nonlocal came
        came = server.should_exit = True

    heeding = signal.signal(signal.SIGINT, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, heeding)
    if came:
        raise KeyboardInterrupt


def tune() -> None:
    """Make the interpreter fit for what it does all day: one thread that computes, one that commits."""
    # A commit needs the interpreter a few times, briefly; it must not queue for it.
    sys.setswitchinterval(0.0005)
    look_in_small_steps()
    allow_connections()


def allow_connections() -> None:
    """As many open files as the system lets us have: each connection is one."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):  # some systems promise more than they give
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    LOG.info("open files: %d allowed, %d before", resource.getrlimit(resource.RLIMIT_NOFILE)[0], soft)


def settings(config: Config) -> uvicorn.Config:
    return uvicorn.Config(
        create_app(config),
        http=Patient,
        ws=Lean,
        log_config=None if config.log == JSON else LOGGING_CONFIG,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=list(config.proxies),
        ws_max_size=config.limits.message,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
    )


def listen(host: str, port: int) -> socket.socket:
    refusal = refuse("port", host=literal(host), port=literal(str(port)))
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError) as error:  # a name with an empty or endless part
        raise refusal from error
    family, kind, protocol, _, where = found[0]
    listening = socket.socket(family, kind, protocol)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(where)
        listening.listen(BACKLOG)
    except OSError as error:
        listening.close()
        raise refusal from error
    return listening


def address(listening: socket.socket) -> str:
    """What to type into a browser."""
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
