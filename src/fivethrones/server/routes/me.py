"""Being a guest: a name, a cookie, other devices, and being forgotten."""

import asyncio
from functools import partial
from typing import Final

from fastapi import APIRouter, Query, Request, Response
from starlette.requests import HTTPConnection

from fivethrones.kernel.message import literal
from fivethrones.server import encode, wire
from fivethrones.server.edge.security import address_of
from fivethrones.server.moderation.moderators import is_moderator
from fivethrones.server.people.guests import COOKIE
from fivethrones.server.people.kept import kept_of
from fivethrones.server.refusals import refuse
from fivethrones.server.routes.identity import (
    AGuest,
    AnyGuest,
    BusyGuest,
    TheRegistry,
    bearer_of,
    label_for,
    set_cookie,
)
from fivethrones.server.tables import lists
from fivethrones.server.tables.erasing import erase
from fivethrones.server.tables.registry import Registry

router = APIRouter(prefix="/api/me", tags=["me"])

EXPORTS: Final = 0.2  # times a second that a guest may ask for all that is kept
ARRIVING: Final = 20.0  # guests who may come at once from one address: a party behind one router
CODES: Final = (
    4.0  # times that a device code may be shown at once from one address: looking and becoming, twice
)


@router.post("")
async def introduce(
    body: wire.NewName,
    request: Request,
    response: Response,
    registry: TheRegistry,
    guest: AnyGuest,
    bearer: bool = Query(False),
) -> wire.Me:
    """Become a guest, or take another name. With `bearer` the answer has a token and there is no cookie."""
    if guest is not None and not bearer:
        letter = guest.letter if body.letter is None else body.letter
        guest = await registry.guests.rename(guest, body.name, letter)
        return wire.Me(guest=guest.id, name=guest.name, letter=guest.letter)
    registry.rates.spend("guests", address_of(request), registry.config.limits.guests, ARRIVING)
    guest, token = await registry.guests.create(body.name, label_for(request))
    if not bearer:
        set_cookie(request, response, token)
    return wire.Me(guest=guest.id, name=guest.name, letter=guest.letter, token=token if bearer else None)


@router.get("")
async def me(
    request: Request, response: Response, registry: TheRegistry, guest: AnyGuest
) -> wire.MyTables | None:
    """Null for who is no guest yet. A cookie lasts from here on as long as a new one."""
    if guest is None:
        return None
    if bearer_of(request) is None:
        set_cookie(request, response, request.cookies[COOKIE])
    lines = await lists.tables_of(registry, guest)
    tables = [wire.TableLine(**line) for line in lines]
    moderates = await registry.database.read(partial(is_moderator, guest=guest.id))
    return wire.MyTables(
        guest=guest.id, name=guest.name, letter=guest.letter, tables=tables, moderator=moderates
    )


@router.get("/export", responses={200: {"description": "All that is kept", "model": wire.Kept}})
async def export(registry: TheRegistry, guest: AnyGuest) -> Response:
    """All that the server keeps of this guest, as a file: a row for each entry, by the tables of the database."""
    if guest is None:
        raise refuse("no-guest")
    registry.rates.spend("export", guest.id, EXPORTS)
    kept = await registry.database.read(lambda connection: kept_of(connection, guest.id))
    body = await asyncio.to_thread(encode.dumps, {"kept": kept})
    headers = {"content-disposition": 'attachment; filename="fivethrones.json"'}
    return Response(body, media_type="application/json", headers=headers)


@router.delete("", status_code=204)
async def forget(response: Response, registry: TheRegistry, guest: AnyGuest) -> None:
    """Erase name, words and tokens; seats fall to bots. Who is nobody stays so."""
    if guest is not None:
        await erase(registry, guest)
    response.delete_cookie(COOKIE)


@router.post("/renew")
async def renew(request: Request, response: Response, registry: TheRegistry, guest: BusyGuest) -> wire.Me:
    """Another token for this device; the one it had is good no more."""
    token = await registry.guests.renew(guest)
    if bearer_of(request) is None:
        set_cookie(request, response, token)
        return wire.Me(guest=guest.id, name=guest.name, letter=guest.letter)
    return wire.Me(guest=guest.id, name=guest.name, letter=guest.letter, token=token)


@router.get("/devices")
async def devices(registry: TheRegistry, guest: AGuest) -> list[wire.DeviceInfo]:
    """All that are this guest, the one that was used last first."""
    return [
        wire.DeviceInfo(
            id=each.id,
            label=each.label,
            created=each.created,
            used=each.used,
            current=each.id == guest.device,
        )
        for each in await registry.guests.devices(guest)
    ]


@router.delete("/devices/{device}", status_code=204)
async def end_device(device: str, response: Response, registry: TheRegistry, guest: BusyGuest) -> None:
    """This device is the guest no more, and what it has open is closed."""
    await registry.end_device(guest, device)
    if device == guest.device:
        response.delete_cookie(COOKIE)


@router.post("/device")
async def device(registry: TheRegistry, guest: BusyGuest) -> wire.Code:
    """A code that makes another device this guest's, once, within ten minutes."""
    return wire.Code(code=await registry.guests.device_code(guest))


def spend_code(request: HTTPConnection, registry: Registry) -> None:
    registry.rates.spend("codes", address_of(request), registry.config.limits.codes, CODES)


@router.post("/device/look")
async def look_at(
    body: wire.LookAt, request: Request, registry: TheRegistry, guest: AnyGuest
) -> wire.CodeGuest:
    """Whose code it is; it stays good."""
    spend_code(request, registry)
    found = await registry.guests.behind(body.code)
    mine = guest is not None and guest.id == found.id
    return wire.CodeGuest(guest=found.id, name=found.name, mine=mine)


@router.post("/adopt")
async def adopt(
    body: wire.Adopt, request: Request, response: Response, registry: TheRegistry, guest: AnyGuest
) -> wire.Me:
    """Become the guest of a code; who is another one already must confirm it, and is that one no more here."""
    spend_code(request, registry)
    found = await registry.guests.behind(body.code)
    if guest is not None and guest.id == found.id:
        return wire.Me(guest=guest.id, name=guest.name, letter=guest.letter)
    if guest is not None and not body.confirm:
        raise refuse("device-confirm", name=literal(found.name))
    adopted, token = await registry.guests.adopt(body.code, label_for(request))
    if guest is not None and bearer_of(request) is None:
        await registry.end_device(guest, guest.device)
    set_cookie(request, response, token)
    return wire.Me(guest=adopted.id, name=adopted.name, letter=adopted.letter)
