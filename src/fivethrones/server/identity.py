"""Who asks: by a cookie, or by a bearer token."""

from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection
from starlette.responses import Response

from fivethrones.server.guests import COOKIE, Guest
from fivethrones.server.live import LiveTable
from fivethrones.server.refusals import refuse
from fivethrones.server.tables import Tables

YEAR = 365 * 24 * 3600


def tables_of(connection: HTTPConnection) -> Tables:
    tables: Tables = connection.app.state.tables
    return tables


def token_of(connection: HTTPConnection) -> str | None:
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else connection.cookies.get(COOKIE)


async def guest_or_none(connection: HTTPConnection) -> Guest | None:
    token = token_of(connection)
    return await tables_of(connection).guests.by_token(token) if token else None


async def guest_of(connection: HTTPConnection) -> Guest:
    guest = await guest_or_none(connection)
    if guest is None:
        raise refuse("no-guest")
    return guest


async def looking_guest(connection: HTTPConnection) -> Guest:
    """A guest who wants to see something, and not everything at once."""
    guest = await guest_of(connection)
    house = tables_of(connection)
    house.rates.spend("look", guest.id, house.config.limits.looks)
    return guest


async def busy_guest(connection: HTTPConnection) -> Guest:
    """A guest who changes something, and not too fast."""
    guest = await guest_of(connection)
    house = tables_of(connection)
    house.rates.spend("say", guest.id, house.config.limits.actions)
    return guest


async def table_for(connection: HTTPConnection, id: str, guest: Guest) -> LiveTable:
    """A table that this guest may see."""
    house = tables_of(connection)
    live = await house.get(id)
    await house.check_may_enter(live, guest)
    return live


def set_cookie(connection: HTTPConnection, response: Response, token: str) -> None:
    response.set_cookie(
        COOKIE,
        token,
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=connection.url.scheme == "https",
    )


House = Annotated[Tables, Depends(tables_of)]
AnyGuest = Annotated[Guest | None, Depends(guest_or_none)]
AGuest = Annotated[Guest, Depends(looking_guest)]
BusyGuest = Annotated[Guest, Depends(busy_guest)]
