"""For those who look after the server: the host on its machine, and guests whom the host has made moderators."""

from dataclasses import asdict
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query
from sqlalchemy import select
from starlette.requests import HTTPConnection

from fivethrones.server import wire
from fivethrones.server.edge.security import is_loopback, is_own_page
from fivethrones.server.moderation import acting, reports
from fivethrones.server.moderation.moderators import HOST, is_moderator
from fivethrones.server.moderation.reports import Moderator, listed
from fivethrones.server.refusals import refuse
from fivethrones.server.routes.identity import TheRegistry, guest_or_none, registry_of
from fivethrones.server.storage.schema import acts, guests, moderators, tables
from fivethrones.server.tables.lists import newest, table_line
from fivethrones.server.tables.table import UNFINISHED


async def moderator_of(connection: HTTPConnection) -> Moderator:
    guest = await guest_or_none(connection)
    id = guest.id if guest is not None else ""
    if is_loopback(connection) and is_own_page(connection):
        return Moderator(HOST, id)
    registry = registry_of(connection)
    if guest is None:
        raise refuse("no-guest")
    registry.bans.check_guest(id)  # else a moderator who is banned could end it himself
    registry.rates.spend("say", guest.id, registry.config.limits.actions)
    if not await registry.database.read(lambda database: is_moderator(database, id)):
        raise refuse("moderators-only")
    return Moderator(id, id)


router = APIRouter(prefix="/api/moderation", tags=["moderation"])
AModerator = Annotated[Moderator, Depends(moderator_of)]


def renamed(row: dict[str, Any]) -> dict[str, Any]:
    return {"table": row["table_id"], **row}


@router.get("/reports")
async def pending(registry: TheRegistry, moderator: AModerator) -> list[wire.ReportInfo]:
    """Those that nobody has settled, the oldest first."""
    return [wire.ReportInfo(**renamed(row)) for row in await reports.pending(registry.database, moderator)]


@router.get("/messages")
async def messages(
    registry: TheRegistry, moderator: AModerator, before: Annotated[int | None, Query(ge=0, le=2**53)] = None
) -> list[wire.MessageInfo]:
    """What was said for all to read, the newest first."""
    rows = await reports.messages(registry.database, moderator, before)
    return [wire.MessageInfo(**renamed(row)) for row in rows]


@router.get("/guests")
async def newest_guests(
    registry: TheRegistry, _moderator: AModerator, named: Annotated[str, Query(max_length=40)] = ""
) -> list[wire.GuestInfo]:
    """The newest first; with `named`, those whose name has it."""
    query = select(guests, moderators.c.guest.label("moderates")).outerjoin(
        moderators, moderators.c.guest == guests.c.id
    )
    query = query.where(guests.c.name.icontains(named, autoescape=True)) if named else query
    rows = await listed(registry.database, query.order_by(guests.c.created.desc(), guests.c.id))
    return [
        wire.GuestInfo(
            guest=row["id"], name=row["name"], created=row["created"], moderator=row["moderates"] is not None
        )
        for row in rows
    ]


@router.get("/tables")
async def unfinished(registry: TheRegistry, _moderator: AModerator) -> list[wire.TableLine]:
    """All that are not finished, private ones too; none of them is entered by this."""
    query = newest(select(tables).where(tables.c.status.in_(UNFINISHED)))
    return [wire.TableLine(**table_line(row)) for row in await listed(registry.database, query)]


@router.get("/bans")
async def bans(registry: TheRegistry, _moderator: AModerator) -> list[wire.BanInfo]:
    return [wire.BanInfo(**asdict(ban)) for ban in await registry.bans.all()]


@router.get("/acts")
async def done(registry: TheRegistry, _moderator: AModerator) -> list[wire.ActInfo]:
    """What was done, by whom and when; the newest first."""
    rows = await listed(registry.database, select(acts).order_by(acts.c.id.desc()))
    return [wire.ActInfo(**renamed(row)) for row in rows]


@router.post("/reports/{id}/settle", status_code=204)
async def settle(id: wire.RowId, registry: TheRegistry, moderator: AModerator) -> None:
    await acting.settle(registry, moderator, id)


@router.post("/messages/{id}/remove", status_code=204)
async def remove(id: wire.RowId, registry: TheRegistry, moderator: AModerator) -> None:
    """Gone for everybody, and nobody can say that it was otherwise: the report keeps its text."""
    await acting.remove_message(registry, moderator, id)


@router.post("/guests/{guest}/rename", status_code=204)
async def rename(guest: str, body: wire.Rename, registry: TheRegistry, moderator: AModerator) -> None:
    await acting.rename(registry, moderator, guest, body.name)


@router.post("/guests/{guest}/ban", status_code=204)
async def ban(guest: str, body: wire.BanFor, registry: TheRegistry, moderator: AModerator) -> None:
    await acting.ban(registry, moderator, guest, body.days, body.address)


@router.post("/bans/{id}/lift", status_code=204)
async def lift(id: wire.RowId, registry: TheRegistry, moderator: AModerator) -> None:
    await acting.lift(registry, moderator, id)


@router.post("/tables/{id}/close", status_code=204)
async def close(id: str, registry: TheRegistry, moderator: AModerator) -> None:
    await acting.close(registry, moderator, id)
