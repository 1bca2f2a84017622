"""Being a guest: a name, a cookie, another device, and being forgotten."""

from typing import Final

from fastapi import APIRouter, Query, Request, Response

from fivethrones.server import wire
from fivethrones.server.guests import COOKIE
from fivethrones.server.identity import AnyGuest, BusyGuest, House, set_cookie
from fivethrones.server.seats import forget_guest
from fivethrones.server.security import address_of

router = APIRouter(prefix="/api/me", tags=["me"])

ARRIVING: Final = 20.0  # guests who may come at once from one address: a party behind one router


@router.post("")
async def introduce(
    body: wire.NewName,
    request: Request,
    response: Response,
    house: House,
    guest: AnyGuest,
    bearer: bool = Query(False),
) -> wire.Me:
    """Become a guest, or take another name. With `bearer` the answer has a token and there is no cookie."""
    if guest is not None and not bearer:
        guest = await house.guests.rename(guest, body.name)
        return wire.Me(guest=guest.id, name=guest.name)
    house.rates.spend("guests", address_of(request), house.config.limits.guests, ARRIVING)
    guest, token = await house.guests.create(body.name)
    if not bearer:
        set_cookie(request, response, token)
    return wire.Me(guest=guest.id, name=guest.name, token=token if bearer else None)


@router.get("")
async def me(house: House, guest: AnyGuest) -> wire.MyTables | None:
    """Null for who is no guest yet."""
    if guest is None:
        return None
    lines = await house.tables_of(guest)
    return wire.MyTables(guest=guest.id, name=guest.name, tables=[wire.TableLine(**line) for line in lines])


@router.delete("", status_code=204)
async def forget(response: Response, house: House, guest: BusyGuest) -> None:
    """Erase name and tokens; seats fall to bots."""
    await forget_guest(house, guest, await house.guests.erase(guest))
    response.delete_cookie(COOKIE)


@router.post("/device")
async def device(house: House, guest: BusyGuest) -> wire.Code:
    """A code that makes another device this guest's, once, within ten minutes."""
    return wire.Code(code=await house.guests.device_code(guest))


@router.post("/adopt")
async def adopt(body: wire.Adopt, request: Request, response: Response, house: House) -> wire.Me:
    house.rates.spend("codes", address_of(request), house.config.limits.codes)
    guest, token = await house.guests.adopt(body.code)
    set_cookie(request, response, token)
    return wire.Me(guest=guest.id, name=guest.name)
