"""For whoever keeps the server running: is it alive, can it work, what does it do."""

import shutil
from pathlib import Path
from typing import Final

from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from fastapi import APIRouter, Request, Response
from sqlalchemy import Connection

from fivethrones.kernel.errors import Refusal
from fivethrones.server.edge.security import is_loopback
from fivethrones.server.refusals import refuse
from fivethrones.server.routes.identity import TheRegistry
from fivethrones.server.storage.engine import MIGRATIONS
from fivethrones.server.tables.registry import Registry

router = APIRouter(include_in_schema=False)
ROOM: Final = 50 * 1024 * 1024  # bytes of disk below which nobody should be sent here
PROMETHEUS: Final = "text/plain; version=0.0.4; charset=utf-8"


@router.get("/healthz")
async def alive() -> Response:
    """The process answers."""
    return Response("ok\n", media_type="text/plain")


@router.get("/readyz")
async def ready(registry: TheRegistry) -> Response:
    """The database can be written and is of this version, and there is room for more; else 503 with what is amiss."""
    wrong = await amiss(registry)
    return Response(f"{wrong or 'ok'}\n", 503 if wrong else 200, media_type="text/plain")


async def amiss(registry: Registry) -> str:
    try:
        current = await registry.database.write(is_current)
    except Refusal:
        return "database"
    if not current:
        return "migrations"
    url = registry.database.engine.url
    file = Path(url.database) if url.get_backend_name() == "sqlite" and url.database else None
    if file is not None and shutil.disk_usage(file.parent).free < ROOM:
        return "disk"
    return ""


def is_current(connection: Connection) -> bool:
    return MigrationContext.configure(connection).get_current_heads() == (
        ScriptDirectory(str(MIGRATIONS)).get_current_head(),
    )


@router.get("/metrics")
async def metrics(request: Request, registry: TheRegistry) -> Response:
    """In the text format of Prometheus, on this machine only and only where the host has asked for it."""
    if not registry.config.metrics or not is_loopback(request):
        raise refuse("not-found")
    return Response(written(measured(registry)), media_type=PROMETHEUS)


def measured(registry: Registry) -> dict[str, tuple[str, str, int]]:
    """By name: its kind, what it is, and how much."""
    live = list(registry.live.values())
    return {
        "fivethrones_tables_in_memory": ("gauge", "Tables in memory", len(live)),
        "fivethrones_tables_unattended": (
            "gauge", "Tables where only bots play", sum(each.is_unattended for each in live),
        ),
        "fivethrones_connections": (
            "gauge", "Open connections to tables", sum(len(each.connections) for each in live),
        ),
        "fivethrones_commits_total": ("counter", "Commits since the start", registry.database.commits),
    }  # fmt: skip


def written(figures: dict[str, tuple[str, str, int]]) -> str:
    lines = [
        f"# HELP {name} {text}\n# TYPE {name} {kind}\n{name} {value}\n"
        for name, (kind, text, value) in figures.items()
    ]
    return "".join(lines)
